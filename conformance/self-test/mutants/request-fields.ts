/** Mutants that ignore one request field. They are generated from a contract's document. */
import type { ContractName } from "../../contracts/contracts.ts";
import { DocumentFields, type DocumentOperation } from "../fields/document-fields.ts";
import type { Loose } from "./combinators/exchange.ts";
import { alterRequests } from "./combinators/requests.ts";
import type { Mutate } from "./mutant.ts";
import { listMutants } from "./tables/index.ts";

/** A request as the suite sends it. Headers are absent if they are unknown. */
export interface SentRequest {
  operation: string | undefined;
  query: Record<string, string>;
  headers?: Record<string, string>;
  body: Loose;
}

const documents = new Map<ContractName, DocumentFields>();

/** Returns the fields in a contract's document, which is read only once. */
export function readDocument(contract: ContractName): DocumentFields {
  const fields = documents.get(contract) ?? new DocumentFields(contract);
  documents.set(contract, fields);
  return fields;
}

/**
 * Lists the request fields: `<operation> <schema>.<field>` for a body, and `<operation> <query or header> <name>` for a
 * parameter.
 */
export function listRequestFields(fields: DocumentFields): Set<string> {
  return new Set(
    fields.operations.flatMap(({ operationId, parameters, body }) => [
      ...listParameters(parameters).map((each) => `${operationId} ${each}`),
      ...[...(body === undefined ? [] : fields.list(body, "body"))].map((each) => `${operationId} ${each}`),
    ]),
  );
}

/** Calls a function with each field in a request, and with a function that removes the field. */
export function visitRequest(
  fields: DocumentFields,
  { operation: operationId, query, headers = {}, body }: SentRequest,
  visit: (field: string, remove: () => void) => void,
): void {
  const operation = fields.operations.find((each) => each.operationId === operationId);
  if (operation === undefined) return;
  for (const [kind, values] of [
    ["query", query],
    ["header", headers],
  ] as const) {
    for (const { name } of operation.parameters.filter((each) => each.in === kind)) {
      const key = kind === "header" ? name.toLowerCase() : name;
      if (values[key] !== undefined) visit(`${operationId} ${kind} ${name}`, () => delete values[key]);
    }
  }
  if (operation.body !== undefined)
    fields.visit(operation.body, "body", body, (field, holder, key) =>
      visit(`${operationId} ${field}`, () => delete holder[key]),
    );
}

/** Ignores a field in all requests of its operation. */
export function ignoreField(contract: ContractName, ignored: string): Mutate {
  const fields = readDocument(contract);
  return alterRequests((request) =>
    visitRequest(fields, request, (field, remove) => {
      if (field === ignored) remove();
    }),
  );
}

/** Returns a mutant from the tables, or the generated mutant that ignores a field. The id is then the field. */
export function findMutant(contract: ContractName, id: string): Mutate | undefined {
  const isField = id.includes(" ") && listRequestFields(readDocument(contract)).has(id);
  return isField ? ignoreField(contract, id) : listMutants(contract).get(id);
}

function listParameters(parameters: DocumentOperation["parameters"]): string[] {
  return parameters.flatMap(({ name, in: kind }) => (kind === "path" ? [] : [`${kind} ${name}`]));
}

/**
 * Compares a document with the proposal that it comes from. Everything that the proposal does not have carries
 * `x-additive`, and nothing else does.
 */
import {
  type DocumentWithSchemas,
  type OpenApiDocument,
  operationsOf,
  parametersOf,
  type Response,
} from "../generate/document.ts";
import { componentName, type Schema, subschemas } from "../generate/schema.ts";
import { inlineResponses } from "../generate/shared-responses.ts";

/** The parts of a document that come from the proposal. */
export interface Proposal {
  /** The operations by method and path, such as `POST /v1/runs`. */
  operations: Record<string, ProposedOperation>;
  /** The fields of each object, and the values of each enum, by schema name. */
  schemas: Record<string, string[]>;
}

/** An operation of the proposal. */
interface ProposedOperation {
  /** The names of the parameters. */
  parameters?: string[];
  /** The names of the headers of each response, by status. */
  responses: Record<string, string[]>;
}

/** Returns a line for each part of the document that is marked wrongly or missing. */
export function findAdditionProblems(document: OpenApiDocument, proposal: Proposal): string[] {
  const inlined = inlineResponses(document);
  const { schemas } = inlined.components;
  return [...compareOperations(inlined, proposal), ...compareSchemas(schemas, proposal)];
}

function compareOperations(document: OpenApiDocument, { operations, schemas }: Proposal): string[] {
  const found = new Map(
    operationsOf(document).map(({ path, method, operation }) => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
  const own = compareNames("", found, Object.keys(operations));
  const nested = [...found].flatMap(([name, operation]) => {
    if (isAddition(operation)) return [];
    const { parameters = [], responses = {} } = operations[name] ?? {};
    const found = new Map(parametersOf(document, operation).map((each) => [each.name, each]));
    return [
      ...compareNames(`${name} `, found, parameters),
      ...compareResponses(document, name, operation.responses, responses, schemas),
      ...[...found.values()].flatMap((each) => checkUses(`${name} ${each.name}`, each, document, schemas)),
      ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema = {} }) =>
        checkUses(`${name} body`, schema, document, schemas),
      ),
    ];
  });
  return [...own, ...nested];
}

function compareResponses(
  document: OpenApiDocument,
  operation: string,
  responses: Record<string, Response>,
  proposed: Record<string, string[]>,
  schemas: Proposal["schemas"],
): string[] {
  const found = new Map(
    Object.entries(responses).map(([status, response]) => {
      const bodies = Object.values(response.content ?? {}).map(({ schema = {} }) =>
        resolve(document, schema),
      );
      return [status, bodies.length > 0 && bodies.every(isAddition) ? { "x-additive": true } : response];
    }),
  );
  const nested = Object.entries(proposed).flatMap(([status, names]) => {
    const { headers = {}, content = {} } = responses[status] ?? {};
    const at = `${operation} ${status}`;
    return [
      ...compareNames(`${at} `, new Map(Object.entries(headers)), names),
      ...Object.values(content).flatMap(({ schema = {} }) => checkUses(at, schema, document, schemas)),
    ];
  });
  return [...compareNames(`${operation} `, found, Object.keys(proposed)), ...nested];
}

function compareSchemas(schemas: Record<string, Schema>, proposal: Proposal): string[] {
  return Object.entries(proposal.schemas).flatMap(([name, proposed]) => {
    const schema = schemas[name];
    if (schema === undefined) return [`${name}: is not in the document`];
    if (isAddition(schema)) return [`${name}: has x-additive, but is in the proposal`];
    const fields = Object.entries(schema.properties ?? {});
    const values = schema.enum?.map((value): [string, object] => [String(value), {}]) ?? [];
    return [
      ...compareNames(`${name}.`, new Map<string, object>([...fields, ...values]), proposed),
      ...fields.flatMap(([field, value]) =>
        checkUses(`${name}.${field}`, value, { components: { schemas } }, proposal.schemas),
      ),
    ];
  });
}

/** Compares named parts of the document with the names of the same parts in the proposal. */
function compareNames(at: string, found: ReadonlyMap<string, object>, proposed: readonly string[]): string[] {
  const problems = [...found].flatMap(([name, part]) => {
    if (isAddition(part) === proposed.includes(name)) {
      return isAddition(part)
        ? [`${at}${name}: has x-additive, but is in the proposal`]
        : [`${at}${name}: is not in the proposal; mark it with @additive`];
    }
    return [];
  });
  const missing = proposed.filter((name) => !found.has(name));
  return [...problems, ...missing.map((name) => `${at}${name}: is not in the document`)];
}

/** Returns a line for each object or enum that a part of the proposal uses and that is not in the proposal. */
function checkUses(
  at: string,
  part: Schema | { schema: Schema },
  document: DocumentWithSchemas,
  proposed: Proposal["schemas"],
  seen = new Set<string>(),
): string[] {
  if (isAddition(part)) return [];
  const schema = ("schema" in part ? part.schema : part) as Schema;
  const nested = [...subschemas(schema)].flatMap(([, each]) => checkUses(at, each, document, proposed, seen));
  if (schema.$ref === undefined) return nested;
  const name = componentName(schema.$ref);
  const target = resolve(document, schema);
  if (seen.has(name) || isAddition(target) || name in proposed) return nested;
  seen.add(name);
  return target.properties !== undefined || target.enum !== undefined
    ? [`${at}: ${name} is not in the proposal; mark it with @additive`]
    : [...nested, ...checkUses(at, target, document, proposed, seen)];
}

function resolve(document: DocumentWithSchemas, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : (document.components.schemas[componentName(schema.$ref)] ?? {});
}

function isAddition(part: object): boolean {
  return "x-additive" in part;
}

/** Everything that the site tells of one contract, read from the repository. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { loadContract } from "../../conformance/contracts/contracts.ts";
import { loadCases } from "../../conformance/runner/load-cases.ts";
import { parseKillers } from "../../conformance/self-test/mutants/kill-matrix.ts";
import { type ContractName, contractNames } from "../../generated/contracts.ts";
import { type OpenApiDocument, operationsOf } from "../../spec/toolchain/generate/document.ts";
import type { Violation } from "../../spec/toolchain/generate/runtime/violations.ts";
import { readRequirements } from "../../spec/toolchain/requirements/register.ts";
import { type CitingTitle, evidenceOf, type RequirementEvidence } from "../coverage/evidence.ts";
import { kindsOf } from "./events/chunk-kinds.ts";
import { rulesOfEvents, rulesOfKind } from "./events/event-order.ts";
import { type AsyncApiDocument, readEvents, streamingOperations } from "./events/events.ts";
import { contractTitle, type Page } from "./layout.ts";
import { contractPage, documents, placeOfOperation, schemasPage } from "./pages/contract-page.ts";
import { eventsPage, placeOfEvent } from "./pages/events-page.ts";
import { requirementsPage } from "./pages/requirements-page.ts";
import type { ContractSummary } from "./pages/start-page.ts";
import type { Reference } from "./reference.ts";
import type { SearchEntry } from "./search.ts";

/** A contract as the site has it. */
export interface ContractSite {
  summary: ContractSummary;
  evidence: RequirementEvidence[];
  pages: Page[];
  /** Files that are not pages, by path within the site. */
  files: Map<string, string>;
  references: Reference[];
  /** Anchors of the reference pages that other pages lead to. */
  anchors: Map<string, Set<string>>;
  found: SearchEntry[];
}

/**
 * Reads a contract and makes its pages.
 *
 * @param root Folder of the repository.
 * @param tests Titles that cite rules, by file.
 * @throws Error for an event without a valid example.
 */
export async function contractSite(
  contract: ContractName,
  root: string,
  tests: ReadonlyMap<string, readonly CitingTitle[]>,
): Promise<ContractSite> {
  const generated = join(root, "generated", contract);
  const folder = `contracts/${contract}`;
  const files = new Map<string, string>();
  for (const [file] of documents) files.set(`${folder}/${file}`, readFileSync(join(generated, file), "utf8"));
  const schemaFiles = readdirSync(join(generated, "schemas")).toSorted();
  for (const file of schemaFiles)
    files.set(`${folder}/schemas/${file}`, readFileSync(join(generated, "schemas", file), "utf8"));

  const openApi = parse(files.get(`${folder}/openapi.yaml`) ?? "") as OpenApiDocument;
  const asyncApi = parse(files.get(`${folder}/asyncapi.yaml`) ?? "") as AsyncApiDocument;
  const validators: Record<string, (value: unknown) => Violation[]> = await import(
    join(generated, "validators.sealed.js")
  );
  const events = named(contract, () =>
    readEvents(asyncApi, (schema, value) => {
      const check = validators[`check${schema}`];
      if (check === undefined) throw new Error(`generated/${contract} has no validator of ${schema}`);
      return check(value);
    }),
  );
  const kinds = new Map(events.map(({ name }) => [name, kindsOf(contract, name)]));
  const explained = [...events, ...[...kinds.values()].flat()];
  const operations = streamingOperations(asyncApi);
  const requirements = readRequirements(contract);
  const { invariants } = await loadContract(contract);
  const killers = readFileSync(join(root, `conformance/self-test/mutants/kills.${contract}.json`), "utf8");
  const evidence = evidenceOf({
    contract,
    contracts: contractNames,
    requirements,
    cases: loadCases(contract),
    invariants,
    tests,
    killers: parseKillers(killers),
  });
  const all = operationsOf(openApi);
  const places = new Map<string, string>([
    ...all.map(({ operation: { operationId: id } }) => [id, placeOfOperation(contract, id)] as const),
    ...explained.map(({ name }) => [name, placeOfEvent(contract, name)] as const),
  ]);
  const schemas = asyncApi.components.schemas;
  const members = new Set(Object.values(schemas).flatMap(({ properties = {} }) => Object.keys(properties)));
  // A word that is a member's name and an event's is not clear enough to lead anywhere.
  const placeOf = (code: string) => (members.has(code) ? undefined : places.get(code));
  const rules = rulesOfEvents(
    events.map(({ name }) => name),
    requirements,
    invariants,
    members,
  );
  for (const kind of [...kinds.values()].flat())
    rules.set(kind.name, rulesOfKind(kind.rules, requirements, invariants));
  const numbers = { events: events.length, rules: requirements.length, schemas: schemaFiles.length };
  const reference = (format: string, file: string, page: string): Reference => ({
    contract,
    format,
    document: join(generated, file),
    path: `${folder}/${page}`,
  });
  const title = contractTitle(contract);
  return {
    summary: { document: openApi, operations: all.length, events: events.length, rules: requirements.length },
    evidence,
    files,
    pages: [
      contractPage(contract, openApi, new Set(operations.map(({ id }) => id)), numbers),
      schemasPage(
        contract,
        schemaFiles.map((file) => file.replace(/\.json$/, "")),
      ),
      eventsPage({ contract, events, kinds, schemas, rules, invariants, operations }, placeOf),
      requirementsPage(contract, evidence, placeOf),
    ],
    references: [
      reference("OpenAPI", "openapi.yaml", "openapi.html"),
      reference("AsyncAPI", "asyncapi.yaml", "asyncapi.html"),
    ],
    anchors: new Map([
      [`${folder}/openapi.html`, new Set(all.map(({ operation }) => `operation/${operation.operationId}`))],
      [`${folder}/asyncapi.html`, new Set()],
    ]),
    found: [
      ...all.map(
        ({ method, path, operation: { operationId, summary = "" } }): SearchEntry => ({
          kind: "operation",
          name: operationId,
          of: title,
          text: `${method.toUpperCase()} ${path}: ${summary}`,
          place: placeOfOperation(contract, operationId),
        }),
      ),
      ...explained.map(
        ({ name, description }): SearchEntry => ({
          kind: "event",
          name,
          of: title,
          text: description,
          place: placeOfEvent(contract, name),
        }),
      ),
      ...requirements.map(
        ({ id, text }): SearchEntry => ({
          kind: "rule",
          name: id,
          of: title,
          text,
          place: `${folder}/requirements.html#${id}`,
        }),
      ),
    ],
  };
}

/** Says of which contract an error is. */
function named<T>(contract: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new Error(text.replaceAll(/^/gm, `spec/${contract}: `));
  }
}

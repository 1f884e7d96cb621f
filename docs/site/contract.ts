/** Generates a contract's pages and the files that they link to. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { loadContract } from "../../conformance/contracts/contracts.ts";
import { loadCases } from "../../conformance/runner/load-cases.ts";
import { parseKillers } from "../../conformance/self-test/mutants/kill-matrix.ts";
import { type ContractName, contractNames } from "../../generated/contracts.ts";
import { type OpenApiDocument, operationsOf } from "../../spec/toolchain/generate/document.ts";
import {
  type AsyncApiDocument,
  readEvents,
  streamingOperations,
} from "../../spec/toolchain/generate/reference/events.ts";
import type { Violation } from "../../spec/toolchain/generate/runtime/violations.ts";
import { inlineResponses } from "../../spec/toolchain/generate/shared-responses.ts";
import { readRequirements } from "../../spec/toolchain/requirements/register.ts";
import { type CitingTitle, collectEvidence, type RequirementEvidence } from "../coverage/evidence.ts";
import { readCodeTexts, readErrorCodes, readErrorStatuses } from "./errors/error-codes.ts";
import { listKinds } from "./events/chunk-kinds.ts";
import { findEventRequirements, findKindRequirements } from "./events/event-order.ts";
import { contractPage, documents, operationAddress } from "./pages/contract-page.ts";
import { errorsPage } from "./pages/errors-page.ts";
import { eventAddress, eventsPage } from "./pages/events-page.ts";
import { requirementsPage } from "./pages/requirements-page.ts";

/** The generated pages and files of a contract. */
export interface ContractPages {
  title: string;
  evidence: RequirementEvidence[];
  /** Markdown by the page's path within the site. */
  pages: Map<string, string>;
  /** Contents of documents and schemas by their paths within the site. */
  files: Map<string, string>;
  /** The OpenAPI and AsyncAPI documents. */
  documents: { openApi: OpenApiDocument; asyncApi: AsyncApiDocument };
}

/**
 * Reads a contract and generates its pages.
 *
 * @param root The repository's root folder.
 * @param tests Test titles that cite requirements, by file.
 * @throws Error if an event has no valid example.
 */
export async function generateContractPages(
  contract: ContractName,
  root: string,
  tests: ReadonlyMap<string, readonly CitingTitle[]>,
): Promise<ContractPages> {
  const generated = join(root, "generated", contract);
  const folder = `contracts/${contract}`;
  const schemaFiles = readdirSync(join(generated, "schemas")).toSorted();
  const files = new Map(
    [...documents.map(([file]) => file), ...schemaFiles.map((file) => `schemas/${file}`)].map((file) => [
      `${folder}/${file}`,
      readFileSync(join(generated, file), "utf8"),
    ]),
  );
  const openApi = inlineResponses(parse(files.get(`${folder}/openapi.yaml`) ?? "") as OpenApiDocument);
  const asyncApi = parse(files.get(`${folder}/asyncapi.yaml`) ?? "") as AsyncApiDocument;
  const { title } = openApi.info;

  const events = await readValidEvents(contract, generated, asyncApi);
  const kinds = new Map(events.map(({ name }) => [name, listKinds(contract, name)]));
  const allKinds = [...kinds.values()].flat();
  const operations = streamingOperations(asyncApi);
  const requirements = readRequirements(contract);
  const { invariants } = await loadContract(contract);
  const killers = readFileSync(join(root, `conformance/self-test/mutants/kills.${contract}.json`), "utf8");
  const evidence = collectEvidence({
    contract,
    contracts: contractNames,
    requirements,
    cases: loadCases(contract),
    invariants,
    tests,
    killers: parseKillers(killers),
  });

  const schemas = asyncApi.components.schemas;
  const fields = new Set(Object.values(schemas).flatMap(({ properties = {} }) => Object.keys(properties)));
  const addresses = new Map<string, string>([
    ...operationsOf(openApi).map(
      ({ operation: { operationId: id } }) => [id, operationAddress(contract, id)] as const,
    ),
    ...[...events, ...allKinds].map(({ name }) => [name, eventAddress(contract, name)] as const),
  ]);
  // A word that is also the name of a field is ambiguous, so it is not linked.
  const findAddress = (code: string) => (fields.has(code) ? undefined : addresses.get(code));
  const names = events.map(({ name }) => name);
  const ofEvents = findEventRequirements(names, requirements, invariants, fields);
  for (const kind of allKinds)
    ofEvents.set(kind.name, findKindRequirements(kind.requirements, requirements, invariants));
  const codes = readErrorCodes(openApi, readCodeTexts(root, contract));

  return {
    title,
    evidence,
    files,
    documents: { openApi, asyncApi },
    pages: new Map([
      [
        `${folder}/index.md`,
        contractPage(
          contract,
          openApi,
          new Set(operations.map(({ id }) => id)),
          { events: events.length, requirements: requirements.length, errors: codes.length },
          schemaFiles.map((file) => file.replace(/\.json$/, "")),
        ),
      ],
      [
        `${folder}/events.md`,
        eventsPage(
          { contract, title, events, kinds, schemas, requirements: ofEvents, invariants, operations },
          findAddress,
        ),
      ],
      [`${folder}/errors.md`, errorsPage(title, readErrorStatuses(openApi), codes, findAddress)],
      [`${folder}/requirements.md`, requirementsPage(title, evidence, findAddress)],
    ]),
  };
}

/** Reads a contract's events and validates their examples. */
async function readValidEvents(contract: string, generated: string, asyncApi: AsyncApiDocument) {
  const validators: Record<string, (value: unknown) => Violation[]> = await import(
    join(generated, "validators.sealed.js")
  );
  try {
    return readEvents(asyncApi, (schema, value) => {
      const check = validators[`check${schema}`];
      if (check === undefined) throw new Error(`generated/${contract} has no validator for ${schema}`);
      return check(value);
    });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new Error(text.replaceAll(/^/gm, `spec/${contract}: `));
  }
}

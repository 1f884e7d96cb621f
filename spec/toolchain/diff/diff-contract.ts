import { parse } from "yaml";
import { type ContractName, projectRoot } from "../project.ts";
import type { AsyncApi } from "./asyncapi/document.ts";
import type { ContractDiff, Documents } from "./change.ts";
import { diffDocuments, type ParsedDocuments } from "./diff-documents.ts";
import { DocumentError } from "./document-parts.ts";
import type { OpenApi } from "./openapi/document.ts";
import { resolveDocument } from "./resolve.ts";
import type { LocateSource } from "./source-locations.ts";

/**
 * Compares two versions of a contract. Each version's OpenAPI 3.1 and AsyncAPI 3 documents are compared
 * together.
 *
 * @param locateSource Finds the source locations of schemas and operations. By default, it searches the
 * TypeSpec sources in this repository.
 * @throws {DocumentError} A document is not valid OpenAPI or AsyncAPI.
 */
export async function diffContract(
  contract: ContractName,
  old: Documents,
  present: Documents,
  locateSource?: LocateSource,
): Promise<ContractDiff> {
  const before = parseDocuments(`${contract}, before`, old);
  // Identical documents are parsed only once. Most contracts do not change, and parsing takes most of the time.
  const now = parseDocuments(`${contract}, now`, {
    ...present,
    openapi: old.openapi === present.openapi ? "" : present.openapi,
    asyncapi: old.asyncapi === present.asyncapi ? "" : present.asyncapi,
  });
  if (old.openapi === present.openapi) now.openapi = before.openapi;
  if (old.asyncapi === present.asyncapi) now.asyncapi = before.asyncapi;
  return diffDocuments(contract, before, now, locateSource ?? (await createLocator(contract)));
}

/** Imports the TypeSpec compiler only if it is used, because the GitHub Action runs without it elsewhere. */
async function createLocator(contract: ContractName): Promise<LocateSource> {
  const { createSourceLocator } = await import("./source-locations.ts");
  return createSourceLocator(contract, projectRoot);
}

/**
 * Parses the documents of a contract and resolves their references.
 *
 * @param name The contract name to use in messages if the file names of the documents are unknown.
 * @throws {DocumentError} A document is not valid OpenAPI or AsyncAPI.
 */
export function parseDocuments(name: string, { openapi, asyncapi, files }: Documents): ParsedDocuments {
  const called = (kind: string, file: string | undefined) => `${kind} document ${file ?? `of ${name}`}`;
  return {
    openapi: document(called("OpenAPI", files?.openapi), openapi, "openapi", "3.1.") as OpenApi | undefined,
    asyncapi: document(called("AsyncAPI", files?.asyncapi), asyncapi, "asyncapi", "3.") as
      | AsyncApi
      | undefined,
  };
}

function document(name: string, text: string, kind: "openapi" | "asyncapi", versions: string) {
  if (text === "") return undefined;
  const found = read(name, text);
  check(name, found, kind, versions);
  return resolveDocument(name, kind, found);
}

function read(name: string, text: string): object {
  let value: unknown;
  try {
    value = parse(text);
    // `JSON.stringify` throws if a YAML anchor makes a value contain itself.
    JSON.stringify(value);
  } catch (error) {
    throw new DocumentError(`${name} is not valid YAML or JSON: ${(error as Error).message.trimEnd()}`);
  }
  if (typeof value === "object" && value !== null) return value;
  throw new DocumentError(`${name} is ${text.trim() === "" ? "empty" : "not an object"}`);
}

function check(name: string, document: object, field: "openapi" | "asyncapi", versions: string): void {
  const found: unknown = (document as Record<string, unknown>)[field];
  if (typeof found === "string" && found.startsWith(versions)) return;
  const problem = found === undefined ? `has no field \`${field}\`` : `has version ${found}`;
  throw new DocumentError(`${name} ${problem}; supported versions: ${versions}x`);
}

import { join } from "node:path";
import { parse, YAMLParseError } from "yaml";
import type { ContractName } from "../contracts.ts";
import type { AsyncApi } from "./asyncapi/document.ts";
import type { ContractDiff, Documents } from "./change.ts";
import { diffDocuments, type ParsedDocuments } from "./diff-documents.ts";
import type { OpenApi } from "./openapi/document.ts";
import { type PlaceOf, placesOf } from "./places.ts";

const root = join(import.meta.dirname, "../..");

/** A document cannot be compared; the message says which, and why. */
export class DocumentError extends Error {
  override name = "DocumentError";
}

/**
 * Compares two versions of a contract: their OpenAPI 3.1 and AsyncAPI 3 documents, as one.
 *
 * @param placeOf Where things are written; by default in the TypeSpec of this repository.
 * @throws {DocumentError} A text is no such document.
 */
export async function diffContract(
  contract: ContractName,
  old: Documents,
  present: Documents,
  placeOf: PlaceOf = placesOf(contract, root),
): Promise<ContractDiff> {
  const before = parseDocuments(`${contract}, before`, old);
  // What is the same text is the same document: most contracts do not change, and parsing is most of the work.
  const now = {
    openapi: old.openapi === present.openapi ? before.openapi : openApi(`${contract}, now`, present.openapi),
    asyncapi:
      old.asyncapi === present.asyncapi ? before.asyncapi : asyncApi(`${contract}, now`, present.asyncapi),
  };
  return diffDocuments(contract, before, now, placeOf);
}

/** Parses the documents of a contract. @throws {DocumentError} A text is no such document. */
export function parseDocuments(name: string, { openapi, asyncapi }: Documents): ParsedDocuments {
  return { openapi: openApi(name, openapi), asyncapi: asyncApi(name, asyncapi) };
}

function openApi(name: string, text: string): OpenApi | undefined {
  const document = read(`OpenAPI document of ${name}`, text);
  if (document === undefined) return undefined;
  check(`OpenAPI document of ${name}`, document, "openapi", "3.1");
  return document as OpenApi;
}

function asyncApi(name: string, text: string): AsyncApi | undefined {
  const document = read(`AsyncAPI document of ${name}`, text);
  if (document === undefined) return undefined;
  check(`AsyncAPI document of ${name}`, document, "asyncapi", "3.");
  return document as AsyncApi;
}

function read(name: string, text: string): object | undefined {
  if (text.trim() === "") return undefined;
  try {
    const value: unknown = parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new DocumentError(`${name} is neither YAML nor JSON: ${error.message}`);
  }
  throw new DocumentError(`${name} is no object`);
}

function check(name: string, document: object, member: "openapi" | "asyncapi", version: string): void {
  const found: unknown = (document as Record<string, unknown>)[member];
  if (typeof found === "string" && found.startsWith(version)) return;
  const said = found === undefined ? `has no member \`${member}\`` : `is of version ${found}`;
  throw new DocumentError(
    `${name} ${said}; versions ${version}${version.endsWith(".") ? "x" : ".x"} can be compared`,
  );
}

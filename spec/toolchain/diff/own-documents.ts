import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { ContractName } from "../project.ts";
import type { Documents } from "./change.ts";

/**
 * The documents of a contract that are compared and released. The other generated files are derived from the
 * same source.
 */
export const documentFiles = { openapi: "openapi.yaml", asyncapi: "asyncapi.yaml" } as const;

/** The path of the released documents, relative to the project root. It has a folder for each contract. */
export const releasedFolder = "spec/released";

/** Reads the documents in a folder, without the comment in the first line of each file. */
function readFolder(folder: string): Documents | undefined {
  const { openapi, asyncapi } = documentFiles;
  if (!existsSync(join(folder, openapi)) || !existsSync(join(folder, asyncapi))) return undefined;
  const read = (file: string) => readFileSync(join(folder, file), "utf8").replace(/^#.*\n/, "");
  return { openapi: read(openapi), asyncapi: read(asyncapi) };
}

/** Returns the documents of the last release, or `undefined` if there has been no release. */
export function readReleased(root: string, contract: ContractName): Documents | undefined {
  return readFolder(join(root, releasedFolder, contract));
}

/**
 * Returns the currently generated documents.
 *
 * @throws {Error} The documents do not exist.
 */
export function readGenerated(root: string, contract: ContractName): Documents {
  const found = readFolder(join(root, "generated", contract));
  if (found === undefined)
    throw new Error(`generated/${contract} has no ${documentFiles.openapi}: run \`npm run generate\``);
  return found;
}

/**
 * Returns the contract version that a document states.
 *
 * @param text The text of the document, in YAML or JSON.
 */
export function readVersion(text: string): string {
  return String(parseDocument(text).getIn(["info", "version"]));
}

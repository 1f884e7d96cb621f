import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { ContractDiff, Documents } from "../diff/change.ts";
import { type ContractName, contracts } from "../project.ts";

/** Compares the documents of a contract: `diffContract`, or a fake in tests. */
export type DiffContract = (
  contract: ContractName,
  old: Documents,
  present: Documents,
) => Promise<ContractDiff>;

/** The documents of a contract that the policy compares. Other generated files have the same source. */
export const documentFiles = { openapi: "openapi.yaml", asyncapi: "asyncapi.yaml" } as const;

/** Path of the released documents from the project's root, with a folder for each contract. */
export const releasedFolder = "spec/released";

/** Path of the declared breaking changes from the project's root. */
export const declaredFile = `${releasedFolder}/declared.yaml`;

/** Path of the change log from the project's root. */
export const changelogFile = "spec/CHANGELOG.md";

/** Reads the documents in a folder, without the comment in their first line. */
function readFolder(folder: string): Documents | undefined {
  const { openapi, asyncapi } = documentFiles;
  if (!existsSync(join(folder, openapi)) || !existsSync(join(folder, asyncapi))) return undefined;
  const read = (file: string) => readFileSync(join(folder, file), "utf8").replace(/^#.*\n/, "");
  return { openapi: read(openapi), asyncapi: read(asyncapi) };
}

/** Returns the documents of the last release; `undefined` if there was none. */
export function readReleased(root: string, contract: ContractName): Documents | undefined {
  return readFolder(join(root, releasedFolder, contract));
}

/**
 * Returns the currently generated documents.
 *
 * @throws {Error} They do not exist.
 */
export function readGenerated(root: string, contract: ContractName): Documents {
  const found = readFolder(join(root, "generated", contract));
  if (found === undefined)
    throw new Error(`generated/${contract} has no ${documentFiles.openapi}: run \`npm run generate\``);
  return found;
}

/**
 * Returns the version in a document.
 *
 * @param text The document, in YAML or JSON.
 */
export function readVersion(text: string): string {
  return String(parseDocument(text).getIn(["info", "version"]));
}

/** Returns the location of a contract's version in the sources, as `<path from the root>:<line>`. */
export function findVersionLocation(root: string, contract: ContractName): string {
  for (const file of globSync(`spec/${contract}/*.tsp`, { cwd: root }).sort()) {
    const text = readFileSync(join(root, file), "utf8");
    const at = text.search(/@info\(#\{[^}]*?\bversion:/);
    if (at < 0) continue;
    const before = text.slice(0, text.indexOf("version:", at));
    return `${file}:${before.split("\n").length}`;
  }
  return `spec/${contract}/main.tsp`;
}

/** The changes since the last release. */
export interface UnreleasedChanges {
  /** One for each released contract, in the order of the contracts. */
  diffs: ContractDiff[];
  /** Contracts without a release. */
  neverReleased: ContractName[];
}

/** Compares the generated documents with the released ones. */
export async function compareWithRelease(root: string, differ: DiffContract): Promise<UnreleasedChanges> {
  const diffs: ContractDiff[] = [];
  const never: ContractName[] = [];
  for (const contract of contracts) {
    const released = readReleased(root, contract);
    if (released === undefined) never.push(contract);
    else diffs.push(await compareDocuments(contract, released, readGenerated(root, contract), differ));
  }
  return { diffs, neverReleased: never };
}

/** Skips the comparison if the texts are equal, which is the usual case. */
async function compareDocuments(
  contract: ContractName,
  old: Documents,
  present: Documents,
  differ: DiffContract,
): Promise<ContractDiff> {
  if (old.openapi !== present.openapi || old.asyncapi !== present.asyncapi)
    return differ(contract, old, present);
  const version = readVersion(present.openapi);
  return { contract, from: version, to: version, changes: [] };
}

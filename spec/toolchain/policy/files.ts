import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { ContractDiff, Documents } from "../diff/change.ts";
import { type ContractName, contracts } from "../project.ts";

/** Compares two versions of a contract's documents. This is `diffContract`, or a fake in tests. */
export type DiffContract = (
  contract: ContractName,
  old: Documents,
  present: Documents,
) => Promise<ContractDiff>;

/**
 * The documents that the policy compares for each contract. The other generated files are derived from the
 * same source.
 */
export const documentFiles = { openapi: "openapi.yaml", asyncapi: "asyncapi.yaml" } as const;

/** The path of the released documents, relative to the project root. It has a folder for each contract. */
export const releasedFolder = "spec/released";

/** The path of the declared breaking changes, relative to the project root. */
export const declaredFile = `${releasedFolder}/declared.yaml`;

/** The path of the change log, relative to the project root. */
export const changelogFile = "spec/CHANGELOG.md";

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

/** Returns the location of a contract's version in the sources, as `<path relative to the root>:<line>`. */
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
  /** The differences of each released contract, in the order of the contract list. */
  diffs: ContractDiff[];
  /** Contracts that have never been released. */
  neverReleased: ContractName[];
}

/** Compares the generated documents with the released documents. */
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

/** Skips the comparison if the texts are identical, as they usually are. */
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

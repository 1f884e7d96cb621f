import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContractDiff, Documents } from "../diff/change.ts";
import { readGenerated, readReleased, readVersion, releasedFolder } from "../diff/own-documents.ts";
import { type ContractName, contracts } from "../project.ts";

/** Compares two versions of a contract's documents. This is `diffContract`, or a fake in tests. */
export type DiffContract = (
  contract: ContractName,
  old: Documents,
  present: Documents,
) => Promise<ContractDiff>;

/** The path of the declared breaking changes, relative to the project root. */
export const declaredFile = `${releasedFolder}/declared.yaml`;

/** The path of the change log, relative to the project root. */
export const changelogFile = "spec/CHANGELOG.md";

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

/** Skips the comparison if the documents are identical, as they usually are. */
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

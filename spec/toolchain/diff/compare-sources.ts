import { realpathSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { projectRoot } from "../project.ts";
import type { ContractDiff } from "./change.ts";
import { diffContract } from "./diff-contract.ts";
import { readReleased, readVersion } from "./own-documents.ts";
import {
  type DocumentsByContract,
  isOwnContract,
  pairDocuments,
  readDocuments,
  readDocumentsAt,
} from "./read-documents.ts";
import { findNeededVersion } from "./version.ts";

/**
 * Compares the documents at two paths.
 *
 * @throws {SourceError} A path cannot be read or contains no documents.
 */
export async function diffPaths(old: string, present: string): Promise<ContractDiff[]> {
  return diffAll(readDocuments(old), readDocuments(present), isGenerated(present));
}

/**
 * Compares the documents in a folder with the documents that the folder had at a commit. The version that
 * breaking changes need is computed from the last release of the contract, if this repository has one.
 *
 * @param base A branch, tag or commit.
 * @param root The root of the Git working tree.
 * @param folder The folder with the documents, relative to the root.
 * @throws {SourceError} Git cannot resolve the commit, or the folder contains no documents.
 */
export async function diffWithBase(
  base: string,
  root: string = projectRoot,
  folder: string = "generated",
): Promise<ContractDiff[]> {
  const path = join(root, folder);
  const [old, present] = [readDocumentsAt(base, root, folder), readDocuments(path)];
  const isOwn = isGenerated(path);
  const diffs = await diffAll(old, present, isOwn);
  return isOwn ? diffs.map(withReleasedVersion) : diffs;
}

function withReleasedVersion({ needs: _, ...diff }: ContractDiff): ContractDiff {
  const released = isOwnContract(diff.contract) ? readReleased(projectRoot, diff.contract) : undefined;
  const from = released === undefined ? diff.from : readVersion(released.openapi);
  const needs = diff.to === "none" ? undefined : findNeededVersion(diff.changes, from);
  return { ...diff, ...(needs !== undefined && { needs }) };
}

/** Returns true if the documents at this path were generated from the sources in this working tree. */
function isGenerated(path: string): boolean {
  const generated = realpathSync(join(projectRoot, "generated"));
  return `${realpathSync(resolve(path))}${sep}`.startsWith(`${generated}${sep}`);
}

async function diffAll(
  old: DocumentsByContract,
  present: DocumentsByContract,
  hasSources: boolean,
): Promise<ContractDiff[]> {
  const diffs: ContractDiff[] = [];
  for (const [contract, before, now] of pairDocuments(old, present)) {
    const locateSource = hasSources && isOwnContract(contract) ? undefined : () => undefined;
    diffs.push(await diffContract(contract, before, now, locateSource));
  }
  return diffs;
}

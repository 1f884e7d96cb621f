import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { ContractDiff, Documents } from "../diff/change.ts";
import { type ContractName, contracts } from "../project.ts";

/** Compares the documents of a contract: `diffContract`, and a stand-in in tests. */
export type Differ = (contract: ContractName, old: Documents, present: Documents) => Promise<ContractDiff>;

/** The documents of a contract that the policy is about; what else is generated follows from the same source. */
export const documentFiles = { openapi: "openapi.yaml", asyncapi: "asyncapi.yaml" } as const;

/** Path of the released documents, a folder for each contract, from the project's root. */
export const releasedFolder = "spec/released";

/** Path of the declared breaking changes, from the project's root. */
export const declaredFile = `${releasedFolder}/declared.yaml`;

/** Path of the change log, from the project's root. */
export const changelogFile = "spec/CHANGELOG.md";

/** The documents in a folder, without the comment in their first line, which says where they come from. */
function documentsIn(folder: string): Documents | undefined {
  const { openapi, asyncapi } = documentFiles;
  if (!existsSync(join(folder, openapi)) || !existsSync(join(folder, asyncapi))) return undefined;
  const read = (file: string) => readFileSync(join(folder, file), "utf8").replace(/^#.*\n/, "");
  return { openapi: read(openapi), asyncapi: read(asyncapi) };
}

/** The documents of the last release; undefined when there was none. */
export function releasedDocuments(root: string, contract: ContractName): Documents | undefined {
  return documentsIn(join(root, releasedFolder, contract));
}

/**
 * The documents as they are generated now.
 *
 * @throws Error when there are none.
 */
export function generatedDocuments(root: string, contract: ContractName): Documents {
  const found = documentsIn(join(root, "generated", contract));
  if (found === undefined)
    throw new Error(`generated/${contract} has no ${documentFiles.openapi}: run \`npm run generate\``);
  return found;
}

/**
 * The version that a document states of itself.
 *
 * @param text The document, in YAML or JSON.
 */
export function documentVersion(text: string): string {
  return String(parseDocument(text).getIn(["info", "version"]));
}

/** Where the version of a contract is written, as `<path from the root>:<line>`. */
export function versionPlace(root: string, contract: ContractName): string {
  for (const file of globSync(`spec/${contract}/*.tsp`, { cwd: root }).sort()) {
    const text = readFileSync(join(root, file), "utf8");
    const at = text.search(/@info\(#\{[^}]*?\bversion:/);
    if (at < 0) continue;
    const before = text.slice(0, text.indexOf("version:", at));
    return `${file}:${before.split("\n").length}`;
  }
  return `spec/${contract}/main.tsp`;
}

/** What has changed since the last release. */
export interface Unreleased {
  /** One for each contract that has been released, in the order of the contracts. */
  diffs: ContractDiff[];
  /** Contracts that have never been released. */
  never: ContractName[];
}

/** Compares the generated documents with the released ones. */
export async function unreleased(root: string, differ: Differ): Promise<Unreleased> {
  const diffs: ContractDiff[] = [];
  const never: ContractName[] = [];
  for (const contract of contracts) {
    const released = releasedDocuments(root, contract);
    if (released === undefined) never.push(contract);
    else diffs.push(await difference(contract, released, generatedDocuments(root, contract), differ));
  }
  return { diffs, never };
}

/** What is the same text needs no comparison: most contracts do not change most of the time. */
async function difference(
  contract: ContractName,
  old: Documents,
  present: Documents,
  differ: Differ,
): Promise<ContractDiff> {
  if (old.openapi !== present.openapi || old.asyncapi !== present.asyncapi)
    return differ(contract, old, present);
  const version = documentVersion(present.openapi);
  return { contract, from: version, to: version, changes: [] };
}

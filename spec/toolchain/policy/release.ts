import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ContractDiff } from "../diff/change.ts";
import { documentFiles, readGenerated, readVersion, releasedFolder } from "../diff/own-documents.ts";
import { formatVersion, parseVersion } from "../diff/version.ts";
import type { ContractName } from "../project.ts";
import { releaseChangelog } from "./changelog.ts";
import { removeDeclared } from "./declared.ts";
import { changelogFile, declaredFile } from "./files.ts";
import type { PolicyInput } from "./policy.ts";

/** A contract that is part of a release, with its previous and new versions. */
export interface ReleasedContract {
  contract: ContractName;
  /** The previous version, or `undefined` for the first release. */
  from: string | undefined;
  to: string;
  /** The number of changes. */
  changes: number;
}

/**
 * Returns the contracts to include in a release: contracts that have a new version, have changes, or have
 * never been released.
 */
export function selectContracts(
  root: string,
  state: PolicyInput,
  chosen: readonly ContractName[],
): ReleasedContract[] {
  return chosen.flatMap((contract): ReleasedContract[] => {
    const diff = state.diffs.find((each) => each.contract === contract);
    if (diff !== undefined) return hasChanges(diff) ? [fromDiff(diff)] : [];
    const to = formatVersion(parseVersion(readVersion(readGenerated(root, contract).openapi)));
    return [{ contract, from: undefined, to, changes: 0 }];
  });
}

function hasChanges({ from, to, changes }: ContractDiff): boolean {
  return from !== to || changes.length > 0;
}

function fromDiff({ contract, from, to, changes }: ContractDiff): ReleasedContract {
  return { contract, from, to, changes: changes.length };
}

/**
 * Returns the files to write for a release. The caller must have checked the policy.
 *
 * @param declared The text of `declared.yaml`, or an empty string if the file does not exist.
 * @param date The release date, as `YYYY-MM-DD`.
 * @returns The text of each file, by path relative to the project root.
 */
export function buildReleaseFiles(
  root: string,
  released: readonly ReleasedContract[],
  { changelog }: Pick<PolicyInput, "changelog">,
  declared: string,
  date: string,
): Map<string, string> {
  const files = new Map<string, string>();
  let log = changelog;
  for (const { contract, from, to } of released) {
    const documents = readGenerated(root, contract);
    for (const [kind, file] of Object.entries(documentFiles))
      files.set(
        `${releasedFolder}/${contract}/${file}`,
        `# ${contract} ${to}, released ${date} by \`npm run release:documents\`; do not edit\n${documents[kind as keyof typeof documents]}`,
      );
    log = releaseChangelog(
      log,
      contract,
      to,
      date,
      from === undefined ? "The first release." : "Nothing changed in the documents.",
    );
  }
  files.set(changelogFile, log);
  const names = released.map(({ contract }) => contract);
  files.set(declaredFile, removeDeclared(declared, names));
  return files;
}

/**
 * Writes files to the project.
 *
 * @param files The text of each file, by path relative to the project root.
 */
export function writeFiles(root: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readGenerated, readReleased, readVersion } from "../diff/own-documents.ts";
import type { OpenApiDocument } from "../generate/document.ts";
import { inlineResponses } from "../generate/shared-responses.ts";
import { type ContractName, contracts } from "../project.ts";
import { type ChangelogDifference, updateChangelog } from "./changelog.ts";
import { type DeclaredChange, DeclaredError, parseDeclared } from "./declared.ts";
import { findDeprecationProblems } from "./deprecations.ts";
import {
  changelogFile,
  compareWithRelease,
  type DiffContract,
  declaredFile,
  findVersionLocation,
  type UnreleasedChanges,
} from "./files.ts";
import { findReleasedDeprecationProblems } from "./released-deprecations.ts";
import { findChangeProblems } from "./rules.ts";

/** The changes since the last release, with the declared breaking changes and the change log. */
export interface PolicyInput extends UnreleasedChanges {
  declared: DeclaredChange[];
  /** The text of the change log, or an empty string if the file does not exist. */
  changelog: string;
}

/**
 * Reads all files that the policy checks.
 *
 * @param root The project root.
 * @throws {DeclaredError} `declared.yaml` is invalid.
 */
export async function readPolicyInput(root: string, differ: DiffContract): Promise<PolicyInput> {
  const text = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "");
  const declared = parseDeclared(text(declaredFile), declaredFile);
  return { ...(await compareWithRelease(root, differ)), declared, changelog: text(changelogFile) };
}

/**
 * Checks the current documents against the released documents, using the versioning and deprecation rules in
 * `spec/README.md`.
 *
 * @param root The project root.
 * @param differ Compares documents.
 * @param today The current date, as `YYYY-MM-DD`.
 * @returns For each problem, a message that says what to do.
 */
export async function findPolicyProblems(
  root: string,
  differ: DiffContract,
  today: string,
): Promise<string[]> {
  try {
    const state = await readPolicyInput(root, differ);
    // A new contract with major version 0 gives no compatibility guarantees, so it need not be released.
    const due = state.neverReleased.filter(
      (contract) => !readVersion(readGenerated(root, contract).openapi).startsWith("0."),
    );
    return [...due.map(formatNeverReleased), ...findInputProblems(root, state, today)];
  } catch (error) {
    if (error instanceof DeclaredError) return [error.message];
    throw error;
  }
}

/**
 * Checks the same rules as {@link findPolicyProblems}, except the rule that every contract must have a
 * release.
 */
export function findInputProblems(
  root: string,
  { diffs, declared, changelog }: PolicyInput,
  today: string,
): string[] {
  return [
    ...contracts.flatMap((contract) => findContractDeprecations(root, contract, today)),
    ...diffs.flatMap((diff) => findChangeProblems(diff, declared, findVersionLocation(root, diff.contract))),
    ...findChangelogProblems(updateChangelog(changelog, diffs, declared).differences),
  ];
}

function formatNeverReleased(contract: ContractName): string {
  return `spec/released/${contract} has no documents: run \`npm run release:documents -- ${contract}\``;
}

function findChangelogProblems(differences: readonly ChangelogDifference[]): string[] {
  const [first] = differences;
  if (first === undefined) return [];
  const lines = differences.map(({ contract, kind: what, line }) => `  ${contract}, ${what}: ${line}`);
  return [
    [
      `${changelogFile} does not match the changes since the last release: run \`npm run changelog\`, and edit the new lines`,
      ...lines,
    ].join("\n"),
  ];
}

/**
 * Checks the deprecation rules for a contract and its released documents, if any.
 *
 * @param root The project root.
 * @param today The current date, as `YYYY-MM-DD`.
 * @returns For each problem, a message that says what to do.
 */
function findContractDeprecations(root: string, contract: ContractName, today: string): string[] {
  const { openapi } = readGenerated(root, contract);
  const released = readReleased(root, contract)?.openapi;
  const present = parseDocument(openapi);
  const moved =
    released === undefined || released === openapi
      ? []
      : findReleasedDeprecationProblems(parseDocument(released), present, today);
  return [...findDeprecationProblems(present, today), ...moved].map(
    ({ pointer, message }) => `spec/${contract}: ${pointer} ${message}`,
  );
}

/** Parses a document, and adds empty `paths` and schemas if they are missing. */
function parseDocument(text: string): OpenApiDocument {
  const document = parse(text) as Partial<OpenApiDocument>;
  const components = { ...document.components, schemas: document.components?.schemas ?? {} };
  return inlineResponses({ ...document, paths: document.paths ?? {}, components } as OpenApiDocument);
}

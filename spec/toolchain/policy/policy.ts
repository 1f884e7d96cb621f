import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { OpenApiDocument } from "../generate/document.ts";
import { type ContractName, contracts } from "../project.ts";
import { type ChangelogDifference, updateChangelog } from "./changelog.ts";
import { type Declared, DeclaredError, readDeclared } from "./declared.ts";
import { deprecationProblems } from "./deprecations.ts";
import {
  changelogFile,
  type Differ,
  declaredFile,
  documentVersion,
  generatedDocuments,
  releasedDocuments,
  type Unreleased,
  unreleased,
  versionPlace,
} from "./files.ts";
import { releasedDeprecationProblems } from "./released-deprecations.ts";
import { changeProblems } from "./rules.ts";

/** The changes since the last release, with their declarations and the change log. */
export interface State extends Unreleased {
  declared: Declared[];
  /** The change log; empty if it does not exist. */
  changelog: string;
}

/**
 * Reads all input of the policy.
 *
 * @param root The project.
 * @throws {DeclaredError} `declared.yaml` is invalid.
 */
export async function readState(root: string, differ: Differ): Promise<State> {
  const text = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "");
  const declared = readDeclared(text(declaredFile), declaredFile);
  return { ...(await unreleased(root, differ)), declared, changelog: text(changelogFile) };
}

/**
 * Checks the current documents against the released ones by the versioning and deprecation rules in
 * `spec/README.md`.
 *
 * @param root The project.
 * @param differ Compares documents.
 * @param today The date, as `YYYY-MM-DD`.
 * @returns A text for each problem, which says what to do.
 */
export async function policyProblems(root: string, differ: Differ, today: string): Promise<string[]> {
  try {
    const state = await readState(root, differ);
    // Version 0 of a new contract gives no guarantees.
    const due = state.never.filter(
      (contract) => !documentVersion(generatedDocuments(root, contract).openapi).startsWith("0."),
    );
    return [...due.map(neverReleased), ...stateProblems(root, state, today)];
  } catch (error) {
    if (error instanceof DeclaredError) return [error.message];
    throw error;
  }
}

/** Checks the same rules, except that every contract must have a release. */
export function stateProblems(root: string, { diffs, declared, changelog }: State, today: string): string[] {
  return [
    ...contracts.flatMap((contract) => contractDeprecationProblems(root, contract, today)),
    ...diffs.flatMap((diff) => changeProblems(diff, declared, versionPlace(root, diff.contract))),
    ...changelogProblems(updateChangelog(changelog, diffs, declared).differences),
  ];
}

function neverReleased(contract: ContractName): string {
  return `spec/released/${contract} has no documents: run \`npm run release:documents -- ${contract}\``;
}

function changelogProblems(differences: readonly ChangelogDifference[]): string[] {
  const [first] = differences;
  if (first === undefined) return [];
  const lines = differences.map(({ contract, what, line }) => `  ${contract}, ${what}: ${line}`);
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
 * @param root The project.
 * @param today The date, as `YYYY-MM-DD`.
 * @returns A text for each problem, which says what to do.
 */
function contractDeprecationProblems(root: string, contract: ContractName, today: string): string[] {
  const { openapi } = generatedDocuments(root, contract);
  const released = releasedDocuments(root, contract)?.openapi;
  const present = parseDocument(openapi);
  const moved =
    released === undefined || released === openapi
      ? []
      : releasedDeprecationProblems(parseDocument(released), present, today);
  return [...deprecationProblems(present, today), ...moved].map(
    ({ pointer, message }) => `spec/${contract}: ${pointer} ${message}`,
  );
}

/** Parses a document, which may have no operations or schemas. */
function parseDocument(text: string): OpenApiDocument {
  const document = parse(text) as Partial<OpenApiDocument>;
  const components = { ...document.components, schemas: document.components?.schemas ?? {} };
  return { ...document, paths: document.paths ?? {}, components } as OpenApiDocument;
}

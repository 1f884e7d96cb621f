/** Writes the overview of all contracts from the `overview.yaml` of each contract. */
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { projectRoot } from "../project.ts";
import { ContractError, type OpenApiDocument } from "./document.ts";
import { generatedNotice } from "./file-text.ts";

const text = z.string().min(1);

/** The facts in an `overview.yaml`. All texts are Markdown, with links relative to that file. */
const overviewSchema = z.strictObject({
  /** Use of the contract, as a noun phrase. */
  purpose: text,
  clients: text,
  /** The format of the frames of a stream. */
  frames: text,
  clientTools: z.boolean(),
  /** True if the model can render components and change their state. */
  components: z.boolean(),
  /** True if conversations are stored. */
  threads: z.boolean(),
  /** The way clients resume a stream, or the reason they cannot. */
  resume: text,
  /** Details for a contract whose clients can resume a stream. */
  resuming: z
    .strictObject({
      eventId: text,
      request: text,
      response: text,
      withoutCursor: text.optional(),
      cursorAhead: text.optional(),
      eventsDeleted: text.optional(),
    })
    .optional(),
});

/** The facts about a contract that its documents do not contain. */
export type Overview = z.infer<typeof overviewSchema>;

/**
 * Reads the overview of a contract.
 *
 * @throws {ContractError} The file is missing or invalid. The message names the file and has a line for each
 * problem.
 */
export function readOverview(contract: string): Overview {
  const file = `spec/${contract}/overview.yaml`;
  const path = join(projectRoot, file);
  if (!existsSync(path))
    throw new ContractError(`${file} is missing: describe the contract as spec/tambo/overview.yaml does.`);
  return parseOverview(readFileSync(path, "utf8"), file);
}

/**
 * Parses the text of an `overview.yaml` file.
 *
 * @param file The path of the file in the repository, for errors and for its links.
 * @throws {ContractError} See {@link readOverview}.
 */
export function parseOverview(source: string, file: string): Overview {
  const { error, data } = overviewSchema.safeParse(parseYaml(source, file));
  if (error) throw new ContractError(`${file} is invalid:\n${z.prettifyError(error)}`);
  return JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === "string" ? moveLinks(value, posix.dirname(file)) : value,
  );
}

function parseYaml(source: string, file: string): unknown {
  try {
    return parse(source);
  } catch (error) {
    throw new ContractError(`${file} is not valid YAML: ${(error as Error).message}`);
  }
}

/** Makes links that are relative to a folder relative to `generated`. */
function moveLinks(markdown: string, folder: string): string {
  return markdown.replaceAll(
    /\]\((?![a-z]+:|#)([^)]+)\)/g,
    (_, link: string) => `](${posix.relative("generated", posix.join(folder, link))})`,
  );
}

/**
 * Writes the overview, which is the README of `generated`.
 *
 * @param documents The documents by contract name, in the order of the rows.
 * @param overviews The overview of each contract.
 */
export function writeOverview(
  documents: ReadonlyMap<string, OpenApiDocument>,
  overviews: ReadonlyMap<string, Overview>,
): string {
  const contracts = [...documents].map(([name, { info }]) => ({
    name,
    title: `[${info.title}](../spec/${name})`,
    version: info.version,
    ...(overviews.get(name) as Overview),
  }));
  type Row = (typeof contracts)[number];
  const listRows = (select: (contract: Row) => readonly (string | boolean)[]) =>
    contracts.map((contract) => [contract.title, ...select(contract)]);
  const resumable = contracts.filter(({ resuming }) => resuming !== undefined);
  const listFacts = (fact: keyof NonNullable<Overview["resuming"]>) =>
    resumable.map(({ resuming }) => resuming?.[fact] ?? "–");
  return `<!-- ${generatedNotice("spec")} -->
# Contracts

Each contract describes a way for clients to talk to agents. One server implements all contracts. Contracts with stored
threads share them. The files in this folder [follow from \`spec\`](../spec/README.md#what-is-generated); do not edit them.

${formatTable(
  ["Contract", "For", "Clients", "Resume"],
  listRows(({ purpose, clients, resume }) => [purpose, clients, resume]),
)}
Each contract has its own version number in the form \`major.minor.patch\` ([rules](../spec/README.md#versions)). A running
server serves a contract's documents at \`/contracts/<name>/openapi.yaml\` and \`/contracts/<name>/asyncapi.yaml\`, and its
API reference at \`/contracts/<name>/docs\`. The conformance suite tests a contract with \`--contract <name>\`.

${formatTable(
  ["Contract", "Name", "Version", "Documents", "Requirements"],
  listRows(({ name, version }) => [
    `\`${name}\``,
    version,
    `[OpenAPI](${name}/openapi.yaml), [AsyncAPI](${name}/asyncapi.yaml)`,
    `[requirements](../spec/${name}/requirements.yaml)`,
  ]),
)}
## Features

${formatTable(
  ["Contract", "Frames", "Client tools", "Components and state", "Stored threads"],
  listRows(({ frames, clientTools, components, threads }) => [frames, clientTools, components, threads]),
)}
## Resume a stream

A *cursor* is the id of the last event that a client received ([guide](../docs/guides/resume.md)).

${formatTable(
  ["", ...resumable.map(({ title }) => title)],
  [
    ["Event id", ...listFacts("eventId")],
    ["Resume with", ...listFacts("request")],
    ["Response", ...listFacts("response")],
    ["If there is no cursor", ...listFacts("withoutCursor")],
    ["If the cursor is ahead of the run", ...listFacts("cursorAhead")],
    ["If the events were deleted", ...listFacts("eventsDeleted")],
  ],
)}`;
}

/** Writes a Markdown table. */
function formatTable(heads: readonly string[], rows: readonly (readonly (string | boolean)[])[]): string {
  const format = (cell: string | boolean) => (typeof cell === "string" ? cell : cell ? "yes" : "no");
  return [heads, heads.map(() => "---"), ...rows]
    .map((row) => `| ${row.map(format).join(" | ")} |\n`)
    .join("");
}

/**
 * What a row of the SDK matrix is: a generator of clients, and how it is tried.
 *
 * A language's rows are the export `rows: readonly Row[]` of `<language>/rows.ts`. A row only knows how to do its steps;
 * `run-row.ts` decides in which order, starts the mock, judges its coverage, and tells a limit from a failure.
 *
 * What a generator cannot do is a file `limits/<row>-<name>.yaml`, see `limit.ts`: a step that fails is a limit where one
 * names it, and a failure where none does.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The contracts, whose documents are `generated/<contract>/openapi.yaml`. */
export const contracts = ["tambo", "ag-ui", "gateway", "tool-progress", "agent-stream"] as const;
export type Contract = (typeof contracts)[number];

/** Folders of rows, in the table's order. */
export const languages = ["typescript", "python", "go", "java", "rust"] as const;
export type Language = (typeof languages)[number];

/** What is tried, in this order; a step is not reached when one before it did not pass, but `runs` needs no `typesStream`. */
export const steps = ["generates", "compiles", "typesStream", "runs"] as const;
export type Step = (typeof steps)[number];

/** Scenarios of the mock that every row runs at least: lists and pages, an answer without a body, problems, runs. */
export const commonScenarios = [
  "thread-create",
  "thread-get",
  "thread-pages",
  "thread-delete",
  "thread-not-found",
  "auth-bearer",
  "text",
  "client-tool",
] as const;

/** An event of each contract, by the name of its schema, and a member that it does not have. */
export const missingMembers: Readonly<Record<Contract, { event: string; member: string }>> = {
  tambo: { event: "TextMessageContentEvent", member: "snapshot" },
  "ag-ui": { event: "TextMessageContentEvent", member: "snapshot" },
  gateway: { event: "RunStartEvent", member: "result" },
  "tool-progress": { event: "ChatAgentResponse", member: "delta" },
  "agent-stream": { event: "ErrorEvent", member: "delta" },
};

/** A generator of clients. Every step resolves when it passed, and throws {@link StepFailed} when it did not. */
export interface Row {
  /**
   * Unique among the rows of all languages, kebab-case: `oapi-codegen`, `openapi-generator-java`. Limits refer to it, and
   * `--only`.
   */
  id: string;
  language: Language;
  /** As its makers write it, with the client it generates for, if that is a choice. */
  generator: string;
  /** Exact. */
  version: string;
  /** The command line that a partner would use, for the README; `openapi.yaml` stands for the document. */
  command: string;
  /** How a user reads a stream with what it generates, in one sentence, for the README. */
  streams: string;
  /** The contracts it is tried with: all, if absent. */
  contracts?: readonly Contract[];
  /** Ids of the mock's scenarios which `runs` must bring to their end, `commonScenarios` and more. */
  scenarios: readonly string[];
  /**
   * Whether what the language needs is on this machine. It does not install anything and does not ask the network.
   */
  toolchain(): Promise<Toolchain>;
  /**
   * Installs the generator and what generated code needs, from lock files, into folders that Git ignores. Called once
   * before the first step. Rows that share an installation see to it that it is made once.
   *
   * @throws StepFailed when it cannot, which is a failure of every cell of the row.
   */
  install?(): Promise<void>;
  /** Generates a client from `place.document` into `place.folder`. It must also take the tiny documents of limits. */
  generates(place: Place): Promise<void>;
  /** Compiles what was generated, as strictly as the language's users do. */
  compiles(place: Place): Promise<void>;
  /**
   * Compiles a program which needs the stream's events to be told apart by their type, and sees that one which reads a
   * wrong member does not compile.
   */
  typesStream(place: Place): Promise<void>;
  /** Runs a program that uses the generated client as its users would. Of the tambo document only. */
  runs(place: Place, mock: Mock): Promise<void>;
}

/** Where steps work. The folder is empty before the first step, is the same for all of them, and is removed in the end. */
export interface Place {
  contract: Contract;
  /** Absolute path of the OpenAPI document. */
  document: string;
  /** Absolute path of a folder below the system's temporary folder. */
  folder: string;
}

/** The mock API. The program finds it at TAMBO_BASE_URL, which the row sets. */
export interface Mock {
  /** Without a slash at the end. */
  url: string;
}

/** Whether a language can be tried: with the version of its compiler, or why it cannot and what to install. */
export type Toolchain = { available: true; version: string } | { available: false; reason: string };

/** A step that did not pass. */
export class StepFailed extends Error {
  override readonly name = "StepFailed";
  /** What the generator, the compiler or the program wrote; the whole of it. */
  readonly output: string;

  /** @param reason One sentence without an ending full stop. */
  constructor(reason: string, output = "") {
    super(reason);
    this.output = output;
  }
}

/** The rows in the table's order. @throws Error when two have the same id. */
export async function loadRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const language of languages) {
    const path = join(import.meta.dirname, language, "rows.ts");
    if (!existsSync(path)) continue;
    const module = (await import(pathToFileURL(path).href)) as { rows: readonly Row[] };
    rows.push(...module.rows);
  }
  const twice = rows.find(({ id }, index) => rows.findIndex((row) => row.id === id) !== index);
  if (twice !== undefined)
    throw new Error(`two rows have the id "${twice.id}": limits and --only could not tell them apart`);
  return rows;
}

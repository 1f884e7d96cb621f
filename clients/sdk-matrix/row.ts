/**
 * The interface of a row: a client generator and the steps that test it.
 *
 * `<language>/rows.ts` exports the rows of a language as `rows: readonly Row[]`. A row only implements its
 * steps. `run-row.ts` orders them, starts the mock API, checks its coverage, and decides whether a failure is
 * a known limit.
 *
 * Known limits are in `limits/<row>-<name>.yaml` (see `limit.ts`). A failing step without such a file fails
 * the matrix.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The contracts. Their documents are `generated/<contract>/openapi.yaml`. */
export const contracts = ["tambo", "ag-ui", "gateway", "tool-progress", "agent-stream"] as const;
export type Contract = (typeof contracts)[number];

/** Languages in table order. Each is a folder. */
export const languages = ["typescript", "python", "go", "java", "rust"] as const;
export type Language = (typeof languages)[number];

/**
 * The steps in order. A step runs only if the steps before it passed, except that `runs` does not need
 * `typesStream`.
 */
export const steps = ["generates", "compiles", "typesStream", "runs"] as const;
export type Step = (typeof steps)[number];

/** Mock scenarios that every row must run. */
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

/** An event schema of each contract, and a field that it does not have. */
export const missingFields: Readonly<Record<Contract, { event: string; field: string }>> = {
  tambo: { event: "TextMessageContentEvent", field: "snapshot" },
  "ag-ui": { event: "TextMessageContentEvent", field: "snapshot" },
  gateway: { event: "RunStartEvent", field: "result" },
  "tool-progress": { event: "ChatAgentResponse", field: "delta" },
  "agent-stream": { event: "ErrorEvent", field: "delta" },
};

/** A client generator. Every step resolves if it passed, and throws {@link StepFailed} if not. */
export interface Row {
  /**
   * Kebab case, unique in all languages: `oapi-codegen`, `openapi-generator-java`. Used by limits and
   * `--only`.
   */
  id: string;
  language: Language;
  /** Name as its authors write it, with the target client if the generator offers several. */
  generator: string;
  /** Exact version. */
  version: string;
  /** The command line for the README. `openapi.yaml` is the document. */
  command: string;
  /** One sentence for the README: how generated code reads a stream. */
  streams: string;
  /** Contracts to test; all if absent. */
  contracts?: readonly Contract[];
  /** Ids of the mock scenarios that `runs` must complete: `commonScenarios` and more. */
  scenarios: readonly string[];
  /** Returns if the language's tools are on this machine. Installs nothing and needs no network. */
  toolchain(): Promise<Toolchain>;
  /**
   * Installs the generator and its dependencies from lock files into folders that Git ignores. Called once,
   * before the first step. Rows that share an installation must make sure that it runs once.
   *
   * @throws StepFailed if it cannot; every cell of the row then fails.
   */
  install?(): Promise<void>;
  /**
   * Generates a client from `workspace.document` into `workspace.folder`. Must also accept the small
   * documents of limits.
   */
  generates(workspace: Workspace): Promise<void>;
  /** Compiles the generated code with the strictness that is usual in the language. */
  compiles(workspace: Workspace): Promise<void>;
  /**
   * Compiles a program that selects events by type, and checks that a program that reads a field of another
   * event does not compile.
   */
  typesStream(workspace: Workspace): Promise<void>;
  /** Runs a program that uses the generated client of the Tambo contract. */
  runs(workspace: Workspace, mock: Mock): Promise<void>;
}

/**
 * The input and working folder of a row's steps. The folder starts empty, is shared by all steps, and is
 * deleted afterwards.
 */
export interface Workspace {
  contract: Contract;
  /** Absolute path of the OpenAPI document. */
  document: string;
  /** Absolute path of a folder in the system's temporary folder. */
  folder: string;
}

/** The mock API. The row passes its URL to the program as `TAMBO_BASE_URL`. */
export interface Mock {
  /** Without a trailing slash. */
  url: string;
}

/** The compiler's version, or the reason why the language cannot be tested and what to install. */
export type Toolchain = { available: true; version: string } | { available: false; reason: string };

/** Thrown by a step that did not pass. */
export class StepFailed extends Error {
  override readonly name = "StepFailed";
  /** Full output of the generator, compiler or program. */
  readonly output: string;

  /** @param reason One sentence without a full stop. */
  constructor(reason: string, output = "") {
    super(reason);
    this.output = output;
  }
}

/** Returns the rows in table order. @throws Error if two rows have the same id. */
export async function loadRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const language of languages) {
    const path = join(import.meta.dirname, language, "rows.ts");
    if (!existsSync(path)) continue;
    const module = (await import(pathToFileURL(path).href)) as { rows: readonly Row[] };
    rows.push(...module.rows);
  }
  const duplicate = rows.find(({ id }, index) => rows.findIndex((row) => row.id === id) !== index);
  if (duplicate !== undefined)
    throw new Error(`Two rows have the id "${duplicate.id}". Row ids must be unique.`);
  return rows;
}

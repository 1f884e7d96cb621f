/**
 * The interface of a row. A row consists of a client generator and the steps that test it.
 *
 * `<language>/rows.ts` exports the rows for a language as `rows: readonly Row[]`. A row only implements its
 * steps. `run-row.ts` runs them in order, starts the mock API, checks its coverage, and decides whether a
 * failure is a known limit.
 *
 * Known limits are described in `limits/<row>-<name>.yaml` (see `limit.ts`). The matrix fails if a step fails
 * without such a file.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The contracts. Their documents are `generated/<contract>/openapi.yaml`. */
export const contracts = ["tambo", "ag-ui", "gateway", "tool-progress", "agent-stream"] as const;
export type Contract = (typeof contracts)[number];

/** The languages in table order. Each has a folder with the same name. */
export const languages = ["typescript", "python", "go", "java", "kotlin", "rust"] as const;
export type Language = (typeof languages)[number];

/**
 * The steps in order. A step runs only if all earlier steps have passed, except that `runs` does not depend
 * on `typesStream`.
 */
export const steps = ["generates", "compiles", "typesStream", "runs"] as const;
export type Step = (typeof steps)[number];

/** The mock scenarios that every row must run. */
export const commonScenarios = [
  "thread-create",
  "thread-get",
  "thread-pages",
  "thread-delete",
  "thread-not-found",
  "auth-bearer",
  "text",
  "client-tool",
  "reconnect",
  "unknown-event",
] as const;

/** An event schema from each contract, and a field that the schema does not have. */
export const missingFields: Readonly<Record<Contract, { event: string; field: string }>> = {
  tambo: { event: "TextMessageContentEvent", field: "snapshot" },
  "ag-ui": { event: "TextMessageContentEvent", field: "snapshot" },
  gateway: { event: "RunStartEvent", field: "result" },
  "tool-progress": { event: "ChatAgentResponse", field: "delta" },
  "agent-stream": { event: "ErrorEvent", field: "delta" },
};

/** The documents of a contract that a generator can read. */
export type DocumentFile = "openapi.yaml" | "asyncapi.3.0.yaml";

/** A client generator. Every step resolves if it passes, and throws {@link StepFailed} if it fails. */
export interface Row {
  /**
   * The id of the row in kebab case, unique across all languages, such as `oapi-codegen` or
   * `openapi-generator-java`. It is used by limits and `--only`.
   */
  id: string;
  language: Language;
  /**
   * The name of the generator as its authors write it. It includes the target client if the generator
   * supports more than one client.
   */
  generator: string;
  /** The exact version of the generator. */
  version: string;
  /** The command line for the README, with the name of the document. */
  command: string;
  /** One sentence for the README that describes how the generated code reads a stream. */
  streams: string;
  /** The document that the generator reads. Defaults to `openapi.yaml`. */
  document?: DocumentFile;
  /** The contracts to test. Defaults to all contracts. */
  contracts?: readonly Contract[];
  /**
   * The ids of the mock scenarios that `runs` must complete: `commonScenarios` and possibly others. Empty if
   * the row has no `runs`.
   */
  scenarios: readonly string[];
  /** Checks if the language's tools are installed on this machine. Installs nothing and needs no network. */
  toolchain(): Promise<Toolchain>;
  /**
   * Installs the generator and its dependencies from lock files into folders that Git ignores. Called once,
   * before the first step. Rows that share an installation must make sure that it runs only once.
   *
   * @throws StepFailed if the installation fails. Every cell of the row then fails.
   */
  install?(): Promise<void>;
  /**
   * Generates a client from `workspace.document` into `workspace.folder`. Must also accept the small
   * documents used by limits.
   */
  generates(workspace: Workspace): Promise<void>;
  /** Compiles the generated code with the strictness that is usual for the language. */
  compiles(workspace: Workspace): Promise<void>;
  /**
   * Compiles a program that selects events by type, and checks that a program that reads a field of a
   * different event does not compile.
   */
  typesStream(workspace: Workspace): Promise<void>;
  /**
   * Runs a program that uses the client generated for the Tambo contract. Absent if there is no such program,
   * for example because the generator creates only types.
   */
  runs?(workspace: Workspace, mock: Mock): Promise<void>;
}

/**
 * The input and the working folder for a row's steps. The folder is initially empty, is shared by all steps,
 * and is deleted afterwards.
 */
export interface Workspace {
  contract: Contract;
  /** The absolute path of the OpenAPI or AsyncAPI document. */
  document: string;
  /** The absolute path of the working folder, which is in the system's temporary folder. */
  folder: string;
}

/** The mock API. The row passes its URL to the program as `TAMBO_BASE_URL`. */
export interface Mock {
  /** The URL of the mock API, without a trailing slash. */
  url: string;
}

/** The compiler's version, or the reason why the language cannot be tested and the tool to install. */
export type Toolchain = { available: true; version: string } | { available: false; reason: string };

/** Thrown by a step that fails. */
export class StepFailed extends Error {
  override readonly name = "StepFailed";
  /** The full output of the generator, compiler or program. */
  readonly output: string;

  /** @param reason One sentence without a period at the end. */
  constructor(reason: string, output = "") {
    super(reason);
    this.output = output;
  }
}

/**
 * Returns the rows in table order.
 *
 * @throws Error if two rows have the same id.
 */
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

/** The shared part of the TypeScript rows: a project that is compiled, bundled, and run by Node. */
import { copyFile, cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type Contract,
  commonScenarios,
  type Row,
  StepFailed,
  type Toolchain,
  type Workspace,
} from "../row.ts";
import { runCommand } from "../run-command.ts";
import { install, modulesFolder, packageVersions, runTool } from "./install.ts";

/**
 * The part of a row that depends on the generator. The generator's folder contains `api.ts`, and any other
 * files that its client needs.
 */
export interface Generator {
  id: string;
  generator: string;
  tool: Tool;
  /**
   * The command that generates the client into the empty `generated` folder. It runs in a copy of the
   * generator's folder, which contains the document as `openapi.yaml`.
   */
  command: string;
  streams: string;
  /**
   * Returns the source of a module that exports `StreamEvent`, the type of the events returned by the call.
   * The generated client is in `../sdk/generated`.
   */
  streamEvent(stream: Stream): string;
}

/** The program that executes a generator's command. */
export interface Tool {
  version: string;
  /** Checks if the machine has what the program needs in addition to Node. */
  toolchain?(): Promise<Toolchain>;
  /** Installs the program, unless it is in the lock file of this folder. */
  install?(): Promise<void>;
  /** Runs the command in a folder. */
  run(command: string, folder: string): Promise<unknown>;
}

/** Returns a program that is installed from the lock file of this folder. */
export function npmTool(name: string): Tool {
  return {
    version: packageVersions[name] as string,
    run(command, folder) {
      const [program = "", ...args] = command.split(" ");
      return runTool(name, program, args, folder);
    },
  };
}

/** An operation that returns a stream. */
export interface Stream {
  operationId: string;
  /** The path as written in the document. */
  path: string;
}

/** The operation in each contract whose events are tested. */
export const streams: Readonly<Record<Contract, Stream>> = {
  tambo: { operationId: "createRun", path: "/v1/threads/{threadId}/runs" },
  "ag-ui": { operationId: "runAgent", path: "/ag-ui/{agent}" },
  gateway: { operationId: "streamRun", path: "/v1/runs:stream" },
  "tool-progress": { operationId: "sendMessage", path: "/api/v2/conversations/{conversation_id}/message/" },
  "agent-stream": { operationId: "streamAgent", path: "/agent/agent/stream" },
};

const compilerOptions = {
  target: "es2023",
  lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
  module: "preserve",
  moduleResolution: "bundler",
  types: ["node"],
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  // Skips the type declarations of packages. Generated code is in `.ts` files, so it is still checked.
  skipLibCheck: true,
};

/** Creates the row for a generator. */
export function typescriptRow(generator: Generator): Row {
  const { id, command, tool } = generator;
  return {
    id,
    language: "typescript",
    generator: generator.generator,
    version: tool.version,
    command,
    streams: generator.streams,
    scenarios: [...commonScenarios, "health", "invalid-request", "message-get", "cancel"],
    async toolchain() {
      const needed = await tool.toolchain?.();
      return needed?.available === false ? needed : typescriptToolchain();
    },

    async install() {
      await Promise.all([install(), tool.install?.()]);
    },

    async generates({ document, folder }) {
      const sdk = join(folder, "sdk");
      await cp(join(import.meta.dirname, id), sdk, { recursive: true });
      await mkdir(join(sdk, "generated"));
      await copyFile(document, join(sdk, "openapi.yaml"));
      await symlink(modulesFolder, join(folder, "node_modules"));
      await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
      // A generated client may import `send.ts`, which uses the program's functions to read responses.
      await cp(join(import.meta.dirname, "program"), join(folder, "program"), { recursive: true });
      await tool.run(command, sdk);
    },

    compiles: (workspace) => compile(workspace, ["sdk/generated"]),

    async typesStream(workspace) {
      const folder = join(workspace.folder, "streams");
      await cp(join(import.meta.dirname, "streams", `${workspace.contract}.ts`), join(folder, "read.ts"));
      await writeFile(join(folder, "event.ts"), generator.streamEvent(streams[workspace.contract]));
      await compile(workspace, ["streams"]);
    },

    async runs(workspace, { url }) {
      const program = "program/scenarios.ts";
      await compile(workspace, [program]);
      const bundled = ["--bundle", "--platform=node", "--format=esm", "--outfile=program.js"];
      await runTool("esbuild", "esbuild", [program, ...bundled], workspace.folder);
      const env = { TAMBO_BASE_URL: url };
      await runCommand(process.execPath, ["program.js"], { cwd: workspace.folder, env, seconds: 60 });
    },
  };
}

/** Returns the versions of the compiler and of Node. */
export async function typescriptToolchain(): Promise<Toolchain> {
  const typescript = packageVersions["typescript-7"]?.split("@").at(-1);
  return { available: true, version: `TypeScript ${typescript}, Node ${process.versions.node}` };
}

/**
 * Compiles the given files and their imports.
 *
 * @param changes Compiler options to change.
 */
export async function compile(
  { folder }: Workspace,
  include: readonly string[],
  changes: Partial<typeof compilerOptions> = {},
): Promise<void> {
  const options = { ...compilerOptions, ...changes };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, include }));
  try {
    await runTool("typescript-7", "tsc", ["-p", "tsconfig.json", "--pretty", "false"], folder);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    throw new StepFailed("tsc reports errors", error.output);
  }
}

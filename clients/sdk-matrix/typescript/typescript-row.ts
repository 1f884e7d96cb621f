/** What the rows of TypeScript have in common: a project that is compiled, bundled, and run by Node. */
import { copyFile, cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Contract, commonScenarios, type Place, type Row, StepFailed } from "../row.ts";
import { runCommand } from "../run-command.ts";
import { install, modules, runTool, versions } from "./install.ts";

/** What a generator of TypeScript differs by. Its folder here has `api.ts`, and what else its clients need. */
export interface Generator {
  id: string;
  generator: string;
  /** The package that the command is of. */
  package: string;
  /** Run in a copy of the generator's folder, which the document is in; it generates into the folder `generated`, which is empty. */
  command: string;
  streams: string;
  /** A module that exports `StreamEvent`, the type of what the call gives; `../sdk/generated` is what was generated. */
  streamEvent(stream: Stream): string;
}

/** An operation that streams. */
export interface Stream {
  operationId: string;
  /** As the document has it. */
  path: string;
}

/** The operation of each contract whose events are tried. */
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
  noImplicitOverride: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  // Declarations of packages only: what is generated is `.ts`.
  skipLibCheck: true,
};

/** The row of a generator. */
export function typescriptRow(generator: Generator): Row {
  const { id, command } = generator;
  return {
    id,
    language: "typescript",
    generator: generator.generator,
    version: versions[generator.package] as string,
    command,
    streams: generator.streams,
    scenarios: [...commonScenarios, "health", "invalid-request", "message-get", "cancel", "reconnect"],
    toolchain: async () => ({
      available: true,
      version: `TypeScript ${versions["typescript-7"]?.split("@").at(-1)}, Node ${process.versions.node}`,
    }),
    install,

    async generates({ document, folder }) {
      const sdk = join(folder, "sdk");
      await cp(join(import.meta.dirname, id), sdk, { recursive: true });
      await mkdir(join(sdk, "generated"));
      await copyFile(document, join(sdk, "openapi.yaml"));
      await symlink(modules, join(folder, "node_modules"));
      await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
      // Where generated clients import a `send.ts`, that reads answers as the program does.
      await cp(join(import.meta.dirname, "program"), join(folder, "program"), { recursive: true });
      const [program = "", ...args] = command.split(" ");
      await runTool(generator.package, program, args, sdk);
    },

    compiles: (place) => compile(place, ["sdk/generated"]),

    async typesStream(place) {
      const folder = join(place.folder, "streams");
      await cp(join(import.meta.dirname, "streams", `${place.contract}.ts`), join(folder, "read.ts"));
      await writeFile(join(folder, "event.ts"), generator.streamEvent(streams[place.contract]));
      await compile(place, ["streams"]);
    },

    async runs(place, { url }) {
      const program = "program/scenarios.ts";
      await compile(place, [program]);
      const bundled = ["--bundle", "--platform=node", "--format=esm", "--outfile=program.js"];
      await runTool("esbuild", "esbuild", [program, ...bundled], place.folder);
      const env = { TAMBO_BASE_URL: url };
      await runCommand(process.execPath, ["program.js"], { cwd: place.folder, env, seconds: 60 });
    },
  };
}

/** Compiles the files named, and what they import. */
async function compile({ folder }: Place, include: readonly string[]): Promise<void> {
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include }));
  try {
    await runTool("typescript-7", "tsc", ["-p", "tsconfig.json", "--pretty", "false"], folder);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    throw new StepFailed("tsc finds mistakes", error.output);
  }
}

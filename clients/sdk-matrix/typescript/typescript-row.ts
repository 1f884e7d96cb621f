/** What the rows of TypeScript have in common: a project that is compiled, bundled, and run by Node. */
import { copyFile, mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Contract, commonScenarios, type Place, type Row, StepFailed } from "../row.ts";
import { runCommand } from "../run-command.ts";
import { install, modules, runTool, versions } from "./install.ts";

/** What a generator of TypeScript differs by. Its folder here has `program.ts`, and what else its clients need. */
export interface Generator {
  id: string;
  generator: string;
  /** The package that the version is of. */
  package: string;
  command: string;
  streams: string;
  /** Generates from the document into the folder `generated` of the working folder. Paths are absolute. */
  generate(document: string, workingFolder: string): Promise<void>;
  /** A module that exports `StreamEvent`, the type of what the call gives; `generated` stands for the generated folder. */
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
  // A step does not check again what the one before it has checked.
  incremental: true,
  tsBuildInfoFile: "checked.tsbuildinfo",
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
      version: `TypeScript ${versions.typescript}, Node ${process.versions.node}`,
    }),
    install,

    async generates({ document, folder }) {
      const own = join(folder, id);
      await mkdir(own, { recursive: true });
      await symlink(modules, join(folder, "node_modules"));
      await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
      await copyFile(join(import.meta.dirname, "events.ts"), join(folder, "events.ts"));
      const source = join(import.meta.dirname, id);
      for (const file of await readdir(source)) await copyFile(join(source, file), join(own, file));
      await generator.generate(document, own);
    },

    compiles: (place) => compile(place, [`${id}/generated`]),

    async typesStream(place) {
      const folder = join(place.folder, "streams");
      await mkdir(folder);
      const file = `${place.contract}.ts`;
      await copyFile(join(import.meta.dirname, "streams", file), join(folder, file));
      const module = generator
        .streamEvent(streams[place.contract])
        .replaceAll("generated", `../${id}/generated`);
      await writeFile(join(folder, "event.ts"), module);
      await compile(place, [`${id}/generated`, "streams"]);
    },

    async runs(place, { url }) {
      await compile(place, [`${id}/generated`, `${id}/program.ts`]);
      const bundled = ["--bundle", "--platform=node", "--format=esm", "--outfile=program.js"];
      await runTool("esbuild", "esbuild", [`${id}/program.ts`, ...bundled], place.folder);
      const env = { TAMBO_BASE_URL: url };
      await runCommand(process.execPath, ["program.js"], { cwd: place.folder, env, seconds: 60 });
    },
  };
}

/** Compiles the files named, and what they import. */
async function compile({ folder }: Place, include: readonly string[]): Promise<void> {
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include }));
  try {
    await runTool("typescript", "tsc", ["-p", "tsconfig.json", "--pretty", "false"], folder);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    throw new StepFailed("tsc finds mistakes", error.output);
  }
}

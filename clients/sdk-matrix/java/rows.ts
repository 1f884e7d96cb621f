import { mkdir, readdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { commonScenarios, missingFields, type Row, type Workspace } from "../row.ts";
import { expectCompileError, runCommand } from "../run-command.ts";
import { classPath } from "./maven.ts";
import {
  installOpenapiGenerator,
  javaToolchain,
  openapiGeneratorVersion,
  runOpenapiGenerator,
} from "./openapi-generator.ts";

const openapiGenerator: Row = {
  id: "openapi-generator-java",
  language: "java",
  generator: "OpenAPI Generator, `java` with okhttp-gson",
  version: openapiGeneratorVersion,
  command:
    "openapi-generator-cli generate -g java --library okhttp-gson --global-property models,apis,supportingFiles,skipFormModel=false -i openapi.yaml -o client",
  streams:
    "`createRunCall` returns the HTTP call; execute it and read the response. A union's `fromJson` decodes each event as its own class.",
  scenarios: commonScenarios,
  toolchain: () => javaToolchain("javac"),

  async install() {
    await Promise.all([installOpenapiGenerator(), classPath()]);
  },

  generates: ({ document, folder }) =>
    runOpenapiGenerator(document, join(folder, "client"), ["-g", "java", "--library", "okhttp-gson"]),

  async compiles({ folder }) {
    const sources = join(folder, "client/src/main/java");
    const files = (await readdir(sources, { recursive: true })).filter((file) => file.endsWith(".java"));
    await writeFile(join(folder, "sources"), files.map((file) => `${join(sources, file)}\n`).join(""));
    await compile(folder, ["@sources"]);
  },

  async typesStream({ contract, folder }) {
    const { event, field } = missingFields[contract];
    const getter = `get${field.charAt(0).toUpperCase()}${field.slice(1)}`;
    const text = `class Wrong {\n  Object read(org.openapitools.client.model.${event} event) {\n    return event.${getter}();\n  }\n}\n`;
    await writeFile(join(folder, "Wrong.java"), text);
    await expectCompileError(compile(folder, ["Wrong.java"]), `method ${getter}()`);
    await run(join(import.meta.dirname, "streams", `${contract}.java`), folder);
  },

  async runs({ folder }, { url }) {
    await run(join(import.meta.dirname, "program.java"), folder, { TAMBO_BASE_URL: url });
  },
};

/** Compiles into the folder `classes`. */
async function compile(folder: Workspace["folder"], sources: readonly string[]): Promise<void> {
  const output = join(folder, "classes");
  await mkdir(output, { recursive: true });
  // For a short run, the optimizing compiler of the JVM costs more than it saves.
  const args = ["-J-XX:TieredStopAtLevel=1", "-nowarn", "-proc:none", "-d", output];
  const path = [output, await classPath()].join(delimiter);
  await runCommand("javac", [...args, "-cp", path, ...sources], { cwd: folder });
}

/** Compiles a single-file program in memory and runs it. */
async function run(file: string, folder: string, env: Record<string, string> = {}): Promise<void> {
  const path = [join(folder, "classes"), await classPath()].join(delimiter);
  await runCommand("java", ["-XX:TieredStopAtLevel=1", "-cp", path, file], { cwd: folder, env });
}

export const rows: readonly Row[] = [openapiGenerator];

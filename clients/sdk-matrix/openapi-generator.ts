/** OpenAPI Generator. The rows of all languages share one jar. */
import { join } from "node:path";
import { cacheFolder } from "./install-from-lock.ts";
import { downloadFromMaven } from "./maven.ts";
import type { Toolchain } from "./row.ts";
import { runCommand } from "./run-command.ts";

/** The version of the jar. */
export const openapiGeneratorVersion = "7.25.0";

const jar = {
  path: `org/openapitools/openapi-generator-cli/${openapiGeneratorVersion}/openapi-generator-cli-${openapiGeneratorVersion}.jar`,
  sha256: "41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae",
};

/**
 * Downloads the jar once.
 *
 * @throws StepFailed if the download fails or the checksum differs.
 */
export async function installOpenapiGenerator(): Promise<void> {
  await downloadFromMaven(jar);
}

/**
 * Generates a client into a folder.
 *
 * @param args Arguments in addition to `-i` and `-o`: `-g`, and options for the generator.
 * @throws StepFailed with the generator's output.
 */
export async function runOpenapiGenerator(
  document: string,
  output: string,
  args: readonly string[],
): Promise<void> {
  // The client's documentation and tests are not generated.
  const parts = "models,apis,supportingFiles,modelDocs=false,apiDocs=false,modelTests=false,apiTests=false";
  await runCommand(
    "java",
    [
      // In a short run, the optimizing compiler of the JVM costs more time than it saves.
      ...["-XX:TieredStopAtLevel=1", "-jar", await downloadFromMaven(jar), "generate"],
      ...["-i", document, "-o", output, "--global-property", `${parts},skipFormModel=false`, ...args],
    ],
    { cwd: cacheFolder },
  );
}

/** Runs an OpenAPI Generator command line in a folder. The command states `-g`, `-i`, `-o` and other options. */
export const openapiGeneratorTool = {
  version: openapiGeneratorVersion,
  toolchain: () => javaToolchain(),
  install: installOpenapiGenerator,
  async run(command: string, folder: string): Promise<void> {
    const { input, output, args } = parseCommand(command);
    await runOpenapiGenerator(join(folder, input), join(folder, output), args);
  },
};

/** Separates the document and the output folder from the other arguments of a command line. */
function parseCommand(command: string): { input: string; output: string; args: string[] } {
  const [, , ...args] = command.split(" ");
  const take = (name: string) => args.splice(args.indexOf(name), 2)[1] as string;
  return { input: take("-i"), output: take("-o"), args };
}

/** Finds the Java installation that runs the generator. */
export async function javaToolchain(program: "java" | "javac" = "java"): Promise<Toolchain> {
  try {
    const version = await runCommand(program, ["-version"], { cwd: import.meta.dirname, seconds: 60 });
    return { available: true, version: `Java ${/\d[\d.]*/.exec(version)?.[0] ?? "of unknown version"}` };
  } catch {
    return { available: false, reason: `\`${program}\` not found: install JDK 17 or later` };
  }
}

/** Compiles generated Java code, and runs programs that use it. */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { classPath, type Jars } from "../maven.ts";
import { missingFields, type Workspace } from "../row.ts";
import { expectCompileError, runCommand } from "../run-command.ts";

/** Generated classes and the jars that they need. */
export interface JavaClient {
  /** The workspace's folder. */
  folder: string;
  jars: Jars;
}

/** Compiles all classes in the workspace's folder `client`. */
export async function compileClient(client: JavaClient): Promise<void> {
  const sources = join(client.folder, "client");
  const files = (await readdir(sources, { recursive: true })).filter(
    (file) => file.endsWith(".java") && !file.startsWith(join("src", "test")),
  );
  await writeFile(join(client.folder, "sources"), files.map((file) => `${join(sources, file)}\n`).join(""));
  await compile(client, ["@sources"]);
}

/** Expects that a program cannot read the field that the contract's event does not have. */
export async function expectMissingField(
  client: JavaClient,
  { contract }: Workspace,
  eventPackage: string,
): Promise<void> {
  const { event, field } = missingFields[contract];
  const getter = `get${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  const text = `class Wrong {\n  Object read(${eventPackage}.${event} event) {\n    return event.${getter}();\n  }\n}\n`;
  await writeFile(join(client.folder, "Wrong.java"), text);
  await expectCompileError(compile(client, ["Wrong.java"]), `method ${getter}()`);
}

/** Compiles into the folder `classes`. */
async function compile({ folder, jars }: JavaClient, sources: readonly string[]): Promise<void> {
  const output = join(folder, "classes");
  await mkdir(output, { recursive: true });
  // For a short run, the optimizing compiler of the JVM costs more than it saves.
  const args = ["-J-XX:TieredStopAtLevel=1", "-nowarn", "-proc:none", "-d", output];
  const path = [output, await classPath(jars)].join(delimiter);
  await runCommand("javac", [...args, "-cp", path, ...sources], { cwd: folder });
}

/** Compiles a single-file program in memory and runs it. */
export async function runProgram(
  { folder, jars }: JavaClient,
  file: string,
  env: Record<string, string> = {},
): Promise<void> {
  const path = [join(folder, "classes"), await classPath(jars)].join(delimiter);
  await runCommand("java", ["-XX:TieredStopAtLevel=1", "-cp", path, file], { cwd: folder, env });
}

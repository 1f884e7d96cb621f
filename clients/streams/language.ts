/** The languages: how to find the tools of each, and how to build its program. */
import { readdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { cacheFolder } from "../sdk-matrix/install-from-lock.ts";
import { downloadFromMaven } from "../sdk-matrix/maven.ts";
import { javaToolchain } from "../sdk-matrix/openapi-generator.ts";
import { pythonToolchain } from "../sdk-matrix/python/environment.ts";
import type { Toolchain } from "../sdk-matrix/row.ts";
import { runCommand } from "../sdk-matrix/run-command.ts";

/** A language with a runtime file. */
export interface Language {
  id: "typescript" | "python" | "go" | "java" | "rust";
  /** Finds the language's tools. Installs nothing. */
  toolchain(): Promise<Toolchain>;
  /**
   * Builds the program into a folder.
   *
   * @returns The command that starts the program.
   * @throws StepFailed if it does not compile.
   */
  build(folder: string): Promise<readonly [command: string, ...args: string[]]>;
}

const sources = (id: Language["id"]) => join(import.meta.dirname, id);

const typescript: Language = {
  id: "typescript",
  async toolchain() {
    return { available: true, version: `Node ${process.versions.node}` };
  },
  async build() {
    return [process.execPath, join(sources("typescript"), "program.ts")];
  },
};

const python: Language = {
  id: "python",
  toolchain: pythonToolchain,
  async build() {
    return ["python3", "-B", join(sources("python"), "program.py")];
  },
};

const go: Language = {
  id: "go",
  async toolchain() {
    const version = await findVersion("go", ["version"]);
    if (version === undefined)
      return { available: false, reason: "`go` not found: install Go 1.23 or later" };
    if (Number(version.split(".")[1]) >= 23) return { available: true, version: `Go ${version}` };
    return { available: false, reason: `found Go ${version}: install 1.23 or later` };
  },
  async build(folder) {
    const program = join(folder, "program");
    const env = { GOTOOLCHAIN: "local", GOFLAGS: "-p=1" };
    await runCommand("go", ["vet", "./..."], { cwd: sources("go"), env });
    await runCommand("go", ["build", "-o", program, "."], { cwd: sources("go"), env });
    return [program];
  },
};

/** The program parses JSON with Gson. `EventStream.java` does not need it. */
const gson = {
  path: "com/google/code/gson/gson/2.10.1/gson-2.10.1.jar",
  sha256: "4241c14a7727c34feea6507ec801318a3d4a90f070e4525681079fb94ee4c593",
};

const java: Language = {
  id: "java",
  toolchain: () => javaToolchain("javac"),
  async build(folder) {
    const jar = await downloadFromMaven(gson);
    const files = (await readdir(sources("java"))).filter((file) => file.endsWith(".java"));
    const args = ["-Xlint:all,-serial", "-Werror", "-proc:none", "-cp", jar, "-d", folder, ...files];
    await runCommand("javac", ["-J-XX:TieredStopAtLevel=1", ...args], { cwd: sources("java") });
    return ["java", "-XX:TieredStopAtLevel=1", "-cp", [folder, jar].join(delimiter), "Program"];
  },
};

const rust: Language = {
  id: "rust",
  async toolchain() {
    const version = await findVersion("cargo", ["--version"]);
    if (version === undefined) return { available: false, reason: "`cargo` not found: install Rust" };
    return { available: true, version: `Rust ${version}` };
  },
  async build() {
    const target = join(cacheFolder, "cargo-target-streams");
    const env = { CARGO_HOME: join(cacheFolder, "cargo"), CARGO_TARGET_DIR: target, CARGO_BUILD_JOBS: "1" };
    await runCommand("cargo", ["build", "--locked", "--quiet"], { cwd: sources("rust"), env, seconds: 600 });
    return [join(target, "debug/program")];
  },
};

/** Returns the version that a command prints, or `undefined` if the command is not installed. */
async function findVersion(command: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const output = await runCommand(command, args, { cwd: import.meta.dirname, seconds: 60 });
    return /\d+\.\d[\d.]*/.exec(output)?.[0];
  } catch {
    return undefined;
  }
}

/** All languages in table order. */
export const languages: readonly Language[] = [typescript, python, go, java, rust];

/** The row of Rust. */
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheFolder } from "../install-from-lock.ts";
import {
  installOpenapiGenerator,
  javaToolchain,
  openapiGeneratorVersion,
  runOpenapiGenerator,
} from "../java/openapi-generator.ts";
import { commonScenarios, missingMembers, type Row } from "../row.ts";
import { expectMistake, runCommand } from "../run-command.ts";

/** Runs `cargo` in a folder; what it downloads and builds is in the cache folder. One job, for other rows run beside it. */
function runCargo(args: readonly string[], cwd: string, env: Record<string, string> = {}): Promise<string> {
  const own = {
    CARGO_HOME: join(cacheFolder, "cargo"),
    CARGO_TARGET_DIR: join(cacheFolder, "cargo-target"),
    CARGO_BUILD_JOBS: "1",
    RUSTFLAGS: "-Awarnings",
  };
  return runCommand("cargo", args, { cwd, env: { ...own, ...env }, seconds: 600 });
}

const openapiGenerator: Row = {
  id: "openapi-generator-rust",
  language: "rust",
  generator: "OpenAPI Generator, `rust` with reqwest",
  version: openapiGeneratorVersion,
  command: "openapi-generator-cli generate -g rust -i openapi.yaml -o client",
  streams:
    "The call cannot: the generated request is sent and read with reqwest, and each event is decoded by the struct of its type.",
  scenarios: commonScenarios,

  async toolchain() {
    const java = await javaToolchain();
    if (!java.available) return java;
    try {
      const version = /\d[\d.]*/.exec(await runCargo(["--version"], import.meta.dirname))?.[0] ?? "";
      return { available: true, version: `Rust ${version}` };
    } catch {
      return { available: false, reason: "no `cargo`: install Rust" };
    }
  },

  install: installOpenapiGenerator,

  async generates({ document, folder }) {
    await runOpenapiGenerator(document, join(folder, "client"), ["-g", "rust"]);
    await mkdir(join(folder, "src/bin"), { recursive: true });
    for (const file of ["Cargo.toml", "Cargo.lock"])
      await copyFile(join(import.meta.dirname, file), join(folder, file));
    await copyFile(join(import.meta.dirname, "expect.rs"), join(folder, "src/lib.rs"));
  },

  async compiles({ folder }) {
    // What was built for a folder before is of no use in this one.
    await runCargo(["clean", "-p", "openapi", "-p", "matrix"], folder);
    await runCargo(["check", "--package", "openapi"], folder);
  },

  async typesStream({ contract, folder }) {
    await copyFile(join(import.meta.dirname, "streams", `${contract}.rs`), join(folder, "src/bin/events.rs"));
    const { event, member } = missingMembers[contract];
    const text = `pub fn read(event: openapi::models::${event}) {\n    event.${member};\n}\n\nfn main() {}\n`;
    await writeFile(join(folder, "src/bin/wrong.rs"), text);
    await expectMistake(runCargo(["check", "--bin", "wrong"], folder), `no field \`${member}\``);
    await runCargo(["run", "--bin", "events"], folder);
  },

  async runs({ folder }, { url }) {
    await copyFile(join(import.meta.dirname, "program.rs"), join(folder, "src/bin/program.rs"));
    await runCargo(["run", "--bin", "program"], folder, { TAMBO_BASE_URL: url });
  },
};

export const rows: readonly Row[] = [openapiGenerator];

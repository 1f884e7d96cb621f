import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheFolder } from "../install-from-lock.ts";
import {
  installOpenapiGenerator,
  javaToolchain,
  openapiGeneratorVersion,
  runOpenapiGenerator,
} from "../openapi-generator.ts";
import { commonScenarios, missingFields, type Row } from "../row.ts";
import { expectCompileError, runCommand } from "../run-command.ts";

/**
 * Runs `cargo` in a folder, with downloads and builds in the cache folder. Runs one job, since other rows run
 * concurrently.
 */
function runCargo(args: readonly string[], cwd: string, env: Record<string, string> = {}): Promise<string> {
  const defaults = {
    CARGO_HOME: join(cacheFolder, "cargo"),
    CARGO_TARGET_DIR: join(cacheFolder, "cargo-target"),
    CARGO_BUILD_JOBS: "1",
    RUSTFLAGS: "-Awarnings",
  };
  return runCommand("cargo", args, { cwd, env: { ...defaults, ...env }, seconds: 600 });
}

const openapiGenerator: Row = {
  id: "openapi-generator-rust",
  language: "rust",
  generator: "OpenAPI Generator, `rust` with reqwest",
  version: openapiGeneratorVersion,
  command:
    "node prepare.mjs openapi.yaml client.yaml && openapi-generator-cli generate -g rust -i client.yaml -o client",
  streams:
    "The generated call cannot read streams. Send the request and read the response with reqwest; the union decodes each event. `prepare.mjs` removes the discriminators, because the generator's discriminated unions cannot be decoded.",
  scenarios: commonScenarios,

  async toolchain() {
    const java = await javaToolchain();
    if (!java.available) return java;
    try {
      const version = /\d[\d.]*/.exec(await runCargo(["--version"], import.meta.dirname))?.[0] ?? "";
      return { available: true, version: `Rust ${version}` };
    } catch {
      return { available: false, reason: "`cargo` not found: install Rust" };
    }
  },

  install: installOpenapiGenerator,

  async generates({ document, folder }) {
    const prepare = [join(import.meta.dirname, "prepare.mjs"), document, "client.yaml"];
    await runCommand(process.execPath, prepare, { cwd: folder });
    await runOpenapiGenerator(join(folder, "client.yaml"), join(folder, "client"), ["-g", "rust"]);
    await mkdir(join(folder, "src/bin"), { recursive: true });
    for (const file of ["Cargo.toml", "Cargo.lock"])
      await copyFile(join(import.meta.dirname, file), join(folder, file));
    await copyFile(join(import.meta.dirname, "expect.rs"), join(folder, "src/lib.rs"));
  },

  async compiles({ folder }) {
    // Build artifacts from another folder cannot be reused.
    await runCargo(["clean", "-p", "openapi", "-p", "matrix"], folder);
    await runCargo(["check", "--package", "openapi"], folder);
  },

  async typesStream({ contract, folder }) {
    await copyFile(join(import.meta.dirname, "streams", `${contract}.rs`), join(folder, "src/bin/events.rs"));
    const { event, field } = missingFields[contract];
    const text = `pub fn read(event: openapi::models::${event}) {\n    event.${field};\n}\n\nfn main() {}\n`;
    await writeFile(join(folder, "src/bin/wrong.rs"), text);
    await expectCompileError(runCargo(["check", "--bin", "wrong"], folder), `no field \`${field}\``);
    await runCargo(["run", "--bin", "events"], folder);
  },

  async runs({ folder }, { url }) {
    await copyFile(join(import.meta.dirname, "program.rs"), join(folder, "src/bin/program.rs"));
    await runCargo(["run", "--bin", "program"], folder, { TAMBO_BASE_URL: url });
  },
};

export const rows: readonly Row[] = [openapiGenerator];

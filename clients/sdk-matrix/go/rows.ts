import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheFolder } from "../install-from-lock.ts";
import { commonScenarios, missingFields, type Row } from "../row.ts";
import { expectCompileError, runCommand } from "../run-command.ts";

const version = "2.8.2";
const programs = join(cacheFolder, "go/bin");

/**
 * Runs `go` in a folder, with downloads in the cache folder. Builds one package at a time, because other rows
 * run concurrently.
 */
function runGo(args: readonly string[], cwd: string, env: Record<string, string> = {}): Promise<string> {
  const defaults = {
    GOMODCACHE: join(cacheFolder, "go/modules"),
    GOBIN: programs,
    GOFLAGS: "-modcacherw -p=1",
    GOTOOLCHAIN: "local",
  };
  return runCommand("go", args, { cwd, env: { ...defaults, ...env }, seconds: 600 });
}

const oapiCodegen: Row = {
  id: "oapi-codegen",
  language: "go",
  generator: "oapi-codegen",
  version,
  command: "oapi-codegen -config oapi-codegen.yaml -o client/client.go openapi.yaml",
  streams:
    "`Client`, unlike `ClientWithResponses`, returns the response before its body is read. A union's `ValueByDiscriminator` returns each event as its own type.",
  scenarios: commonScenarios,

  async toolchain() {
    try {
      const found = /go(1\.(\d+)\S*)/.exec(await runGo(["version"], import.meta.dirname));
      if (Number(found?.[2]) >= 25) return { available: true, version: `Go ${found?.[1]}` };
      return { available: false, reason: `found Go ${found?.[1]}: install 1.25 or later` };
    } catch {
      return { available: false, reason: "`go` not found: install Go 1.25 or later" };
    }
  },

  async install() {
    const program = join(programs, "oapi-codegen");
    const installed = runCommand(program, ["-version"], { cwd: import.meta.dirname, seconds: 60 });
    if ((await installed.catch(() => "")).includes(`v${version}\n`)) return;
    const module = `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v${version}`;
    console.error(`installing ${module}`);
    await mkdir(programs, { recursive: true });
    // `go install` verifies the modules against Go's public checksum database.
    await runGo(["install", module], import.meta.dirname);
  },

  async generates({ document, folder }) {
    // Copies the Go module that contains the program and the stream readers. The client is generated into it.
    await cp(import.meta.dirname, folder, { recursive: true, filter: (path) => !path.endsWith(".ts") });
    await mkdir(join(folder, "client"));
    const args = ["-config", "oapi-codegen.yaml", "-o", "client/client.go", document];
    await runCommand(join(programs, "oapi-codegen"), args, { cwd: folder });
  },

  async compiles({ folder }) {
    await runGo(["vet", "./client"], folder);
  },

  async typesStream({ contract, folder }) {
    await runGo(["run", `./streams/${contract}`], folder);
    const { event, field } = missingFields[contract];
    const name = `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
    const text = `package wrong\n\nimport "matrix/client"\n\nfunc read(event client.${event}) any {\n\treturn event.${name}\n}\n`;
    await mkdir(join(folder, "wrong"));
    await writeFile(join(folder, "wrong/read.go"), text);
    await expectCompileError(runGo(["vet", "./wrong"], folder), `has no field or method ${name}`);
  },

  async runs({ folder }, { url }) {
    await runGo(["vet", "./program"], folder);
    await runGo(["run", "./program"], folder, { TAMBO_BASE_URL: url });
  },
};

export const rows: readonly Row[] = [oapiCodegen];

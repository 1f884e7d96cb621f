/** The row of Go. */
import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheFolder } from "../install-from-lock.ts";
import { commonScenarios, missingMembers, type Row } from "../row.ts";
import { expectMistake, runCommand } from "../run-command.ts";

const version = "2.8.2";
const programs = join(cacheFolder, "go/bin");

/** Runs `go` in a folder; what it downloads is in the cache folder. One package at a time, for other rows run beside it. */
function runGo(args: readonly string[], cwd: string, env: Record<string, string> = {}): Promise<string> {
  const own = {
    GOMODCACHE: join(cacheFolder, "go/modules"),
    GOBIN: programs,
    GOFLAGS: "-modcacherw -p=1",
    GOTOOLCHAIN: "local",
  };
  return runCommand("go", args, { cwd, env: { ...own, ...env }, seconds: 600 });
}

const oapiCodegen: Row = {
  id: "oapi-codegen",
  language: "go",
  generator: "oapi-codegen",
  version,
  command: "oapi-codegen -config oapi-codegen.yaml -o client/client.go openapi.yaml",
  streams:
    "The call of `Client`, other than that of `ClientWithResponses`, gives the response to read, and `ValueByDiscriminator` of the unions each event as its own type.",
  scenarios: commonScenarios,

  async toolchain() {
    try {
      const found = /go(1\.(\d+)\S*)/.exec(await runGo(["version"], import.meta.dirname));
      if (Number(found?.[2]) >= 25) return { available: true, version: `Go ${found?.[1]}` };
      return { available: false, reason: `Go ${found?.[1]}: install 1.25 or later` };
    } catch {
      return { available: false, reason: "no `go`: install 1.25 or later" };
    }
  },

  async install() {
    const program = join(programs, "oapi-codegen");
    const installed = runCommand(program, ["-version"], { cwd: import.meta.dirname, seconds: 60 });
    if ((await installed.catch(() => "")).includes(`v${version}\n`)) return;
    const module = `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v${version}`;
    console.error(`installing ${module}`);
    await mkdir(programs, { recursive: true });
    // What it is made of is checked against Go's public database of sums.
    await runGo(["install", module], import.meta.dirname);
  },

  async generates({ document, folder }) {
    // The module whose packages are the client, the program, and those that read events.
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
    const { event, member } = missingMembers[contract];
    const field = `${member.charAt(0).toUpperCase()}${member.slice(1)}`;
    const text = `package wrong\n\nimport "matrix/client"\n\nfunc read(event client.${event}) any {\n\treturn event.${field}\n}\n`;
    await mkdir(join(folder, "wrong"));
    await writeFile(join(folder, "wrong/read.go"), text);
    await expectMistake(runGo(["vet", "./wrong"], folder), `has no field or method ${field}`);
  },

  async runs({ folder }, { url }) {
    await runGo(["vet", "./program"], folder);
    await runGo(["run", "./program"], folder, { TAMBO_BASE_URL: url });
  },
};

export const rows: readonly Row[] = [oapiCodegen];

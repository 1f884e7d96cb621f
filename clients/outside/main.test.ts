import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runClient } from "./run-client.ts";

const run = (...args: string[]) => {
  const main = join(import.meta.dirname, "main.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
};

it.each([
  [["--only", "nonsense"], /^clients:outside: unknown client nonsense; the clients are ag-ui-client, /],
  [["--write", "--newest"], /^clients:outside: --write requires all clients in their pinned versions: /],
  [["--newest", "--only", "ag-ui-client-0.0.59"], /^clients:outside: --newest skips the clients that pin /],
])("rejects %j", (args, message) => {
  const { status, stderr } = run(...args);
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
});

it("prints help", () => {
  const { status, stdout } = run("--help");
  expect(stdout).toContain("Exit code: 0; 1 if a check failed; 2 for a usage error.");
  expect(status).toBe(0);
});

it("fails a program that exits with 0 before its last check", async () => {
  const id = "ends-early";
  const folder = mkdtempSync(join(tmpdir(), `${id}-`));
  onTestFinished(() => {
    for (const path of [folder, join(import.meta.dirname, ".cache/pinned", id)])
      rmSync(path, { recursive: true, force: true });
  });
  const output = '{"check":"text"}\n';
  writeFileSync(join(folder, "program.ts"), `process.stdout.write(${JSON.stringify(output)});`);
  const client = {
    id,
    folder: relative(import.meta.dirname, folder),
    packages: [],
    checks: ["text", "cancel"],
  };
  expect(await runClient(client, false)).toEqual({
    id,
    packages: [],
    version: "–",
    checks: [{ check: "text" }, { check: "cancel", failed: "the program ended without this check" }],
    error: `output of the program:\n${output}`,
  });
});

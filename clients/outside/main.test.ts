import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

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

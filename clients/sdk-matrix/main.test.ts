import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const run = (...args: string[]) => {
  const main = join(import.meta.dirname, "main.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
};

it.each([
  [
    ["--only", "nonsense"],
    /^sdk-matrix: unknown row nonsense; the rows are openapi-fetch, hey-api, orval, kubb/,
  ],
  [["--language", "latin"], /Allowed choices are typescript, python, go, java, kotlin, rust/],
  [["--only", "orval", "--write"], /^sdk-matrix: --write requires all rows: remove --only and --language\n$/],
  [
    ["--only", "orval", "--json", "/nonexistent/x.json"],
    /^sdk-matrix: cannot write \/nonexistent\/x.json for --json: ENOENT: no such file or directory, open '\/nonexistent\/x.json'\n$/,
  ],
])("rejects %j", (args, message) => {
  const { status, stderr } = run(...args);
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
});

it("prints help", () => {
  const { status, stdout } = run("--help");
  expect(stdout).toContain("--language <language...>");
  expect(stdout).toContain("Exit code: 0; 1 if a cell failed");
  expect(status).toBe(0);
});

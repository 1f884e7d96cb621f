/** Runs the checks for the TypeScript runtime. `npm run streams` runs the checks for all languages. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { checks } from "./checks.ts";
import { languages } from "./language.ts";
import { startProgram } from "./program.ts";
import { formatTable } from "./table.ts";

it.each([
  ["Decoding", 24],
  ["Scenarios", 10],
  ["Retries", 14],
  ["Server killed", 1],
])(
  "TypeScript passes %s",
  async (id, cases) => {
    const typescript = languages.find((language) => language.id === "typescript");
    const check = checks.find((each) => each.id === id);
    const program = startProgram((await typescript?.build("")) ?? ["false"]);
    onTestFinished(() => program.stop());
    expect(await check?.run(program)).toBe(cases);
  },
  60_000,
);

it("tests every check", () => {
  expect(checks.map(({ id }) => id)).toEqual(["Decoding", "Scenarios", "Retries", "Server killed"]);
});

it("reports a language whose tools are missing as not available, and does not count it as passed", () => {
  const main = join(import.meta.dirname, "main.ts");
  const options = { encoding: "utf8", env: { PATH: "" } } as const;
  const { status, stdout } = spawnSync(process.execPath, [main, "--language", "go", "rust"], options);
  const notAvailable = checks.map(() => "not available");
  const rows = [
    ["go", "not available: `go` not found: install Go 1.23 or later", ...notAvailable],
    ["rust", "not available: `cargo` not found: install Rust", ...notAvailable],
  ];
  const headings = ["Language", "Toolchain", ...checks.map(({ id }) => id)];
  expect({ status, stdout }).toEqual({ status: 0, stdout: `\n${formatTable(headings, rows)}\n` });
});

it("rejects an unknown language", () => {
  const main = join(import.meta.dirname, "main.ts");
  const { status, stderr } = spawnSync(process.execPath, [main, "--language", "latin"], { encoding: "utf8" });
  expect(stderr).toMatch(/Allowed choices are typescript, python, go, java, rust/);
  expect(status).toBe(2);
});

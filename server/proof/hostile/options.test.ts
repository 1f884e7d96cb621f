import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { cases } from "./families/all.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

function run(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...options], { encoding: "utf8" });
  return { status, stdout, stderr };
}

const options = ["short", "store", "only", "seed", "mutant", "list", "help"];
const parseOptionNames = (text: string) => Array.from(text.matchAll(/^ {2}--(\w+)/gm), ([, name]) => name);

it("lists the options: --help", () => {
  const { status, stdout, stderr } = run("--help");
  expect({ status, stderr, options: parseOptionNames(stdout) }).toEqual({ status: 0, stderr: "", options });
});

it("lists the options after an unknown one", () => {
  const { status, stdout, stderr } = run("--fast");
  expect({ status, stdout, options: parseOptionNames(stderr) }).toEqual({ status: 2, stdout: "", options });
  expect(stderr).toMatch(/^Unknown option '--fast'/);
});

it.each([
  [["--store=mysql"], '--store: unknown store "mysql"; use sqlite or postgres\n'],
  [
    ["--mutant=none"],
    '--mutant: unknown mutant "none"; use one of unbounded-validation, unshared-readers, recovery-before-listening\n',
  ],
  [
    ["--only=none"],
    '--only: unknown family or case "none"; the families are schemas, generated, demo, patches, readers, bodies, conversations, framing, mixtures, recovery, tool-servers; use --list to list the cases\n',
  ],
])("reports the error in %j", (args, stderr) => {
  expect(run(...args)).toEqual({ status: 2, stdout: "", stderr });
});

it("lists the cases of a family", () => {
  const { status, stdout } = run("--list", "--only", "recovery");
  const want = cases.filter(({ family }) => family === "recovery");
  expect([status, stdout.split("\n").length - 1]).toEqual([0, want.length]);
});

it("has at least 80 cases with unique names, and short cases of every family on both stores", () => {
  const names = new Set(cases.map(({ family, name }) => `${family}/${name}`));
  expect([names.size, names.size >= 80]).toEqual([cases.length, true]);
  for (const store of ["sqlite", "postgres"] as const) {
    const brief = cases.filter(({ short, stores }) => short && (stores ?? [store]).includes(store));
    expect(new Set(brief.map(({ family }) => family))).toEqual(new Set(cases.map(({ family }) => family)));
  }
});

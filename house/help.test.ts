/** Checks the package scripts, their descriptions, and the program that starts them. */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { formatHelp, readScriptNames, scriptGroups } from "./help.ts";

const root = join(import.meta.dirname, "..");

it("describes every script once", () => {
  const described = Object.values(scriptGroups).flatMap((scripts) => Object.keys(scripts));
  expect(described.toSorted()).toEqual(readScriptNames(root).toSorted());
});

it("prints the scripts in groups, with aligned descriptions", () => {
  expect(formatHelp({ "Run the server": { start: "the server" }, Check: { "test:all": "all tests" } })).toBe(
    [
      "Run a script with `npm run <name>`, and pass options after `--`: `npm run check -- --help`.",
      "",
      "Run the server",
      "  start     the server",
      "",
      "Check",
      "  test:all  all tests",
      "",
    ].join("\n"),
  );
});

it("has no script that only some shells can run", () => {
  // A script is a sequence of programs. Windows' shell also has `&&`, but no `exec`, `;` or assignments.
  const program = /(node|npm|vite|tsdown|tsc)( [\w@./:-]+(=\d+)?)*/.source;
  const portable = new RegExp(`^${program}( && ${program})*$`);
  const manifests = [
    "package.json",
    ...globSync("{clients/*,server,conformance,spec/toolchain/*}/package.json", { cwd: root }),
  ];
  const others = manifests.flatMap((path) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(root, path), "utf8")) as {
      scripts?: Record<string, string>;
    };
    return Object.entries(scripts)
      .filter(([, script]) => !portable.test(script))
      .map(([name]) => `${path}: ${name}`);
  });
  expect(others).toEqual([]);
});

/** Runs a module with `run.mjs`. The first lines of the module are given as text, to change what `run.mjs` sees. */
function run(
  args: readonly string[],
  before = "",
): { status: number | null; stdout: string; stderr: string } {
  const preload = before && ["--import", `data:text/javascript,${encodeURIComponent(before)}`];
  return spawnSync(process.execPath, [...preload, join(root, "house/run.mjs"), ...args], {
    encoding: "utf8",
  });
}

it("starts a program with its arguments, as Node does", () => {
  const program = join(root, "house/help.ts");
  expect(run([program, "--help"])).toMatchObject({ status: 0, stdout: formatHelp(), stderr: "" });
});

it("says in one sentence that Node is too old", () => {
  const old = `Object.defineProperty(process.versions, "node", { value: "22.1.0" })`;
  expect(run([join(root, "house/help.ts")], old)).toMatchObject({
    status: 1,
    stdout: "",
    stderr:
      'Node 24 or newer is needed, and this is Node 22.1.0: install it from https://nodejs.org, or run `npx --yes --package=node@24 -c "npm ci && npm start"`.\n',
  });
});

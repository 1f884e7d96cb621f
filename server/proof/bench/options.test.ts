import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readOptions } from "./options.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}

const names = ["stores", "take-over", "replay"];

it("selects the given figures in the order of the table, or all", () => {
  expect(readOptions([], names)).toEqual({ figures: names, json: undefined, check: undefined });
  expect(readOptions(["replay", "--json", "rows.json", "stores"], names)).toEqual({
    figures: ["stores", "replay"],
    json: "rows.json",
    check: undefined,
  });
  expect(readOptions(["--check", "replay"], names)).toEqual({
    figures: ["replay"],
    json: undefined,
    check: { base: undefined, rounds: 5 },
  });
  expect(readOptions(["--check", "--base", "v1.0.0", "--rounds", "3"], names).check).toEqual({
    base: "v1.0.0",
    rounds: 3,
  });
});

it("lists options and figures: --help", () => {
  const { status, stdout, stderr } = run("--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^npm run bench -- \[options] \[figure \.\.\.]\n/);
  expect(stdout).toContain("\nFigures: throughput, latency, one-core,");
});

it.each([
  ["--fast", "Unknown option '--fast'"],
  ["takeover", 'Unknown figure "takeover".\n'],
  ["toString", 'Unknown figure "toString".\n'],
  ["--base=main", "--base and --rounds are only used with --check.\n"],
  ["--check --rounds=0", '--rounds must be a whole number of at least 1, not "0".\n'],
  ["--check --json=rows.json", "--json cannot be used with --check.\n"],
])("reports an invalid argument and lists the figures: %s", (args, finding) => {
  const { status, stdout, stderr } = run(...args.split(" "));
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr.slice(0, finding.length)).toBe(finding);
  expect(stderr).toContain("\nFigures: throughput,");
});

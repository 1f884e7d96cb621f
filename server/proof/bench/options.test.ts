import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readOptions } from "./options.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

function run(option: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, option], { encoding: "utf8" });
  return { status, stdout, stderr };
}

const names = ["stores", "take-over", "replay"];

it("selects the given figures in the order of the table, or all", () => {
  expect(readOptions([], names)).toEqual({ figures: names, json: undefined });
  expect(readOptions(["replay", "--json", "rows.json", "stores"], names)).toEqual({
    figures: ["stores", "replay"],
    json: "rows.json",
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
])("reports an invalid argument and lists the figures: %s", (option, finding) => {
  const { status, stdout, stderr } = run(option);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr.slice(0, finding.length)).toBe(finding);
  expect(stderr).toContain("\nFigures: throughput,");
});

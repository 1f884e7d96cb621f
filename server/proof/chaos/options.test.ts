import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { faults } from "./faults/all.ts";
import { rollingUpgrade } from "./faults/process-faults.ts";
import { readOptions } from "./options.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

function run(option: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, option], { encoding: "utf8" });
  return { status, stdout, stderr };
}

const options = [
  "short",
  "mutant",
  "store",
  "processes",
  "faults",
  "seconds",
  "only",
  "base",
  "seed",
  "help",
];
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

it("reports an invalid value in one line", () => {
  expect(run("--store=mysql")).toEqual({
    status: 2,
    stdout: "",
    stderr: '--store: unknown store "mysql"; use sqlite or postgres\n',
  });
});

it.each([
  [[], [600, Number.POSITIVE_INFINITY]],
  [["--short"], [18, 2]],
  [
    ["--seconds", "0"],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ],
  [
    ["--only", "kill -9"],
    [600, 0],
  ],
])("determines the time limit and the kills in migrations: %j", (args, expected) => {
  const { campaigns } = readOptions(args, faults);
  expect(campaigns.map(({ seconds, migrationKills }) => [seconds, migrationKills])).toEqual([
    expected,
    expected,
  ]);
});

it("upgrades servers only from a named version if there is no release tag", () => {
  const findUpgrades = (...args: string[]) =>
    readOptions(args, faults).campaigns.map((campaign) => campaign.faults.includes(rollingUpgrade));
  expect(findUpgrades("--short")).toEqual([false, false]);
  expect(findUpgrades("--base", "main")).toEqual([true, true]);
});

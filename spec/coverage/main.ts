/** Prints which rules of the contract passing tests prove. Exit code 1 when a rule has neither test nor reason. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readClauses } from "../clauses/register.ts";
import { coverageOf } from "./requirements.ts";

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** Runs the tests, and gives the full names of those that passed. */
async function passingTests(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "coverage-"));
  const file = join(folder, "report.json");
  try {
    const vitest = join(import.meta.dirname, "../../node_modules/vitest/vitest.mjs");
    const child = spawn(
      process.execPath,
      [vitest, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
      {
        stdio: ["ignore", "inherit", "inherit"],
      },
    );
    await new Promise((resolve) => child.once("exit", resolve));
    const { testResults } = JSON.parse(readFileSync(file, "utf8")) as Report;
    return testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "passed")
      .map(({ fullName }) => fullName);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const rules = readClauses("tambo");
const { proved, excused, missing, stale, unknown } = coverageOf(rules, await passingTests());

const print = (line: string) => process.stdout.write(`${line}\n`);
print(`\ntambo: ${proved.length} of ${rules.length} rules are proved by a passing test`);
for (const { id, text, unproved } of excused) print(`  ${id}  ${text}\n         not tested: ${unproved}`);
for (const { id, text } of missing)
  print(`  ${id}  ${text}\n         MISSING: no test cites it, and spec/clauses/tambo.yaml gives no reason`);
for (const { id } of stale)
  print(`  ${id}  STALE: a test proves it; remove its reason from spec/clauses/tambo.yaml`);
for (const id of unknown)
  print(`  ${id}  UNKNOWN: a test cites it, but spec/clauses/tambo.yaml does not have it`);
process.exitCode = missing.length + stale.length + unknown.length > 0 ? 1 : 0;

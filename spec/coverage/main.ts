/**
 * Prints which rules of the contracts passing tests prove, and which the conformance suite judges, as `npm run conform`
 * does with our server. Exit code 1 when a rule has neither test, check nor reason.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { contractNamed } from "../../conformance/contracts/contracts.ts";
import { loadCases } from "../../conformance/runner/load-cases.ts";
import { readClauses } from "../clauses/register.ts";
import { contracts } from "../contracts.ts";
import { coverageOf, type PassedTest, testsFor } from "./requirements.ts";

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

const root = join(import.meta.dirname, "../..");

/** Runs the tests, and gives those that passed. */
async function passingTests(): Promise<PassedTest[]> {
  const folder = mkdtempSync(join(tmpdir(), "coverage-"));
  const file = join(folder, "report.json");
  try {
    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    const child = spawn(
      process.execPath,
      [vitest, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
      {
        stdio: ["ignore", "inherit", "inherit"],
      },
    );
    await new Promise((resolve) => child.once("exit", resolve));
    const { testResults } = JSON.parse(readFileSync(file, "utf8")) as Report;
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "passed")
        .map(({ fullName }) => ({ file: relative(root, name), name: fullName })),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Ids of the rules that checks of the conformance suite cite. */
async function judgedBySuite(contract: (typeof contracts)[number]): Promise<Set<string>> {
  const { invariants } = await contractNamed(contract);
  const checks = [...loadCases(contract).flatMap((each) => each.checks), ...invariants];
  return new Set(checks.flatMap(({ clauses }) => clauses));
}

/** Prints how the rules of a contract stand, and gives how many of them are at fault. */
async function report(contract: (typeof contracts)[number], passing: readonly PassedTest[]): Promise<number> {
  const rules = readClauses(contract);
  const register = `spec/clauses/${contract}.yaml`;
  const { proved, excused, missing, stale, unknown } = coverageOf(
    rules,
    testsFor(passing, contract, contracts),
  );
  const judged = await judgedBySuite(contract);
  const neither = missing.filter(({ id }) => !judged.has(id));
  print(`\n${contract}: ${proved.length} of ${rules.length} rules are proved by a passing test`);
  print(`  ${missing.length - neither.length} more are judged by the conformance suite alone`);
  for (const { id, text, unproved } of excused) print(`  ${id}  ${text}\n         not tested: ${unproved}`);
  for (const { id, text } of neither)
    print(`  ${id}  ${text}\n         MISSING: no test cites it, and ${register} gives no reason`);
  for (const { id } of stale) print(`  ${id}  STALE: a test proves it; remove its reason from ${register}`);
  for (const id of unknown) print(`  ${id}  UNKNOWN: a test cites it, but ${register} does not have it`);
  return neither.length + stale.length + unknown.length;
}

const passing = await passingTests();
const faults: number[] = [];
for (const contract of contracts) faults.push(await report(contract, passing));
process.exitCode = faults.some((count) => count > 0) ? 1 : 0;

/**
 * Prints which requirements are proved by passing tests, which are checked by the conformance suite, and which
 * differ from the proposal or the catalogue. Exits with 1 if a requirement has no test, no check and no reason.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { loadContract } from "../../conformance/contracts/contracts.ts";
import { loadCases } from "../../conformance/runner/load-cases.ts";
import { parseKillers } from "../../conformance/self-test/mutants/kill-matrix.ts";
import { type ContractName, contractNames } from "../../generated/contracts.ts";
import { readRequirements } from "../../spec/toolchain/requirements/register.ts";
import { formatDifferences } from "./differences.ts";
import { type CitingTitle, canProve, collectEvidence, groupByProof, readCitedIds } from "./evidence.ts";

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

const root = join(import.meta.dirname, "../..");

/** Runs the tests, and returns the titles of the passing tests, by file. */
async function runTests(): Promise<Map<string, CitingTitle[]>> {
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
    return new Map(
      testResults.map(({ name, assertionResults }) => [
        relative(root, name),
        assertionResults
          .filter(({ status }) => status === "passed")
          .map(({ fullName }) => ({ title: fullName, ids: readCitedIds(fullName) })),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads the checks that pass on our server and fail on a mutant. `npm run conform:mutants` writes the file. */
function readKillers(contract: ContractName) {
  return parseKillers(
    readFileSync(join(root, `conformance/self-test/mutants/kills.${contract}.json`), "utf8"),
  );
}

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Prints the coverage of a contract.
 *
 * @returns The number of requirements that need attention.
 */
async function report(contract: ContractName, tests: ReadonlyMap<string, CitingTitle[]>): Promise<number> {
  const requirements = readRequirements(contract);
  const register = `spec/${contract}/requirements.yaml`;
  const { invariants } = await loadContract(contract);
  const evidence = collectEvidence({
    contract,
    contracts: contractNames,
    requirements,
    cases: loadCases(contract),
    invariants,
    tests,
    killers: readKillers(contract),
  });
  const cited = [...tests]
    .filter(([file]) => canProve(file, contract, contractNames))
    .flatMap(([, titles]) => titles.flatMap(({ ids }) => ids));
  const { proved, broad, judged, excused, missing, stale, unknown } = groupByProof(evidence, cited);
  print(
    `\n${contract}: ${proved.length} of ${requirements.length} requirements are proved by a passing test`,
  );
  print(`  ${broad.length} of them only by tests whose titles cite more than 5 ids`);
  for (const { id } of broad) print(`  ${id}  BROAD: no test has this requirement as one of at most 5`);
  print(`  ${judged.length} more are checked only by the conformance suite`);
  for (const { id, text, unproved } of excused) print(`  ${id}  ${text}\n         not tested: ${unproved}`);
  for (const { id, text } of missing)
    print(`  ${id}  ${text}\n         MISSING: no test or check cites it, and ${register} gives no reason`);
  for (const { id } of stale) print(`  ${id}  STALE: a test proves it; remove the reason from ${register}`);
  for (const line of formatDifferences(requirements)) print(line);
  for (const id of unknown) print(`  ${id}  UNKNOWN: a test cites it, but it is not in ${register}`);
  return missing.length + stale.length + unknown.length;
}

const passedTests = await runTests();
const counts: number[] = [];
for (const contract of contractNames) counts.push(await report(contract, passedTests));
process.exitCode = counts.some((count) => count > 0) ? 1 : 0;

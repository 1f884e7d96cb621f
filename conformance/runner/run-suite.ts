/** Runs cases against an implementation: several at once, those that stop the server alone and last. */

import type { Case } from "./case.ts";
import type { Contract } from "./contract.ts";
import type { Driver } from "./driver.ts";
import type { CaseResult, Requirement, SuiteResult } from "./report.ts";
import { type CaseContext, runCase } from "./run-case.ts";
import type { Target } from "./target.ts";
import { redactor } from "./trace.ts";

/** What happens while a suite runs. */
export interface Progress {
  kind: "case-started" | "case-ended";
  id: string;
  done: number;
  total: number;
  /** Cases with a failure so far. */
  failed: number;
}

/** What a suite is run with. */
export interface SuiteOptions {
  target: Target;
  driver: Driver;
  contract: Contract;
  cases: readonly Case[];
  requirements: readonly Requirement[];
  /** Version of the suite, for the report. */
  version: string;
  /** How many cases run at once. */
  jobs: number;
  /** Keep the wire of cases that pass, too. */
  trace: boolean;
  onProgress: (progress: Progress) => void;
}

/** Runs the cases. What is wrong with the implementation, or with the set-up, is in the result. */
export async function runSuite(options: SuiteOptions): Promise<SuiteResult> {
  const { target, driver, contract, requirements, version, cases, jobs, trace, onProgress } = options;
  const startedAt = new Date().toISOString();
  const began = performance.now();
  const context: CaseContext = {
    target,
    driver,
    contract,
    trace,
    requirements: new Map(requirements.map((requirement) => [requirement.id, requirement])),
  };
  const results = new Map<string, CaseResult>();
  let failed = 0;
  const work = async (each: Case) => {
    const counts = () => ({ id: each.id, done: results.size, total: cases.length, failed });
    onProgress({ kind: "case-started", ...counts() });
    const result = await runCase(each, context);
    if (result.checks.some(({ outcome }) => outcome === "fail" || outcome === "harness")) failed += 1;
    results.set(each.id, result);
    onProgress({ kind: "case-ended", ...counts() });
  };
  await pool(
    cases.filter(({ exclusive }) => !exclusive),
    jobs,
    work,
  );
  await pool(
    cases.filter(({ exclusive }) => exclusive),
    1,
    work,
  );
  const faults = redactor([target.key, target.otherKey])(driver.faults());
  return {
    schema: "tambo-conform/1",
    contract: contract.name,
    suite: version,
    implementation: target.name,
    mode: target.mode,
    features: [...target.features],
    startedAt,
    milliseconds: Math.round(performance.now() - began),
    cases: [
      ...cases.flatMap(({ id }) => results.get(id) ?? []),
      ...(faults.length === 0 ? [] : [faultsResult(faults)]),
    ],
    requirements: [...requirements],
  };
}

/** Requests to the model that no case had asked for, as a case of their own: nothing that was judged can be trusted. */
function faultsResult(faults: readonly string[]): CaseResult {
  return {
    id: "model-requests",
    title: "Every request to the model carries a case's script",
    area: "harness",
    milliseconds: 0,
    checks: faults.map((reason, index) => ({
      id: `model-requests/unscripted-${index + 1}`,
      level: "MUST",
      requirements: [],
      text: "The implementation sends the user's message to the model as it is.",
      outcome: "harness",
      reason,
    })),
    trace: [],
  };
}

/** Works through items in order, some at once. */
async function pool<T>(items: readonly T[], size: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.max(1, size) }, worker));
}

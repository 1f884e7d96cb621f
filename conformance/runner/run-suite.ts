/**
 * Runs cases against an implementation. Most cases run concurrently. Cases that stop the server run
 * afterwards, one at a time.
 */

import type { Case } from "./case.ts";
import type { Contract } from "./contract.ts";
import type { Driver } from "./driver.ts";
import type { CaseResult, ConformanceLevel, Requirement, SuiteResult } from "./report.ts";
import { type CaseContext, runCase, skipUnansweredCase } from "./run-case.ts";
import type { Target } from "./target.ts";
import { createRedactor } from "./trace.ts";

/** Progress of a suite run. */
export interface Progress {
  kind: "case-started" | "case-ended";
  id: string;
  done: number;
  total: number;
  /** Number of cases with at least one failure so far. */
  failed: number;
}

/** The dependencies and settings needed to run a suite. */
export interface SuiteOptions {
  target: Target;
  driver: Driver;
  contract: Contract;
  cases: readonly Case[];
  requirements: readonly Requirement[];
  level: ConformanceLevel;
  /** The suite's version, for the report. */
  version: string;
  /** Number of cases that run concurrently. */
  jobs: number;
  /** Set to `true` to also keep the traces of passing cases. */
  trace: boolean;
  onProgress: (progress: Progress) => void;
}

/** Number of consecutive cases without any response after which the other cases are not run. */
const mostUnanswered = 10;
const unanswered = `the server did not respond in ${mostUnanswered} cases in a row, so the other cases were not run`;

/** Returns true if a case sent requests, but received no response. */
function isUnanswered({ trace }: CaseResult): boolean {
  return trace.length > 0 && trace.every(({ direction }) => direction === ">");
}

/** Runs the cases. Errors in the implementation and in the setup are part of the result. */
export async function runSuite(options: SuiteOptions): Promise<SuiteResult> {
  const { target, driver, contract, requirements, level, version, cases, jobs, trace, onProgress } = options;
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
  let silent = 0;
  const work = async (each: Case) => {
    const counts = () => ({ id: each.id, done: results.size, total: cases.length, failed });
    onProgress({ kind: "case-started", ...counts() });
    const result =
      silent >= mostUnanswered ? skipUnansweredCase(each, context, unanswered) : await runCase(each, context);
    if (silent < mostUnanswered) silent = isUnanswered(result) ? silent + 1 : 0;
    if (result.checks.some(({ outcome }) => outcome === "fail" || outcome === "harness")) failed += 1;
    results.set(each.id, result);
    onProgress({ kind: "case-ended", ...counts() });
  };
  await runPool(
    cases.filter(({ exclusive }) => !exclusive),
    jobs,
    work,
  );
  await runPool(
    cases.filter(({ exclusive }) => exclusive),
    1,
    work,
  );
  const faults = createRedactor([target.key, target.otherKey])(driver.takeErrors());
  return {
    schema: "tambo-conform/1",
    contract: contract.name,
    suite: version,
    implementation: target.name,
    mode: target.mode,
    level,
    features: [...target.features],
    startedAt,
    milliseconds: Math.round(performance.now() - began),
    cases: [
      ...cases.flatMap(({ id }) => results.get(id) ?? []),
      ...(faults.length === 0 ? [] : [buildModelErrorsCase(faults, driver.hasServed?.() ?? false)]),
    ],
    requirements: [...requirements],
  };
}

/**
 * Reports model requests without a script in a case of their own.
 * @param isSetUp True if other requests had a script. The implementation then fails, for example because it runs a request
 *   that it should reject. Otherwise it does not use the suite's model as the suite expects, and no verdict is reliable.
 */
function buildModelErrorsCase(faults: readonly string[], isSetUp: boolean): CaseResult {
  return {
    id: "model-requests",
    title: "Every model request contains a case's script",
    area: "harness",
    milliseconds: 0,
    checks: faults.map((reason, index) => ({
      id: `model-requests/unscripted-${index + 1}`,
      level: "MUST",
      requirements: [],
      text: "The implementation sends the user's message to the model unchanged.",
      outcome: isSetUp ? "fail" : "harness",
      reason,
    })),
    trace: [],
  };
}

/** Processes items in order, with limited concurrency. */
async function runPool<T>(
  items: readonly T[],
  size: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.max(1, size) }, worker));
}

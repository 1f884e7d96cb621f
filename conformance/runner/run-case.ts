/** Runs one case against an implementation, and judges its checks and the invariants. */

import type { Case, Check, Level } from "./case.ts";
import { CaseRun, isStream } from "./case-run.ts";
import type { Asking, Contract } from "./contract.ts";
import type { Driver } from "./driver.ts";
import type { Evidence, Invariant } from "./invariant.ts";
import { judge, levelOf, type Verdict } from "./judge.ts";
import { theEnd } from "./open-stream.ts";
import type { CaseResult, CheckResult, Requirement } from "./report.ts";
import { doSteps } from "./steps.ts";
import type { Target } from "./target.ts";
import { afterwards } from "./trace.ts";

/** What a case is run with. */
export interface CaseContext {
  target: Target;
  driver: Driver;
  contract: Contract;
  requirements: ReadonlyMap<string, Requirement>;
  /** Keep the wire of cases that pass, too. */
  trace: boolean;
}

/** Runs a case. Never rejects: what goes wrong is in the result. */
export async function runCase(each: Case, context: CaseContext): Promise<CaseResult> {
  const began = performance.now();
  const { id, title, area } = each;
  const reason = whyNot(each, context.target);
  if (reason !== undefined) {
    const checks = each.checks.map((check) =>
      resultOf(each, check, context, { outcome: "not-applicable", reason }),
    );
    return { id, title, area, milliseconds: 0, checks, trace: [] };
  }
  const run = new CaseRun(each, context.target, context.driver, context.contract, context.trace);
  let checks: CheckResult[];
  try {
    const problem = await attempt(() => doSteps(run, each.steps).then(() => undefined));
    const gathered = problem ?? (await attempt(() => gather(run)));
    const evidence: Evidence = {
      ...run.evidence,
      secrets: run.secrets,
      leaks: run.leaks,
      ...(typeof gathered === "object" ? gathered : { threads: [], replays: [] }),
    };
    const trouble = problem ?? (typeof gathered === "string" ? gathered : undefined);
    const own = each.checks.map((check) => judged(each, check, run, context, problem));
    const every = telling(
      own,
      context.contract.invariants.flatMap((invariant) =>
        observed(each, invariant, evidence, context, trouble),
      ),
    );
    checks = withFaults([...own, ...every], run.scripts.faults()).map((check) => withoutKeys(check, run));
  } finally {
    await run.close();
  }
  const failed = checks.some(
    ({ outcome }) => outcome === "fail" || outcome === "warn" || outcome === "harness",
  );
  const milliseconds = Math.round(performance.now() - began);
  return { id, title, area, milliseconds, checks, trace: failed || context.trace ? run.trace.lines : [] };
}

/** Why a case or a check does not apply to an implementation; `undefined` when it does. */
function whyNot(
  { needs = [], modes }: Pick<Check, "needs" | "modes">,
  { features, mode }: Target,
): string | undefined {
  if (modes !== undefined && !modes.includes(mode)) return `cannot be judged in mode ${mode}`;
  const missing = needs.filter((feature) => !(features as ReadonlySet<string>).has(feature));
  return missing.length === 0 ? undefined : `the feature ${missing.join(", ")} is not claimed`;
}

function judged(
  each: Case,
  check: Check,
  run: CaseRun,
  context: CaseContext,
  problem: string | undefined,
): CheckResult {
  const reason = whyNot(check, context.target);
  if (reason !== undefined) return resultOf(each, check, context, { outcome: "not-applicable", reason });
  try {
    const verdict = judge(check, run.observations(), context.contract.codeChecks);
    return resultOf(each, check, context, outcomeOf(verdict, problem));
  } catch (error) {
    return resultOf(each, check, context, { outcome: "harness", reason: messageOf(error) });
  }
}

/** Invariants that could not be judged because the case was cut short: one tells it, where nothing else does. */
function telling(own: readonly CheckResult[], every: readonly CheckResult[]): CheckResult[] {
  const bad = ({ outcome }: CheckResult) => outcome === "fail" || outcome === "harness";
  const mute = ({ reason = "" }: CheckResult) => reason.startsWith(untestable);
  const rest = every.filter((check) => !mute(check));
  return [...own, ...rest].some(bad) ? rest : [...rest, ...every.filter(mute).slice(0, 1)];
}

const untestable = "Not testable: ";

/** An invariant that had nothing to judge says nothing. */
function observed(
  each: Case,
  invariant: Invariant,
  evidence: Evidence,
  context: CaseContext,
  trouble: string | undefined,
): CheckResult[] {
  const check = { id: `every-${invariant.id}`, requirements: invariant.requirements, text: invariant.text };
  try {
    const findings = invariant.judge(evidence);
    if (findings === undefined) return [];
    const [first, ...more] = findings;
    if (first === undefined) {
      // What was cut short may look right only because nothing more came.
      return [resultOf(each, check, context, outcomeOf({ pass: trouble === undefined }, trouble))];
    }
    const rest = more.length === 0 ? "" : ` (and ${more.length} more like it)`;
    const verdict = { ...first, pass: false, reason: `${first.message}${rest}` };
    return [resultOf(each, check, context, outcomeOf(verdict, undefined))];
  } catch (error) {
    return [resultOf(each, check, context, { outcome: "harness", reason: messageOf(error) })];
  }
}

function outcomeOf({ pass, reason, expected, actual }: Verdict, problem: string | undefined) {
  if (pass) return { outcome: "pass" as const };
  const why = problem === undefined ? (reason ?? "it does not hold") : `${untestable}${problem}`;
  return { outcome: "fail" as const, reason: why, expected, actual };
}

/**
 * What kept the model from playing its part explains what failed. Where nothing failed, the case has not seen what it
 * is about.
 */
function withFaults(checks: CheckResult[], faults: readonly string[]): CheckResult[] {
  if (faults.length === 0) return checks;
  const why = `The model could not play its part: ${faults.join(" ")}`;
  const failed = ({ outcome }: CheckResult) => outcome === "fail" || outcome === "warn";
  const silent = !checks.some(({ outcome }) => outcome === "fail" || outcome === "harness");
  return checks.map((check) => {
    if (failed(check)) return { ...check, reason: `${check.reason}. ${why}` };
    if (!silent || check.outcome !== "pass") return check;
    return { ...check, outcome: check.level === "MUST" ? "fail" : "warn", reason: `${untestable}${why}` };
  });
}

/** An implementation may say a key again in what it answers. */
function withoutKeys({ reason, expected, actual, ...check }: CheckResult, run: CaseRun): CheckResult {
  const told = { reason, expected, actual };
  const given = Object.entries(run.redact(told)).filter(([, value]) => value !== undefined);
  return { ...check, ...Object.fromEntries(given) };
}

function resultOf(
  each: Case,
  check: Pick<Check, "id" | "requirements" | "text" | "level">,
  { requirements }: CaseContext,
  verdict: Pick<CheckResult, "outcome"> & Partial<CheckResult>,
): CheckResult {
  const { id, text, requirements: cited } = check;
  const head = { id: `${each.id}/${id}`, requirements: cited, text };
  let level: Level;
  try {
    level = levelOf(check, requirements);
  } catch (error) {
    // What no requirement asks for says nothing of the implementation.
    return { ...head, level: "MUST", outcome: "harness", reason: messageOf(error) };
  }
  const { outcome, reason, expected, actual } = verdict;
  return {
    ...head,
    level,
    outcome: outcome === "fail" && level !== "MUST" ? "warn" : outcome,
    ...(reason === undefined ? {} : { reason }),
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual }),
  };
}

function gather(run: CaseRun): Promise<Pick<Evidence, "threads" | "replays">> {
  const ask: Asking = {
    async answer(request) {
      return run.answer(afterwards, request, await run.send(afterwards, request, run.target.key));
    },
    async stream(request) {
      const exchange = await run.send(afterwards, request, run.target.key);
      if (!isStream(exchange)) return run.answer(afterwards, request, exchange);
      const stream = run.follow(afterwards, request, exchange);
      try {
        await stream.until(theEnd, run.target.timeoutMs);
      } finally {
        stream.close();
      }
      return stream.seen;
    },
  };
  return run.contract.gather(run.evidence, run.threadIds, ask);
}

async function attempt<T>(work: () => Promise<T>): Promise<T | string> {
  try {
    return await work();
  } catch (error) {
    return messageOf(error);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

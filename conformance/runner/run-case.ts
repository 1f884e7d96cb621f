/** Runs one case against an implementation, and judges its checks and the invariants. */

import type { Case, Check, Level } from "./case.ts";
import { CaseRun, isStream, selectSupported } from "./case-run.ts";
import type { Asking, Contract } from "./contract.ts";
import type { Driver } from "./driver.ts";
import { errorMessage } from "./error-message.ts";
import type { Evidence, Finding, Invariant } from "./invariant.ts";
import { judge, resolveLevel, type Verdict } from "./judge.ts";
import { streamEnded } from "./open-stream.ts";
import { hasOperation, type Operation, operations } from "./operation-paths.ts";
import type { CaseResult, CheckResult, Requirement } from "./report.ts";
import { executeSteps } from "./steps.ts";
import type { Target } from "./target.ts";
import { afterSteps } from "./trace.ts";

/** The dependencies and settings needed to run a case. */
export interface CaseContext {
  target: Target;
  driver: Driver;
  contract: Contract;
  requirements: ReadonlyMap<string, Requirement>;
  /** Set to `true` to also keep the traces of passing cases. */
  trace: boolean;
}

/** Runs a case. The promise never rejects; errors are in the result. */
export async function runCase(each: Case, context: CaseContext): Promise<CaseResult> {
  const began = performance.now();
  const { id, title, area } = each;
  const reason = reasonNotApplicable(each, context.target);
  if (reason !== undefined) return skipCase(each, context, { outcome: "not-applicable", reason });
  const run = new CaseRun(each, context.target, context.driver, context.contract, context.trace);
  let checks: CheckResult[];
  try {
    const problem = await attempt(() => executeSteps(run, each.steps).then(() => undefined));
    const observed = {
      streams: run.evidence.streams.map((each) => ({ ...each, seen: run.toDocumentedPath(each.seen) })),
      responses: run.evidence.responses.map((each) => run.toDocumentedPath(each)),
    };
    const gathered = problem ?? (await attempt(() => gather(run, observed)));
    const evidence: Evidence = {
      streams: observed.streams,
      // Includes the responses that were gathered.
      responses: run.evidence.responses.map((each) => run.toDocumentedPath(each)),
      secrets: run.secrets,
      leaks: run.keyLeaks,
      ...(typeof gathered === "object" ? gathered : { threads: [], replays: [] }),
    };
    const trouble = problem ?? (typeof gathered === "string" ? gathered : undefined);
    const own = each.checks.map((check) => judgeCheck(each, check, run, context, problem));
    const every = keepReportedInvariants(
      own,
      context.contract.invariants
        .filter(({ areas }) => areas === undefined || areas.includes(area))
        .flatMap((invariant) => judgeInvariant(each, invariant, evidence, context, trouble)),
    );
    checks = withModelErrors([...own, ...every], run.scripts.takeErrors()).map((check) =>
      redactKeys(check, run),
    );
  } finally {
    await run.close();
  }
  const failed = checks.some(
    ({ outcome }) => outcome === "fail" || outcome === "warn" || outcome === "harness",
  );
  const milliseconds = Math.round(performance.now() - began);
  return { id, title, area, milliseconds, checks, trace: failed || context.trace ? run.trace.lines : [] };
}

/** Returns the result of a case that is not run, because the server does not respond. */
export function skipUnansweredCase(each: Case, context: CaseContext, reason: string): CaseResult {
  const notApplicable = reasonNotApplicable(each, context.target);
  return notApplicable === undefined
    ? skipCase(each, context, { outcome: "fail", reason: `${untestablePrefix}${reason}` })
    : skipCase(each, context, { outcome: "not-applicable", reason: notApplicable });
}

function skipCase(
  each: Case,
  context: CaseContext,
  verdict: { outcome: CheckResult["outcome"]; reason: string },
): CaseResult {
  const { id, title, area } = each;
  const checks = each.checks.map((check) => buildResult(each, check, context, verdict));
  return { id, title, area, milliseconds: 0, checks, trace: [] };
}

/**
 * Returns the reason why a case or check does not apply to an implementation, or `undefined` if it applies.
 */
function reasonNotApplicable(
  { needs = [], modes }: Pick<Check, "needs" | "modes">,
  { features, mode, paths }: Target,
): string | undefined {
  if (modes !== undefined && !modes.includes(mode)) return `cannot be tested in mode ${mode}`;
  const isSupported = (need: string) =>
    Object.hasOwn(operations, need)
      ? hasOperation(paths, need as Operation)
      : (features as ReadonlySet<string>).has(need);
  const missing = needs.filter((need) => !isSupported(need));
  return missing.length === 0 ? undefined : `the implementation does not claim ${missing.join(", ")}`;
}

function judgeCheck(
  each: Case,
  check: Check,
  run: CaseRun,
  context: CaseContext,
  problem: string | undefined,
): CheckResult {
  const reason = reasonNotApplicable(check, context.target);
  if (reason !== undefined) return buildResult(each, check, context, { outcome: "not-applicable", reason });
  try {
    const verdict = judge(check, run.observations(), context.contract.codeChecks);
    return buildResult(each, check, context, toOutcome(verdict, problem));
  } catch (error) {
    return buildResult(each, check, context, { outcome: "harness", reason: errorMessage(error) });
  }
}

/**
 * Selects the invariant results to report. After an aborted case, many invariants are untestable for the same
 * reason. Only one of them is reported, and only if no other check failed.
 */
function keepReportedInvariants(own: readonly CheckResult[], every: readonly CheckResult[]): CheckResult[] {
  const bad = ({ outcome }: CheckResult) => outcome === "fail" || outcome === "harness";
  const mute = ({ reason = "" }: CheckResult) => reason.startsWith(untestablePrefix);
  const rest = every.filter((check) => !mute(check));
  return [...own, ...rest].some(bad) ? rest : [...rest, ...every.filter(mute).slice(0, 1)];
}

/** Starts the reason of a check that could not be evaluated, because a step of its case failed. */
export const untestablePrefix = "Not testable: ";

/** Judges an invariant. Returns no result if the invariant does not apply to anything in the evidence. */
function judgeInvariant(
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
      // The invariant may hold only because the aborted case ended early.
      return [buildResult(each, check, context, toOutcome({ pass: trouble === undefined }, trouble))];
    }
    const verdict = { ...first, pass: false, reason: `${first.message}${nameOthers(first, more)}` };
    return [buildResult(each, check, context, toOutcome(verdict, undefined))];
  } catch (error) {
    return [buildResult(each, check, context, { outcome: "harness", reason: errorMessage(error) })];
  }
}

/** Maximum number of other findings that a failed invariant names. */
const mostNames = 5;

/** Names the streams, events and requests in the findings after the first. */
function nameOthers(first: Finding, others: readonly Finding[]): string {
  const name = ({ message }: Finding) =>
    /^(\S+: )?event \d+( \([^)]*\))?|^[^:]+/.exec(message)?.[0] ?? message;
  const names = [...new Set(others.map(name))].filter((each) => each !== name(first));
  if (names.length === 0) return others.length === 0 ? "" : ` (and ${others.length} more there)`;
  const rest = names.length - mostNames;
  return ` (also ${names.slice(0, mostNames).join(", ")}${rest > 0 ? ` and ${rest} others` : ""})`;
}

function toOutcome({ pass, reason, expected, actual }: Verdict, problem: string | undefined) {
  if (pass) return { outcome: "pass" as const };
  const why = problem === undefined ? (reason ?? "the check failed") : `${untestablePrefix}${problem}`;
  return { outcome: "fail" as const, reason: why, expected, actual };
}

/**
 * Adds errors from the scripted model to the failed checks. If no check failed, the passed checks cannot be trusted and
 * are marked as failed.
 */
function withModelErrors(checks: CheckResult[], faults: readonly string[]): CheckResult[] {
  if (faults.length === 0) return checks;
  const why = `The model could not follow its script: ${faults.join(" ")}`;
  const failed = ({ outcome }: CheckResult) => outcome === "fail" || outcome === "warn";
  const silent = !checks.some(({ outcome }) => outcome === "fail" || outcome === "harness");
  return checks.map((check) => {
    if (failed(check)) return { ...check, reason: `${check.reason}. ${why}` };
    if (!silent || check.outcome !== "pass") return check;
    return {
      ...check,
      outcome: check.level === "MUST" ? "fail" : "warn",
      reason: `${untestablePrefix}${why}`,
    };
  });
}

/** Removes API keys from a result, because the implementation's responses may contain them. */
function redactKeys({ reason, expected, actual, ...check }: CheckResult, run: CaseRun): CheckResult {
  const told = { reason, expected, actual };
  const given = Object.entries(run.redact(told)).filter(([, value]) => value !== undefined);
  return { ...check, ...Object.fromEntries(given) };
}

function buildResult(
  each: Case,
  check: Pick<Check, "id" | "requirements" | "text" | "level">,
  { requirements }: CaseContext,
  verdict: Pick<CheckResult, "outcome"> & Partial<CheckResult>,
): CheckResult {
  const { id, text, requirements: cited } = check;
  const head = { id: `${each.id}/${id}`, requirements: cited, text };
  let level: Level;
  try {
    level = resolveLevel(check, requirements);
  } catch (error) {
    // An unknown requirement is an error in the suite, not in the implementation.
    return { ...head, level: "MUST", outcome: "harness", reason: errorMessage(error) };
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

async function gather(
  run: CaseRun,
  observed: Pick<Evidence, "streams" | "responses">,
): Promise<Pick<Evidence, "threads" | "replays">> {
  const ask: Asking = {
    async answer(unlocated) {
      const request = run.locate(unlocated);
      return run.readResponse(afterSteps, request, await run.send(afterSteps, request, run.target.key));
    },
    async stream(unlocated) {
      const request = run.locate(unlocated);
      const exchange = await run.send(afterSteps, request, run.target.key);
      if (!isStream(exchange)) return run.readResponse(afterSteps, request, exchange);
      const stream = run.openStream(afterSteps, request, exchange);
      try {
        await stream.until(streamEnded, run.target.timeoutMs);
      } finally {
        stream.close();
      }
      return stream.seen;
    },
  };
  const contract = selectSupported(run.contract, run.target, "connect");
  const { threads, replays } = await contract.gather(observed, run.threadIds, ask);
  return {
    threads,
    replays: replays.map((each) => ({ ...each, seen: run.toDocumentedPath(each.seen) })),
  };
}

async function attempt<T>(work: () => Promise<T>): Promise<T | string> {
  try {
    return await work();
  } catch (error) {
    return errorMessage(error);
  }
}

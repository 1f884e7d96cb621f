/**
 * Groups failed checks by their cause, so that one defect is reported once: a request with an unexpected response
 * prevents many checks, and an invariant fails in many cases.
 */

import { isInvariant } from "../requirements/level.ts";
import type { TraceLine } from "../runner/report.ts";
import { untestablePrefix } from "../runner/run-case.ts";
import { afterSteps } from "../runner/trace.ts";
import { formatTrace } from "./format-trace.ts";
import type { JudgedCase, JudgedCheck, Standing } from "./verdict.ts";

/** A probable defect, and the failed checks that it explains. */
export interface Cause {
  /** One sentence without a period. */
  title: string;
  /** Ids of the checks that failed. */
  failed: string[];
  /** Ids of the checks that were not reached, because a step of their case failed. */
  unreached: string[];
  /** The check with the shortest trace, which reports show because it is the easiest to follow. */
  example: JudgedCheck;
  /** Trace of the example's case. */
  trace: readonly TraceLine[];
  /** Id of the requirement that the implementation violates, if it is known. */
  rule?: string | undefined;
}

/** Returns the causes of the checks with the given standing. The cause that explains most checks comes first. */
export function findCauses(cases: readonly JudgedCase[], standing: Standing): Cause[] {
  const causes = new Map<string, Cause>();
  for (const { checks, trace } of cases) {
    for (const check of checks) {
      if (check.standing !== standing) continue;
      const problem = findModelProblem(check.reason ?? "") ?? findStepProblem(check.reason ?? "");
      const key = problem === undefined ? findRule(check) : toKey(problem);
      const title = toTitle(problem ?? check.text);
      const rule = problem === undefined ? findTestedRule(check) : findNamedRule(problem);
      const cause = causes.get(key) ?? { title, failed: [], unreached: [], example: check, trace, rule };
      (isReached(check) ? cause.failed : cause.unreached).push(check.id);
      if (traceSize(trace) < traceSize(cause.trace)) Object.assign(cause, { title, example: check, trace });
      causes.set(key, cause);
    }
  }
  const size = ({ failed, unreached }: Cause) => failed.length + unreached.length;
  return [...causes.values()].sort((a, b) => size(b) - size(a));
}

/** Returns false if the check could not be evaluated, because a step of its case failed. */
export function isReached({ reason = "" }: JudgedCheck): boolean {
  return !reason.startsWith(untestablePrefix);
}

/** Returns the reason why the scripted model could not follow its script. All later problems follow from it. */
function findModelProblem(reason: string): string | undefined {
  return /The model could not follow its script: (?:Script \S+, turn \d+, step \d+: )?(.*?)\.(?: |$)/.exec(
    reason,
  )?.[1];
}

/** Returns the problem that ended the steps of a case, without the names and ids of that case. */
function findStepProblem(reason: string): string | undefined {
  if (!reason.startsWith(untestablePrefix)) return undefined;
  const problem = reason
    .slice(untestablePrefix.length)
    .replace(/^step \d+ \(\w+\)(, (round|branch) \d+, step \d+ \(\w+\))*: /, "")
    .replace(request, (_, method: string, path: string) => `${method} ${templatePath(path)}`)
    .replace(/^stream \S+: waited for its end/, "the suite waited for the end of a stream")
    .replace(/^stream \S+: waited/, "the suite waited");
  return problem.split(": ")[0];
}

/** Returns a key that is the same for problems that differ only in names, or in what is offered or was last received. */
function toKey(problem: string): string {
  return (problem.split("; ")[0] ?? problem).replace(/"[^"]*"/g, '""');
}

function toTitle(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1).replace(/\.$/, "");
}

/** Matches a request in a reason. */
const request = /\b(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) (\/[^\s:]*)/;

/** Returns the first requirement of a check, unless the check is an invariant that summarizes several. */
function findTestedRule({ id, requirements }: JudgedCheck): string | undefined {
  return isInvariant(id) && requirements.length > 1 ? undefined : requirements[0];
}

/** Returns the requirement that the problem of a step names. */
function findNamedRule(problem: string): string | undefined {
  return / that (\S+) requires$/.exec(problem)?.[1];
}

function traceSize(trace: readonly TraceLine[]): number {
  return trace.reduce((size, { text }) => size + text.length, 0);
}

/** Replaces ids in a path. Ids contain a digit or an uppercase letter; other segments of a path do not. */
function templatePath(path: string): string {
  return path
    .split("/")
    .map((segment) => (/^v\d$|^[a-z-]*$/.test(segment) ? segment : "{id}"))
    .join("/");
}

/** Returns a key for the rule that a check tests. Checks of the same first requirement test the same rule. */
function findRule({ id, requirements }: JudgedCheck): string {
  return isInvariant(id) ? (id.split("/")[1] ?? id) : (requirements[0] ?? id);
}

/** Number of trace lines that are shown before and after the line that shows the defect. */
const linesBefore = 2;
const linesAfter = 1;

/**
 * Returns the trace lines around the event or response that a check found to be wrong, or the last lines of the
 * exchange that the check names.
 */
export function findFaultLines(
  { reason = "", actual }: JudgedCheck,
  trace: readonly TraceLine[],
): TraceLine[] {
  const lines = findExchange(reason, trace);
  const fault = compact(JSON.stringify(actual) ?? "");
  const found = fault.length > 4 ? lines.findIndex(({ text }) => compact(text).includes(fault)) : -1;
  const at = found === -1 ? lines.length - 1 - linesAfter : found;
  return lines.slice(Math.max(0, at - linesBefore), at + linesAfter + 1);
}

/** Returns printable trace lines around the defect that a check shows. */
export function formatFault(check: JudgedCheck, trace: readonly TraceLine[]): string[] {
  return formatTrace(findFaultLines(check, trace), { characters: 200 });
}

/** Returns the lines of the request, or of the step, that a reason names, or all lines. */
function findExchange(reason: string, trace: readonly TraceLine[]): readonly TraceLine[] {
  const sent = request.exec(reason)?.[0];
  const start = trace.findLast(
    ({ direction, text }) => direction === ">" && sent !== undefined && isRequest(text, sent),
  );
  if (start !== undefined) return trace.slice(trace.indexOf(start)).filter(({ from }) => from === start.from);
  const words = new Set(reason.match(/[\w-]+/g));
  const named = trace.filter(({ from }) => words.has(from));
  // The suite's own requests after the steps show nothing about a step.
  const steps = trace.filter(({ from }) => from !== afterSteps);
  return [named, steps, trace].find((lines) => lines.length > 0) ?? [];
}

/** Returns true if a trace line is the given request. Ignores the query, which `sent` does not contain. */
function isRequest(text: string, sent: string): boolean {
  return text.split(/[?\n]/, 1)[0] === sent;
}

function compact(text: string): string {
  return text.replace(/\s/g, "");
}

import { styleText } from "node:util";
import type { Requirement } from "../runner/report.ts";
import { type Cause, findCauses, findFaultLines, formatFault, isReached } from "./causes.ts";
import { diffValues } from "./difference.ts";
import { clip, formatTrace, printable } from "./format-trace.ts";
import {
  countNoun,
  type JudgedCase,
  type JudgedCheck,
  type Standing,
  standings,
  standingWords,
  type Verdict,
} from "./verdict.ts";

/** Options of the console report. */
export interface ConsoleOptions {
  /** True if the output may contain ANSI colours. */
  colours: boolean;
  /**
   * Selects the cases whose complete trace is printed. By default, only the last lines of failing cases are
   * printed.
   */
  trace?: "failing" | "all" | undefined;
  /** Set to `true` to print every failed check, and the checks that do not count. */
  verbose?: boolean | undefined;
}

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/** Maximum number of causes that are printed with an example. */
const mostCauses = 5;
/** Maximum number of the other causes that are printed, with a line each. */
const mostOtherCauses = 4;
/** Maximum number of lines of a difference that are printed for a cause. */
const mostLines = 4;
/** Maximum length of a requirement, a reason or a value that is printed for a cause. */
const mostCharacters = 240;

/** @returns The report. Its last line is `N passed, N failed`. */
export function consoleReport(verdict: Verdict, options: ConsoleOptions): string {
  const paint: Paint = (style, text) =>
    options.colours ? styleText(style, text, { validateStream: false }) : text;
  const whole = options.verbose === true || options.trace !== undefined;
  return [
    formatHeader(verdict, paint),
    ...(whole
      ? wholeSections(verdict, options, paint)
      : [harnessErrors(verdict, options, paint), causeLines(verdict, paint)]),
    section(
      paint(["bold", "red"], `STALE BASELINE ENTRIES (${verdict.stale.length})`),
      verdict.stale.map(({ message }) => `  ${printable(message)}`),
    ),
    section(
      paint(["bold", "red"], `REQUIRED, BUT NOT RUN (${verdict.missing.length})`),
      verdict.missing.map((id) => `  ${printable(id)}`),
    ),
    section("AREAS", areaLines(verdict, paint)),
    formatSummary(verdict, paint),
  ]
    .map((lines) => lines.map((line) => `${line}\n`).join(""))
    .filter((text) => text !== "")
    .join("\n");
}

/** Returns the sections that list all checks, for `--verbose`. */
function wholeSections(verdict: Verdict, options: ConsoleOptions, paint: Paint): string[][] {
  const { counts } = verdict;
  const causes = findCauses(verdict.cases, "failed");
  return [
    harnessErrors(verdict, options, paint),
    section(`CAUSES OF FAILURE (${causes.length})`, listCauses(causes, 0)),
    checkSection(verdict, `FAILURES (${counts.failed})`, "failed", ["bold", "red"], options, paint),
    checkSection(verdict, `WARNINGS (${counts.warned})`, "warned", ["bold", "yellow"], options, paint),
    section(`EXPECTED FAILURES (${counts.expected})`, listExcused(verdict, "expected")),
    section("NOT SCORED", listExcused(verdict, "unscored")),
    section(`NOT APPLICABLE (${counts["not-applicable"]})`, listNotApplicable(verdict)),
    options.trace === "all"
      ? section(
          "TRACE OF THE OTHER CASES",
          verdict.cases
            .filter((run) => findMostSerious(run) === undefined && run.trace.length > 0)
            .flatMap((run) => [`  ${printable(run.id)}`, ...dim(formatTrace(run.trace), paint)]),
        )
      : [],
  ];
}

function harnessErrors(verdict: Verdict, options: ConsoleOptions, paint: Paint): string[] {
  const title = `HARNESS ERRORS (${verdict.counts.harness}): the suite is set up incorrectly; this run tests nothing`;
  return checkSection(verdict, title, "harness", ["bold", "inverse", "magenta"], options, paint);
}

function checkSection(
  verdict: Verdict,
  title: string,
  standing: Standing,
  style: Style,
  options: ConsoleOptions,
  paint: Paint,
): string[] {
  const rules = createRequirementFormatter(verdict.result.requirements);
  return section(
    paint(style, title),
    verdict.cases.flatMap((run) => caseLines(run, standing, rules, options, paint)),
  );
}

/** Returns the first causes of the failures, each with an example. */
function causeLines(verdict: Verdict, paint: Paint): string[] {
  const causes = findCauses(verdict.cases, "failed");
  if (causes.length === 0) return [];
  const shown = causes.slice(0, mostCauses);
  const others = causes.slice(mostCauses, mostCauses + mostOtherCauses);
  const rest = causes.length - shown.length - others.length;
  return [
    paint(["bold", "red"], `CAUSES OF FAILURE (${causes.length}), the most frequent first`),
    ...shown.flatMap((cause, index) => describeCause(cause, index + 1, verdict, paint)),
    ...listCauses(others, mostCauses),
    ...(rest > 0 ? [`  ${countNoun(rest, "more cause")}; --verbose lists all`] : []),
    `  All requests of the first example: --case ${printable(shown[0]?.example.id.split("/")[0] ?? "")} --trace`,
  ];
}

/** Returns one line for each cause. */
function listCauses(causes: readonly Cause[], before: number): string[] {
  return causes.map(({ title, failed, unreached }, index) => {
    const checks = countNoun(failed.length + unreached.length, "check");
    return `  ${before + index + 1}. ${clip(printable(title), 140)} (${checks})`;
  });
}

function describeCause(
  { title, failed, unreached, example, trace, rule }: Cause,
  number: number,
  { result }: Verdict,
  paint: Paint,
): string[] {
  const counts = [
    ...(failed.length > 0 ? [`${countNoun(failed.length, "check")} failed`] : []),
    ...(unreached.length > 0 ? [`${countNoun(unreached.length, "check")} not reached`] : []),
  ];
  const requirement = result.requirements.find(({ id }) => id === rule);
  const reached = failed.includes(example.id);
  return [
    `  ${number}. ${paint("bold", printable(title))}`,
    `     ${counts.join(", ")}, such as ${printable(example.id)}`,
    ...(requirement !== undefined
      ? [`     ${requirement.id}: ${clip(printable(requirement.text), mostCharacters)}`]
      : reached
        ? [`     ${example.requirements.join(", ")}`]
        : []),
    ...(reached && example.reason ? [`     ${clip(printable(example.reason), mostCharacters)}`] : []),
    ...(reached ? differenceLines(example) : []),
    ...dim(formatTrace(findFaultLines(example, trace), { characters: 160 }), paint).map((line) => ` ${line}`),
  ];
}

/** Returns the lines in which the expected and the actual value differ, or the actual value. */
function differenceLines(check: JudgedCheck): string[] {
  if (check.expected === undefined)
    return check.actual === undefined
      ? []
      : [`     actual   ${clip(printable(JSON.stringify(check.actual)), mostCharacters)}`];
  return diffValues(check)
    .filter(({ sign, text }) => sign !== " " && /\w/.test(text))
    .filter((_, index, { length }) => index < mostLines - 1 || index === length - 1)
    .map(({ sign, text }) => `     ${sign === "-" ? "expected" : "actual  "} ${text.trim()}`);
}

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [title, ...lines] : [];
}

function formatHeader({ result }: Verdict, paint: Paint): string[] {
  const name = printable(result.implementation);
  const how = `suite ${result.suite}, mode ${result.mode}, ${(result.milliseconds / 1000).toFixed(1)} s`;
  return [`${paint("bold", `${result.contract} conformance of ${name}`)} (${how})`];
}

/** Returns the lines for the checks in a case that have the given standing. The case's trace is printed only once. */
function caseLines(
  run: JudgedCase,
  standing: Standing,
  rules: RequirementFormatter,
  options: ConsoleOptions,
  paint: Paint,
): string[] {
  const checks = run.checks.filter((check) => check.standing === standing);
  if (checks.length === 0) return [];
  const lines = [`  ${paint("bold", printable(run.id))}  ${printable(run.title)}`];
  for (const check of checks) lines.push(...checkLines(check, rules, paint));
  if (run.trace.length > 0 && findMostSerious(run) === standing) {
    const shown =
      options.trace || checks[0] === undefined ? formatTrace(run.trace) : formatFault(checks[0], run.trace);
    lines.push("    trace:", ...dim(shown, paint));
  }
  return lines;
}

function checkLines(check: JudgedCheck, rules: RequirementFormatter, paint: Paint): string[] {
  const colour = { "-": "red", "+": "green", " ": "dim" } as const;
  const values = diffValues(check);
  return [
    `    ${check.level} ${printable(check.id)}  ${printable(check.text)}`,
    ...(check.reason ? [`      ${printable(check.reason)}`] : []),
    ...(values.length > 0 ? ["      - expected, + actual:"] : []),
    ...values.map(({ sign, text }) => `      ${paint(colour[sign], `${sign} ${text}`)}`),
    ...rules(check.requirements).map((line) => `      ${line}`),
  ];
}

/** Returns the report lines for the requirements that a check cites. */
type RequirementFormatter = (ids: readonly string[]) => string[];

/**
 * Creates a formatter that prints each requirement in full only once. Later citations are printed as ids in
 * one line, so that failures stay readable.
 */
function createRequirementFormatter(requirements: readonly Requirement[]): RequirementFormatter {
  const unprinted = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  return (ids) => {
    const printed = ids.filter((id) => !unprinted.has(id)).join(", ");
    const lines = ids.flatMap((id) => {
      const requirement = unprinted.get(id);
      unprinted.delete(id);
      return requirement ? [`${id}: ${printable(requirement.text)} (${printable(requirement.source)})`] : [];
    });
    return printed === "" ? lines : [...lines, printed];
  };
}

function dim(lines: readonly string[], paint: Paint): string[] {
  return lines.map((line) => paint("dim", `    ${line}`));
}

/**
 * Returns the most serious standing of any check in a case. The trace is printed in the section for that
 * standing.
 */
function findMostSerious(run: JudgedCase): Standing | undefined {
  const order: Standing[] = ["harness", "failed", "warned"];
  return order.find((standing) => run.checks.some((check) => check.standing === standing));
}

function listExcused(verdict: Verdict, standing: Standing): string[] {
  const checks = verdict.cases
    .flatMap((run) => run.checks)
    .filter((check) => check.standing === standing && ["fail", "warn"].includes(check.outcome));
  return checks.map(
    ({ id, outcome, excuse }) => `  ${printable(id)} (${outcome}): ${printable(excuse ?? "")}`,
  );
}

/** Returns one line for each reason, the most frequent first. */
function listNotApplicable(verdict: Verdict): string[] {
  const checks = verdict.cases.flatMap((run) => run.checks);
  const groups = Map.groupBy(
    checks.filter(({ standing }) => standing === "not-applicable"),
    ({ reason }) => printable(reason ?? "No reason given."),
  );
  const rows = [...groups].sort(([a, left], [b, right]) => right.length - left.length || (a < b ? -1 : 1));
  return rows.map(([reason, group]) => `${String(group.length).padStart(5)}  ${reason}`);
}

function areaLines(verdict: Verdict, paint: Paint): string[] {
  const isApplicable = ({ counts }: Verdict["areas"][number]) =>
    standings.some((standing) => standing !== "not-applicable" && counts[standing] > 0);
  const areas = verdict.areas.filter(isApplicable);
  const others = verdict.areas.filter((area) => !isApplicable(area)).map(({ area }) => printable(area));
  const width = Math.max(...areas.map(({ area }) => printable(area).length));
  const lines = areas.map(({ area, cases, counts }) => {
    const parts = standings
      .filter((standing) => counts[standing] > 0)
      .map((standing) => {
        const colour = colours[standing];
        const text = `${counts[standing]} ${standingWords[standing]}`;
        return colour ? paint(colour, text) : text;
      });
    return `  ${printable(area).padEnd(width)}  ${countNoun(cases, "case").padStart(9)}  ${parts.join(", ")}`;
  });
  return others.length === 0 ? lines : [...lines, `  not applicable: ${others.join(", ")}`];
}

const colours: Partial<Record<Standing, Style>> = { failed: "red", harness: "magenta", warned: "yellow" };

function describeLevel({ level, result }: Verdict): string {
  return `level reached: ${level === "none" ? "none" : `${result.contract} ${level}`} (tested: ${result.level})`;
}

function formatSummary(verdict: Verdict, paint: Paint): string[] {
  const { counts } = verdict;
  const aside = (["warned", "expected", "not-applicable", "unscored"] as const)
    .filter((standing) => counts[standing] > 0)
    .map((standing) => `${counts[standing]} ${standingWords[standing]}`);
  const unreached = verdict.cases
    .flatMap(({ checks }) => checks)
    .filter((check) => check.standing === "failed" && !isReached(check)).length;
  if (unreached > 0) aside.unshift(`${unreached} of the failed checks were not reached`);
  const colour = verdict.exitCode === 0 ? "green" : verdict.exitCode === 3 ? "magenta" : "red";
  return [
    ...(aside.length > 0 ? [aside.join(", ")] : []),
    ...(verdict.level === undefined ? [] : [describeLevel(verdict)]),
    paint(["bold", colour], verdict.headline),
    `${verdict.passed} passed, ${verdict.failed} failed`,
  ];
}

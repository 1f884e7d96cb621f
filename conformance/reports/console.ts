import { styleText } from "node:util";
import type { Requirement } from "../runner/report.ts";
import { diffValues } from "./difference.ts";
import { formatTrace, formatTraceEnd, printable } from "./format-trace.ts";
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
}

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/** @returns The report. Its last line is `N passed, N failed`. */
export function consoleReport(verdict: Verdict, options: ConsoleOptions): string {
  const paint: Paint = (style, text) =>
    options.colours ? styleText(style, text, { validateStream: false }) : text;
  const rules = createRequirementFormatter(verdict.result.requirements);
  const failures = (title: string, standing: Standing, style: Style) =>
    section(
      paint(style, title),
      verdict.cases.flatMap((run) => caseLines(run, standing, rules, options, paint)),
    );
  const { counts } = verdict;
  return [
    formatHeader(verdict, paint),
    failures(
      `HARNESS ERRORS (${counts.harness}): the suite is set up incorrectly; this run tests nothing`,
      "harness",
      ["bold", "inverse", "magenta"],
    ),
    failures(`FAILURES (${counts.failed})`, "failed", ["bold", "red"]),
    section(
      paint(["bold", "red"], `STALE BASELINE ENTRIES (${verdict.stale.length})`),
      verdict.stale.map(({ message }) => `  ${printable(message)}`),
    ),
    section(
      paint(["bold", "red"], `REQUIRED, BUT NOT RUN (${verdict.missing.length})`),
      verdict.missing.map((id) => `  ${printable(id)}`),
    ),
    failures(`WARNINGS (${counts.warned})`, "warned", ["bold", "yellow"]),
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
    section("AREAS", areaLines(verdict, paint)),
    formatSummary(verdict, paint),
  ]
    .map((lines) => lines.map((line) => `${line}\n`).join(""))
    .filter((text) => text !== "")
    .join("\n");
}

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [title, ...lines] : [];
}

function formatHeader({ result }: Verdict, paint: Paint): string[] {
  const name = printable(result.implementation);
  const how = `suite ${result.suite}, mode ${result.mode}, ${(result.milliseconds / 1000).toFixed(1)} s`;
  return [`${paint("bold", `${result.contract} conformance of ${name}`)} (${how})`];
}

/**
 * Returns the lines for the checks of a case that have the given standing. The case's trace is printed only
 * once.
 */
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
    const shown = options.trace ? formatTrace(run.trace) : formatTraceEnd(run.trace, checks);
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
  const width = Math.max(...verdict.areas.map(({ area }) => printable(area).length));
  return verdict.areas.map(({ area, cases, counts }) => {
    const parts = standings
      .filter((standing) => counts[standing] > 0)
      .map((standing) => {
        const colour = colours[standing];
        const text = `${counts[standing]} ${standingWords[standing]}`;
        return colour ? paint(colour, text) : text;
      });
    return `  ${printable(area).padEnd(width)}  ${countNoun(cases, "case").padStart(9)}  ${parts.join(", ")}`;
  });
}

const colours: Partial<Record<Standing, Style>> = { failed: "red", harness: "magenta", warned: "yellow" };

function formatSummary(verdict: Verdict, paint: Paint): string[] {
  const { counts } = verdict;
  const aside = (["warned", "expected", "not-applicable", "unscored"] as const)
    .filter((standing) => counts[standing] > 0)
    .map((standing) => `${counts[standing]} ${standingWords[standing]}`);
  const colour = verdict.exitCode === 0 ? "green" : verdict.exitCode === 3 ? "magenta" : "red";
  return [
    ...(aside.length > 0 ? [aside.join(", ")] : []),
    paint(["bold", colour], verdict.headline),
    `${verdict.passed} passed, ${verdict.failed} failed`,
  ];
}

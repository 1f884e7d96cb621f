/** What is printed at the end of a run. */
import { styleText } from "node:util";
import type { Requirement } from "../runner/report.ts";
import { difference } from "./difference.ts";
import {
  type JudgedCase,
  type JudgedCheck,
  type Standing,
  several,
  standings,
  standingWords,
  type Verdict,
} from "./verdict.ts";
import { endOfWire, printable, wire } from "./wire.ts";

/** How the report looks. */
export interface ConsoleOptions {
  /** Whether it may have ANSI colours. */
  colours: boolean;
  /** Whose whole wire is printed; the last lines of those that fail if absent. */
  trace?: "failing" | "all" | undefined;
}

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/** @returns The text; its last line is `N passed, N failed`. */
export function consoleReport(verdict: Verdict, options: ConsoleOptions): string {
  const paint: Paint = (style, text) =>
    options.colours ? styleText(style, text, { validateStream: false }) : text;
  const rules = ruleLines(verdict.result.requirements);
  const failures = (title: string, standing: Standing, style: Style) =>
    section(
      paint(style, title),
      verdict.cases.flatMap((run) => caseLines(run, standing, rules, options, paint)),
    );
  const { counts } = verdict;
  return [
    head(verdict, paint),
    failures(
      `HARNESS FAULTS (${counts.harness}): the suite or its set-up is at fault; this run judges nothing`,
      "harness",
      ["bold", "inverse", "magenta"],
    ),
    failures(`FAILURES (${counts.failed})`, "failed", ["bold", "red"]),
    section(
      paint(["bold", "red"], `STALE BASELINE ENTRIES (${verdict.stale.length})`),
      verdict.stale.map(({ message }) => `  ${printable(message)}`),
    ),
    section(
      paint(["bold", "red"], `REQUIRED BUT MISSING (${verdict.missing.length})`),
      verdict.missing.map((id) => `  ${printable(id)}`),
    ),
    failures(`WARNINGS (${counts.warned})`, "warned", ["bold", "yellow"]),
    section(`EXPECTED FAILURES (${counts.expected})`, excused(verdict, "expected")),
    section("NOT PASSING, NOT SCORED", excused(verdict, "unscored")),
    section(`NOT APPLICABLE (${counts["not-applicable"]})`, notApplicable(verdict)),
    options.trace === "all"
      ? section(
          "WIRE OF THE OTHER CASES",
          verdict.cases
            .filter((run) => gravest(run) === undefined && run.trace.length > 0)
            .flatMap((run) => [`  ${printable(run.id)}`, ...dim(wire(run.trace), paint)]),
        )
      : [],
    section("AREAS", areaLines(verdict, paint)),
    closing(verdict, paint),
  ]
    .map((lines) => lines.map((line) => `${line}\n`).join(""))
    .filter((text) => text !== "")
    .join("\n");
}

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [title, ...lines] : [];
}

function head({ result }: Verdict, paint: Paint): string[] {
  const name = printable(result.implementation);
  const how = `suite ${result.suite}, mode ${result.mode}, ${(result.milliseconds / 1000).toFixed(1)} s`;
  return [`${paint("bold", `${result.contract} conformance of ${name}`)} (${how})`];
}

/** The checks of a case that stand so, and its wire once. */
function caseLines(
  run: JudgedCase,
  standing: Standing,
  rules: Rules,
  options: ConsoleOptions,
  paint: Paint,
): string[] {
  const checks = run.checks.filter((check) => check.standing === standing);
  if (checks.length === 0) return [];
  const lines = [`  ${paint("bold", printable(run.id))}  ${printable(run.title)}`];
  for (const check of checks) lines.push(...checkLines(check, rules, paint));
  if (run.trace.length > 0 && gravest(run) === standing) {
    const shown = options.trace ? wire(run.trace) : endOfWire(run.trace, checks);
    lines.push("    wire:", ...dim(shown, paint));
  }
  return lines;
}

function checkLines(check: JudgedCheck, rules: Rules, paint: Paint): string[] {
  const colour = { "-": "red", "+": "green", " ": "dim" } as const;
  const values = difference(check);
  return [
    `    ${check.level} ${printable(check.id)}  ${printable(check.text)}`,
    ...(check.reason ? [`      ${printable(check.reason)}`] : []),
    ...(values.length > 0 ? ["      - expected, + actual:"] : []),
    ...values.map(({ sign, text }) => `      ${paint(colour[sign], `${sign} ${text}`)}`),
    ...rules(check.requirements).map((line) => `      ${line}`),
  ];
}

/** What a report says of the requirements that a check cites. */
type Rules = (ids: readonly string[]) => string[];

/** Requirements that were told before stand as their ids alone, in one line: told again, they would bury what failed. */
function ruleLines(requirements: readonly Requirement[]): Rules {
  const untold = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  return (ids) => {
    const told = ids.filter((id) => !untold.has(id)).join(", ");
    const lines = ids.flatMap((id) => {
      const requirement = untold.get(id);
      untold.delete(id);
      return requirement ? [`${id}: ${printable(requirement.text)} (${printable(requirement.source)})`] : [];
    });
    return told === "" ? lines : [...lines, told];
  };
}

function dim(lines: readonly string[], paint: Paint): string[] {
  return lines.map((line) => paint("dim", `    ${line}`));
}

/** Beside which of its findings a case's wire is shown. */
function gravest(run: JudgedCase): Standing | undefined {
  const order: Standing[] = ["harness", "failed", "warned"];
  return order.find((standing) => run.checks.some((check) => check.standing === standing));
}

function excused(verdict: Verdict, standing: Standing): string[] {
  const checks = verdict.cases
    .flatMap((run) => run.checks)
    .filter((check) => check.standing === standing && ["fail", "warn"].includes(check.outcome));
  return checks.map(
    ({ id, outcome, excuse }) => `  ${printable(id)} (${outcome}): ${printable(excuse ?? "")}`,
  );
}

/** One line a reason, the commonest first. */
function notApplicable(verdict: Verdict): string[] {
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
    return `  ${printable(area).padEnd(width)}  ${several(cases, "case").padStart(9)}  ${parts.join(", ")}`;
  });
}

const colours: Partial<Record<Standing, Style>> = { failed: "red", harness: "magenta", warned: "yellow" };

function closing(verdict: Verdict, paint: Paint): string[] {
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

/** Generates a report in GitHub-flavoured Markdown, for pull requests and build summaries. */
import type { Requirement } from "../runner/report.ts";
import { formatFault } from "./causes.ts";
import { diffValues } from "./difference.ts";
import { printable } from "./format-trace.ts";
import {
  type JudgedCase,
  type JudgedCheck,
  type Standing,
  standings,
  standingWords,
  type Verdict,
} from "./verdict.ts";

/**
 * Maximum length of the report in characters. GitHub limits a comment to 65,536 characters. Findings beyond
 * the maximum length are only counted.
 */
const mostCharacters = 50_000;

/** @returns Markdown text. */
export function markdownReport(verdict: Verdict): string {
  const { result } = verdict;
  const sign = verdict.exitCode === 0 ? "✅" : verdict.exitCode === 3 ? "⚠️" : "❌";
  return [
    `## ${sign} ${inline(result.contract)} conformance: ${inline(verdict.headline)}`,
    `${inline(result.implementation)}, mode ${result.mode}, suite ${inline(result.suite)}, level ${result.level}${reached(verdict)}: **${verdict.passed} passed, ${verdict.failed} failed**`,
    areaTable(verdict),
    ...findings(verdict),
    list(
      "Stale baseline entries",
      verdict.stale.map(({ message }) => inline(message)),
    ),
    list("Required, but not run", verdict.missing.map(inline)),
    list("Expected failures", listExcused(verdict)),
  ]
    .filter((block) => block !== "")
    .join("\n\n")
    .concat("\n");
}

/** Returns the level reached, if it is lower than the level tested. */
function reached({ level, result }: Verdict): string {
  return level === undefined || level === result.level ? "" : ` (reached: ${level})`;
}

function areaTable(verdict: Verdict): string {
  const columns = standings.filter((standing) => verdict.counts[standing] > 0);
  const row = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [
    row(["area", "cases", ...columns.map((standing) => standingWords[standing])]),
    row(["---", ...Array.from({ length: columns.length + 1 }, () => "---:")]),
    ...verdict.areas.map(({ area, cases, counts }) =>
      row([inline(area), cases, ...columns.map((standing) => counts[standing])]),
    ),
  ].join("\n");
}

/** Returns harness errors, failures and warnings as collapsible blocks, up to the size limit. */
function findings(verdict: Verdict): string[] {
  const requirements = new Map(
    verdict.result.requirements.map((requirement) => [requirement.id, requirement]),
  );
  const titles: [Standing, string][] = [
    ["harness", "Harness errors"],
    ["failed", "Failures"],
    ["warned", "Warnings"],
  ];
  const blocks: string[] = [];
  let characters = 0;
  for (const [standing, title] of titles) {
    const found = verdict.cases.flatMap((run) =>
      run.checks.filter((check) => check.standing === standing).map((check) => ({ run, check })),
    );
    if (found.length === 0) continue;
    blocks.push(`### ${title} (${found.length})`);
    for (const [index, { run, check }] of found.entries()) {
      const block = findingBlock(run, check, requirements);
      characters += block.length;
      if (characters > mostCharacters) {
        blocks.push(`… and ${found.length - index} more, in the other reports.`);
        break;
      }
      blocks.push(block);
    }
  }
  return blocks;
}

function findingBlock(run: JudgedCase, check: JudgedCheck, requirements: Map<string, Requirement>): string {
  const rules = check.requirements.map((id) => {
    const requirement = requirements.get(id);
    return requirement
      ? `- **${inline(id)}** ${inline(requirement.text)} (${inline(requirement.source)})`
      : `- **${inline(id)}**`;
  });
  const values = diffValues(check).map(({ sign, text }) => `${sign} ${text}`);
  return [
    `<details><summary><code>${html(check.id)}</code> ${html(check.reason || check.text)}</summary>`,
    [`${check.level}: ${inline(check.text)}`, "", ...rules].join("\n"),
    ...(values.length > 0 ? [fenced("diff", values)] : []),
    ...(run.trace.length > 0 ? [fenced("text", formatFault(check, run.trace))] : []),
    "</details>",
  ].join("\n\n");
}

function listExcused(verdict: Verdict): string[] {
  const checks = verdict.cases.flatMap((run) => run.checks);
  return checks
    .filter(({ standing }) => standing === "expected")
    .map(({ id, excuse }) => `${inline(id)}: ${inline(excuse ?? "")}`);
}

function list(title: string, items: string[]): string {
  return items.length > 0
    ? [`### ${title} (${items.length})`, "", ...items.map((item) => `- ${item}`)].join("\n")
    : "";
}

/** Returns a code block. Its fence is longer than any sequence of backticks in the content. */
function fenced(language: string, lines: string[]): string {
  const longest = Math.max(2, ...lines.flatMap((line) => line.match(/`+/g) ?? []).map((row) => row.length));
  const fence = "`".repeat(longest + 1);
  return [fence + language, ...lines, fence].join("\n");
}

const html = (text: string) =>
  printable(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Escapes text for Markdown. */
const inline = (text: string) => html(text).replace(/[\\`*_[\]|~#]/g, "\\$&");

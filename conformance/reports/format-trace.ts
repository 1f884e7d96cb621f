/** Formats trace lines for reports. */
import type { CheckResult, TraceLine } from "../runner/report.ts";
import { afterSteps } from "../runner/trace.ts";

/** Number of trace lines shown with a failure. */
const lastLines = 5;
const mostCharacters = 200;

/**
 * @param options.characters Maximum length of the text in a line. If absent, the length is not limited.
 * @returns A printable line for each trace line: time, observation, direction and text.
 */
export function formatTrace(trace: readonly TraceLine[], options: { characters?: number } = {}): string[] {
  const width = Math.max(0, ...trace.map(({ from }) => printable(from).length));
  return trace.map((line) => {
    const text = printable(line.text);
    const shown = options.characters === undefined ? text : clip(text, options.characters);
    return `${String(Math.round(line.at)).padStart(6)} ms  ${printable(line.from).padEnd(width)} ${line.direction} ${shown}`;
  });
}

/**
 * Returns the last trace lines of the case's steps, to show with failing checks. Requests after the steps
 * matter only to invariants, so their last lines are added only if an invariant failed.
 * @param failing Failing checks of the case.
 */
export function formatTraceEnd(
  trace: readonly TraceLine[],
  failing: readonly Pick<CheckResult, "id">[],
): string[] {
  const asked = trace.filter(({ from }) => from === afterSteps);
  const steps = trace.filter(({ from }) => from !== afterSteps);
  const explains = failing.some(({ id }) => id.includes("/every-"));
  return formatTrace([...steps.slice(-lastLines), ...(explains ? asked.slice(-lastLines) : [])], {
    characters: mostCharacters,
  });
}

/** Control characters, direction marks, line separators, lone surrogates and noncharacters. */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * @returns The text as a single line, with unprintable characters escaped as in JSON: `\n`, `\u001b`. The
 * result is well-formed Unicode and contains only characters that XML 1.0 allows.
 */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => {
    if (character === "\n") return "\\n";
    if (character === "\r") return "\\r";
    if (character === "\t") return "\\t";
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/**
 * @returns The text itself if it is short enough. Otherwise, its first `length` characters and the number of
 * omitted characters.
 */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const kept = text
    .slice(0, length)
    .toWellFormed()
    .replace(/\ufffd$/, "");
  return `${kept}… (${text.length - kept.length} more characters)`;
}

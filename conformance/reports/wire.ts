/** Lines of the wire in a report. */
import type { CheckResult, TraceLine } from "../runner/report.ts";
import { afterwards } from "../runner/trace.ts";

/** How many lines stand beside a failure. */
const lastLines = 5;
const mostCharacters = 200;

/**
 * @param options.characters Longest text of a line; whole if absent.
 * @returns A printable line each: when, which observation, direction, what.
 */
export function wire(trace: readonly TraceLine[], options: { characters?: number } = {}): string[] {
  const width = Math.max(0, ...trace.map(({ from }) => printable(from).length));
  return trace.map((line) => {
    const text = printable(line.text);
    const shown = options.characters === undefined ? text : clip(text, options.characters);
    return `${String(Math.round(line.at)).padStart(6)} ms  ${printable(line.from).padEnd(width)} ${line.direction} ${shown}`;
  });
}

/**
 * The end of the wire, as it stands beside failing checks: the last lines of the case's steps. What was asked afterwards
 * explains only invariants, so its last lines are shown, too, where one of them fails.
 *
 * @param failing Checks of the case.
 */
export function endOfWire(
  trace: readonly TraceLine[],
  failing: readonly Pick<CheckResult, "id">[],
): string[] {
  const asked = trace.filter(({ from }) => from === afterwards);
  const steps = trace.filter(({ from }) => from !== afterwards);
  const explains = failing.some(({ id }) => id.includes("/every-"));
  return wire([...steps.slice(-lastLines), ...(explains ? asked.slice(-lastLines) : [])], {
    characters: mostCharacters,
  });
}

/** Controls, direction marks, line separators, halves of surrogate pairs and noncharacters. */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * @returns The text in one line, with what cannot be seen written as JSON writes it: `\n`, `\u001b`. The result is
 * well-formed Unicode and has only characters that XML 1.0 allows.
 */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => {
    if (character === "\n") return "\\n";
    if (character === "\r") return "\\r";
    if (character === "\t") return "\\t";
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/** @returns The text itself, or its first `length` characters and how many were left out. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const kept = text
    .slice(0, length)
    .toWellFormed()
    .replace(/\ufffd$/, "");
  return `${kept}… (${text.length - kept.length} more characters)`;
}

/** Formats trace lines for reports. */
import type { TraceLine } from "../runner/report.ts";

/** Maximum length of a request, whose body usually explains the response. */
const charactersOfRequest = 600;

/**
 * @param options.characters Maximum length of the text in a line, except for requests. If absent, the length is not limited.
 * @returns A printable line for each trace line: time, observation, direction and text.
 */
export function formatTrace(trace: readonly TraceLine[], options: { characters?: number } = {}): string[] {
  const width = Math.max(0, ...trace.map(({ from }) => printable(from).length));
  return trace.map((line) => {
    const text = printable(line.text);
    const most = line.direction === ">" ? charactersOfRequest : options.characters;
    const shown = options.characters === undefined || most === undefined ? text : clip(text, most);
    return `${String(Math.round(line.at)).padStart(6)} ms  ${printable(line.from).padEnd(width)} ${line.direction} ${shown}`;
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

/** Lines of the wire in a report. */
import type { TraceLine } from "../runner/report.ts";
import { clip, printable } from "./printable.ts";

/** How many lines stand beside a failure. */
export const lastLines = 5;

/**
 * @param options.last Only so many lines, the newest; all if absent.
 * @param options.characters Longest text of a line; whole if absent.
 * @returns A printable line each: when, which observation, direction, what.
 */
export function wire(
  trace: readonly TraceLine[],
  options: { last?: number; characters?: number } = {},
): string[] {
  const lines = options.last === undefined ? trace : trace.slice(-options.last);
  const width = Math.max(0, ...lines.map(({ from }) => printable(from).length));
  return lines.map((line) => {
    const text = printable(line.text);
    const shown = options.characters === undefined ? text : clip(text, options.characters);
    return `${String(Math.round(line.at)).padStart(6)} ms  ${printable(line.from).padEnd(width)} ${line.direction} ${shown}`;
  });
}

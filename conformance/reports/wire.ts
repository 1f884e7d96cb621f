/** Lines of the wire in a report. */
import type { CheckResult, TraceLine } from "../runner/report.ts";
import { afterwards } from "../runner/trace.ts";
import { clip, printable } from "./printable.ts";

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

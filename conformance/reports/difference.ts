/**
 * Computes a line-by-line difference between the expected and the actual value that is short enough for a
 * terminal.
 */
import { clip, printable } from "./format-trace.ts";

/**
 * A line in a diff. `-` marks a line that is only in the expected value, `+` a line that is only in the actual value,
 * and a blank a line that is in both.
 */
export interface DifferenceLine {
  sign: "-" | "+" | " ";
  text: string;
}

const mostLines = 20;
/**
 * Maximum number of consecutive lines with the same sign. The limit keeps a large expected value from hiding
 * the actual value.
 */
const mostInRow = 8;
const mostCharacters = 200;
/**
 * Maximum number of lines compared on each side. Comparing more would be slow, and the output is truncated
 * anyway.
 */
const mostCompared = 400;

/**
 * @param check A result that has `expected`, `actual`, both or neither.
 * @returns At most 20 lines; none if both are absent.
 */
export function diffValues(check: { expected?: unknown; actual?: unknown }): DifferenceLine[] {
  if (check.expected !== undefined && check.actual === undefined)
    return [
      ...diffValues({ expected: check.expected, actual: null }).filter(({ sign }) => sign !== "+"),
      { sign: "+", text: "(not observed)" },
    ];
  const expected = toJsonLines(check.expected);
  const actual = toJsonLines(check.actual);
  const [expectedLine = ""] = expected;
  const [actualLine = ""] = actual;
  if (expected.length === 1 && actual.length === 1) {
    const from = firstDifference(expectedLine, actualLine);
    return [
      { sign: "-", text: excerptAround(expectedLine, from) },
      { sign: "+", text: excerptAround(actualLine, from) },
    ];
  }
  const lines = shortenRows(diffLines(expected, actual));
  const bounded =
    lines.length <= mostLines
      ? lines
      : [...lines.slice(0, mostLines - 1), markerLine(`… ${lines.length - mostLines + 1} more lines`)];
  return bounded.map(({ sign, text }) => ({ sign, text: clip(printable(text), mostCharacters) }));
}

/**
 * Formats JSON without commas at line ends. A field then produces the same line whether or not another field
 * follows it.
 */
function toJsonLines(value: unknown): string[] {
  if (value === undefined) return [];
  const lines = JSON.stringify(value, null, 2).split("\n").slice(0, mostCompared);
  return lines.map((line) => line.replace(/,$/, ""));
}

/** Computes the difference with a longest-common-subsequence table. */
function diffLines(expected: string[], actual: string[]): DifferenceLine[] {
  const width = actual.length + 1;
  const common = new Uint16Array((expected.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = expected.length - 1; row >= 0; row--) {
    for (let column = actual.length - 1; column >= 0; column--) {
      common[row * width + column] =
        expected[row] === actual[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const lines: DifferenceLine[] = [];
  let row = 0;
  let column = 0;
  while (row < expected.length || column < actual.length) {
    const left = expected[row];
    const right = actual[column];
    if (left !== undefined && left === right) {
      lines.push({ sign: " ", text: left });
      row++;
      column++;
    } else if (left !== undefined && (right === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ sign: "-", text: left });
      row++;
    } else if (right !== undefined) {
      lines.push({ sign: "+", text: right });
      column++;
    }
  }
  return lines;
}

/** Removes the middle of long unchanged parts, and the end of long changed parts. */
function shortenRows(lines: DifferenceLine[]): DifferenceLine[] {
  const cut: DifferenceLine[] = [];
  for (let start = 0; start < lines.length; ) {
    const sign = lines[start]?.sign ?? " ";
    let end = start;
    while (lines[end]?.sign === sign) end++;
    const row = lines.slice(start, end);
    if (sign === " ") {
      const head = start === 0 ? 1 : 2;
      const tail = end === lines.length ? 1 : 2;
      if (row.length <= head + tail + 1) cut.push(...row);
      else cut.push(...row.slice(0, head), markerLine("…"), ...row.slice(-tail));
    } else if (row.length <= mostInRow) cut.push(...row);
    else {
      cut.push(...row.slice(0, mostInRow - 1));
      cut.push({ sign, text: `… ${row.length - mostInRow + 1} more lines` });
    }
    start = end;
  }
  return cut;
}

const markerLine = (text: string): DifferenceLine => ({ sign: " ", text });

function firstDifference(left: string, right: string): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return at;
}

/** Returns the part of a long line around the difference. */
function excerptAround(line: string, at: number): string {
  const start = at < mostCharacters / 2 ? 0 : at - 40;
  return (start > 0 ? "…" : "") + clip(printable(line.slice(start).toWellFormed()), mostCharacters);
}

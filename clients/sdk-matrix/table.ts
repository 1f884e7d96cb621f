/** The matrix as a table, for the console and for the README. */

import { type Row, type Step, steps } from "./row.ts";
import type { Cell, RowResult } from "./run-row.ts";

/** What the steps are called in tables. */
const headings: Record<Step, string> = {
  generates: "Generates",
  compiles: "Compiles",
  typesStream: "Types the stream",
  runs: "Runs",
};

/** A table with notes below it, which its cells refer to by number. */
export interface Table {
  header: string[];
  lines: string[][];
  notes: string[];
}

/** A line a row; a cell counts the contracts that passed, and names the others. */
export function tableOf(results: readonly RowResult[]): Table {
  const notes: string[] = [];
  const noteOf = (text: string) => {
    if (!notes.includes(text)) notes.push(text);
    return notes.indexOf(text) + 1;
  };
  const lines = results.map((result) => [
    result.row.language,
    `${result.row.generator} ${result.row.version}`,
    ...steps.map((step) => cellText(result, step, noteOf)),
  ]);
  return { header: ["Language", "Generator", ...steps.map((step) => headings[step])], lines, notes };
}

/** For the console: columns side by side. */
export function consoleTable({ header, lines, notes }: Table): string {
  const widths = header.map((_, column) =>
    Math.max(...[header, ...lines].map((line) => cellAt(line, column).length)),
  );
  const row = (line: readonly string[]) =>
    line.map((text, column) => text.padEnd(widths[column] ?? 0)).join("  ");
  const text = [row(header), ...lines.map(row)].map((line) => line.trimEnd());
  return [
    ...text,
    ...(notes.length > 0 ? [""] : []),
    ...notes.map((note, index) => `${index + 1}. ${note}`),
  ].join("\n");
}

/** For the README: a Markdown table. */
export function markdownTable({ header, lines, notes }: Table): string {
  const row = (line: readonly string[]) =>
    `| ${line.map((text) => text.replaceAll("|", "\\|")).join(" | ")} |`;
  const text = [row(header), row(header.map(() => "---")), ...lines.map(row)];
  return [
    ...text,
    ...(notes.length > 0 ? [""] : []),
    ...notes.map((note, index) => `${index + 1}. ${note}`),
  ].join("\n");
}

function cellText({ contracts }: RowResult, step: Step, noteOf: (text: string) => number): string {
  const reached = contracts.map(({ contract, cells }) => ({ contract, cell: cells[step] }));
  const tried = reached.filter(({ cell }) => cell.kind !== "not-reached");
  if (tried.length === 0) return "–";
  const [first] = tried;
  if (tried.every(({ cell }) => cell.kind === "not-available") && first?.cell.kind === "not-available") {
    return `not available (${noteOf(first.cell.reason)})`;
  }
  const passed = tried.flatMap(({ cell }) => (cell.kind === "ok" ? [cell] : []));
  const details = passed.flatMap(({ detail }) => (detail === undefined ? [] : [detail]));
  const others = tried.flatMap(({ contract, cell }) => otherText(contract, cell, noteOf));
  // Of `runs` there is one contract: what it says is more than "1 of 1".
  const count = step === "runs" ? (passed.length > 0 ? "ok" : "") : `${passed.length} of ${contracts.length}`;
  return [count, ...details, ...others].filter((text) => text !== "").join(", ");
}

function otherText(contract: string, cell: Cell, noteOf: (text: string) => number): string[] {
  if (cell.kind === "limit") return [`${contract}: limit (${noteOf(`\`${cell.name}\`: ${cell.title}`)})`];
  return cell.kind === "failed" ? [`${contract}: FAILED`] : [];
}

function cellAt(line: readonly string[], column: number): string {
  return line[column] ?? "";
}

/** How each row's client is generated, and how its streams are read. */
export function generatorsOf(rows: readonly Row[]): Table {
  const lines = rows.map(({ generator, command, streams }) => [generator, `\`${command}\``, streams]);
  return { header: ["Generator", "Command", "Streams"], lines, notes: [] };
}

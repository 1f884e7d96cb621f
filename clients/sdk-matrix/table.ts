/** Formats the results for the console and the README. */
import { readFile, writeFile } from "node:fs/promises";
import { type Row, type Step, steps } from "./row.ts";
import type { Cell, RowResult } from "./run-row.ts";

/** The column headings of the steps. */
const headings: Record<Step, string> = {
  generates: "Generates",
  compiles: "Compiles",
  typesStream: "Types the stream",
  runs: "Runs",
};

/** A table with numbered notes that its cells refer to. */
export interface Table {
  header: string[];
  lines: string[][];
  notes: string[];
}

/**
 * Builds a table with one line per row. Each cell shows the number of contracts that passed, and lists the
 * contracts that did not.
 */
export function buildTable(results: readonly RowResult[]): Table {
  const notes: string[] = [];
  const addNote = (text: string) => {
    if (!notes.includes(text)) notes.push(text);
    return notes.indexOf(text) + 1;
  };
  const lines = results.map((result) => [
    result.row.language,
    `${result.row.generator} ${result.row.version}`,
    ...steps.map((step) => cellText(result, step, addNote)),
  ]);
  return { header: ["Language", "Generator", ...steps.map((step) => headings[step])], lines, notes };
}

function cellText({ contracts }: RowResult, step: Step, addNote: (text: string) => number): string {
  const contractCells = contracts.map(({ contract, cells }) => ({ contract, cell: cells[step] }));
  const tested = contractCells.filter(({ cell }) => cell.kind !== "not-reached");
  if (tested.length === 0) return "–";
  const [first] = tested;
  if (tested.every(({ cell }) => cell.kind === "not-available") && first?.cell.kind === "not-available") {
    return `not available (${addNote(first.cell.reason)})`;
  }
  const passed = tested.flatMap(({ cell }) => (cell.kind === "ok" ? [cell] : []));
  const details = passed.flatMap(({ detail }) => (detail === undefined ? [] : [detail]));
  const others = tested.flatMap(({ contract, cell }) => describeOther(contract, cell, addNote));
  // `runs` applies to only one contract, so its detail is more useful than "1 of 1".
  const count = step === "runs" ? (passed.length > 0 ? "ok" : "") : `${passed.length} of ${contracts.length}`;
  return [count, ...details, ...others].filter((text) => text !== "").join(", ");
}

function describeOther(contract: string, cell: Cell, addNote: (text: string) => number): string[] {
  if (cell.kind === "limit") return [`${contract}: limit (${addNote(`\`${cell.name}\`: ${cell.title}`)})`];
  return cell.kind === "failed" ? [`${contract}: FAILED`] : [];
}

/** Formats a table with aligned columns. */
export function formatConsoleTable({ header, lines, notes }: Table): string {
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

function cellAt(line: readonly string[], column: number): string {
  return line[column] ?? "";
}

/** Formats a table as Markdown. */
export function formatMarkdownTable({ header, lines, notes }: Table): string {
  const row = (line: readonly string[]) =>
    `| ${line.map((text) => text.replaceAll("|", "\\|")).join(" | ")} |`;
  const text = [row(header), row(header.map(() => "---")), ...lines.map(row)];
  return [
    ...text,
    ...(notes.length > 0 ? [""] : []),
    ...notes.map((note, index) => `${index + 1}. ${note}`),
  ].join("\n");
}

/** Builds the table that lists each generator's command and stream support. */
export function buildGeneratorsTable(rows: readonly Row[]): Table {
  const lines = rows.map(({ generator, command, streams }) => [generator, `\`${command}\``, streams]);
  return { header: ["Generator", "Command", "Streams"], lines, notes: [] };
}

/**
 * Writes the results of all rows between the markers in a README.
 *
 * @returns False if a cell failed. The README is then left unchanged.
 */
export async function writeMatrix(readme: string, results: readonly RowResult[]): Promise<boolean> {
  if (collectFailures(results).length > 0) return false;
  const generators = buildGeneratorsTable(results.map(({ row }) => row));
  const text = `${formatMarkdownTable(buildTable(results))}\n\n${formatMarkdownTable(generators)}`;
  await writeFile(readme, replaceBetweenMarkers(await readFile(readme, "utf8"), "matrix", text));
  return true;
}

/**
 * Replaces the text between `<!-- name -->` and `<!-- /name -->`, each on its own line.
 *
 * @throws Error if the document does not contain these markers.
 */
export function replaceBetweenMarkers(document: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->\n`];
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from === -1 || to < from)
    throw new Error(`markers not found in the document: ${start.trim()} … ${end.trim()}`);
  return `${document.slice(0, from + start.length)}\n${text}\n\n${document.slice(to)}`;
}

/** A failure, with the cells in which it occurred. */
export interface Failure {
  /**
   * Either one cell, such as `typescript/kubb tambo compiles`, or a row with the number of cells, such as
   * `typescript/kubb (16 cells)`.
   */
  cells: string;
  reason: string;
  /** The full output of the generator, compiler or program. */
  output: string;
}

/** Collects the failures, in the order of their first cells. Identical failures are combined. */
export function collectFailures(results: readonly RowResult[]): Failure[] {
  const failedCells = results.flatMap(({ row, contracts }) =>
    contracts.flatMap(({ contract, cells }) =>
      Object.entries(cells).flatMap(([step, cell]) =>
        cell.kind === "failed"
          ? [{ row: `${row.language}/${row.id}`, location: `${contract} ${step}`, ...cell }]
          : [],
      ),
    ),
  );
  return [
    ...Map.groupBy(failedCells, ({ reason, output }) => JSON.stringify([reason, output])).values(),
  ].flatMap((identical) => {
    const [first] = identical;
    if (first === undefined) return [];
    const rows = [...Map.groupBy(identical, ({ row }) => row)].map(
      ([row, [{ location } = first, ...more]]) =>
        more.length === 0 ? `${row} ${location}` : `${row} (${more.length + 1} cells)`,
    );
    return [{ cells: rows.join(", "), reason: first.reason, output: first.output }];
  });
}

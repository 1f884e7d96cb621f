/** The matrix as text: tables for the console and the README, and the failures. */
import { readFile, writeFile } from "node:fs/promises";
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

function cellAt(line: readonly string[], column: number): string {
  return line[column] ?? "";
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

/** How each row's client is generated, and how its streams are read. */
export function generatorsOf(rows: readonly Row[]): Table {
  const lines = rows.map(({ generator, command, streams }) => [generator, `\`${command}\``, streams]);
  return { header: ["Generator", "Command", "Streams"], lines, notes: [] };
}

/**
 * Writes the results of all rows between the markers of a README.
 *
 * @returns Whether they were written: a table with cells that failed is none to publish.
 */
export async function writeMatrix(readme: string, results: readonly RowResult[]): Promise<boolean> {
  if (failuresOf(results).length > 0) return false;
  const generators = generatorsOf(results.map(({ row }) => row));
  const text = `${markdownTable(tableOf(results))}\n\n${markdownTable(generators)}`;
  await writeFile(readme, replaceBetweenMarkers(await readFile(readme, "utf8"), "matrix", text));
  return true;
}

/**
 * Replaces what is between `<!-- name -->` and `<!-- /name -->`, each on a line of its own.
 *
 * @throws Error when the document has no such markers.
 */
export function replaceBetweenMarkers(document: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->\n`];
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from === -1 || to < from) throw new Error(`the document has no ${begin.trim()} … ${end.trim()}`);
  return `${document.slice(0, from + begin.length)}\n${text}\n\n${document.slice(to)}`;
}

/** A failure, and the cells that it is of. */
export interface Failure {
  /** One cell, `typescript/kubb tambo compiles`, or how many of each row, `typescript/kubb (16 cells)`. */
  places: string;
  reason: string;
  /** What the generator, the compiler or the program wrote; the whole of it. */
  output: string;
}

/** The failures in the order of their first cells; what failed in the same way is told once. */
export function failuresOf(results: readonly RowResult[]): Failure[] {
  const cells = results.flatMap(({ row, contracts }) =>
    contracts.flatMap(({ contract, cells }) =>
      Object.entries(cells).flatMap(([step, cell]) =>
        cell.kind === "failed"
          ? [{ row: `${row.language}/${row.id}`, at: `${contract} ${step}`, ...cell }]
          : [],
      ),
    ),
  );
  return [...Map.groupBy(cells, ({ reason, output }) => JSON.stringify([reason, output])).values()].flatMap(
    (same) => {
      const [first] = same;
      if (first === undefined) return [];
      const rows = [...Map.groupBy(same, ({ row }) => row)].map(([row, [{ at } = first, ...more]]) =>
        more.length === 0 ? `${row} ${at}` : `${row} (${more.length + 1} cells)`,
      );
      return [{ places: rows.join(", "), reason: first.reason, output: first.output }];
    },
  );
}

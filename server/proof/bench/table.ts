/** The figures as a table for people and as rows for programs. */

/** One figure. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The same measure of what the figure is held against, in the same unit, of the same run; a count needs none. */
  baseline?: number;
  /** What is wished for, and of which number. */
  aim?: { of: "value" | "ratio"; atLeast: number } | { of: "value" | "ratio"; atMost: number };
}

/** A figure as `--json` writes it. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  baseline?: number;
  ratio?: number;
}

/** The figure for programs; numbers with four significant digits, the ratio of the unrounded ones. */
export function rowOf({ name, value, unit, baseline }: Figure): Row {
  const row = { name, value: round(value), unit };
  return baseline === undefined ? row : { ...row, baseline: round(baseline), ratio: round(value / baseline) };
}

/** The figures as aligned text, one a line under a header, with a newline at the end. */
export function formatTable(figures: readonly Figure[]): string {
  const header = ["name", "value", "unit", "baseline", "ratio", "aim"];
  const lines = [header, ...figures.map(cells)];
  const widths = header.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const numeric = new Set([1, 3, 4]);
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return numeric.has(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join("");
}

function cells(figure: Figure): string[] {
  const { name, value, unit, baseline = Number.NaN } = figure;
  return [name, plain(value), unit, plain(baseline), plain(value / baseline), aimOf(figure)];
}

function aimOf({ value, baseline = Number.NaN, aim }: Figure): string {
  if (aim === undefined) return "";
  const actual = aim.of === "value" ? value : value / baseline;
  const [sign, bound, met] =
    "atLeast" in aim ? ["≥", aim.atLeast, actual >= aim.atLeast] : ["≤", aim.atMost, actual <= aim.atMost];
  return `${aim.of} ${sign} ${plain(bound)}: ${met ? "met" : "missed"}`;
}

/** Whole from 1000 on, with grouped digits; three significant digits below. */
function plain(value: number): string {
  if (!Number.isFinite(value)) return "-";
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString("en-US");
  return String(Number(value.toPrecision(3)));
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}

/** A measured figure. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The baseline from the same run, in the same unit. Absent for a count. */
  baseline?: number;
  /** The target for the value or for the ratio. */
  aim?: { of: "value" | "ratio"; atLeast: number } | { of: "value" | "ratio"; atMost: number };
}

/** A figure in the `--json` output. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  baseline?: number;
  ratio?: number;
}

/**
 * Converts a figure to a row. Numbers are rounded to four significant digits. The ratio is computed before
 * rounding.
 */
export function rowOf({ name, value, unit, baseline }: Figure): Row {
  const row = { name, value: round(value), unit };
  return baseline === undefined ? row : { ...row, baseline: round(baseline), ratio: round(value / baseline) };
}

/** Formats the figures as an aligned table. */
export function formatTable(figures: readonly Figure[]): string {
  const header = ["name", "value", "unit", "baseline", "ratio", "aim"];
  return alignColumns([header, ...figures.map(cells)], [1, 3, 4]);
}

/**
 * Aligns the columns of a table.
 *
 * @param right Indexes of the columns that are aligned on the right.
 * @returns The lines, each with a line break.
 */
export function alignColumns(lines: readonly (readonly string[])[], right: readonly number[]): string {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const align = (cell: string, column: number) => {
    const width = widths?.[column] ?? 0;
    return right.includes(column) ? cell.padStart(width) : cell.padEnd(width);
  };
  return lines.map((line) => `${line.map(align).join("  ").trimEnd()}\n`).join("");
}

function cells(figure: Figure): string[] {
  const { name, value, unit, baseline = Number.NaN } = figure;
  return [
    name,
    formatNumber(value),
    unit,
    formatNumber(baseline),
    formatNumber(value / baseline),
    aimOf(figure),
  ];
}

function aimOf({ value, baseline = Number.NaN, aim }: Figure): string {
  if (aim === undefined) return "";
  const actual = aim.of === "value" ? value : value / baseline;
  const [sign, bound, met] =
    "atLeast" in aim ? ["≥", aim.atLeast, actual >= aim.atLeast] : ["≤", aim.atMost, actual <= aim.atMost];
  return `${aim.of} ${sign} ${formatNumber(bound)}: ${met ? "met" : "missed"}`;
}

/**
 * Formats a number with grouped digits if it is at least 1000, and otherwise with three significant digits.
 */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return "-";
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString("en-US");
  return String(Number(value.toPrecision(3)));
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}

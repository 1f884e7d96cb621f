/** Compares the figures of two versions that were measured alternately. */
import { median } from "./statistics.ts";
import { alignColumns, formatNumber, type Row } from "./table.ts";

/** Changes below this share are not reported, even if the rounds agree. */
const minChange = 0.1;

/** A change must be at least this many times as large as the typical deviation of a round. */
const minDeviations = 2;

/** The rows of both versions in one round. */
export interface Round {
  base: readonly Row[];
  current: readonly Row[];
}

export interface Comparison {
  name: string;
  unit: string;
  /** Medians. */
  base: number;
  current: number;
  /** The median change of the cost. 0.1 means that the current version is 10% slower or larger. */
  change: number;
  /** The typical deviation of a round from the median change. */
  noise: number;
  verdict: "worse" | "better" | "same";
}

/**
 * Compares the figures that both versions measure. If a figure has a baseline, the ratios to the baselines are
 * compared, so that a slow machine does not look like a slow version.
 *
 * @param rounds At least one round.
 */
export function compareRounds(rounds: readonly Round[]): Comparison[] {
  const names = rounds[0]?.current.map(({ name }) => name) ?? [];
  return names.flatMap((name) => {
    const find = (rows: readonly Row[]) => rows.find((row) => row.name === name);
    const pairs = rounds.flatMap(({ base, current }) => {
      const [before, now] = [find(base), find(current)];
      return before === undefined || now === undefined ? [] : [{ before, now }];
    });
    const unit = pairs[0]?.now.unit;
    if (unit === undefined) return [];
    const changes = pairs.map(({ before, now }) => costOf(now) / costOf(before) - 1).filter(Number.isFinite);
    if (changes.length === 0) return [];
    const change = median(changes);
    const noise = median(changes.map((each) => Math.abs(each - change)));
    const isClear = Math.abs(change) >= Math.max(minChange, minDeviations * noise);
    const verdict = !isClear ? "same" : change > 0 ? "worse" : "better";
    const base = median(pairs.map(({ before }) => before.value));
    const current = median(pairs.map(({ now }) => now.value));
    return [{ name, unit, base, current, change, noise, verdict }];
  });
}

/** Returns a number that is smaller for a better figure. */
function costOf({ value, ratio = value, unit }: Row): number {
  return unit.endsWith("/s") ? 1 / ratio : ratio;
}

/** Formats comparisons as a table, the worst first. */
export function formatComparisons(comparisons: readonly Comparison[]): string {
  const percent = (share: number) => `${share > 0 ? "+" : ""}${(100 * share).toFixed(0)}%`;
  const rows = comparisons
    .toSorted((a, b) => b.change - a.change)
    .map(({ name, unit, base, current, change, noise, verdict }) => [
      name,
      formatNumber(base),
      formatNumber(current),
      unit,
      percent(change),
      `±${(100 * noise).toFixed(0)}%`,
      verdict,
    ]);
  const header = ["name", "base", "now", "unit", "cost", "noise", "verdict"];
  return alignColumns([header, ...rows], [1, 2, 4, 5]);
}

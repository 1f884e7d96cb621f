/** Ticks of a value axis: round numbers that enclose the values. */
export interface Scale {
  ticks: readonly number[];
  /** Where a value is, from 0 at the lowest tick to 1 at the highest. */
  share(value: number): number;
}

const roundSteps = [1, 2, 2.5, 5, 10];

/**
 * @param values What is to be shown; may be empty.
 * @param fromZero Whether the axis begins at 0, as bars need.
 */
export function scaleOf(values: readonly number[], fromZero: boolean): Scale {
  let low = values.length > 0 ? Math.min(...values) : 0;
  let high = values.length > 0 ? Math.max(...values) : 1;
  if (fromZero) {
    low = Math.min(low, 0);
    high = Math.max(high, 0);
  }
  const size = Math.max(Math.abs(low), Math.abs(high));
  // Values that differ by less than the eye, or the arithmetic, tells apart are one.
  if (high - low <= size * 1e-9 || size < 1e-12) {
    const margin = size < 1e-12 ? 1 : size * 0.1;
    low -= fromZero && low >= 0 ? 0 : margin;
    high += margin;
  }
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (roundSteps.find((round) => round * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  const bottom = first * step;
  return { ticks, share: (value) => (value - bottom) / ((last - first) * step) };
}

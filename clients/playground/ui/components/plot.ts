/** The layout of a chart in pixels, computed from props that may be incomplete. */
import { type ChartProps, isNumber } from "./prop-types.ts";

/** A value and its location in the drawing. */
export interface Mark {
  /** The index of the value's label. */
  slot: number;
  value: number;
  x: number;
  y: number;
}

export interface Plot {
  labels: readonly string[];
  series: readonly { name: string; marks: readonly Mark[] }[];
  ticks: readonly { value: number; y: number }[];
  /** The width of the slot for each label. */
  slotWidth: number;
  /** The vertical position at which bars start. */
  base: number;
  left: number;
  right: number;
  bottom: number;
  height: number;
}

const height = 220;
const margin = { top: 12, right: 12, bottom: 26, left: 46 };

/** The maximum number of series. Each series has its own color. */
const maxSeries = 3;

/** @param width The width of the drawing in pixels. */
export function createPlot({ type, labels = [], series = [] }: ChartProps, width: number): Plot {
  const values = series.slice(0, maxSeries).map(({ name = "", values: numbers = [] }) => ({ name, numbers }));
  // Labels arrive before the series. Their slots exist before the first value arrives, so that nothing moves.
  const count = Math.max(labels.length, ...values.map(({ numbers }) => numbers.length), 1);
  const scale = createScale(
    values.flatMap(({ numbers }) => numbers.filter(isNumber)),
    type !== "line",
  );
  const inner = {
    width: Math.max(width - margin.left - margin.right, 1),
    height: height - margin.top - margin.bottom,
  };
  const slotWidth = inner.width / count;
  const yOf = (value: number) => margin.top + inner.height * (1 - scale.getShare(value));
  return {
    labels,
    series: values.map(({ name, numbers }) => ({
      name,
      marks: numbers.flatMap((value, slot) =>
        isNumber(value) ? [{ slot, value, x: margin.left + slotWidth * (slot + 0.5), y: yOf(value) }] : [],
      ),
    })),
    ticks: scale.ticks.map((value) => ({ value, y: yOf(value) })),
    slotWidth,
    base: yOf(Math.min(Math.max(0, scale.ticks[0] ?? 0), scale.ticks.at(-1) ?? 0)),
    left: margin.left,
    right: width - margin.right,
    bottom: height - margin.bottom,
    height,
  };
}

/** The scale of a value axis, with ticks at round numbers that enclose all values. */
interface Scale {
  ticks: readonly number[];
  /** Returns the relative location of a value, from 0 at the lowest tick to 1 at the highest. */
  getShare(value: number): number;
}

const roundSteps = [1, 2, 2.5, 5, 10];

/**
 * @param values The values to enclose, possibly none.
 * @param fromZero True if the axis must include 0, as bars require.
 */
export function createScale(values: readonly number[], fromZero: boolean): Scale {
  let low = values.length > 0 ? Math.min(...values) : 0;
  let high = values.length > 0 ? Math.max(...values) : 1;
  if (fromZero) {
    low = Math.min(low, 0);
    high = Math.max(high, 0);
  }
  const size = Math.max(Math.abs(low), Math.abs(high));
  // Values whose difference is smaller than the rounding error are treated as equal.
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
  return { ticks, getShare: (value) => (value - bottom) / ((last - first) * step) };
}

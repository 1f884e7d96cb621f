/** A chart worked out in pixels, from props of which any part may be missing yet. */
import { type ChartProps, isNumber } from "./prop-types.ts";
import { scaleOf } from "./scale.ts";

/** A value where it is drawn. */
export interface Mark {
  /** Of its label, from 0. */
  slot: number;
  value: number;
  x: number;
  y: number;
}

export interface Plot {
  labels: readonly string[];
  series: readonly { name: string; marks: readonly Mark[] }[];
  ticks: readonly { value: number; y: number }[];
  /** Width that each label has to itself. */
  slotWidth: number;
  /** Where bars begin. */
  base: number;
  left: number;
  right: number;
  bottom: number;
  height: number;
}

const height = 220;
const margin = { top: 12, right: 12, bottom: 26, left: 46 };

/** More series than this have no colours of their own. */
export const mostSeries = 3;

/** @param width Of the whole drawing, in pixels. */
export function plotOf({ type, labels = [], series = [] }: ChartProps, width: number): Plot {
  const values = series
    .slice(0, mostSeries)
    .map(({ name = "", values: numbers = [] }) => ({ name, numbers }));
  // Labels come before the series: the slots are there when the first value comes, and nothing moves.
  const count = Math.max(labels.length, ...values.map(({ numbers }) => numbers.length), 1);
  const scale = scaleOf(
    values.flatMap(({ numbers }) => numbers.filter(isNumber)),
    type !== "line",
  );
  const inner = {
    width: Math.max(width - margin.left - margin.right, 1),
    height: height - margin.top - margin.bottom,
  };
  const slotWidth = inner.width / count;
  const yOf = (value: number) => margin.top + inner.height * (1 - scale.share(value));
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

import { locale } from "../locale.ts";
import type { Plot } from "./plot.ts";

interface ChartTooltipProps {
  plot: Plot;
  /** The label that it tells of; none is shown without. */
  active: number | undefined;
  unit: string | undefined;
  /** Of the drawing, in pixels: the tooltip stays inside. */
  width: number;
}

/** Half of the widest tooltip, in pixels. */
const reach = 84;

/** The values of one label. */
export function ChartTooltip({ plot, active, unit, width }: ChartTooltipProps) {
  const marks = plot.series.flatMap(({ name, marks: all }, index) => {
    const mark = all.find(({ slot }) => slot === active);
    return mark ? [{ ...mark, name, index }] : [];
  });
  const [first] = marks;
  const x = Math.min(Math.max(first?.x ?? 0, reach), width - reach);
  return (
    <div
      className="chart-tooltip"
      role="status"
      hidden={!first}
      style={{
        left: x,
        top: Math.max(8, Math.min(...marks.map(({ y }) => y), plot.bottom) - 12 - 20 * marks.length),
      }}
    >
      {first && <strong>{plot.labels[first.slot] ?? first.slot + 1}</strong>}
      {marks.map(({ name, value, index }) => (
        <span key={index} data-series={index + 1}>
          {name} <b>{value.toLocaleString(locale)}</b> {unit}
        </span>
      ))}
    </div>
  );
}

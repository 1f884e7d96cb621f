/** The marks of a chart, and its tooltip. */
import { locale } from "../locale.ts";
import type { Mark, Plot } from "./plot.ts";

interface MarksProps {
  plot: Plot;
  active: number | undefined;
}

/**
 * The width of a label including its margin, in pixels. If the labels would be closer together, some labels
 * are skipped.
 */
const labelWidth = 52;

/** The axes, and the values as bars or lines. */
export function ChartMarks({ plot, bars, active }: MarksProps & { bars: boolean }) {
  const { labels, series, slotWidth, ticks, left, right, bottom } = plot;
  const every = Math.max(1, Math.ceil(labelWidth / slotWidth));
  const valued = series.some(({ marks }) => marks.length > 0);
  return (
    <>
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <line className="chart-grid" x1={left} x2={right} y1={y} y2={y} />
          {valued && (
            <text className="chart-label" x={left - 8} y={y} dy="0.32em" textAnchor="end">
              {compactNumber.format(value)}
            </text>
          )}
        </g>
      ))}
      {labels.map(
        (label, slot) =>
          slot % every === 0 && (
            <text
              className="chart-label"
              // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat and grow.
              key={slot}
              x={left + slotWidth * (slot + 0.5)}
              y={bottom + 17}
              textAnchor="middle"
            >
              {label.length > 9 ? `${label.slice(0, 8)}…` : label}
            </text>
          ),
      )}
      {bars ? <Bars plot={plot} active={active} /> : <Lines plot={plot} active={active} />}
    </>
  );
}

function Bars({ plot: { series, slotWidth, base }, active }: MarksProps) {
  const group = Math.min(slotWidth * 0.72, 34 * series.length);
  const width = group / Math.max(series.length, 1);
  return series.map(({ marks }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a series.
    <g key={index} data-series={index + 1}>
      {marks.map(({ slot, x, y }) => (
        <rect
          key={slot}
          className={slot === active ? "chart-bar active" : "chart-bar"}
          x={x - group / 2 + width * index + 1}
          y={Math.min(y, base)}
          width={Math.max(width - 2, 1)}
          height={Math.max(Math.abs(base - y), 1)}
          rx={Math.min(3, width / 4)}
        />
      ))}
    </g>
  ));
}

function Lines({ plot: { series, bottom, slotWidth, left }, active }: MarksProps) {
  const cursor = active === undefined ? undefined : left + slotWidth * (active + 0.5);
  return (
    <>
      {cursor !== undefined && <line className="chart-cursor" x1={cursor} x2={cursor} y1={8} y2={bottom} />}
      {series.map(({ marks }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a series.
        <g key={index} data-series={index + 1}>
          {series.length === 1 && marks.length > 1 && (
            <path
              className="chart-area"
              d={`${toSvgPath(marks)}L${marks.at(-1)?.x},${bottom}L${marks[0]?.x},${bottom}Z`}
            />
          )}
          {marks.length > 1 && <path className="chart-line" d={toSvgPath(marks)} />}
          {marks.map(({ slot, x, y }) => (
            <circle
              key={slot}
              className={slot === active ? "chart-dot active" : "chart-dot"}
              cx={x}
              cy={y}
              r={slot === active ? 5 : 3}
            />
          ))}
        </g>
      ))}
    </>
  );
}

function toSvgPath(marks: readonly Mark[]): string {
  return `M${marks.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}`;
}

const compactNumber = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 2 });

interface ChartTooltipProps {
  plot: Plot;
  /** The index of the label whose values are shown. If `undefined`, the tooltip is hidden. */
  active: number | undefined;
  unit: string | undefined;
  /** The width of the drawing in pixels. The tooltip stays within it. */
  width: number;
}

/** Half the width of the widest tooltip, in pixels. */
const maxTooltipHalfWidth = 84;

/** A tooltip with the values for one label. */
export function ChartTooltip({ plot, active, unit, width }: ChartTooltipProps) {
  const marks = plot.series.flatMap(({ name, marks: all }, index) => {
    const mark = all.find(({ slot }) => slot === active);
    return mark ? [{ ...mark, name, index }] : [];
  });
  const [first] = marks;
  const x = Math.min(Math.max(first?.x ?? 0, maxTooltipHalfWidth), width - maxTooltipHalfWidth);
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

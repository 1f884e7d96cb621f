import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Card } from "./card.tsx";
import { ChartMarks, ChartTooltip } from "./chart-marks.tsx";
import { createPlot } from "./plot.ts";
import type { ChartProps } from "./prop-types.ts";

/** A line or bar chart with axes. Use the pointer or the arrow keys to show the values for a label. */
export function Chart(props: ChartProps) {
  const { title, unit } = props;
  const { element, width } = useWidth(560);
  const [active, setActive] = useState<number>();
  const plot = createPlot(props, width);
  const count = Math.max(...plot.series.map(({ marks }) => marks.length), 0);
  const within = (slot: number) => Math.min(Math.max(slot, 0), count - 1);

  const onPointer = (event: PointerEvent) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - plot.left;
    if (count > 0) setActive(within(Math.floor(x / plot.slotWidth)));
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === "Escape") setActive(undefined);
    if (step === undefined || count === 0) return;
    event.preventDefault();
    setActive(within(active === undefined ? (step > 0 ? 0 : count - 1) : active + step));
  };

  return (
    <Card kind="Chart" title={title} aside={unit && <span className="card-note">{unit}</span>}>
      {/* biome-ignore lint/a11y/useSemanticElements: fieldset elements are for forms. */}
      <div
        className="chart"
        ref={element}
        role="group"
        aria-label={`${title || "Chart"}: use the arrow keys to read the values`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move through the values.
        tabIndex={0}
        onKeyDown={onKey}
        onBlur={() => setActive(undefined)}
        onPointerMove={onPointer}
        onPointerLeave={() => setActive(undefined)}
      >
        {/* The tooltip and the table below provide the same content as text. */}
        <svg width={width} height={plot.height} aria-hidden="true">
          <ChartMarks plot={plot} bars={props.type !== "line"} active={active} />
        </svg>
        {count === 0 && <span className="chart-wait skeleton" aria-hidden="true" />}
        <ChartTooltip plot={plot} active={active} unit={unit} width={width} />
      </div>
      <ul className="chart-legend">
        {plot.series.map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a series.
          <li key={index} data-series={index + 1}>
            {name || "…"}
          </li>
        ))}
      </ul>
      <ChartValues plot={plot} title={title} />
    </Card>
  );
}

/** The values as a table, for screen readers. */
function ChartValues({
  plot: { labels, series },
  title,
}: {
  plot: ReturnType<typeof createPlot>;
  title: string | undefined;
}) {
  return (
    // A table cannot be narrower than its content, so a container hides it.
    <div className="visually-hidden">
      <table>
        <caption>{title || "Chart"}</caption>
        <tbody>
          {series.map(({ name, marks }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a series.
            <tr key={index}>
              <th scope="row">{name || "…"}</th>
              {marks.map(({ slot, value }) => (
                <td key={slot}>
                  {labels[slot] ?? ""}: {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Measures an element's width in pixels, so that the text in the drawing has the same size at any width. */
function useWidth(assumed: number): { element: RefObject<HTMLDivElement | null>; width: number } {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(assumed);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth || assumed);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [assumed]);
  return { element, width };
}

/** An event as a row in the timeline, and the detail view of an event. */
import { memo } from "react";
import type { TimelineEntry } from "../../session/frames.ts";
import type { InterruptionLine } from "../../session/interruptions.ts";
import type { Frame } from "../../session/session.ts";
import { CopyButton, Icon } from "../controls/widgets.tsx";
import { formatGap, formatOffset, getFrameKind, getGapShare, getPreview } from "./event-text.ts";
import { JsonBlock } from "./json-block.tsx";

interface RowPlace {
  /** The index among the visible rows. */
  position: number;
  total: number;
  /** Offset from the start of the list in pixels. */
  top: number;
}

interface TimelineRowProps extends RowPlace {
  id: string;
  entry: TimelineEntry;
  /** True for the first visible row of a request. */
  isFirstOfRun: boolean;
  selected: boolean;
  onSelect(index: number): void;
}

/** An event in one row. The list box handles keyboard input; the row itself handles only clicks. */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { id, entry, position, total, top, isFirstOfRun, selected, onSelect } = props;
  const { frame, gap } = entry;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list box handles the keys (aria-activedescendant).
    // biome-ignore lint/a11y/useFocusableInteractive: as above.
    <div
      role="option"
      id={id}
      className={isFirstOfRun ? "timeline-row first-of-run" : "timeline-row"}
      data-kind={getFrameKind(frame)}
      aria-selected={selected}
      aria-posinset={position + 1}
      aria-setsize={total}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onSelect(frame.index)}
    >
      <span className="row-time">{formatOffset(frame.at)}</span>
      <span className="row-gap">
        <i style={{ width: `${getGapShare(gap) * 100}%` }} />
        <span>{formatGap(gap)}</span>
      </span>
      <span className="kind-dot" />
      <span className="row-type">{frame.type}</span>
      <span className="row-preview">{getPreview(frame.data)}</span>
      <span className="row-run" title={`Request ${frame.run}`}>
        #{frame.run}
      </span>
    </div>
  );
});

/** An interruption of the stream, as a line between two events. It cannot be selected. */
export function InterruptionRow({ line, position, total, top }: RowPlace & { line: InterruptionLine }) {
  const { tone, text } = line;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list box has the focus.
    <div
      role="option"
      aria-disabled="true"
      aria-selected="false"
      aria-posinset={position + 1}
      aria-setsize={total}
      className="interruption-row"
      data-tone={tone}
      style={{ transform: `translateY(${top}px)` }}
    >
      <span>{text}</span>
    </div>
  );
}

interface FrameDetailProps {
  frame: Frame;
  /** The number of milliseconds since the previous event. */
  gap: number;
  onClose(): void;
}

/** The detail view of the selected event, with its fields and complete data. */
export function FrameDetail({ frame, gap, onClose }: FrameDetailProps) {
  const facts = [
    ["at", formatOffset(frame.at)],
    ["gap", formatGap(gap)],
    ["arrived", Math.round(frame.arrivedAt) !== Math.round(frame.at) && formatOffset(frame.arrivedAt)],
    ["id", frame.id],
    ["event", frame.event],
    ["request", `#${frame.run}`],
  ].filter(([, value]) => value) as [string, string][];
  return (
    <section className="frame-detail" aria-label="Selected event">
      <header>
        <h3 data-kind={getFrameKind(frame)}>
          <span className="kind-dot" /> {frame.type}
        </h3>
        <CopyButton label="Copy frame" text={frame.raw} />
        <button type="button" className="button quiet icon-only" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <JsonBlock value={frame.data ?? frame.raw} label="Event data" />
    </section>
  );
}

import { memo } from "react";
import type { TimelineEntry } from "../../session/timeline.ts";
import { kindOfType } from "./event-text.ts";
import { previewOf } from "./preview.ts";
import { gapShare, gapText, offsetText } from "./time.ts";

interface TimelineRowProps {
  id: string;
  entry: TimelineEntry;
  /** Among all rows that the filter lets through, from 0. */
  position: number;
  total: number;
  /** In pixels, from the start of the list. */
  top: number;
  /** The first one shown of its request. */
  begins: boolean;
  selected: boolean;
  onSelect(index: number): void;
}

/** An event in one line. The list around it has the keyboard; here is only the pointer. */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { id, entry, position, total, top, begins, selected, onSelect } = props;
  const { frame, gap } = entry;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list box handles the keys (aria-activedescendant).
    // biome-ignore lint/a11y/useFocusableInteractive: as above.
    <div
      role="option"
      id={id}
      className={begins && position > 0 ? "timeline-row begins" : "timeline-row"}
      data-kind={kindOfType(frame.type)}
      aria-selected={selected}
      aria-posinset={position + 1}
      aria-setsize={total}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onSelect(frame.index)}
    >
      <span className="row-time">{offsetText(frame.at)}</span>
      <span className="row-gap">
        <i style={{ width: `${gapShare(gap) * 100}%` }} />
        <span>{gapText(gap)}</span>
      </span>
      <span className="kind-dot" />
      <span className="row-type">{frame.type}</span>
      <span className="row-preview">{previewOf(frame.data)}</span>
      <span className="row-run" title={`Request ${frame.run}`}>
        #{frame.run}
      </span>
    </div>
  );
});

import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from "react";
import { countTypes, createTimeline } from "../../session/frames.ts";
import type { Frame } from "../../session/session.ts";
import { type EventKind, getEventKind } from "./event-text.ts";
import { EmptyPane } from "./json-block.tsx";
import { TimelineFilters } from "./timeline-filters.tsx";
import { FrameDetail, TimelineRow } from "./timeline-row.tsx";
import { FollowButton, useVirtualRows } from "./virtual-rows.tsx";

/** The height of a row in pixels. The style sheet contains the same value. */
const rowHeight = 30;
const page = 12;

/** All events in the conversation's streams, in order of arrival. */
export function Timeline({ frames }: { frames: readonly Frame[] }) {
  const [off, setOff] = useState<ReadonlySet<EventKind>>(new Set());
  const [text, setText] = useState("");
  const [selected, setSelected] = useState<number>();
  const sought = useDeferredValue(text);
  const types = useMemo(() => countTypes(frames), [frames]);
  const entries = useMemo(() => {
    const hidden = new Set(types.map(({ type }) => type).filter((type) => off.has(getEventKind(type))));
    return createTimeline(frames, { hidden, text: sought });
  }, [frames, types, off, sought]);
  const rows = useVirtualRows(entries.length, rowHeight);
  const id = useId();
  const at = entries.findIndex(({ frame }) => frame.index === selected);
  const chosen = entries[at];

  const select = (to: number) => {
    const index = Math.min(Math.max(to, 0), entries.length - 1);
    setSelected(entries[index]?.frame.index);
    rows.reveal(index);
  };
  const onKey = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? entries.length - 1 : at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: entries.length - 1,
    };
    const to = steps[event.key];
    if (event.key === "Escape") setSelected(undefined);
    if (to === undefined) return;
    event.preventDefault();
    select(to);
  };

  return (
    <div className="timeline">
      <TimelineFilters
        types={types}
        hiddenKinds={off}
        onHiddenKinds={setOff}
        text={text}
        onText={setText}
        shown={entries.length}
      />
      <div className="timeline-main">
        <div className="timeline-scroller" ref={rows.scroller} onScroll={rows.onScroll}>
          {entries.length > 0 ? (
            <div
              role="listbox"
              className="timeline-rows"
              aria-label="Events"
              tabIndex={0}
              aria-activedescendant={chosen && `${id}-${chosen.frame.index}`}
              onKeyDown={onKey}
              style={{ height: rows.height }}
            >
              {entries.slice(rows.from, rows.to).map((entry, offset) => (
                <TimelineRow
                  key={entry.frame.index}
                  id={`${id}-${entry.frame.index}`}
                  entry={entry}
                  position={rows.from + offset}
                  top={(rows.from + offset) * rowHeight}
                  total={entries.length}
                  isFirstOfRun={entries[rows.from + offset - 1]?.frame.run !== entry.frame.run}
                  selected={entry.frame.index === selected}
                  onSelect={setSelected}
                />
              ))}
            </div>
          ) : (
            <EmptyPane title={frames.length === 0 ? "No events yet" : "No events match the filter"}>
              {frames.length === 0
                ? "Send a message. The stream's events appear here with their times."
                : "Change the filter text, or show more kinds of events."}
            </EmptyPane>
          )}
        </div>
        <FollowButton rows={rows} />
      </div>
      {chosen && <FrameDetail frame={chosen.frame} gap={chosen.gap} onClose={() => setSelected(undefined)} />}
    </div>
  );
}

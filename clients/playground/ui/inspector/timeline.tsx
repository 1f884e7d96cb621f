import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from "react";
import { createTimeline, type TimelineEntry } from "../../session/frames.ts";
import { type InterruptionLine, insertInterruptionLines } from "../../session/interruptions.ts";
import type { Frame } from "../../session/session.ts";
import { type EventKind, getFrameKind } from "./event-text.ts";
import { EmptyPane } from "./json-block.tsx";
import { TimelineFilters } from "./timeline-filters.tsx";
import { FrameDetail, InterruptionRow, TimelineRow } from "./timeline-row.tsx";
import { FollowButton, useVirtualRows } from "./virtual-rows.tsx";

/** The height of a row in pixels. The style sheet contains the same value. */
const rowHeight = 30;
const page = 12;

interface TimelineProps {
  frames: readonly Frame[];
  interruptions: readonly InterruptionLine[];
}

/** All events in the conversation's streams, in order of arrival, with the streams' interruptions. */
export function Timeline({ frames, interruptions }: TimelineProps) {
  const [off, setOff] = useState<ReadonlySet<EventKind>>(new Set());
  const [text, setText] = useState("");
  const [selected, setSelected] = useState<number>();
  const sought = useDeferredValue(text);
  const counts = useMemo(() => countKinds(frames), [frames]);
  const entries = useMemo(
    () => createTimeline(frames, { isHidden: (frame) => off.has(getFrameKind(frame)), text: sought }),
    [frames, off, sought],
  );
  const items = useMemo(() => insertInterruptionLines(entries, interruptions), [entries, interruptions]);
  const rows = useVirtualRows(items.length, rowHeight);
  const id = useId();
  const at = entries.findIndex(({ frame }) => frame.index === selected);
  const chosen = entries[at];

  const select = (to: number) => {
    const index = Math.min(Math.max(to, 0), entries.length - 1);
    const entry = entries[index];
    if (entry === undefined) return;
    setSelected(entry.frame.index);
    rows.reveal(items.indexOf(entry));
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
        counts={counts}
        hiddenKinds={off}
        onHiddenKinds={setOff}
        text={text}
        onText={setText}
        shown={entries.length}
      />
      <div className="timeline-main">
        <div className="timeline-scroller" ref={rows.scroller} onScroll={rows.onScroll}>
          {items.length > 0 ? (
            <div
              role="listbox"
              className="timeline-rows"
              aria-label="Events"
              tabIndex={0}
              aria-activedescendant={chosen && `${id}-${chosen.frame.index}`}
              onKeyDown={onKey}
              style={{ height: rows.height }}
            >
              {items.slice(rows.from, rows.to).map((item, offset) => {
                const place = {
                  position: rows.from + offset,
                  total: items.length,
                  top: (rows.from + offset) * rowHeight,
                };
                if (!("gap" in item)) {
                  return <InterruptionRow key={`${item.tone}-${item.frame}`} line={item} {...place} />;
                }
                const { frame } = item;
                return (
                  <TimelineRow
                    key={frame.index}
                    id={`${id}-${frame.index}`}
                    entry={item}
                    isFirstOfRun={isFirstOfRun(items[place.position - 1], frame)}
                    selected={frame.index === selected}
                    onSelect={setSelected}
                    {...place}
                  />
                );
              })}
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

/** Returns true if the row before a frame belongs to another request. Interruptions need no other separator. */
function isFirstOfRun(before: TimelineEntry | InterruptionLine | undefined, frame: Frame): boolean {
  return before !== undefined && "gap" in before && before.frame.run !== frame.run;
}

function countKinds(frames: readonly Frame[]): ReadonlyMap<EventKind, number> {
  const counts = new Map<EventKind, number>();
  for (const frame of frames) {
    const kind = getFrameKind(frame);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

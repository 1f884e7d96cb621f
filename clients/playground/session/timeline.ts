/** The frames of a session as a timeline shows them: filtered, and with the time that passed between them. */
import type { Frame } from "./session.ts";

/** What of the frames is shown. */
export interface TimelineFilter {
  /** Types that are left out. */
  hidden?: ReadonlySet<string>;
  /** Only frames whose raw text has this, whatever the case. */
  text?: string;
  /** Only frames of this request. */
  run?: number;
}

/** A frame in the timeline. */
export interface TimelineEntry {
  frame: Frame;
  /** Milliseconds since the frame before it of the same request, shown or not; since the request began, of its first. */
  gap: number;
}

/** The entries, in the order of arrival. */
export function timelineOf(frames: readonly Frame[], filter: TimelineFilter = {}): TimelineEntry[] {
  const { hidden, run } = filter;
  const text = filter.text?.toLowerCase() ?? "";
  const latest = new Map<number, number>();
  const entries: TimelineEntry[] = [];
  for (const frame of frames) {
    const gap = frame.at - (latest.get(frame.run) ?? 0);
    latest.set(frame.run, frame.at);
    if (hidden?.has(frame.type) || (run !== undefined && frame.run !== run)) continue;
    if (text !== "" && !frame.raw.toLowerCase().includes(text)) continue;
    entries.push({ frame, gap });
  }
  return entries;
}

/** Every type that occurs, with how often: the most frequent first, then by name. */
export function typesOf(frames: readonly Frame[]): { type: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { type } of frames) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts]
    .map(([type, count]) => ({ type, count }))
    .toSorted((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
}

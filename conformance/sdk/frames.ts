/** Scripted events as frames of Server-Sent Events (HTML Living Standard, section 9.2). */
import type { Json } from "../runner/case.ts";
import type { StreamResponse } from "./scenario.ts";

const epoch = 1_704_067_200_000;

/**
 * The frames of a stream, one for every item of it: events are numbered, comments are not.
 *
 * @returns Whole frames, with the blank line.
 */
export function framesOf({ events, firstId = 1 }: Pick<StreamResponse, "events" | "firstId">): string[] {
  let next = firstId;
  return events.map((item) => {
    if (isComment(item)) return `: ${item.comment}\n\n`;
    const id = next;
    next += 1;
    return `id: ${id}\ndata: ${JSON.stringify(stamped(isUnknown(item) ? item.unknown : item, id))}\n\n`;
  });
}

/** What a client must read from a stream that is sent whole: every event with its number. */
export function eventsOf(stream: Pick<StreamResponse, "events" | "firstId">): { id: number; event: Event }[] {
  const first = stream.firstId ?? 1;
  return stream.events
    .filter((item) => !isComment(item))
    .map((item, index) => ({
      id: first + index,
      event: stamped(isUnknown(item) ? item.unknown : item, first + index),
    }));
}

interface Event {
  [member: string]: Json;
}

type Item = StreamResponse["events"][number];

/** Whether an item is a comment. */
export function isComment(item: Item): item is { comment: string } {
  return !("type" in item) && "comment" in item;
}

/** Whether an item is an event that the contract does not have. */
export function isUnknown(item: Item): item is { unknown: Event } {
  return !("type" in item) && "unknown" in item;
}

/** Files leave times out, for they would only be noise there. */
function stamped(event: Event, id: number): Event {
  return { ...event, timestamp: event.timestamp ?? epoch + 50 * id };
}

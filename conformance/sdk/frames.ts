/** Encodes scripted events as frames for server-sent events (HTML Living Standard, section 9.2). */
import type { Json } from "../runner/case.ts";
import type { StreamResponse } from "./scenario.ts";

const epoch = 1_704_067_200_000;

/**
 * Returns the frames of a stream, one for each item. Events get ids unless they are scripted without one.
 * @returns Complete frames, each with the blank line that ends it.
 */
export function encodeFrames({ events, firstId = 1 }: Pick<StreamResponse, "events" | "firstId">): string[] {
  let next = firstId;
  return events.map((item) => {
    if (isComment(item)) return `: ${item.comment}\n\n`;
    if (isWithoutId(item)) return `data: ${JSON.stringify(withTimestamp(item.withoutId, next))}\n\n`;
    const id = next;
    next += 1;
    return `id: ${id}\ndata: ${JSON.stringify(withTimestamp(isUnknown(item) ? item.unknown : item, id))}\n\n`;
  });
}

/** Returns the events with an id that a client must read from the complete stream. */
export function numberEvents(
  stream: Pick<StreamResponse, "events" | "firstId">,
): { id: number; event: Event }[] {
  const first = stream.firstId ?? 1;
  return stream.events
    .filter((item) => !isComment(item) && !isWithoutId(item))
    .map((item, index) => ({
      id: first + index,
      event: withTimestamp(isUnknown(item) ? item.unknown : item, first + index),
    }));
}

interface Event {
  [member: string]: Json;
}

type Item = StreamResponse["events"][number];

/** Returns true if the item is a comment. */
export function isComment(item: Item): item is { comment: string } {
  return !("type" in item) && "comment" in item;
}

/** Returns true if the item is an event that the contract does not define. */
export function isUnknown(item: Item): item is { unknown: Event } {
  return !("type" in item) && "unknown" in item;
}

/** Returns true if the item is an event that is sent without an id. */
export function isWithoutId(item: Item): item is { withoutId: Event & { type: string } } {
  return !("type" in item) && "withoutId" in item;
}

/** Adds a timestamp. Scenario files omit timestamps because they would only be noise. */
function withTimestamp(event: Event, id: number): Event {
  return { ...event, timestamp: event.timestamp ?? epoch + 50 * id };
}

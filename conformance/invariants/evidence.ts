/** Helpers that all invariants use to examine evidence. */
import type { Json } from "../runner/case.ts";
import type { Finding, StreamEvidence } from "../runner/invariant.ts";

/** An event, its stream and its label. */
export interface LabeledEvent {
  event: Json;
  /** Identifies the event in messages: `<stream>: event <number> (<name>)`. */
  label: string;
  stream: StreamEvidence;
}

/** Returns all events from the streams. */
export function listEvents(streams: readonly StreamEvidence[]): LabeledEvent[] {
  return streams.flatMap((stream) =>
    stream.seen.events.map((event, at) => ({
      event,
      label: `${stream.name}: event ${at + 1} (${stream.seen.types[at] || "no name"})`,
      stream,
    })),
  );
}

/** Returns the findings for all items, or `undefined` if there are no items. */
export function judgeEach<Item>(
  items: readonly Item[],
  judge: (item: Item) => Finding[],
): Finding[] | undefined {
  return items.length === 0 ? undefined : items.flatMap(judge);
}

/**
 * Compares a replay with the original.
 *
 * @param what Noun for an item in the sequences.
 * @returns A finding for the first difference.
 */
export function compareSequences(
  name: string,
  expected: readonly string[],
  actual: readonly string[],
  what: string,
): Finding[] {
  const at = expected.findIndex((each, index) => each !== actual[index]);
  if (at === -1 && actual.length === expected.length) return [];
  const firstDifference = at === -1 ? expected.length : at;
  const message =
    actual.length === expected.length
      ? `${name}: ${what} ${firstDifference + 1} differs from the original`
      : `${name} has ${actual.length} ${what}s, expected ${expected.length}`;
  return [{ message, expected: expected[firstDifference] ?? null, actual: actual[firstDifference] ?? null }];
}

/** Returns the decoded segments of a path. */
export function decodePath(path: string): string[] {
  return path.split("/").slice(1).map(decodeSegment);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

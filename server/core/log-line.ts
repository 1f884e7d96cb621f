/** An event as stored in the log. It is serialized once and not parsed again for delivery. */
import { isUnnumberedType, type RunEvent } from "./events.ts";

/**
 * The kind of an event, which encoders switch on: the `name` for a `CUSTOM` event, and the `type` for all
 * other events.
 */
export type EventKind = KindOf<RunEvent>;
type KindOf<E> = E extends { type: "CUSTOM"; name: infer Name }
  ? Name
  : E extends { type: infer Type }
    ? Type
    : never;

/** The type of events with this kind. */
export type EventOf<Kind extends EventKind> = Extract<RunEvent, { name: Kind } | { type: Kind }>;

/** A line in a run's log. */
export interface LogLine {
  kind: EventKind;
  /**
   * The event's number. For an unnumbered event, the number of the preceding numbered event. 0 for an event
   * that is not in the log.
   */
  number: number;
  /** The event as JSON. `type` comes first, followed by `name` if the event has one. */
  json: string;
}

/** Lines delivered to a reader together. */
export interface LineBatch extends Array<LogLine> {
  /**
   * The wire format in which this batch was last encoded. `texts` holds the encoded output if a second reader
   * received the same batch.
   */
  encoded?: { form: string; texts?: readonly { readonly text: string; readonly count: number }[] };
}

/** A position in a run's log. `{number: 0, notes: 0}` is the position before the first event. */
export interface Position {
  /** Number of the last numbered event. */
  number: number;
  /** Number of unnumbered events after the last numbered event. */
  notes: number;
}

export const initialPosition: Position = { number: 0, notes: 0 };

/** Returns true if `a` comes after `b`. */
export function isAfter(a: Position, b: Position): boolean {
  return a.number > b.number || (a.number === b.number && a.notes > b.notes);
}

const typeStart = '{"type":"'.length;
const custom = '{"type":"CUSTOM","name":"';

/** Extracts an event's kind from the start of its JSON. */
export function parseKind(json: string): EventKind {
  const start = json.startsWith(custom) ? custom.length : typeStart;
  return json.slice(start, json.indexOf('"', start)) as EventKind;
}

/** Returns the position after an event of this kind that directly follows `position`. */
export function advance(position: Position, kind: EventKind): Position {
  return isUnnumberedType(kind)
    ? { number: position.number, notes: position.notes + 1 }
    : { number: position.number + 1, notes: 0 };
}

/**
 * Returns the stored lines that come after a position.
 *
 * @param start Position before the first line in `data`.
 * @param data Lines separated by newlines.
 * @param after Lines at or before this position are skipped.
 */
export function parseLinesAfter(start: Position, data: string, after: Position): LogLine[] {
  const lines: LogLine[] = [];
  let position = start;
  for (const json of data.split("\n")) {
    const kind = parseKind(json);
    position = advance(position, kind);
    if (isAfter(position, after)) lines.push({ kind, number: position.number, json });
  }
  return lines;
}

/**
 * Returns the lines that come after a position.
 *
 * @param start Position before the first line.
 * @param lines Consecutive lines.
 */
export function selectLinesAfter(start: Position, lines: readonly LogLine[], after: Position): LogLine[] {
  let position = start;
  return lines.filter(({ kind }) => {
    position = advance(position, kind);
    return isAfter(position, after);
  });
}

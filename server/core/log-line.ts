/** An event as stored in the log: serialized once, and not parsed again when it is delivered. */
import { isUnnumberedType, type RunEvent } from "./events.ts";

/** The kind of an event, on which encoders switch: its type, or the name of a `CUSTOM` event. */
export type EventKind = KindOf<RunEvent>;
type KindOf<E> = E extends { type: "CUSTOM"; name: infer Name }
  ? Name
  : E extends { type: infer Type }
    ? Type
    : never;

/** The event type of a kind. */
export type EventOf<Kind extends EventKind> = Extract<RunEvent, { name: Kind } | { type: Kind }>;

/** A line of the log. */
export interface LogLine {
  kind: EventKind;
  /**
   * Number of the event. For an unnumbered event, the number of the event before it. 0 for an event that is
   * not in the log.
   */
  number: number;
  /** The event's JSON. `type` comes first, then `name` if the event has one. */
  json: string;
}

/** Lines that are delivered to a reader together. */
export interface LineBatch extends Array<LogLine> {
  /**
   * The form in which the batch was last encoded, and its texts in that form if a second reader got this same
   * batch.
   */
  encoded?: { form: string; texts?: readonly { readonly text: string; readonly count: number }[] };
}

/** A position in a run's log. `{number: 0, notes: 0}` is before the first event. */
export interface Position {
  /** Number of the last numbered event. */
  number: number;
  /** Number of unnumbered events after it. */
  notes: number;
}

/** The position before the first event. */
export const initialPosition: Position = { number: 0, notes: 0 };

/** Returns true if `a` comes after `b`. */
export function isAfter(a: Position, b: Position): boolean {
  return a.number > b.number || (a.number === b.number && a.notes > b.notes);
}

const typeStart = '{"type":"'.length;
const custom = '{"type":"CUSTOM","name":"';

/** Parses the kind of an event from the start of its JSON. */
export function parseKind(json: string): EventKind {
  const start = json.startsWith(custom) ? custom.length : typeStart;
  return json.slice(start, json.indexOf('"', start)) as EventKind;
}

/** Returns the position after an event of this kind that follows `position`. */
export function advance(position: Position, kind: EventKind): Position {
  return isUnnumberedType(kind)
    ? { number: position.number, notes: position.notes + 1 }
    : { number: position.number + 1, notes: 0 };
}

/**
 * Returns the stored lines after a position.
 *
 * @param start Position before the first line of `data`.
 * @param data Lines joined by newlines.
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
 * Returns the lines of a row after a position.
 *
 * @param start Position before the first of the lines.
 */
export function selectLinesAfter(start: Position, lines: readonly LogLine[], after: Position): LogLine[] {
  let position = start;
  return lines.filter(({ kind }) => {
    position = advance(position, kind);
    return isAfter(position, after);
  });
}

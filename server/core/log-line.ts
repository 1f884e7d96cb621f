/** One event as the log holds it: serialised once, and never parsed again to be delivered. */
import { isUnnumberedType, type RunEvent } from "./events.ts";

/** The kind of an event, which encoders switch on: its type, or the name of a `CUSTOM` event. */
export type EventKind = KindOf<RunEvent>;
type KindOf<E> = E extends { type: "CUSTOM"; name: infer Name }
  ? Name
  : E extends { type: infer Type }
    ? Type
    : never;

/** The event of a kind. */
export type EventOf<Kind extends EventKind> = Extract<RunEvent, { name: Kind } | { type: Kind }>;

/** A line of the log. */
export interface LogLine {
  kind: EventKind;
  /** Number of the event; for a note, the number of the event before it; 0 for an event that is not in the log. */
  number: number;
  /** The event's JSON; its `type` comes first, and its `name` next if it has one. */
  json: string;
}

/** Lines that a reader is given together. */
export interface LineBatch extends Array<LogLine> {
  /** Form in which it was encoded last, and its texts in that form if a second reader was given this very batch. */
  encoded?: { form: string; texts?: readonly { readonly text: string; readonly count: number }[] };
}

/** A position in a run: after the event of this number and this many notes that follow it. */
export interface Position {
  number: number;
  notes: number;
}

/** Before the first event. */
export const initialPosition: Position = { number: 0, notes: 0 };

/** Tells whether `a` comes after `b`. */
export function isAfter(a: Position, b: Position): boolean {
  return a.number > b.number || (a.number === b.number && a.notes > b.notes);
}

const typeStart = '{"type":"'.length;
const custom = '{"type":"CUSTOM","name":"';

/** Returns the kind of an event from the beginning of its JSON. */
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
 * Returns the lines of stored text that come after a position.
 *
 * @param start Position before the first line of `data`.
 * @param data Lines joined by newlines.
 * @param after Lines at or before this position are left out.
 */
export function linesAfter(start: Position, data: string, after: Position): LogLine[] {
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
 * Returns those lines of a row that come after a position.
 *
 * @param start Position before the first of the lines.
 */
export function skipLines(start: Position, lines: readonly LogLine[], after: Position): LogLine[] {
  let position = start;
  return lines.filter(({ kind }) => {
    position = advance(position, kind);
    return isAfter(position, after);
  });
}

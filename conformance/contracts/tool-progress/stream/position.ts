/** Where in a run a chunk stands: `<number>-<notes>`. */

/** Numbers of the event that a chunk is from, and of the notes after it. */
export type Position = readonly [number: number, notes: number];

/** Before everything. */
export const beginning = "0-0";

/** Reads a position; `undefined` when it is none. */
export function positionOf(id: string | null | undefined): Position | undefined {
  const [, number, notes] = /^(\d{1,15})-(\d{1,15})$/.exec(id ?? "") ?? [];
  return number === undefined ? undefined : [Number(number), Number(notes)];
}

/** Whether a position is after another. */
export function isAfter([number, notes]: Position, [otherNumber, otherNotes]: Position): boolean {
  return number > otherNumber || (number === otherNumber && notes > otherNotes);
}

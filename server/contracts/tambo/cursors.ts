/** Cursors of paged lists: opaque to clients, and good only for the list that gave them out. */
import { ProblemError } from "./problems.ts";

/**
 * Writes a cursor.
 *
 * @param list What the list is: its kind, filters and order.
 * @param place Where the next page begins, in the list's own terms.
 */
export function writeCursor(list: string, place: (string | number)[]): string {
  return Buffer.from(JSON.stringify([list, ...place])).toString("base64url");
}

/**
 * Reads a cursor.
 *
 * @param list What the list is now.
 * @param kinds Types of the place's members.
 * @throws {ProblemError} `INVALID_CURSOR` when it is not a cursor, or was given out by another list.
 */
export function readCursor(
  cursor: string,
  list: string,
  kinds: ("string" | "number")[],
): (string | number)[] {
  const [given, ...place] = parse(cursor);
  const fits = place.length === kinds.length && place.every((value, index) => typeof value === kinds[index]);
  if (
    given !== list ||
    !fits ||
    place.some((value) => typeof value === "number" && !Number.isSafeInteger(value))
  ) {
    throw ProblemError.of(
      [
        {
          pointer: "/cursor",
          detail: "is not a cursor of this list; take it from the nextCursor of the page before",
        },
      ],
      "INVALID_CURSOR",
    );
  }
  return place as (string | number)[];
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** A page size: the default when absent, else the nearest within 1 to 100 (T-085). */
export function pageSize(limit: number | undefined, fallback: number): number {
  return Math.min(100, Math.max(1, limit ?? fallback));
}

/** Page tokens for lists. They are opaque to clients and valid only for the list that they were issued for. */
import { createHash } from "node:crypto";
import { TamboError } from "./errors.ts";

/**
 * Encodes a page token.
 *
 * @param list Identifies the list by its kind, owner, filters and order. The token contains only its digest, because
 * tokens occur in URLs.
 * @param start Start of the next page. Its meaning depends on the list.
 */
export function encodePageToken(list: string, start: (string | number)[]): string {
  return Buffer.from(JSON.stringify([toDigest(list), ...start])).toString("base64url");
}

/**
 * Decodes a page token.
 *
 * @param list Identifies the requested list.
 * @param types The types of the values in the token.
 * @throws {TamboError} `INVALID_CURSOR` if the text is not a page token, or was issued for a different list.
 */
export function decodePageToken(
  cursor: string,
  list: string,
  types: ("string" | "number")[],
): (string | number)[] {
  const [tokenList, ...start] = decodeJson(cursor);
  const hasTypes =
    start.length === types.length && start.every((value, index) => typeof value === types[index]);
  if (
    tokenList !== toDigest(list) ||
    !hasTypes ||
    start.some((value) => typeof value === "number" && !Number.isSafeInteger(value))
  ) {
    throw TamboError.forFields(
      [
        {
          pointer: "/cursor",
          detail: "is not a cursor for this list; use nextCursor from the previous page",
        },
      ],
      "INVALID_CURSOR",
    );
  }
  return start as (string | number)[];
}

function toDigest(list: string): string {
  return createHash("sha256").update(list).digest("base64url");
}

function decodeJson(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * Returns the page size: the default if the limit is absent, otherwise the limit clamped to the range 1 to
 * 100 (T-085).
 */
export function clampPageSize(limit: number | undefined, fallback: number): number {
  return Math.min(100, Math.max(1, limit ?? fallback));
}

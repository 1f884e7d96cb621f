/** Headers of a stream. */
import type { Finding } from "../runner/invariant.ts";

/** What a header must be: said in words, and told of a value (`""` when it is absent). */
export interface HeaderRule {
  expected: string;
  holds(value: string): boolean;
}

/** Sent as an event stream, that nothing between may keep, change or hold back. */
const live: Readonly<Record<string, HeaderRule>> = {
  "content-type": {
    expected: "text/event-stream",
    holds: (value) => words(value).has("text/event-stream"),
  },
  "cache-control": {
    expected: "no-cache, no-transform",
    holds: (value) => words(value).has("no-cache") && words(value).has("no-transform"),
  },
  "x-accel-buffering": { expected: "no", holds: (value) => value === "no" },
};

/**
 * Headers of a stream that are wrong.
 *
 * @param more Rules beside those for every stream, or instead of them; names in lower case.
 */
export function wrongHeaders(
  { name, seen: { headers } }: { name: string; seen: { headers: Readonly<Record<string, string>> } },
  more: Readonly<Record<string, HeaderRule>>,
): Finding[] {
  return Object.entries({ ...live, ...more }).flatMap(([header, { expected, holds }]) => {
    if (holds(headers[header] ?? "")) return [];
    return [{ message: `${name}: the header ${header} is wrong`, expected, actual: headers[header] ?? null }];
  });
}

function words(value: string): ReadonlySet<string> {
  return new Set(value.toLowerCase().split(/[\s,;]+/));
}

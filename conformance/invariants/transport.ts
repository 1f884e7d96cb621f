/** Invariants of the HTTP headers and SSE frames of streams. */
import type { Evidence, Finding, Invariant, StreamEvidence } from "../runner/invariant.ts";
import { judgeEach } from "./evidence.ts";

/** An expectation of one header. */
export interface HeaderRule {
  expected: string;
  holds(value: string): boolean;
}

/** Expectations by header name in lower case. */
export type HeaderRules = Readonly<Record<string, HeaderRule>>;

/** The headers of a response, its name in messages, and the expectations. */
export interface Head {
  name: string;
  headers: Readonly<Record<string, string>>;
  rules: HeaderRules;
}

/** Headers of an event stream that proxies must not cache, change or buffer. */
const live: HeaderRules = {
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

/** Expectation of a header with a run id that the server assigned. */
export const ownRunId: HeaderRule = {
  expected: "run_ and 26 characters",
  holds: (value) => /^run_\w{26}$/.test(value),
};

/** Creates the invariant `headers`. */
export function headersHold(
  rule: Pick<Invariant, "clauses" | "text">,
  headsOf: (evidence: Evidence) => readonly Head[],
): Invariant {
  return { id: "headers", ...rule, judge: (evidence) => judgeEach(headsOf(evidence), wrongHeaders) };
}

/**
 * Returns the head of an event stream.
 *
 * @param more Expectations that are merged over those for every event stream.
 */
export function liveHead(
  { name, seen: { headers } }: { name: string; seen: Pick<Head, "headers"> },
  more: HeaderRules,
): Head {
  return { name, headers, rules: { ...live, ...more } };
}

function wrongHeaders({ name, headers, rules }: Head): Finding[] {
  return Object.entries(rules).flatMap(([header, { expected, holds }]) => {
    if (holds(headers[header] ?? "")) return [];
    return [{ message: `${name}: the header ${header} is wrong`, expected, actual: headers[header] ?? null }];
  });
}

function words(value: string): ReadonlySet<string> {
  return new Set(value.toLowerCase().split(/[\s,;]+/));
}

/**
 * Creates the invariant `frames`: the stream reader reported no malformed frames.
 *
 * @param comments `none` if comments, such as heartbeats, are forbidden.
 */
export function framesHold(
  rule: Pick<Invariant, "clauses" | "text">,
  streamsOf: (evidence: Evidence) => readonly StreamEvidence[],
  comments: "allowed" | "none" = "allowed",
): Invariant {
  return {
    id: "frames",
    ...rule,
    judge(evidence) {
      const streams = streamsOf(evidence);
      const read = streams.filter(({ seen }) => seen.events.length > 0 || seen.oddities.length > 0);
      const odd = judgeEach(read, ({ name, seen }) =>
        seen.oddities.map((sentence) => ({ message: `${name}: ${sentence}` })),
      );
      const commented = comments === "none" ? streams.filter(({ seen }) => seen.comments > 0) : [];
      if (commented.length === 0) return odd;
      const found = commented.map(({ name, seen }) => ({
        message: `${name}: the stream has comments`,
        actual: seen.comments,
      }));
      return [...(odd ?? []), ...found];
    },
  };
}

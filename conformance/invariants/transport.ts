/** Streams as HTTP carries them: their headers, and their frames. */
import type { Evidence, Finding, Invariant, StreamEvidence } from "../runner/invariant.ts";
import { judgeEach } from "./evidence.ts";

/** What a header must be: said in words, and told of a value (`""` when it is absent). */
export interface HeaderRule {
  expected: string;
  holds(value: string): boolean;
}

/** Rules by header, in lower case. */
export type HeaderRules = Readonly<Record<string, HeaderRule>>;

/** The headers of an answer, what is asked of them, and how to speak of it. */
export interface Head {
  name: string;
  headers: Readonly<Record<string, string>>;
  rules: HeaderRules;
}

/** Sent as an event stream, that nothing between may keep, change or hold back. */
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

/** A header of the id that the server gives a run. */
export const ownRunId: HeaderRule = {
  expected: "run_ and 26 characters",
  holds: (value) => /^run_\w{26}$/.test(value),
};

/** The invariant that headers are as they must be. */
export function headersHold(
  rule: Pick<Invariant, "clauses" | "text">,
  headsOf: (evidence: Evidence) => readonly Head[],
): Invariant {
  return { id: "headers", ...rule, judge: (evidence) => judgeEach(headsOf(evidence), wrongHeaders) };
}

/**
 * The head of a live stream.
 *
 * @param more Rules beside those for every stream, or instead of them.
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
 * The invariant that frames have what the contract's frames have, and nothing else: the reader of a stream has noted the
 * rest.
 *
 * @param comments Whether a stream may have comments, such as keep-alives; it may, if absent.
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

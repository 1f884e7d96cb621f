/** Invariants for the HTTP headers and SSE frames of streams. */
import type { Evidence, Finding, Invariant, StreamEvidence } from "../runner/invariant.ts";
import { judgeEach } from "./evidence.ts";

/** An expectation about one header. */
export interface HeaderExpectation {
  expected: string;
  isValid(value: string): boolean;
}

/** The expectations, by header name in lower case. */
export type HeaderExpectations = Readonly<Record<string, HeaderExpectation>>;

/** The headers of a response, the expectations about them, and the response's name for messages. */
export interface ResponseHead {
  name: string;
  headers: Readonly<Record<string, string>>;
  expectations: HeaderExpectations;
}

/** Headers that keep proxies from caching, changing or buffering an event stream. */
const eventStreamHeaders: HeaderExpectations = {
  "content-type": {
    expected: "text/event-stream",
    isValid: (value) => splitWords(value).has("text/event-stream"),
  },
  "cache-control": {
    expected: "no-cache, no-transform",
    isValid: (value) => splitWords(value).has("no-cache") && splitWords(value).has("no-transform"),
  },
  "x-accel-buffering": { expected: "no", isValid: (value) => value === "no" },
};

/** Expects a header with a run id that the server assigned. */
export const serverRunId: HeaderExpectation = {
  expected: "run_ and 26 characters",
  isValid: (value) => /^run_\w{26}$/.test(value),
};

/** Creates the `headers` invariant: every response has the expected headers. */
export function createHeadersInvariant(
  rule: Pick<Invariant, "requirements" | "text">,
  listHeads: (evidence: Evidence) => readonly ResponseHead[],
): Invariant {
  return { id: "headers", ...rule, judge: (evidence) => judgeEach(listHeads(evidence), checkHeaders) };
}

/**
 * Returns the head of an event stream.
 *
 * @param more Expectations to merge over the default expectations for event streams.
 */
export function eventStreamHead(
  { name, seen: { headers } }: { name: string; seen: Pick<ResponseHead, "headers"> },
  more: HeaderExpectations,
): ResponseHead {
  return { name, headers, expectations: { ...eventStreamHeaders, ...more } };
}

function checkHeaders({ name, headers, expectations }: ResponseHead): Finding[] {
  return Object.entries(expectations).flatMap(([header, { expected, isValid }]) => {
    if (isValid(headers[header] ?? "")) return [];
    return [
      {
        message: `${name}: unexpected value of the ${header} header`,
        expected,
        actual: headers[header] ?? null,
      },
    ];
  });
}

function splitWords(value: string): ReadonlySet<string> {
  return new Set(value.toLowerCase().split(/[\s,;]+/));
}

/**
 * Creates the `frames` invariant: the stream reader reported no malformed frames.
 *
 * @param comments Set to `none` if comments, such as heartbeats, are forbidden.
 */
export function createFramesInvariant(
  rule: Pick<Invariant, "requirements" | "text">,
  listStreams: (evidence: Evidence) => readonly StreamEvidence[],
  comments: "allowed" | "none" = "allowed",
): Invariant {
  return {
    id: "frames",
    ...rule,
    judge(evidence) {
      const streams = listStreams(evidence);
      const read = streams.filter(({ seen }) => seen.events.length > 0 || seen.oddities.length > 0);
      const malformed = judgeEach(read, ({ name, seen }) =>
        seen.oddities.map((sentence) => ({ message: `${name}: ${sentence}` })),
      );
      const streamsWithComments = comments === "none" ? streams.filter(({ seen }) => seen.comments > 0) : [];
      if (streamsWithComments.length === 0) return malformed;
      const findings = streamsWithComments.map(({ name, seen }) => ({
        message: `${name}: the stream has comments`,
        actual: seen.comments,
      }));
      return [...(malformed ?? []), ...findings];
    },
  };
}

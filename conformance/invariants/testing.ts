/** Test kit for invariants: builds evidence from events, and declares the tests that all contracts share. */
import { expect, it } from "vitest";
import type { Json } from "../runner/case.ts";
import type { Evidence, Invariant, StreamEvidence } from "../runner/invariant.ts";
import type { Answer, StreamSeen } from "../runner/observation.ts";
import type { JsonObject } from "../stream/json.ts";

export const nothing: Evidence = { streams: [], answers: [], threads: [], replays: [] };

/** Returns evidence with some responses and nothing else. */
export function answering(...answers: Answer[]): Evidence {
  return { ...nothing, answers };
}

/** Properties of a test stream besides its events. */
export interface StreamOptions {
  /** The request body. */
  sent?: JsonObject;
  /** Merged over the required headers. */
  headers?: Record<string, string>;
  ended?: StreamSeen["ended"];
  from?: StreamEvidence["from"];
  name?: string;
}

/** Reads and writes a contract's streams in tests. */
export interface StreamKit<Stream extends StreamSeen, Options extends StreamOptions> {
  reader(options: Options): {
    push(chunk: Uint8Array): unknown;
    end(how: "end" | "closed" | "broken"): void;
    view(): Stream;
  };
  /** Returns the SSE frame of an event without the empty line. */
  frame(event: Json, at: number, options: Options): string;
}

/** Creates helpers that turn a contract's events into evidence. */
export function kitOf<Stream extends StreamSeen, Options extends StreamOptions = StreamOptions>({
  reader,
  frame,
}: StreamKit<Stream, Options>) {
  /** Parses bytes into a stream. */
  function seenBytes(bytes: string, options = {} as Options): Stream {
    const { ended = "end" } = options;
    const reading = reader(options);
    reading.push(Buffer.from(bytes));
    if (ended !== "open") reading.end(ended);
    return reading.view();
  }

  /** Encodes events and parses them into a stream. */
  function seenOf(events: readonly Json[], options = {} as Options): Stream {
    return seenBytes(events.map((event, at) => `${frame(event, at, options)}\n\n`).join(""), options);
  }

  /** Returns evidence with one stream and optional further evidence. */
  function evidenceOf(
    stream: readonly Json[] | Stream,
    options = {} as Options & Partial<Omit<Evidence, "streams">>,
  ): Evidence {
    const { threads = [], answers = [], replays = [], name = "run", from = "start" } = options;
    const seen = "kind" in stream ? stream : seenOf(stream, options);
    return { streams: [{ name, seen, from }], answers, threads, replays };
  }

  return { seenBytes, seenOf, evidenceOf };
}

/** Returns a response with a JSON body, or with a text sent unchanged. */
export function answerOf(
  method: string,
  path: string,
  status: number,
  body: Json,
  headers: Record<string, string> = {},
): Answer {
  const isText = typeof body === "string";
  return {
    kind: "answer",
    method,
    path,
    status,
    headers: { "content-type": "application/json", ...headers },
    body: isText ? null : body,
    text: isText ? body : body === null ? "" : JSON.stringify(body),
  };
}

/** Returns a copy of the events with one of them replaced or removed. */
export function replacing(
  events: readonly JsonObject[],
  old: JsonObject | number,
  ...by: JsonObject[]
): JsonObject[] {
  const at = typeof old === "number" ? old : events.indexOf(old);
  if (at < 0 || at >= events.length) throw new Error("there is no such event to replace");
  return [...events.slice(0, at), ...by, ...events.slice(at + 1)];
}

/** Returns a copy of the events with others inserted before one of them. */
export function before(events: readonly JsonObject[], next: JsonObject, ...more: JsonObject[]): JsonObject[] {
  return replacing(events, next, ...more, next);
}

/** Returns the messages of an invariant's findings; `undefined` if the invariant did not apply. */
export function messagesOf(invariant: Invariant, evidence: Evidence): string[] | undefined {
  return invariant.judge(evidence)?.map(({ message }) => message);
}

/** Returns the id and messages of every invariant with findings. */
export function complaintsOf(invariants: readonly Invariant[], evidence: Evidence): [string, ...string[]][] {
  return invariants.flatMap((invariant): [string, ...string[]][] => {
    const [first, ...rest] = messagesOf(invariant, evidence) ?? [];
    return first === undefined ? [] : [[invariant.id, first, ...rest]];
  });
}

/** Evidence for {@link testAllInvariants}. */
export interface Samples {
  /** Evidence to which every invariant applies. */
  whole: Evidence;
  /** An empty event stream with one wrong header. */
  empty: Evidence;
  /** The expected findings for {@link empty}. */
  complaints: [string, ...string[]][];
  /** Evidence with malformed events and responses. */
  odd: readonly Evidence[];
}

/** Declares the tests that the invariants of every contract must pass. */
export function itHoldsOfAll(
  invariants: readonly Invariant[],
  { whole, empty, complaints, odd }: Samples,
): void {
  it("judges all it can of a whole run, and nothing of nothing", () => {
    expect(invariants.filter((invariant) => invariant.judge(whole) === undefined)).toEqual([]);
    expect(invariants.filter((invariant) => invariant.judge(nothing) !== undefined)).toEqual([]);
  });

  it("is not content with an empty answer that says it is a stream", () => {
    const judged = invariants.filter((invariant) => invariant.judge(empty) !== undefined);
    expect(judged.map(({ id }) => id)).toEqual(complaints.map(([id]) => id));
    expect(complaintsOf(invariants, empty)).toEqual(complaints);
  });

  it("never throws at what is no event, and no answer", () => {
    for (const evidence of odd)
      for (const invariant of invariants) expect(() => invariant.judge(evidence)).not.toThrow();
  });

  it("has ids of its own", () => {
    expect(new Set(invariants.map(({ id }) => id)).size).toBe(invariants.length);
  });
}

/** The kit for tests of invariants: evidence made of events as they must be, ways to spoil it, and what all are held to. */
import { expect, it } from "vitest";
import type { Json } from "../runner/case.ts";
import type { Evidence, Invariant, StreamEvidence } from "../runner/invariant.ts";
import type { Answer, StreamSeen } from "../runner/observation.ts";
import type { JsonObject } from "../stream/json.ts";

/** Nothing at all. */
export const nothing: Evidence = { streams: [], answers: [], threads: [], replays: [] };

/** Answers as evidence. */
export function answering(...answers: Answer[]): Evidence {
  return { ...nothing, answers };
}

/** What a stream may be besides its events. */
export interface StreamOptions {
  /** The body of its request. */
  sent?: JsonObject;
  /** Laid over those that it must have. */
  headers?: Record<string, string>;
  ended?: StreamSeen["ended"];
  from?: StreamEvidence["from"];
  name?: string;
}

/** How a contract's streams are read in tests. */
export interface StreamKit<Stream extends StreamSeen, Options extends StreamOptions> {
  reader(options: Options): {
    push(chunk: Uint8Array): unknown;
    end(how: "end" | "closed" | "broken"): void;
    view(): Stream;
  };
  /** An event as it is on the wire, without the empty line. */
  frame(event: Json, at: number, options: Options): string;
}

/** Makes evidence of a contract's streams. */
export function kitOf<Stream extends StreamSeen, Options extends StreamOptions = StreamOptions>({
  reader,
  frame,
}: StreamKit<Stream, Options>) {
  /** Bytes as a stream. */
  function seenBytes(bytes: string, options = {} as Options): Stream {
    const { ended = "end" } = options;
    const reading = reader(options);
    reading.push(Buffer.from(bytes));
    if (ended !== "open") reading.end(ended);
    return reading.view();
  }

  /** Events as a stream. */
  function seenOf(events: readonly Json[], options = {} as Options): Stream {
    return seenBytes(events.map((event, at) => `${frame(event, at, options)}\n\n`).join(""), options);
  }

  /** One stream, and what else there is, as evidence. */
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

/** An answer with JSON, or with a text as it is. */
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

/** Events with one of them replaced by others, or taken out. */
export function replacing(
  events: readonly JsonObject[],
  old: JsonObject | number,
  ...by: JsonObject[]
): JsonObject[] {
  const at = typeof old === "number" ? old : events.indexOf(old);
  if (at < 0 || at >= events.length) throw new Error("there is no such event to replace");
  return [...events.slice(0, at), ...by, ...events.slice(at + 1)];
}

/** Events with others put in before one of them. */
export function before(events: readonly JsonObject[], next: JsonObject, ...more: JsonObject[]): JsonObject[] {
  return replacing(events, next, ...more, next);
}

/** What an invariant has found: the messages; `undefined` when it had nothing to judge. */
export function messagesOf(invariant: Invariant, evidence: Evidence): string[] | undefined {
  return invariant.judge(evidence)?.map(({ message }) => message);
}

/** What some invariants have found, by id; nothing of those that are content, or had nothing to judge. */
export function complaintsOf(invariants: readonly Invariant[], evidence: Evidence): [string, ...string[]][] {
  return invariants.flatMap((invariant): [string, ...string[]][] => {
    const [first, ...rest] = messagesOf(invariant, evidence) ?? [];
    return first === undefined ? [] : [[invariant.id, first, ...rest]];
  });
}

/** What all invariants of a contract are held to. */
export interface Samples {
  /** Has something for every invariant to judge. */
  whole: Evidence;
  /** An empty answer that says it is a stream, with one wrong header. */
  empty: Evidence;
  /** What is said of it. */
  complaints: [string, ...string[]][];
  /** What is no event or no answer of the contract. */
  odd: readonly Evidence[];
}

/** Tests that hold of the invariants of every contract. */
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

/** Test kit for invariants. Builds evidence from events, and declares the tests that all contracts share. */
import { expect, it } from "vitest";
import type { Json } from "../runner/case.ts";
import type { Evidence, Invariant, StreamEvidence } from "../runner/invariant.ts";
import type { ObservedResponse, ObservedStream } from "../runner/observation.ts";
import type { JsonObject } from "../stream/json.ts";

export const noEvidence: Evidence = { streams: [], responses: [], threads: [], replays: [] };

/** Returns evidence that contains only some responses. */
export function evidenceOfResponses(...responses: ObservedResponse[]): Evidence {
  return { ...noEvidence, responses };
}

/** Properties of a test stream other than its events. */
export interface StreamOptions {
  /** The request body. */
  sent?: JsonObject;
  /** Headers to merge over the required headers. */
  headers?: Record<string, string>;
  ended?: ObservedStream["ended"];
  from?: StreamEvidence["from"];
  name?: string;
}

/** Reads and writes a contract's streams in tests. */
export interface StreamKit<Stream extends ObservedStream, Options extends StreamOptions> {
  reader(options: Options): {
    push(chunk: Uint8Array): unknown;
    end(how: "end" | "closed" | "broken"): void;
    view(): Stream;
  };
  /** Returns the SSE frame for an event, without the empty line. */
  frame(event: Json, at: number, options: Options): string;
}

/** Creates helpers that turn a contract's events into evidence. */
export function createStreamKit<
  Stream extends ObservedStream,
  Options extends StreamOptions = StreamOptions,
>({ reader, frame }: StreamKit<Stream, Options>) {
  /** Parses bytes into a stream. */
  function readBytes(bytes: string, options = {} as Options): Stream {
    const { ended = "end" } = options;
    const streamReader = reader(options);
    streamReader.push(Buffer.from(bytes));
    if (ended !== "open") streamReader.end(ended);
    return streamReader.view();
  }

  /** Encodes events and parses them into a stream. */
  function readEvents(events: readonly Json[], options = {} as Options): Stream {
    return readBytes(events.map((event, at) => `${frame(event, at, options)}\n\n`).join(""), options);
  }

  /** Returns evidence with one stream and, optionally, additional evidence. */
  function createEvidence(
    stream: readonly Json[] | Stream,
    options = {} as Options & Partial<Omit<Evidence, "streams">>,
  ): Evidence {
    const { threads = [], responses = [], replays = [], name = "run", from = "start" } = options;
    const seen = "kind" in stream ? stream : readEvents(stream, options);
    return { streams: [{ name, seen, from }], responses, threads, replays };
  }

  return { readBytes, readEvents, createEvidence };
}

/** Creates a response with a JSON body, or with text that is sent unchanged. */
export function createResponse(
  method: string,
  path: string,
  status: number,
  body: Json,
  headers: Record<string, string> = {},
): ObservedResponse {
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

/** Returns a copy of the events in which one event is replaced or removed. */
export function replaceEvent(
  events: readonly JsonObject[],
  old: JsonObject | number,
  ...by: JsonObject[]
): JsonObject[] {
  const at = typeof old === "number" ? old : events.indexOf(old);
  if (at < 0 || at >= events.length) throw new Error("no such event to replace");
  return [...events.slice(0, at), ...by, ...events.slice(at + 1)];
}

/** Returns a copy of the events with additional events inserted before one of them. */
export function insertBefore(
  events: readonly JsonObject[],
  next: JsonObject,
  ...more: JsonObject[]
): JsonObject[] {
  return replaceEvent(events, next, ...more, next);
}

/** Returns the messages in an invariant's findings, or `undefined` if the invariant did not apply. */
export function listMessages(invariant: Invariant, evidence: Evidence): string[] | undefined {
  return invariant.judge(evidence)?.map(({ message }) => message);
}

/** Returns the id of every invariant that has findings, and the messages. */
export function listFindings(invariants: readonly Invariant[], evidence: Evidence): [string, ...string[]][] {
  return invariants.flatMap((invariant): [string, ...string[]][] => {
    const [first, ...rest] = listMessages(invariant, evidence) ?? [];
    return first === undefined ? [] : [[invariant.id, first, ...rest]];
  });
}

/** Evidence for {@link testAllInvariants}. */
export interface Samples {
  /** Evidence to which every invariant applies. */
  complete: Evidence;
  /** An empty event stream with one wrong header. */
  empty: Evidence;
  /** The expected findings for {@link empty}. */
  emptyFindings: [string, ...string[]][];
  /** Evidence with malformed events and responses. */
  malformed: readonly Evidence[];
}

/** Declares the tests that the invariants of every contract must pass. */
export function testAllInvariants(
  invariants: readonly Invariant[],
  { complete, empty, emptyFindings, malformed }: Samples,
): void {
  it("applies every invariant to a complete run, and none to empty evidence", () => {
    expect(invariants.filter((invariant) => invariant.judge(complete) === undefined)).toEqual([]);
    expect(invariants.filter((invariant) => invariant.judge(noEvidence) !== undefined)).toEqual([]);
  });

  it("reports an empty response that claims to be a stream", () => {
    const judged = invariants.filter((invariant) => invariant.judge(empty) !== undefined);
    expect(judged.map(({ id }) => id)).toEqual(emptyFindings.map(([id]) => id));
    expect(listFindings(invariants, empty)).toEqual(emptyFindings);
  });

  it("does not throw on malformed events and responses", () => {
    for (const evidence of malformed)
      for (const invariant of invariants) expect(() => invariant.judge(evidence)).not.toThrow();
  });

  it("has unique ids", () => {
    expect(new Set(invariants.map(({ id }) => id)).size).toBe(invariants.length);
  });
}

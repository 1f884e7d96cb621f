import { describe, expect, it } from "vitest";
import { evidenceOfResponses, listMessages } from "../../../invariants/testing.ts";
import type { JsonObject } from "../../../stream/json.ts";
import {
  firstChunk,
  frames,
  linear,
  sealed,
  singleContent,
  terminal,
  texts,
  validEvents,
} from "./streams.ts";
import {
  callStart,
  chunk,
  createBlockingResponse,
  createEvidence,
  createResumedStream,
  createResumeEvidence,
  delegationStart,
  done,
  errorChunk,
  goodRun,
  hello,
  lastPart,
  readBytes,
  readEvents,
  replaceInGoodRun,
  result,
  resultPart,
  started,
  textChunk,
  withFields,
  withoutField,
} from "./testing.ts";

describe("frames", () => {
  it("accepts the frames of a run, and reports malformed frames [PX-02]", () => {
    const invalid = readBytes('{"message":""}\n\ndata: {"message":""}\r\n\r\nevent: chunk\ndata: [DONE]\n\n');
    expect(listMessages(frames, createEvidence(invalid))).toEqual([
      'run: event 1 has a {"message": field',
      "run: event 1 has a line that ends with CR instead of LF",
      "run: event 1 does not start with exactly one id: field",
      "run: event 2 has an event: field",
      'run: event 2 has data that is not JSON: "[DONE]"',
    ]);
  });
});

describe("valid-events", () => {
  it("accepts declared chunks [P-001][M-093]", () => {
    for (const invariant of [validEvents, sealed]) {
      expect(listMessages(invariant, evidenceOfResponses(createBlockingResponse()))).toEqual([]);
    }
  });

  it.each<[string, JsonObject, JsonObject]>([
    ["chunk 2 (text) is invalid: /citations", hello, { message: "I", response: "I", tool_calls: [] }],
    ["chunk 3 (empty) is invalid: /tool_calls/0", callStart, chunk({ tool_calls: ["{}"] })],
    ["chunk 3 (call) is invalid: /tool_calls/0/call_id", callStart, withoutField(callStart, "call_id")],
    [
      "chunk 3 (call) is invalid: /tool_calls/0/is_complete",
      callStart,
      withoutField(callStart, "is_complete"),
    ],
    [
      "chunk 3 (x) is invalid: /tool_calls/0/event_type",
      callStart,
      withFields(callStart, { event_type: "x" }),
    ],
  ])("finds %s [P-003][P-004][P-005][PX-03]", (message, old, by) => {
    expect(listMessages(validEvents, replaceInGoodRun(old, by))?.[0]).toContain(`run: ${message}`);
  });

  it.each<[string, JsonObject, JsonObject]>([
    ["run: chunk 2 (text) has undeclared content: /thinking", hello, { ...hello, thinking: "Hm." }],
    [
      "run: chunk 3 (call) has undeclared content: /tool_calls/0/args",
      callStart,
      withFields(callStart, { args: {} }),
    ],
  ])("finds undeclared content: %s [M-063]", (message, old, by) => {
    expect(listMessages(sealed, replaceInGoodRun(old, by))?.[0]).toContain(message);
  });
});

describe("linear", () => {
  const words = Array.from({ length: 100 }, (_, at) => `word ${at} \u0001`);

  it("accepts a stream without repetition [P-031]", () => {
    expect(listMessages(linear, createEvidence([started, callStart]))).toBeUndefined();
    expect(listMessages(linear, createEvidence([started, ...words.map(textChunk)]))).toEqual([]);
  });

  it("finds repeated content [P-031]", () => {
    const grown = words.map((_, at) => words.slice(0, at + 1).join(""));
    const parts = words.map((part, at) =>
      withFields(resultPart, { stream_part: part, tool_call_details: { summary: grown[at] ?? "" } }),
    );
    expect(listMessages(linear, createEvidence([started, delegationStart, ...parts, lastPart]))).toEqual([
      expect.stringMatching(/run: the deltas have \d+ bytes, more than the allowed 62392/),
    ]);
  });
});

describe("first-chunk", () => {
  it("accepts complete and resumed runs [P-094]", () => {
    expect(listMessages(firstChunk, createEvidence(createResumedStream(goodRun, 3)))).toEqual([]);
  });

  it.each([
    ["run: the first chunk is not empty", replaceInGoodRun(started)],
    ["run: chunk 3 is empty", replaceInGoodRun(hello, hello, started)],
    ["run: chunk 1 is empty", createEvidence(createResumedStream(goodRun, 0, { query: { cursor: "1-0" } }))],
  ])("finds %s [P-094]", (message, evidence) => {
    expect(listMessages(firstChunk, evidence)).toEqual([message]);
  });
});

describe("terminal", () => {
  it("accepts streams that the server closes [P-094]", () => {
    expect(listMessages(terminal, createEvidence([started, callStart, errorChunk]))).toEqual([]);
    expect(listMessages(terminal, createEvidence([started], { ended: "closed" }))).toEqual([]);
    expect(listMessages(terminal, createEvidence([], { ended: "open" }))).toEqual([]);
    expect(
      listMessages(terminal, createResumeEvidence(readEvents(goodRun), 10, createResumedStream(goodRun, 10))),
    ).toEqual([]);
  });

  it("accepts a broken stream if the run was resumed", () => {
    const broken = createEvidence(goodRun.slice(0, 4), { ended: "broken" });
    const again = { name: "again", seen: createResumedStream(goodRun, 4), from: "position" as const };
    expect(listMessages(terminal, { ...broken, streams: [...broken.streams, again] })).toEqual([]);
  });

  it.each([
    ["run: the stream is empty", createEvidence([])],
    ["run: text after an error", createEvidence([started, errorChunk, done])],
    ["run: error after an error", createEvidence([started, errorChunk, errorChunk])],
    [
      "run: the connection broke after call; the server must end the stream",
      createEvidence([started, callStart], { ended: "broken" }),
    ],
  ])("finds %s [P-094][PX-12]", (message, evidence) => {
    expect(listMessages(terminal, evidence)).toEqual([message]);
  });
});

describe("texts", () => {
  it("accepts chunks with both texts and both arrays [P-003][PX-01]", () => {
    expect(listMessages(texts, evidenceOfResponses(createBlockingResponse()))).toEqual([]);
  });

  const { response: _, ...message } = hello;
  const { citations: __, ...short } = hello;
  const same = "message and response differ";

  it.each([
    [`run: chunk 2 (text): ${same}`, replaceInGoodRun(hello, message)],
    [`run: chunk 2 (text): ${same}`, replaceInGoodRun(hello, { ...hello, response: "I " })],
    [`run: chunk 2 (empty): ${same}`, replaceInGoodRun(hello, { ...hello, response: null, message: null })],
    ["run: chunk 2 (text): citations is not an array", replaceInGoodRun(hello, short)],
    [
      `run_01jf3m2qv8x0a4k6n9c5e7g1hz: the response: ${same}`,
      evidenceOfResponses(createBlockingResponse({ message: "" })),
    ],
  ])("finds %s [P-003][PX-01]", (expected, evidence) => {
    expect(listMessages(texts, evidence)).toEqual([expected]);
  });
});

describe("one-thing", () => {
  it.each([
    ["a text and a call", replaceInGoodRun(callStart, { ...callStart, message: "I", response: "I" })],
    [
      "two calls",
      replaceInGoodRun(
        callStart,
        chunk({ tool_calls: [...callStart.tool_calls, ...delegationStart.tool_calls] }),
      ),
    ],
    [
      "a call, and another call's result",
      replaceInGoodRun(
        callStart,
        chunk({ tool_calls: [...callStart.tool_calls, { ...result.tool_calls[0], call_id: "tc_9" }] }),
      ),
    ],
    [
      "an unknown event type",
      replaceInGoodRun(callStart, chunk({ tool_calls: [{ ...callStart.tool_calls[0], event_type: "x" }] })),
    ],
  ])("finds %s in one chunk [M-063]", (_, evidence) => {
    expect(listMessages(singleContent, evidence)).toEqual([
      "run: chunk 3 does not have exactly one kind of content",
    ]);
    expect(hello.message).toBe("I look. ");
  });
});

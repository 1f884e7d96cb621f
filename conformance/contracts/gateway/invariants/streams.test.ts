import { describe, expect, it } from "vitest";
import { evidenceOfResponses, listMessages } from "../../../invariants/testing.ts";
import { firstEvent, frames, linear, order, sealed, terminal, validEvents } from "./streams.ts";
import {
  callStart,
  completed,
  createBlockingResponse,
  createEvidence,
  errorEvent,
  failedRun,
  firstStep,
  goodRun,
  historyDelta,
  messageStop,
  readBytes,
  replaceInGoodRun,
  result,
  runResult,
  started,
  stepComplete,
  textDelta,
  timedOut,
  wrapped,
} from "./testing.ts";

describe("frames", () => {
  it("accepts the frames of a run, and reports malformed frames [G-141]", () => {
    expect(listMessages(frames, createEvidence(readBytes(": alive\n\n")))).toEqual([
      "run: the stream has comments",
    ]);
    const invalid = readBytes(
      'data: {"type":"a"}\n\nevent: b\ndata: {"type":"a"}\n\nevent: a\nid: 1\ndata: [DONE]\r\n\r\n',
    );
    expect(listMessages(frames, createEvidence(invalid))).toEqual([
      "run: event 1 does not start with exactly one event: field",
      'run: event 2 has the name "b", but its type is "a"',
      "run: event 3 has a line that ends with CR instead of LF",
      "run: event 3 has an id: field",
      'run: event 3 has data that is not JSON: "[DONE]"',
    ]);
  });
});

describe("valid-events", () => {
  it("accepts the events of a run [G-143][G-152]", () => {
    expect(listMessages(sealed, evidenceOfResponses(createBlockingResponse()))).toEqual([]);
  });

  it("finds missing and undeclared fields [G-147][G-149][G-179]", () => {
    const { is_error: _, ...silent } = result;
    expect(listMessages(validEvents, replaceInGoodRun(result, silent))).toEqual([
      "run: event 21 (tool_result) is invalid: /is_error is required",
    ]);
    expect(
      listMessages(validEvents, replaceInGoodRun(historyDelta, { ...historyDelta, expected_len: -1 })),
    ).toEqual(["run: event 23 (history_delta) is invalid: /expected_len must be at least 0"]);
    expect(listMessages(validEvents, replaceInGoodRun(historyDelta, { ...historyDelta, sum: 1 }))).toEqual(
      [],
    );
    expect(listMessages(sealed, replaceInGoodRun(historyDelta, { ...historyDelta, sum: 1 }))).toEqual([
      "run: event 23 (history_delta) has undeclared content: /sum is not allowed",
    ]);
    expect(listMessages(sealed, evidenceOfResponses(createBlockingResponse({ sum: 1 })))).toEqual([
      "POST /v1/runs (200) has undeclared content: /result/sum is not allowed",
    ]);
  });
});

describe("first-event", () => {
  it("requires run_start first and once, with the ids of the request [G-143][G-176][GX-17]", () => {
    expect(listMessages(firstEvent, replaceInGoodRun(started))).toEqual([
      "run: the first event is not run_start",
    ]);
    expect(listMessages(firstEvent, replaceInGoodRun(started, started, started))).toEqual([
      "run: event 2 repeats run_start",
    ]);
    const other = { type: "run_start", request_id: "req_2", model: "conformance" };
    expect(listMessages(firstEvent, replaceInGoodRun(started, other))).toEqual([
      "run: run_start has an unexpected request_id",
      "run: run_start has an unexpected model",
      "run: run_start has an unexpected protocol_version",
    ]);
  });
});

describe("terminal", () => {
  it("requires one terminal event, and nothing after it [G-153]", () => {
    expect(listMessages(terminal, createEvidence(goodRun.slice(0, 3), { ended: "closed" }))).toEqual([]);
    expect(listMessages(terminal, replaceInGoodRun(completed))).toEqual([
      "run: the last event is history_delta, expected run_complete or error",
    ]);
    expect(listMessages(terminal, replaceInGoodRun(completed, completed, { type: "ping" }))).toEqual([
      "run: ping after run_complete, which ends the stream",
    ]);
    expect(listMessages(terminal, replaceInGoodRun(completed, errorEvent, completed))).toEqual([
      "run: run_complete after error, which ends the stream",
    ]);
    expect(listMessages(terminal, createEvidence(goodRun, { ended: "broken" }))).toEqual([
      "run: the connection broke after run_complete; the server must end the stream",
    ]);
  });
});

describe("linear", () => {
  const piece = (delta: object) => wrapped({ type: "content_block_delta", index: 0, delta: { ...delta } });

  it("accepts deltas without repetition [GC-054]", () => {
    const long = piece({ type: "text_delta", text: "x".repeat(100_000) });
    expect(listMessages(linear, replaceInGoodRun(textDelta, long))).toEqual([]);
  });

  it("finds repeated and empty deltas [GC-054]", () => {
    const again = Array.from({ length: 200 }, (_, at) =>
      piece({ type: "text_delta", text: "x", snapshot: "x".repeat(10 * at) }),
    );
    expect(listMessages(linear, replaceInGoodRun(textDelta, ...again))).toEqual([
      expect.stringMatching(/run: the deltas have \d+ bytes, more than the allowed 54158/),
    ]);
    const empty = Array.from({ length: 50 }, () => piece({ type: "text_delta", text: "" }));
    expect(listMessages(linear, replaceInGoodRun(textDelta, ...empty))).toHaveLength(1);
  });
});

describe("order", () => {
  it.each([
    ["whole", goodRun],
    ["stopped in the middle", timedOut],
    ["failed", failedRun],
  ])("accepts a run that is %s [G-154]", (_, events) => {
    expect(listMessages(order, createEvidence(events))).toEqual([]);
  });

  it.each([
    [
      "no step_start",
      replaceInGoodRun(firstStep),
      [
        "run: event 2: stream_event after run_start",
        "run: event 21: step_complete has an unexpected index",
        "run: event 23: step_start has an unexpected index",
        "run: event 32: step_complete has an unexpected index",
      ],
    ],
    [
      "another index",
      replaceInGoodRun(firstStep, { type: "step_start", index: 1 }),
      ["run: event 2: step_start has an unexpected index"],
    ],
    [
      "a response that has not ended",
      replaceInGoodRun(messageStop),
      ["run: event 16: tool_call_start after message_delta: the response has not ended"],
    ],
    [
      "a call before the response",
      replaceInGoodRun(firstStep, firstStep, callStart),
      ["run: event 3: tool_call_start after step_start", "run: event 4: stream_event after tool_call_start"],
    ],
    [
      "a result after the step",
      replaceInGoodRun(stepComplete, stepComplete, result),
      ["run: event 23: tool_result after step_complete", "run: event 24: history_delta after tool_result"],
    ],
    [
      "a step without history_delta",
      replaceInGoodRun(historyDelta),
      ["run: event 23: step_start after step_complete"],
    ],
    [
      "a history_delta before its step",
      replaceInGoodRun(stepComplete, historyDelta, stepComplete),
      ["run: event 22: history_delta after tool_result", "run: event 23: step_complete after history_delta"],
    ],
  ])("finds %s [G-144][G-148][G-149]", (_, evidence, messages) => {
    expect(listMessages(order, evidence)).toEqual(messages);
  });

  it("finds a result inside a step, except for a stopped run [GX-01]", () => {
    const early = (reason: string) => [
      ...goodRun.slice(0, 22),
      { type: "run_complete", result: { ...runResult, stop_reason: reason } },
    ];
    expect(listMessages(order, createEvidence(early("end_turn")))).toEqual([
      "run: run_complete after step_complete",
    ]);
    expect(listMessages(order, createEvidence(early("timeout")))).toEqual([
      "run: run_complete after step_complete",
    ]);
    const cutOff = goodRun.slice(0, 6).concat(early("cancelled").slice(-1));
    expect(listMessages(order, createEvidence(cutOff))).toEqual([]);
    expect(listMessages(order, createEvidence([goodRun[0] ?? {}, completed]))).toEqual([]);
  });
});

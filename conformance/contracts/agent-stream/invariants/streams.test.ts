import { describe, expect, it } from "vitest";
import { listMessages, replaceEvent } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { firstEvent, frames, linear, sealed, terminal, validEvents, vocabulary } from "./streams.ts";
import {
  args,
  completed,
  createEvidence,
  event,
  failed,
  failedRun,
  failure,
  firstText,
  firstTurn,
  goodRun,
  readBytes,
  readEvents,
  replaceInGoodRun,
  started,
  text,
} from "./testing.ts";

describe("frames", () => {
  it("accepts the frames of a run, and reports malformed frames [A-030][AX-14]", () => {
    const invalid = readBytes(
      ': alive\n\nid: 7\nevent: message\ndata: {}\r\n\r\ndata: {"type":"message"}\n\n',
    );
    expect(listMessages(frames, createEvidence(invalid))).toEqual([
      "run: event 1 has a line that ends with CR instead of LF",
      "run: event 1 has an id: field",
      "run: event 1 does not start with exactly one event: field",
    ]);
  });
});

describe("valid-events", () => {
  it.each<[JsonObject, string]>([
    [event("status", { type: "processing" }), "status"],
    [
      event("reasoning_message_start", { messageId: "reasoning-0a1b2c3d", role: "reasoning" }),
      "reasoning_message_start",
    ],
    [event("tool_result", { toolCallId: "call_1", content: [], role: "tool" }), "tool_result"],
    [event("tool_result", { toolCallId: "call_1", content: "" }), "tool_result"],
    [event("error", { message: "No." }), "error"],
    [{ event: "message", data: { content: "a" } }, "message"],
  ])("rejects %j [A-040][A-051][AX-07]", (odd, name) => {
    expect(listMessages(validEvents, replaceInGoodRun(firstText, odd))).toEqual([
      expect.stringMatching(`^run: event 9 \\(${name}\\) is invalid: `),
    ]);
  });

  it.each<[JsonObject, string]>([
    [event("message", { content: "a", type: "message" }), "message"],
    [event("message", { content: "a", id: "msg_1" }), "message"],
    [event("tool_call_end", { toolCallId: "call_1", agent: "planner" }), "tool_call_end"],
    [event("status", { type: "running", message: "turn 1", runId: "run_1" }), "status"],
    [event("error", { type: "error", message: "No.", error: "No." }), "error"],
  ])("finds undeclared content of %j [A-031][AX-08][AX-09]", (invalid, name) => {
    expect(listMessages(validEvents, replaceInGoodRun(firstText, invalid))).toEqual([]);
    expect(listMessages(sealed, replaceInGoodRun(firstText, invalid))).toEqual([
      expect.stringMatching(`^run: event 9 \\(${name}\\) has undeclared content: `),
    ]);
  });
});

describe("first-event", () => {
  it("requires the status start first, and once [A-068][M-022]", () => {
    expect(listMessages(firstEvent, replaceInGoodRun(started))).toEqual([
      "run: the first event is not status start",
    ]);
    expect(listMessages(firstEvent, replaceInGoodRun(firstTurn, firstTurn, started))).toEqual([
      "run: event 3 (status) repeats status start",
    ]);
  });
});

describe("terminal", () => {
  const broken = readEvents(goodRun.slice(0, 4), { ended: "broken" });

  it.each<[string, Evidence, (string[] | undefined)?]>([
    ["a failure", createEvidence(failedRun), []],
    ["a stream that the suite closed early", createEvidence(goodRun.slice(0, 5), { ended: "closed" }), []],
    ["run: the stream is empty", createEvidence([])],
    [
      "run: the last event is message, expected status complete or status error",
      createEvidence(goodRun.slice(0, 9)),
    ],
    [
      "run: message after status complete, which ends the stream",
      createEvidence([started, completed, firstText]),
    ],
    [
      "run: status complete after status error, which ends the stream",
      createEvidence([started, failure, failed, completed]),
    ],
    [
      "run: status error after tool_call_end: an error event must precede it",
      createEvidence(replaceEvent(failedRun, failure)),
    ],
    [
      "run: status error after status running: an error event must precede it",
      createEvidence([started, failure, firstTurn, failed]),
    ],
    [
      "run: the connection broke after reasoning_message_start; the server must end the stream",
      createEvidence(broken),
    ],
  ])("judges %s [A-068][A-083][A-084]", (finding, evidence, expected = [finding]) => {
    expect(listMessages(terminal, evidence)).toEqual(expected);
  });
});

describe("linear", () => {
  it("finds deltas that repeat earlier content [AS-044]", () => {
    expect(listMessages(linear, createEvidence([started, completed]))).toBeUndefined();
    const words = "A piece of a longer text. ";
    const deltas = Array.from({ length: 200 }, () => text(words));
    expect(listMessages(linear, createEvidence([started, ...deltas, completed]))).toEqual([]);
    const nothings = [...deltas, ...Array.from({ length: 4000 }, () => text(""))];
    expect(listMessages(linear, createEvidence([started, ...nothings, completed]))).toEqual([
      expect.stringMatching(/run: the message events have \d+ bytes, more than the allowed 185568/),
    ]);
  });
});

describe("vocabulary", () => {
  it.each<[string, JsonObject, string]>([
    ["an event of another kind", event("tool", {}), "(tool) is not an event of the contract"],
    ["an event of AG-UI", event("STEP_FINISHED", {}), "(STEP_FINISHED) is not an event of the contract"],
    ["an event without a name", { data: {} }, "(no name) is not an event of the contract"],
    ["a text instead of data", { event: "message", data: "a" }, "(message) has data that is not an object"],
    ["an empty text", text(""), "(message) has an empty content"],
    ["an empty delta of arguments", args(""), "(tool_call_args) has an empty delta"],
  ])("finds %s [A-052][A-067][AX-10]", (_, invalid, sentence) => {
    expect(listMessages(vocabulary, replaceInGoodRun(firstText, invalid))).toEqual([
      `run: event 9 ${sentence}`,
    ]);
  });
});

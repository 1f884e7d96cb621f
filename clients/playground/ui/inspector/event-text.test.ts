import { describe, expect, it } from "vitest";
import { formatGap, formatOffset, getFrameKind, getGapShare, getPreview } from "./event-text.ts";

it.each([
  ["RUN_STARTED", "run"],
  ["tambo.run.awaiting_input", "run"],
  ["STEP_FINISHED", "run"],
  ["run_complete", "run"],
  ["TEXT_MESSAGE_START", "text"],
  ["content_block_delta", "text"],
  ["message", "text"],
  ["REASONING_MESSAGE_CONTENT", "reasoning"],
  ["TOOL_CALL_RESULT", "tool"],
  ["delegation_result", "tool"],
  ["tambo.component.props_delta", "component"],
  ["tambo.component.state_delta", "state"],
  ["STATE_SNAPSHOT", "state"],
  ["data-component", "component"],
  ["tool-output-denied", "tool"],
  ["abort", "run"],
  ["[DONE]", "run"],
  ["ACTIVITY_SNAPSHOT", "component"],
  ["RUN_ERROR", "error"],
  ["empty", "other"],
])("%s has kind %s", (type, kind) => {
  expect(getFrameKind({ type, data: {} })).toBe(kind);
});

it.each([
  ["RUN_ERROR", { type: "RUN_ERROR", code: "CANCELLED" }, "run"],
  ["error", { message: "", error: { code: "CANCELLED" } }, "run"],
  ["error", { code: "CANCELLED", message: "Cancelled" }, "run"],
  ["RUN_ERROR", { type: "RUN_ERROR", code: "RATE_LIMITED" }, "error"],
  ["error", "CANCELLED", "error"],
])("%s with %j has kind %s", (type, data, kind) => {
  expect(getFrameKind({ type, data })).toBe(kind);
});

describe("getPreview", () => {
  it.each<[title: string, data: unknown, line: string]>([
    ["a delta with its spaces", { type: "TEXT_MESSAGE_CONTENT", messageId: "m1", delta: " the" }, '" the"'],
    [
      "the value of a custom event",
      { type: "CUSTOM", name: "tambo.component.props_delta", value: { componentId: "c1", delta: '{"a' } },
      '"{\\"a"',
    ],
    ["a delta of arguments", { type: "tool-input-delta", toolCallId: "t1", inputTextDelta: " 1" }, '" 1"'],
    ["the name of a tool", { type: "TOOL_CALL_START", toolCallId: "t1", toolCallName: "add" }, "add"],
    [
      "a model event of the gateway",
      { event: { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Hi" } } },
      "Hi",
    ],
    [
      "the tool of a chunk",
      {
        message: "",
        response: "",
        tool_calls: [{ call_id: "c", tool_response: "Querying data" }],
        citations: [],
      },
      "Querying data",
    ],
    [
      "an id if there is no other text",
      { type: "RUN_STARTED", threadId: "t", runId: "r", timestamp: 1 },
      "r",
    ],
    [
      "operations of a patch",
      { type: "STATE_DELTA", delta: [{ op: "remove", path: "/a" }] },
      '{"op":"remove","path":"/a"}',
    ],
    ["text that is not JSON", "[DONE]", "[DONE]"],
    ["undefined", undefined, ""],
    ["null", null, ""],
    ["several lines in one line", { message: "a\n\n  b" }, "a b"],
    ["a truncated long text", { text: "x".repeat(1000) }, `${"x".repeat(160)}…`],
  ])("shows %s", (_title, data, line) => {
    expect(getPreview(data)).toBe(line);
  });
});

it("formats offsets in seconds, and in minutes from one minute on", () => {
  expect([0, 12.4, 59_999, 61_200].map(formatOffset)).toEqual([
    "0.000 s",
    "0.012 s",
    "59.999 s",
    "1:01.2 min",
  ]);
});

it("formats gaps of at least a millisecond", () => {
  expect([0, 0.9, 1, 999, 1234, 12_340].map(formatGap)).toEqual([
    "",
    "",
    "+1 ms",
    "+999 ms",
    "+1.23 s",
    "+12.3 s",
  ]);
});

it("scales gaps logarithmically up to ten seconds", () => {
  expect([-1, 0, 9, 99, 9_999, 1e9].map(getGapShare)).toEqual([0, 0, 0.25, 0.5, 1, 1]);
});

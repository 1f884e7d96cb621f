import { describe, expect, it } from "vitest";
import { formatGap, formatOffset, getEventKind, getGapShare, getPreview } from "./event-text.ts";

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
  ["RUN_ERROR", "error"],
  ["empty", "other"],
])("%s is of kind %s", (type, kind) => {
  expect(getEventKind(type)).toBe(kind);
});

describe("previewOf", () => {
  it.each<[what: string, data: unknown, line: string]>([
    ["a delta, with its spaces", { type: "TEXT_MESSAGE_CONTENT", messageId: "m1", delta: " the" }, '" the"'],
    [
      "what a custom event wraps",
      { type: "CUSTOM", name: "tambo.component.props_delta", value: { componentId: "c1", delta: '{"a' } },
      '"{\\"a"',
    ],
    ["the name of a tool", { type: "TOOL_CALL_START", toolCallId: "t1", toolCallName: "add" }, "add"],
    [
      "an event of the gateway's model",
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
      "an id, where there is nothing else",
      { type: "RUN_STARTED", threadId: "t", runId: "r", timestamp: 1 },
      "r",
    ],
    [
      "operations of a patch",
      { type: "STATE_DELTA", delta: [{ op: "remove", path: "/a" }] },
      '{"op":"remove","path":"/a"}',
    ],
    ["text that is no JSON", "[DONE]", "[DONE]"],
    ["nothing", undefined, ""],
    ["null", null, ""],
    ["lines as one", { message: "a\n\n  b" }, "a b"],
    ["a long text, cut", { text: "x".repeat(1000) }, `${"x".repeat(160)}…`],
  ])("tells %s", (_what, data, line) => {
    expect(getPreview(data)).toBe(line);
  });
});

it("tells offsets to the millisecond, and minutes apart", () => {
  expect([0, 12.4, 59_999, 61_200].map(formatOffset)).toEqual([
    "0.000 s",
    "0.012 s",
    "59.999 s",
    "1:01.2 min",
  ]);
});

it("tells gaps that are worth it", () => {
  expect([0, 0.9, 1, 999, 1234, 12_340].map(formatGap)).toEqual([
    "",
    "",
    "+1 ms",
    "+999 ms",
    "+1.23 s",
    "+12.3 s",
  ]);
});

it("draws gaps on a logarithmic scale that ends at ten seconds", () => {
  expect([-1, 0, 9, 99, 9_999, 1e9].map(getGapShare)).toEqual([0, 0, 0.25, 0.5, 1, 1]);
});

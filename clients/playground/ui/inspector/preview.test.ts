import { describe, expect, it } from "vitest";
import { previewOf } from "./preview.ts";

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
    expect(previewOf(data)).toBe(line);
  });
});

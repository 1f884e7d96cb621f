import { describe, expect, it } from "vitest";
import type { Json } from "./payloads.ts";
import { createToolCall, createToolResult, ToolCallState } from "./tool-call.ts";

const fields = { toolCallId: "call_1", toolName: "search", toolInput: { query: "a" } };

describe("toolCall", () => {
  it("keeps its fields, and adds thread and agent to events if they are known [A-040][A-052]", () => {
    const call = createToolCall({ ...fields, threadId: "thr_1", agent: "researcher" });
    const { toAgUiStartEvent, toAgUiArgsEvent, toAgUiEndEvent, ...properties } = call;
    expect(properties).toEqual({ ...fields, threadId: "thr_1", agent: "researcher" });
    expect([toAgUiStartEvent(), toAgUiArgsEvent("{"), toAgUiEndEvent()]).toEqual([
      { toolCallId: "call_1", toolCallName: "search", thread_id: "thr_1", agent: "researcher" },
      { toolCallId: "call_1", delta: "{", thread_id: "thr_1" },
      { toolCallId: "call_1", thread_id: "thr_1" },
    ]);
  });

  it.each([
    [{ query: "a" }, '{"query":"a"}'],
    [{}, "{}"],
  ])("sends complete arguments if no delta is given: %j [A-061]", (toolInput, delta) => {
    expect(createToolCall({ ...fields, toolInput }).toAgUiArgsEvent()).toEqual({
      toolCallId: "call_1",
      delta,
    });
  });
});

describe("ToolCallState", () => {
  it("joins the deltas of the arguments, and adds the call's ids to the result [A-060][A-062]", () => {
    const state = new ToolCallState(createToolCall({ ...fields, threadId: "thr_1" }));
    expect([
      state.callStart(),
      state.callArgs('{"query":'),
      state.callArgs('"a"}'),
      state.callEnd(),
      state.result({ found: 1 }),
    ]).toEqual([
      { toolCallId: "call_1", toolCallName: "search", thread_id: "thr_1" },
      { toolCallId: "call_1", delta: '{"query":', thread_id: "thr_1" },
      { toolCallId: "call_1", delta: '"a"}', thread_id: "thr_1" },
      { toolCallId: "call_1", thread_id: "thr_1" },
      { toolCallId: "call_1", content: '{"found":1}', role: "tool", thread_id: "thr_1" },
    ]);
    expect(state.args).toBe('{"query":"a"}');
  });

  type Step = "callStart" | "callArgs" | "callEnd" | "result";
  it.each<[Step[], string]>([
    [["callArgs"], "`tool_call_args` cannot come first. Allowed: `tool_call_start`."],
    [
      ["callStart", "callStart"],
      "`tool_call_start` cannot come after `tool_call_start`. Allowed: `tool_call_args`.",
    ],
    [
      ["callStart", "callEnd"],
      "`tool_call_end` cannot come after `tool_call_start`. Allowed: `tool_call_args`.",
    ],
    [
      ["callStart", "callArgs", "result"],
      "`tool_result` cannot come after `tool_call_args`. Allowed: `tool_call_args` or `tool_call_end`.",
    ],
    [
      ["callStart", "callArgs", "callEnd", "callEnd"],
      "`tool_call_end` cannot come after `tool_call_end`. Allowed: `tool_result`.",
    ],
    [
      ["callStart", "callArgs", "callEnd", "result", "result"],
      "`tool_result` cannot come after `tool_result`. Allowed: nothing.",
    ],
  ])("rejects steps in the wrong order: %j [A-060]", (steps, message) => {
    const state = new ToolCallState(createToolCall(fields));
    const runSteps = (names: Step[]) => {
      for (const name of names) state[name]("");
    };
    runSteps(steps.slice(0, -1));
    expect(() => runSteps(steps.slice(-1))).toThrow(new Error(message));
  });

  const args = 'event: tool_call_args\ndata: {"toolCallId":"call_1","delta":"{\\"query\\":\\"a\\"}"}\n\n';
  const end = 'event: tool_call_end\ndata: {"toolCallId":"call_1"}\n\n';
  it.each<[("callStart" | "callArgs" | "callEnd")[], string[]]>([
    [[], []],
    [["callStart"], [args, end]],
    [["callStart", "callArgs"], [end]],
    [["callStart", "callArgs", "callEnd"], []],
  ])("closes a call after %j, once [A-069]", (steps, frames) => {
    const state = new ToolCallState(createToolCall(fields));
    for (const name of steps) state[name]();
    expect(state.closingFrames()).toEqual(frames);
    expect(state.closingFrames()).toEqual([]);
  });
});

it.each<[Json, string]>([
  ["text", "text"],
  ["", ""],
  [[{ type: "text", text: "one block" }], "one block"],
  [
    [
      { type: "text", text: "a" },
      { type: "text", text: "b" },
    ],
    '[{"type":"text","text":"a"},{"type":"text","text":"b"}]',
  ],
  [
    [{ type: "image", url: "https://example.com/image.jpg" }],
    '[{"type":"image","url":"https://example.com/image.jpg"}]',
  ],
  [[null], "[null]"],
  [[7], "[7]"],
  [{ type: "text", text: "not a list" }, '{"type":"text","text":"not a list"}'],
  [null, "null"],
  [false, "false"],
])("converts the output %j to content [A-043][AX-12]", (output, content) => {
  const result = createToolResult({ toolCallId: "call_1", toolName: "search", output, threadId: "thr_1" });
  expect(result.toAgUiEvent()).toEqual({ toolCallId: "call_1", content, role: "tool", thread_id: "thr_1" });
  expect(result).toMatchObject({ toolCallId: "call_1", toolName: "search", output, threadId: "thr_1" });
});

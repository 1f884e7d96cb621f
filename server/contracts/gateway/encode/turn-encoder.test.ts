import { expect, it } from "vitest";
import { checkStreamEvent } from "../../../../generated/gateway/validators.sealed.js";
import type { StreamEvent } from "./turn-accumulator.ts";
import { listToolCalls, TurnEncoder } from "./turn-encoder.ts";

const tokenCounts = { inputTokens: 5, outputTokens: 2 };
const usage = { input_tokens: 5, output_tokens: 2, total_tokens: 7 };
const turnEnd = (stopReason: string, stopSequence?: string) => ({
  type: "engine.turn_end" as const,
  turn: 1,
  stopReason,
  ...(stopSequence !== undefined && { stopSequence }),
  usage: {},
  counted: tokenCounts,
  timestamp: 7,
});
const messageStart = {
  type: "message_start",
  message: {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "openai/m",
    content: [],
    usage: { input_tokens: 0, output_tokens: 0, total_tokens: 0 },
  },
};

const turn = () => new TurnEncoder("msg_1", "openai/m");

function valid(events: readonly StreamEvent[]): readonly StreamEvent[] {
  for (const event of events) expect(checkStreamEvent(event)).toEqual([]);
  return events;
}

it("numbers blocks in the order in which they start, and sends them one after another [G-155][GC-050][M-004]", () => {
  const stream = turn();
  const events = [
    ...stream.start("thinking", { type: "thinking", thinking: "" }),
    ...stream.start("text", { type: "text", text: "" }),
    ...stream.delta("thinking", { type: "thinking_delta", thinking: "Hm" }),
    ...stream.stop("thinking"),
    ...stream.stop("text"),
    ...stream.start("text", { type: "text", text: "" }),
    ...stream.delta("text", { type: "text_delta", text: "Hi" }),
    ...stream.stop("text"),
    ...stream.end(turnEnd("stop")),
  ];
  expect(valid(events)).toEqual([
    messageStart,
    { type: "content_block_start", index: 0, content_block: { type: "thinking", thinking: "" } },
    { type: "content_block_delta", index: 0, delta: { type: "thinking_delta", thinking: "Hm" } },
    { type: "content_block_stop", index: 0 },
    { type: "content_block_start", index: 1, content_block: { type: "text", text: "" } },
    { type: "content_block_stop", index: 1 },
    { type: "content_block_start", index: 2, content_block: { type: "text", text: "" } },
    { type: "content_block_delta", index: 2, delta: { type: "text_delta", text: "Hi" } },
    { type: "content_block_stop", index: 2 },
    { type: "message_delta", delta: { stop_reason: "end_turn" }, usage },
    { type: "message_stop" },
  ]);
});

it("encodes an empty turn [G-155]", () => {
  const stream = turn();
  expect(valid(stream.end(turnEnd("stop")))).toEqual([
    messageStart,
    { type: "message_delta", delta: { stop_reason: "end_turn" }, usage },
    { type: "message_stop" },
  ]);
  expect(stream.response?.content).toEqual([]);
});

it("ignores deltas and ends of blocks that have not started", () => {
  const stream = turn();
  expect(stream.delta("tc_1", { type: "text_delta", text: "x" })).toEqual([]);
  expect(stream.stop("tc_1")).toEqual([]);
});

it("encodes a provider tool as blocks, not as a call of the gateway [G-005][M-054]", () => {
  const stream = turn();
  const call = { toolCallId: "tc_1", toolName: "web_search", timestamp: 7 };
  const events = [
    ...stream.nativeCall({ type: "engine.native_call", ...call, input: { query: "Paris" } }),
    ...stream.nativeResult({
      type: "engine.native_result",
      ...call,
      result: [{ type: "web_search_result", url: "https://a.example", title: "A", pageAge: null }],
    }),
    ...stream.end(turnEnd("stop")),
  ];
  expect(valid(events)).toEqual([
    messageStart,
    {
      type: "content_block_start",
      index: 0,
      content_block: { type: "server_tool_use", id: "tc_1", name: "web_search", input: {} },
    },
    {
      type: "content_block_delta",
      index: 0,
      delta: { type: "input_json_delta", partial_json: '{"query":"Paris"}' },
    },
    { type: "content_block_stop", index: 0 },
    {
      type: "content_block_start",
      index: 1,
      content_block: {
        type: "web_search_tool_result",
        tool_use_id: "tc_1",
        content: [{ type: "web_search_result", url: "https://a.example", title: "A" }],
      },
    },
    { type: "content_block_stop", index: 1 },
    { type: "message_delta", delta: { stop_reason: "end_turn" }, usage },
    { type: "message_stop" },
  ]);
  expect(stream.toolCalls).toEqual([]);
  expect(stream.response?.content).toMatchObject([
    { type: "server_tool_use", input: { query: "Paris" } },
    { type: "web_search_tool_result" },
  ]);
});

const reasons: [reason: string, sequence: string | undefined, calls: boolean, want: object][] = [
  ["stop", undefined, false, { stop_reason: "end_turn" }],
  ["stop", "END", false, { stop_reason: "stop_sequence", stop_sequence: "END" }],
  ["stop", undefined, true, { stop_reason: "tool_use" }],
  ["other", undefined, true, { stop_reason: "tool_use" }],
  ["other", undefined, false, { stop_reason: "end_turn" }],
  ["tool-calls", undefined, true, { stop_reason: "tool_use" }],
  ["tool-calls", undefined, false, { stop_reason: "end_turn" }],
  ["length", undefined, false, { stop_reason: "max_tokens" }],
  ["length", undefined, true, { stop_reason: "max_tokens" }],
  ["content-filter", undefined, true, { stop_reason: "refusal" }],
];
it.each(reasons)(
  "converts the reason %s, with the sequence %s and calls: %s, to %o [G-106][M-003]",
  (reason, sequence, calls, want) => {
    const stream = turn();
    if (calls) stream.start("tc_1", { type: "tool_use", id: "tc_1", name: "x", input: {} });
    expect(stream.end(turnEnd(reason, sequence)).at(-2)).toEqual({
      type: "message_delta",
      delta: want,
      usage,
    });
  },
);

it("lists the tool_use blocks of a response as calls, in order [G-102]", () => {
  const toolUse = (id: string) => ({ type: "tool_use" as const, id, name: "x", input: { id } });
  const native = { type: "server_tool_use" as const, id: "c", name: "web_search", input: {} };
  expect(listToolCalls([toolUse("b"), { type: "text", text: "" }, native, toolUse("a")])).toEqual([
    { id: "b", name: "x", input: { id: "b" } },
    { id: "a", name: "x", input: { id: "a" } },
  ]);
});

it("sends the cached tokens that the provider reports [GC-075]", () => {
  const stream = turn();
  const reported = { inputTokens: 5, outputTokens: 2, cacheReadTokens: 3, cacheWriteTokens: 1 };
  const cached = { ...usage, cache_read_tokens: 3, cache_write_tokens: 1 };
  expect(valid(stream.end({ ...turnEnd("stop"), usage: reported }))).toEqual([
    messageStart,
    { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: cached },
    { type: "message_stop" },
  ]);
  expect(stream.response?.usage).toEqual(cached);
});

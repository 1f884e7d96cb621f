import { expect, it } from "vitest";
import { type StreamEvent, TurnAccumulator } from "./turn-accumulator.ts";

const noUsage = { input_tokens: 0, output_tokens: 0, total_tokens: 0 };
const usage = { input_tokens: 3, output_tokens: 4, total_tokens: 7 };
const start: StreamEvent = {
  type: "message_start",
  message: {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "embedded/demo",
    content: [],
    usage: noUsage,
  },
};
type Started = Extract<StreamEvent, { type: "content_block_start" }>["content_block"];
type Delta = Extract<StreamEvent, { type: "content_block_delta" }>["delta"];
const begin = (index: number, block: Started): StreamEvent => ({
  type: "content_block_start",
  index,
  content_block: block,
});
const delta = (index: number, source: Delta): StreamEvent => ({
  type: "content_block_delta",
  index,
  delta: source,
});
const stop = (index: number): StreamEvent => ({ type: "content_block_stop", index });
const end = (source: Extract<StreamEvent, { type: "message_delta" }>["delta"]): StreamEvent => ({
  type: "message_delta",
  delta: source,
  usage,
});

function accumulate(events: readonly StreamEvent[]): TurnAccumulator {
  const accumulated = new TurnAccumulator();
  for (const event of events) accumulated.add(event);
  return accumulated;
}

it("accumulates blocks of every kind by index [G-156]", () => {
  const use = { type: "tool_use", id: "tc_1", name: "vai_web_search", input: {} } as const;
  const native = { type: "server_tool_use", id: "tc_2", name: "web_search", input: {} } as const;
  const found = { type: "web_search_result", url: "https://a.example", title: "A" } as const;
  const result = { type: "web_search_tool_result", tool_use_id: "tc_2", content: [found] } as const;
  const opaque = { type: "code_execution_result", content: { stdout: "1" } };
  const events: StreamEvent[] = [
    start,
    begin(0, { type: "thinking", thinking: "" }),
    delta(0, { type: "thinking_delta", thinking: "H" }),
    begin(1, { type: "text", text: "" }),
    delta(0, { type: "thinking_delta", thinking: "m" }),
    delta(1, { type: "text_delta", text: "Let me " }),
    stop(0),
    delta(1, { type: "text_delta", text: "look" }),
    stop(1),
    begin(2, use),
    delta(2, { type: "input_json_delta", partial_json: '{"query"' }),
    delta(2, { type: "input_json_delta", partial_json: ':"é"}' }),
    stop(2),
    begin(3, native),
    delta(3, { type: "input_json_delta", partial_json: '{"query":"b"}' }),
    stop(3),
    { type: "ping" },
    begin(4, { ...result, content: [found] }),
    stop(4),
    begin(5, opaque),
    stop(5),
    end({ stop_reason: "tool_use" }),
    { type: "message_stop" },
  ];
  expect(accumulate(events).response).toEqual({
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "embedded/demo",
    content: [
      { type: "thinking", thinking: "Hm" },
      { type: "text", text: "Let me look" },
      { ...use, input: { query: "é" } },
      { ...native, input: { query: "b" } },
      result,
      opaque,
    ],
    stop_reason: "tool_use",
    usage,
  });
});

it("accepts a response without blocks, with its stop sequence [G-106]", () => {
  expect(accumulate([start, end({ stop_reason: "stop_sequence", stop_sequence: "END" })]).response).toEqual({
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "embedded/demo",
    content: [],
    stop_reason: "stop_sequence",
    stop_sequence: "END",
    usage,
  });
});

const inputs: [what: string, pieces: string[], input: object][] = [
  ["no JSON", ["oops"], {}],
  ["nothing", [], {}],
  ["a list", ["[1]"], {}],
  ["null", ["null"], {}],
  ["pieces that make an object", ['{"a', '":[1,', "2]}"], { a: [1, 2] }],
];
it.each(inputs)("converts the input of a call, %s, to an object [G-156]", (_what, parts, input) => {
  const events = [
    start,
    begin(0, { type: "tool_use", id: "tc_1", name: "x", input: {} }),
    ...parts.map((partial_json) => delta(0, { type: "input_json_delta", partial_json })),
    stop(0),
  ];
  expect(accumulate(events).content).toEqual([{ type: "tool_use", id: "tc_1", name: "x", input }]);
});

it("has no response before the turn ends, but the content so far", () => {
  const events = [start, begin(0, { type: "text", text: "" }), delta(0, { type: "text_delta", text: "H" })];
  const accumulated = accumulate(events);
  expect([accumulated.response, accumulated.content]).toEqual([undefined, [{ type: "text", text: "H" }]]);
});

it("does not modify the events", () => {
  const block = { type: "text", text: "" } as const;
  const events = [start, begin(0, block), delta(0, { type: "text_delta", text: "H" }), stop(0), end({})];
  const before = structuredClone(events);
  accumulate(events);
  expect(events).toEqual(before);
});

it("ignores a delta that does not match its block, and treats a missing stop reason as the end of the turn [G-087]", () => {
  const events = [
    start,
    begin(0, { type: "text", text: "a" }),
    delta(0, { type: "thinking_delta", thinking: "x" }),
    delta(7, { type: "text_delta", text: "x" }),
    stop(7),
    end({}),
  ];
  const { response } = accumulate(events);
  expect([response?.content, response?.stop_reason]).toEqual([[{ type: "text", text: "a" }], "end_turn"]);
});

import { describe, expect, it } from "vitest";
import type { RunEvent as Canonical, StopReason } from "../../../core/events.ts";
import { Encoder } from "./encoder.ts";
import {
  blockDelta,
  blockStart,
  blockStop,
  call,
  createTextBlock,
  encode,
  encoderOptions,
  finished,
  hi,
  messageEnd,
  messageStart,
  response,
  started,
  startedRun,
  step,
  stepEnd,
  stop,
  textDelta,
  textEnd,
  textStart,
  toolError,
  toolResult,
  toolStart,
  turnEnd,
  turnWithCall,
  usage,
} from "./testing.ts";

describe("a complete run", () => {
  const look = (id: string, input: object) => ({ type: "tool_use", id, name: "look", input });
  const unknown = { type: "tool_use", id: "tc_3", name: "nope", input: {} };
  const twoTurns = [
    ...startedRun,
    { type: "REASONING_START", messageId: "msg_r", timestamp: 11 },
    { type: "REASONING_MESSAGE_START", messageId: "msg_r", role: "reasoning", timestamp: 11 },
    { type: "REASONING_MESSAGE_CONTENT", messageId: "msg_r", delta: "Hm", timestamp: 11 },
    { type: "REASONING_MESSAGE_END", messageId: "msg_r", timestamp: 11 },
    { type: "REASONING_END", messageId: "msg_r", timestamp: 11 },
    textStart,
    textDelta("Let me "),
    textDelta("look"),
    textEnd,
    ...call("tc_1", '{"q":1}'),
    ...call("tc_2", '{"q":2}'),
    ...call("tc_3", "{}", "nope"),
    turnEnd("tool-calls"),
    stepEnd,
    toolStart("tc_1", { q: 1 }),
    toolStart("tc_2", { q: 2 }),
    toolResult("tc_1", [createTextBlock("found")]),
    toolError("tc_2", "tool_timeout", "Late."),
    toolResult("tc_2", [createTextBlock("Late.")], true),
    toolError("tc_3", "call_not_made", 'There is no tool "nope".'),
    toolResult("tc_3", [createTextBlock('There is no tool "nope".')], true),
    step(40),
    textStart,
    textDelta("Done"),
    textEnd,
    turnEnd("stop", 30, 1),
    stepEnd,
    stop("end_turn"),
    finished(),
  ] as Canonical[];
  const late = { type: "api_error", message: "Late.", code: "tool_timeout" };
  const notThere = {
    type: "invalid_request_error",
    message: 'There is no tool "nope".',
    code: "unsupported_function_tool",
  };
  const first = response(
    "msg_1_0",
    [
      { type: "thinking", thinking: "Hm" },
      createTextBlock("Let me look"),
      look("tc_1", { q: 1 }),
      look("tc_2", { q: 2 }),
      unknown,
    ],
    "tool_use",
    usage(5, 2),
  );
  const second = response("msg_1_1", [createTextBlock("Done")], "end_turn", usage(30, 1));
  const sentText = { role: "assistant", content: first.content };
  const results = {
    role: "user",
    content: [
      { type: "tool_result", tool_use_id: "tc_1", content: [createTextBlock("found")], is_error: false },
      { type: "tool_result", tool_use_id: "tc_2", content: [createTextBlock("Late.")], is_error: true },
      {
        type: "tool_result",
        tool_use_id: "tc_3",
        content: [createTextBlock('There is no tool "nope".')],
        is_error: true,
      },
    ],
  };
  const reply = { role: "assistant", content: second.content };

  it("encodes two turns with concurrent calls, two of which fail [G-107][G-149][G-154][G-156][GX-02][GX-03]", () => {
    const part = (index: number, id: string, name: string, json: string) => [
      blockStart(index, { type: "tool_use", id, name, input: {} }),
      blockDelta(index, { type: "input_json_delta", partial_json: json }),
      blockStop(index),
    ];
    const failed = (id: string, name: string, error: { message: string }) => ({
      type: "tool_result",
      id,
      name,
      content: [createTextBlock(error.message)],
      is_error: true,
      error,
    });
    expect(encode(twoTurns).flat()).toEqual([
      { type: "run_start", request_id: "req_1", model: "openai/m", protocol_version: "1" },
      { type: "step_start", index: 0 },
      messageStart("msg_1_0"),
      blockStart(0, { type: "thinking", thinking: "" }),
      blockDelta(0, { type: "thinking_delta", thinking: "Hm" }),
      blockStop(0),
      blockStart(1, createTextBlock("")),
      blockDelta(1, { type: "text_delta", text: "Let me " }),
      blockDelta(1, { type: "text_delta", text: "look" }),
      blockStop(1),
      ...part(2, "tc_1", "look", '{"q":1}'),
      ...part(3, "tc_2", "look", '{"q":2}'),
      ...part(4, "tc_3", "nope", "{}"),
      ...messageEnd("tool_use", usage(5, 2)),
      { type: "tool_call_start", id: "tc_1", name: "look", input: { q: 1 } },
      { type: "tool_call_start", id: "tc_2", name: "look", input: { q: 2 } },
      {
        type: "tool_result",
        id: "tc_1",
        name: "look",
        content: [createTextBlock("found")],
        is_error: false,
        error: null,
      },
      failed("tc_2", "look", late),
      { type: "tool_call_start", id: "tc_3", name: "nope", input: {} },
      failed("tc_3", "nope", notThere),
      { type: "step_complete", index: 0, response: first },
      { type: "history_delta", expected_len: 1, append: [sentText, results] },
      { type: "step_start", index: 1 },
      messageStart("msg_1_1"),
      blockStart(0, createTextBlock("")),
      blockDelta(0, { type: "text_delta", text: "Done" }),
      blockStop(0),
      ...messageEnd("end_turn", usage(30, 1)),
      { type: "step_complete", index: 1, response: second },
      { type: "history_delta", expected_len: 3, append: [reply] },
      {
        type: "run_complete",
        result: {
          response: second,
          steps: [
            {
              index: 0,
              response: first,
              tool_calls: [
                { id: "tc_1", name: "look", input: { q: 1 } },
                { id: "tc_2", name: "look", input: { q: 2 } },
                { id: "tc_3", name: "nope", input: {} },
              ],
              tool_results: [
                { tool_use_id: "tc_1", content: [createTextBlock("found")], is_error: false, error: null },
                { tool_use_id: "tc_2", content: [createTextBlock("Late.")], is_error: true, error: late },
                {
                  tool_use_id: "tc_3",
                  content: [createTextBlock('There is no tool "nope".')],
                  is_error: true,
                  error: notThere,
                },
              ],
              duration_ms: 30,
            },
            { index: 1, response: second, tool_calls: [], tool_results: [], duration_ms: 50 },
          ],
          tool_call_count: 3,
          turn_count: 2,
          usage: usage(35, 3),
          stop_reason: "end_turn",
          messages: [hi, sentText, results, reply],
        },
      },
    ]);
  });

  it("gives the same bytes each time [M-091]", () => {
    expect(encode(twoTurns)).toEqual(encode(twoTurns));
  });

  it("does not modify the messages of the request", () => {
    const messages = [hi];
    encode(twoTurns, new Encoder({ ...encoderOptions, messages }));
    expect(messages).toEqual([hi]);
  });

  it("sums the cached tokens of its turns [G-104][GC-075]", () => {
    const counted = { inputTokens: 5, outputTokens: 2 };
    const end = (cacheTokens: object): Canonical => ({
      ...{ type: "engine.turn_end", turn: 1, stopReason: "stop", timestamp: 20 },
      ...{ usage: { ...counted, ...cacheTokens }, counted },
    });
    const turns = [end({ cacheReadTokens: 3 }), end({}), end({ cacheReadTokens: 1, cacheWriteTokens: 2 })];
    const all = encode([started, ...turns.flatMap((each) => [step(), each, stepEnd]), finished()]).flat();
    expect(all.at(-1)).toMatchObject({
      result: { usage: { ...usage(15, 6), cache_read_tokens: 4, cache_write_tokens: 2 } },
    });
  });

  const limits: [StopReason, string][] = [
    ["max_turns", "max_turns"],
    ["max_tool_calls", "max_tool_calls"],
    ["max_tokens", "max_tokens"],
    ["timeout", "timeout"],
  ];
  it.each(limits)(
    "that stops with %s before its calls ends with the assistant message [G-122][G-150]",
    (reason, expected) => {
      const all = encode([...turnWithCall, stepEnd, stop(reason), finished()])
        .slice(turnWithCall.length)
        .flat();
      const sentText = response("msg_1_0", [look("tc_1", { q: 1 })], "tool_use", usage(5, 2));
      const message = { role: "assistant", content: sentText.content };
      expect(all).toEqual([
        { type: "step_complete", index: 0, response: sentText },
        { type: "history_delta", expected_len: 1, append: [message] },
        {
          type: "run_complete",
          result: {
            response: sentText,
            steps: [
              {
                index: 0,
                response: sentText,
                tool_calls: [{ id: "tc_1", name: "look", input: { q: 1 } }],
                tool_results: [],
                duration_ms: 80,
              },
            ],
            tool_call_count: 0,
            turn_count: 1,
            usage: usage(5, 2),
            stop_reason: expected,
            messages: [hi, message],
          },
        },
      ]);
    },
  );
});

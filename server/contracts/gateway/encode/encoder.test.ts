import { describe, expect, it } from "vitest";
import type { RunEvent as Canonical } from "../../../core/events.ts";
import { sampleEvents, toLogLine } from "../../testing-events.ts";
import type { WrittenKind } from "./encoder.ts";
import {
  blockDelta,
  blockStart,
  blockStop,
  call,
  callArgs,
  callEnd,
  callStart,
  createTextBlock,
  emptyResult,
  encode,
  error,
  finished,
  messageEnd,
  messageStart,
  nativeCall,
  started,
  startedRun,
  step,
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

/**
 * A sample of each kind of event that produces output: the preceding events, the event itself, and its
 * expected encoding.
 */
const samples: { [Kind in WrittenKind]: [before: Canonical[], event: Canonical, want: object[]] } = {
  RUN_STARTED: [
    [],
    started,
    [{ type: "run_start", request_id: "req_1", model: "openai/m", protocol_version: "1" }],
  ],
  RUN_FINISHED: [
    [started],
    finished(),
    [{ type: "run_complete", result: { ...emptyResult, stop_reason: "end_turn" } }],
  ],
  RUN_ERROR: [
    [started],
    error("LLM_ERROR"),
    [
      {
        type: "error",
        error: { type: "provider_error", message: "No.", code: "llm_error", request_id: "req_1" },
      },
    ],
  ],
  STEP_STARTED: [[started], step(), [{ type: "step_start", index: 0 }]],
  TEXT_MESSAGE_START: [startedRun, textStart, [messageStart("msg_1_0"), blockStart(0, createTextBlock(""))]],
  TEXT_MESSAGE_CONTENT: [
    [...startedRun, textStart],
    textDelta(" °\n\u2028"),
    [blockDelta(0, { type: "text_delta", text: " °\n\u2028" })],
  ],
  TEXT_MESSAGE_END: [[...startedRun, textStart], textEnd, [blockStop(0)]],
  REASONING_MESSAGE_START: [
    [...startedRun, textStart, textEnd],
    { type: "REASONING_MESSAGE_START", messageId: "msg_r", role: "reasoning", timestamp: 11 },
    [blockStart(1, { type: "thinking", thinking: "" })],
  ],
  REASONING_MESSAGE_CONTENT: [
    [
      ...startedRun,
      { type: "REASONING_MESSAGE_START", messageId: "msg_r", role: "reasoning", timestamp: 11 },
    ],
    { type: "REASONING_MESSAGE_CONTENT", messageId: "msg_r", delta: "Hm", timestamp: 12 },
    [blockDelta(0, { type: "thinking_delta", thinking: "Hm" })],
  ],
  REASONING_MESSAGE_END: [
    [
      ...startedRun,
      { type: "REASONING_MESSAGE_START", messageId: "msg_r", role: "reasoning", timestamp: 11 },
    ],
    { type: "REASONING_MESSAGE_END", messageId: "msg_r", timestamp: 12 },
    [blockStop(0)],
  ],
  TOOL_CALL_START: [
    startedRun,
    callStart("tc_1"),
    [messageStart("msg_1_0"), blockStart(0, { type: "tool_use", id: "tc_1", name: "look", input: {} })],
  ],
  TOOL_CALL_ARGS: [
    [...startedRun, textStart, textEnd, callStart("tc_1")],
    callArgs("tc_1", '{"q"'),
    [blockDelta(1, { type: "input_json_delta", partial_json: '{"q"' })],
  ],
  TOOL_CALL_END: [[...startedRun, callStart("tc_1")], callEnd("tc_1"), [blockStop(0)]],
  "engine.native_call": [
    startedRun,
    { type: "engine.native_call", ...nativeCall, input: { code: "1" } },
    [
      messageStart("msg_1_0"),
      blockStart(0, { type: "server_tool_use", id: "tc_9", name: "code_execution", input: {} }),
      blockDelta(0, { type: "input_json_delta", partial_json: '{"code":"1"}' }),
      blockStop(0),
    ],
  ],
  "engine.native_result": [
    [...startedRun, { type: "engine.native_call", ...nativeCall, input: {} }],
    { type: "engine.native_result", ...nativeCall, result: { stdout: "1" } },
    [
      blockStart(1, { type: "server_tool_result", tool_use_id: "tc_9", content: { stdout: "1" } }),
      blockStop(1),
    ],
  ],
  "engine.turn_end": [
    startedRun,
    turnEnd("length"),
    [messageStart("msg_1_0"), ...messageEnd("max_tokens", usage(5, 2))],
  ],
  "engine.tool_start": [
    turnWithCall,
    toolStart("tc_1", { q: 1 }),
    [{ type: "tool_call_start", id: "tc_1", name: "look", input: { q: 1 } }],
  ],
  "engine.tool_error": [[...turnWithCall, toolStart("tc_1")], toolError("tc_1", "tool_timeout", "Late."), []],
  "tambo.tool.result": [
    [...turnWithCall, toolStart("tc_1")],
    toolResult("tc_1", [createTextBlock("ok")]),
    [
      {
        type: "tool_result",
        id: "tc_1",
        name: "look",
        content: [createTextBlock("ok")],
        is_error: false,
        error: null,
      },
    ],
  ],
  "engine.model_failure": [startedRun, { type: "engine.model_failure", status: 500, timestamp: 30 }, []],
  "engine.run_stop": [startedRun, stop("max_turns"), []],
};

describe("encoding each kind of event", () => {
  it.each(Object.entries(samples))("%s [M-092][M-093][G-155]", (kind, [before, event, want]) => {
    expect(toLogLine(event).kind).toBe(kind);
    expect(encode([...before, event]).at(-1)).toEqual(want);
  });

  it.each(sampleEvents.filter(([kind]) => !(kind in samples)))("leaves out %s [M-092]", (_, event) => {
    expect(encode([...startedRun, event]).at(-1)).toEqual([]);
  });
});

it("does not use the error of a call for the next call [G-147]", () => {
  const failed = [
    toolError("tc_1", "tool_timeout", "Late."),
    toolResult("tc_1", [createTextBlock("Late.")], true),
  ];
  const calls = [...startedRun, ...call("tc_1", "{}"), ...call("tc_2", "{}"), turnEnd("tool-calls")];
  expect(encode([...calls, ...failed, toolResult("tc_2", [createTextBlock("ok")])]).at(-1)).toEqual([
    { type: "tool_call_start", id: "tc_2", name: "look", input: {} },
    {
      type: "tool_result",
      id: "tc_2",
      name: "look",
      content: [createTextBlock("ok")],
      is_error: false,
      error: null,
    },
  ]);
});

it("throws for a model event outside of a step", () => {
  expect(() => encode([started, textStart])).toThrow("outside of a step");
});

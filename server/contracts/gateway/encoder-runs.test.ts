/** Canonical events of whole runs to the gateway's, without a server. */
import { describe, expect, it } from "vitest";
import type { RunEvent as Canonical, StopReason } from "../../runs/events.ts";
import { Encoder } from "./encoder.ts";
import {
  asked,
  begun,
  blockDelta,
  blockStart,
  blockStop,
  call,
  emptyResult,
  encode,
  error,
  finished,
  hi,
  messageEnd,
  messageStart,
  response,
  step,
  stepEnd,
  stop,
  text,
  textDelta,
  textEnd,
  textStart,
  toolError,
  toolResult,
  toolStart,
  turnEnd,
  usage,
  view,
} from "./testing.ts";

describe("a whole run", () => {
  const look = (id: string, input: object) => ({ type: "tool_use", id, name: "look", input });
  const unknown = { type: "tool_use", id: "tc_3", name: "nope", input: {} };
  const twoTurns = [
    ...begun,
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
    toolResult("tc_1", [text("found")]),
    toolError("tc_2", "tool_timeout", "Late."),
    toolResult("tc_2", [text("Late.")], true),
    toolError("tc_3", "call_not_made", 'There is no tool "nope".'),
    toolResult("tc_3", [text('There is no tool "nope".')], true),
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
      text("Let me look"),
      look("tc_1", { q: 1 }),
      look("tc_2", { q: 2 }),
      unknown,
    ],
    "tool_use",
    usage(5, 2),
  );
  const second = response("msg_1_1", [text("Done")], "end_turn", usage(30, 1));
  const said = { role: "assistant", content: first.content };
  const results = {
    role: "user",
    content: [
      { type: "tool_result", tool_use_id: "tc_1", content: [text("found")], is_error: false },
      { type: "tool_result", tool_use_id: "tc_2", content: [text("Late.")], is_error: true },
      {
        type: "tool_result",
        tool_use_id: "tc_3",
        content: [text('There is no tool "nope".')],
        is_error: true,
      },
    ],
  };
  const answer = { role: "assistant", content: second.content };

  it("two turns, with calls side by side of which two fail [G-107][G-149][G-154][G-156][GX-02][GX-03]", () => {
    const piece = (index: number, id: string, name: string, json: string) => [
      blockStart(index, { type: "tool_use", id, name, input: {} }),
      blockDelta(index, { type: "input_json_delta", partial_json: json }),
      blockStop(index),
    ];
    const failed = (id: string, name: string, error: { message: string }) => ({
      type: "tool_result",
      id,
      name,
      content: [text(error.message)],
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
      blockStart(1, text("")),
      blockDelta(1, { type: "text_delta", text: "Let me " }),
      blockDelta(1, { type: "text_delta", text: "look" }),
      blockStop(1),
      ...piece(2, "tc_1", "look", '{"q":1}'),
      ...piece(3, "tc_2", "look", '{"q":2}'),
      ...piece(4, "tc_3", "nope", "{}"),
      ...messageEnd("tool_use", usage(5, 2)),
      { type: "tool_call_start", id: "tc_1", name: "look", input: { q: 1 } },
      { type: "tool_call_start", id: "tc_2", name: "look", input: { q: 2 } },
      {
        type: "tool_result",
        id: "tc_1",
        name: "look",
        content: [text("found")],
        is_error: false,
        error: null,
      },
      failed("tc_2", "look", late),
      { type: "tool_call_start", id: "tc_3", name: "nope", input: {} },
      failed("tc_3", "nope", notThere),
      { type: "step_complete", index: 0, response: first },
      { type: "history_delta", expected_len: 1, append: [said, results] },
      { type: "step_start", index: 1 },
      messageStart("msg_1_1"),
      blockStart(0, text("")),
      blockDelta(0, { type: "text_delta", text: "Done" }),
      blockStop(0),
      ...messageEnd("end_turn", usage(30, 1)),
      { type: "step_complete", index: 1, response: second },
      { type: "history_delta", expected_len: 3, append: [answer] },
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
                { tool_use_id: "tc_1", content: [text("found")], is_error: false, error: null },
                { tool_use_id: "tc_2", content: [text("Late.")], is_error: true, error: late },
                {
                  tool_use_id: "tc_3",
                  content: [text('There is no tool "nope".')],
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
          messages: [hi, said, results, answer],
        },
      },
    ]);
  });

  it("is written the same again [M-091]", () => {
    expect(encode(twoTurns)).toEqual(encode(twoTurns));
  });

  it("does not change the messages of the request", () => {
    const messages = [hi];
    encode(twoTurns, new Encoder({ ...view, messages }));
    expect(messages).toEqual([hi]);
  });

  const limits: [StopReason, string][] = [
    ["max_turns", "max_turns"],
    ["max_tool_calls", "max_tool_calls"],
    ["max_tokens", "max_tokens"],
    ["timeout", "timeout"],
  ];
  it.each(limits)(
    "that stops by %s before its calls ends with the message of the assistant's [G-122][G-150]",
    (reason, told) => {
      const all = encode([...asked, stepEnd, stop(reason), finished()])
        .slice(asked.length)
        .flat();
      const said = response("msg_1_0", [look("tc_1", { q: 1 })], "tool_use", usage(5, 2));
      const message = { role: "assistant", content: said.content };
      expect(all).toEqual([
        { type: "step_complete", index: 0, response: said },
        { type: "history_delta", expected_len: 1, append: [message] },
        {
          type: "run_complete",
          result: {
            response: said,
            steps: [
              {
                index: 0,
                response: said,
                tool_calls: [{ id: "tc_1", name: "look", input: { q: 1 } }],
                tool_results: [],
                duration_ms: 80,
              },
            ],
            tool_call_count: 0,
            turn_count: 1,
            usage: usage(5, 2),
            stop_reason: told,
            messages: [hi, message],
          },
        },
      ]);
    },
  );

  it("whose turn the timeout cuts off has nothing of that turn, and no call of it has begun [GX-01][GX-04]", () => {
    const answered = [toolError("tc_1", "run_timeout", "Time."), toolResult("tc_1", [text("Time.")], true)];
    const cut = [...begun, ...call("tc_1", "{}"), stepEnd, ...answered, stop("timeout"), finished()];
    expect(
      encode(cut)
        .slice(begun.length + 3)
        .flat(),
    ).toEqual([{ type: "run_complete", result: { ...emptyResult, stop_reason: "timeout" } }]);
  });

  it("that is cut off in its second turn has its first alone [GX-04]", () => {
    const cut = [
      ...begun,
      ...call("tc_1", "{}"),
      turnEnd(),
      toolStart("tc_1"),
      toolResult("tc_1", []),
      step(40),
      textStart,
      textDelta("Do"),
      textEnd,
      stop("cancelled"),
      error("CANCELLED"),
    ];
    const events = encode(cut).flat();
    const done = response("msg_1_0", [look("tc_1", {})], "tool_use", usage(5, 2));
    const nothing = { content: [text("")], is_error: false };
    expect(events.slice(-2)).toEqual([
      blockStop(0),
      {
        type: "run_complete",
        result: {
          response: done,
          steps: [
            {
              index: 0,
              response: done,
              tool_calls: [{ id: "tc_1", name: "look", input: {} }],
              tool_results: [{ tool_use_id: "tc_1", ...nothing, error: null }],
              duration_ms: 30,
            },
          ],
          tool_call_count: 1,
          turn_count: 1,
          usage: usage(5, 2),
          stop_reason: "cancelled",
          messages: [
            hi,
            { role: "assistant", content: done.content },
            { role: "user", content: [{ type: "tool_result", tool_use_id: "tc_1", ...nothing }] },
          ],
        },
      },
    ]);
    expect(events.filter(({ type }) => type === "step_complete")).toHaveLength(1);
  });

  it("that is cancelled during its calls has failed results for those that are not done [M-049][G-125][GC-078]", () => {
    const cut = [
      ...begun,
      ...call("tc_1", "{}"),
      ...call("tc_2", "{}"),
      ...call("tc_3", "{}"),
      turnEnd(),
      toolStart("tc_1"),
      toolResult("tc_1", [text("ok")]),
      toolStart("tc_2"),
      stop("cancelled"),
      error("CANCELLED"),
    ];
    const message = "The run was cancelled. The call was stopped, or not made.";
    const failed = {
      content: [text(message)],
      is_error: true,
      error: { type: "api_error", message, code: "cancelled" },
    };
    const encoder = new Encoder(view);
    const [tail] = encode(cut, encoder).slice(-1);
    expect(tail?.slice(0, 3)).toEqual([
      { type: "tool_result", id: "tc_2", name: "look", ...failed },
      { type: "tool_call_start", id: "tc_3", name: "look", input: {} },
      { type: "tool_result", id: "tc_3", name: "look", ...failed },
    ]);
    expect(tail?.at(-1)).toMatchObject({
      type: "run_complete",
      result: {
        stop_reason: "cancelled",
        tool_call_count: 3,
        steps: [
          {
            tool_results: [
              { tool_use_id: "tc_1", content: [text("ok")], is_error: false, error: null },
              { tool_use_id: "tc_2", ...failed },
              { tool_use_id: "tc_3", ...failed },
            ],
          },
        ],
      },
    });
    expect(encoder.error).toBeUndefined();
  });

  it("that is cancelled between a turn and its calls has a failed result for each, too [M-049][GC-078]", () => {
    const [tail] = encode([...asked, stop("cancelled"), error("CANCELLED")]).slice(-1);
    expect(tail?.map(({ type }) => type)).toEqual([
      "tool_call_start",
      "tool_result",
      "step_complete",
      "history_delta",
      "run_complete",
    ]);
    expect(tail?.at(-1)).toMatchObject({ result: { tool_call_count: 1, steps: [{ tool_results: [{}] }] } });
  });

  it("that its provider fails ends with the error, which has no secret of the provider's [G-130][G-151][M-050]", () => {
    const encoder = new Encoder(view);
    const failed = [
      ...begun,
      textStart,
      textDelta("So"),
      textEnd,
      stepEnd,
      { type: "engine.model_failure", status: 429, retryAfter: 7, timestamp: 80 },
      stop("error"),
      error("RATE_LIMIT_EXCEEDED", "Slow down."),
    ] as Canonical[];
    const events = encode(failed, encoder).flat();
    const told = {
      type: "rate_limit_error",
      message: "Slow down.",
      code: "rate_limit_exceeded",
      retry_after: 7,
      provider_error: { status: 429 },
    };
    expect(events.slice(-2)).toEqual([
      blockStop(0),
      { type: "error", error: { ...told, request_id: "req_1" } },
    ]);
    expect([encoder.error?.status, encoder.error?.canonical()]).toEqual([429, told]);
  });

  it("a refused key is told with the header that brought it [G-174]", () => {
    const failed = [
      ...begun,
      { type: "engine.model_failure", status: 401, timestamp: 80 },
      error("LLM_CLIENT_ERROR"),
    ] as Canonical[];
    expect(encode(failed).flat().at(-1)).toEqual({
      type: "error",
      error: {
        type: "authentication_error",
        message: "The model's provider refuses the key. Send one that it takes.",
        param: "X-Provider-Key-OpenAI",
        code: "provider_key_refused",
        provider_error: { status: 401 },
        request_id: "req_1",
      },
    });
  });
});

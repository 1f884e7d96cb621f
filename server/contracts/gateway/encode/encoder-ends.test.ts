import { describe, expect, it } from "vitest";
import type { RunEvent as Canonical } from "../../../core/events.ts";
import { Encoder } from "./encoder.ts";
import {
  blockStop,
  call,
  createTextBlock,
  emptyResult,
  encode,
  encoderOptions,
  error,
  finished,
  hi,
  response,
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

describe("the end of a run", () => {
  const look = (id: string, input: object) => ({ type: "tool_use", id, name: "look", input });

  it("contains nothing from a turn that a timeout interrupts, and none of its calls [GX-01][GX-04]", () => {
    const answered = [
      toolError("tc_1", "run_timeout", "Time."),
      toolResult("tc_1", [createTextBlock("Time.")], true),
    ];
    const cut = [...startedRun, ...call("tc_1", "{}"), stepEnd, ...answered, stop("timeout"), finished()];
    expect(
      encode(cut)
        .slice(startedRun.length + 3)
        .flat(),
    ).toEqual([{ type: "run_complete", result: { ...emptyResult, stop_reason: "timeout" } }]);
  });

  it("contains only the first turn if the second one is interrupted [GX-04]", () => {
    const cut = [
      ...startedRun,
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
    const nothing = { content: [createTextBlock("")], is_error: false };
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

  it("has failed results for unfinished calls if the run is cancelled during its calls [M-049][G-125][GC-078]", () => {
    const cut = [
      ...startedRun,
      ...call("tc_1", "{}"),
      ...call("tc_2", "{}"),
      ...call("tc_3", "{}"),
      turnEnd(),
      toolStart("tc_1"),
      toolResult("tc_1", [createTextBlock("ok")]),
      toolStart("tc_2"),
      stop("cancelled"),
      error("CANCELLED"),
    ];
    const message = "The run was cancelled. The call was stopped or never made.";
    const failed = {
      content: [createTextBlock(message)],
      is_error: true,
      error: { type: "api_error", message, code: "cancelled" },
    };
    const encoder = new Encoder(encoderOptions);
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
              { tool_use_id: "tc_1", content: [createTextBlock("ok")], is_error: false, error: null },
              { tool_use_id: "tc_2", ...failed },
              { tool_use_id: "tc_3", ...failed },
            ],
          },
        ],
      },
    });
    expect(encoder.error).toBeUndefined();
  });

  it("has a failed result for each call if the run is cancelled between a turn and its calls [M-049][GC-078]", () => {
    const [tail] = encode([...turnWithCall, stop("cancelled"), error("CANCELLED")]).slice(-1);
    expect(tail?.map(({ type }) => type)).toEqual([
      "tool_call_start",
      "tool_result",
      "step_complete",
      "history_delta",
      "run_complete",
    ]);
    expect(tail?.at(-1)).toMatchObject({ result: { tool_call_count: 1, steps: [{ tool_results: [{}] }] } });
  });

  it("is an error without the provider's secrets if the provider fails [G-130][G-151][M-050]", () => {
    const encoder = new Encoder(encoderOptions);
    const failed = [
      ...startedRun,
      textStart,
      textDelta("So"),
      textEnd,
      stepEnd,
      { type: "engine.model_failure", status: 429, retryAfter: 7, timestamp: 80 },
      stop("error"),
      error("RATE_LIMIT_EXCEEDED", "Slow down."),
    ] as Canonical[];
    const events = encode(failed, encoder).flat();
    const result = {
      type: "rate_limit_error",
      message: "Slow down.",
      code: "rate_limit_exceeded",
      retry_after: 7,
      provider_error: { status: 429 },
    };
    expect(events.slice(-2)).toEqual([
      blockStop(0),
      { type: "error", error: { ...result, request_id: "req_1" } },
    ]);
    expect([encoder.error?.status, encoder.error?.toCanonical()]).toEqual([429, result]);
  });

  it("reports a rejected key with the header that contained it [G-174]", () => {
    const failed = [
      ...startedRun,
      { type: "engine.model_failure", status: 401, timestamp: 80 },
      error("LLM_CLIENT_ERROR"),
    ] as Canonical[];
    expect(encode(failed).flat().at(-1)).toEqual({
      type: "error",
      error: {
        type: "authentication_error",
        message: "The model's provider rejected the key. Send a valid key.",
        param: "X-Provider-Key-OpenAI",
        code: "provider_key_refused",
        provider_error: { status: 401 },
        request_id: "req_1",
      },
    });
  });
});

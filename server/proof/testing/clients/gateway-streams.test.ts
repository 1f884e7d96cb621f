import { describe, expect, it } from "vitest";
import { checkGatewayStream } from "./gateway-streams.ts";

const frame = (event: { type: string }, name = event.type) =>
  `event: ${name}\ndata: ${JSON.stringify(event)}\n\n`;

const usage = { input_tokens: 0, output_tokens: 0, total_tokens: 0 };
const start = frame({ type: "run_start", request_id: "req_1", model: "m/m", protocol_version: "1" } as never);
const ping = frame({ type: "ping" });
const result = { response: null, steps: [], tool_call_count: 0, turn_count: 0, usage, messages: [] };
const complete = frame({ type: "run_complete", result: { ...result, stop_reason: "timeout" } } as never);
const error = frame({ type: "error", error: { type: "api_error", message: "x", request_id: "r" } } as never);

describe("checks a stream", () => {
  it.each([
    ["that is valid", start + ping + complete, true, []],
    ["that failed", start + error, true, []],
    ["that was interrupted", start + ping, false, []],
    ["without a start", complete, true, ["the stream starts with run_complete and has 0 run_start"]],
    [
      "with two starts",
      start + start + complete,
      true,
      ["the stream starts with run_start and has 2 run_start"],
    ],
    ["without an end", start, true, ["the stream has 0 terminal events, and its last event is run_start"]],
    [
      "with two ends",
      start + error + complete,
      true,
      ["the stream has 2 terminal events, and its last event is run_complete"],
    ],
    [
      "that continues after its end",
      start + complete + frame({ type: "step_start", index: 0 } as never),
      true,
      ["the stream has 1 terminal events, and its last event is step_start"],
    ],
    [
      "with a name that differs from the type",
      start + frame({ type: "ping" }, "pong") + complete,
      true,
      ["the event pong has the type ping"],
    ],
    [
      "with a frame without a name",
      `${start}data: {"type":"ping"}\n\n${complete}`,
      true,
      [`invalid frame: ${JSON.stringify('data: {"type":"ping"}')}`],
    ],
    ["that was interrupted in a frame", `${start}event: pi`, false, ["the last frame is incomplete"]],
    [
      "with an event that violates the schemas",
      start + frame({ type: "step_start", index: -1 } as never) + complete,
      true,
      ["step_start: /index must be at least 0"],
    ],
    [
      "with an undocumented field",
      start + frame({ type: "ping", at: 1 } as never) + complete,
      true,
      ["ping: /at is not allowed"],
    ],
  ])("%s [G-141][G-143][G-153]", (_name, text, isComplete, violations) => {
    expect(checkGatewayStream(text, isComplete)).toEqual(violations);
  });
});

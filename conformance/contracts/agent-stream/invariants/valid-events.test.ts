import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import { event, evidenceOf, goodRun, lookUp, messagesOf, nothing, spoilt } from "./testing.ts";
import { sealed, validEvents } from "./valid-events.ts";

it("takes a whole run [M-093]", () => {
  for (const invariant of [validEvents, sealed]) {
    expect(messagesOf(invariant, evidenceOf(goodRun))).toEqual([]);
    expect(messagesOf(invariant, nothing)).toBeUndefined();
  }
});

it.each<[JsonObject, string]>([
  [event("status", { type: "processing" }), "status"],
  [
    event("reasoning_message_start", { messageId: "reasoning-0a1b2c3d", role: "reasoning" }),
    "reasoning_message_start",
  ],
  [event("tool_result", { toolCallId: "call_1", content: [], role: "tool" }), "tool_result"],
  [event("tool_result", { toolCallId: "call_1", content: "" }), "tool_result"],
  [event("error", { message: "No." }), "error"],
  [{ event: "message", data: { content: "a" } }, "message"],
])("finds %j not valid [A-040][A-051][AX-07]", (odd, name) => {
  expect(messagesOf(validEvents, spoilt(lookUp, odd))).toEqual([
    expect.stringMatching(`^run: event 9 \\(${name}\\) is not valid: `),
  ]);
});

it.each<[JsonObject, string]>([
  [event("message", { content: "a", type: "message" }), "message"],
  [event("message", { content: "a", id: "msg_1" }), "message"],
  [event("tool_call_end", { toolCallId: "call_1", agent: "planner" }), "tool_call_end"],
  [event("status", { type: "running", message: "turn 1", runId: "run_1" }), "status"],
  [event("error", { type: "error", message: "No.", error: "No." }), "error"],
])("finds what %j has besides [A-031][AX-08][AX-09]", (odd, name) => {
  expect(messagesOf(validEvents, spoilt(lookUp, odd))).toEqual([]);
  expect(messagesOf(sealed, spoilt(lookUp, odd))).toEqual([
    expect.stringMatching(`^run: event 9 \\(${name}\\) has what is not declared: `),
  ]);
});

import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import {
  answering,
  blockingOf,
  called,
  changed,
  chunk,
  evidenceOf,
  goodRun,
  hello,
  messagesOf,
  nothing,
  spoilt,
  without,
} from "./testing.ts";
import { sealed, validEvents } from "./valid-events.ts";

it("takes chunks as the document has them [P-001][M-093]", () => {
  for (const invariant of [validEvents, sealed]) {
    expect(messagesOf(invariant, nothing)).toBeUndefined();
    expect(messagesOf(invariant, evidenceOf(goodRun))).toEqual([]);
    expect(messagesOf(invariant, answering(blockingOf()))).toEqual([]);
  }
});

it.each<[string, JsonObject, JsonObject, string]>([
  [
    "no citations",
    hello,
    { message: "I", response: "I", tool_calls: [] },
    "chunk 2 (text) is not valid: /citations",
  ],
  [
    "a tool call as a text",
    called,
    chunk({ tool_calls: ["{}"] }),
    "chunk 3 (empty) is not valid: /tool_calls/0",
  ],
  [
    "a tool call without an id",
    called,
    without(called, "call_id"),
    "chunk 3 (call) is not valid: /tool_calls/0/call_id",
  ],
  [
    "a tool call that does not say whether it is complete",
    called,
    without(called, "is_complete"),
    "chunk 3 (call) is not valid: /tool_calls/0/is_complete",
  ],
  [
    "another event type",
    called,
    changed(called, { event_type: "x" }),
    "chunk 3 (x) is not valid: /tool_calls/0/event_type",
  ],
])("finds %s [P-003][P-004][P-005][PX-03]", (_, old, by, message) => {
  expect(messagesOf(validEvents, spoilt(old, by))?.[0]).toContain(`run: ${message}`);
});

it.each<[string, JsonObject, JsonObject, string]>([
  [
    "reasoning",
    hello,
    { ...hello, thinking: "Hm." },
    "run: chunk 2 (text) has what is not declared: /thinking",
  ],
  [
    "arguments",
    called,
    changed(called, { args: {} }),
    "run: chunk 3 (call) has what is not declared: /tool_calls/0/args",
  ],
])("finds %s, which the contract does not say [M-063]", (_, old, by, message) => {
  expect(messagesOf(sealed, spoilt(old, by))?.[0]).toContain(message);
});

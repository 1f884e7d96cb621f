import { expect, it } from "vitest";
import { oneThing } from "./one-thing.ts";
import {
  called,
  chunk,
  delegated,
  evidenceOf,
  goodRun,
  hello,
  messagesOf,
  nothing,
  result,
  spoilt,
} from "./testing.ts";

it("takes chunks that bring one thing each [M-063]", () => {
  expect(messagesOf(oneThing, nothing)).toBeUndefined();
  expect(messagesOf(oneThing, evidenceOf(goodRun))).toEqual([]);
});

it.each([
  ["a text and a call", spoilt(called, { ...called, message: "I", response: "I" })],
  ["two calls", spoilt(called, chunk({ tool_calls: [...called.tool_calls, ...delegated.tool_calls] }))],
  [
    "a call, and the result of another",
    spoilt(
      called,
      chunk({ tool_calls: [...called.tool_calls, { ...result.tool_calls[0], call_id: "tc_9" }] }),
    ),
  ],
  [
    "an event type that nobody knows",
    spoilt(called, chunk({ tool_calls: [{ ...called.tool_calls[0], event_type: "x" }] })),
  ],
])("finds %s in one chunk [M-063]", (_, evidence) => {
  expect(messagesOf(oneThing, evidence)).toEqual(["run: chunk 3 does not bring one thing"]);
  expect(hello.message).toBe("I look. ");
});

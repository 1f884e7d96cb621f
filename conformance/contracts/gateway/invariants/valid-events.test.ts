import { expect, it } from "vitest";
import { answering, blockingOf, delta, evidenceOf, goodRun, messagesOf, result, spoilt } from "./testing.ts";
import { sealed, validEvents } from "./valid-events.ts";

it("takes the events of a run [G-143][G-152]", () => {
  expect(messagesOf(validEvents, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(sealed, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(sealed, answering(blockingOf()))).toEqual([]);
});

it("finds what is missing, and what is not declared [G-147][G-149][G-179]", () => {
  const { is_error: _, ...silent } = result;
  expect(messagesOf(validEvents, spoilt(result, silent))).toEqual([
    "run: event 21 (tool_result) is not valid: /is_error is required",
  ]);
  expect(messagesOf(validEvents, spoilt(delta, { ...delta, expected_len: -1 }))).toEqual([
    "run: event 23 (history_delta) is not valid: /expected_len must be at least 0",
  ]);
  expect(messagesOf(validEvents, spoilt(delta, { ...delta, sum: 1 }))).toEqual([]);
  expect(messagesOf(sealed, spoilt(delta, { ...delta, sum: 1 }))).toEqual([
    "run: event 23 (history_delta) has what is not declared: /sum is not allowed",
  ]);
  expect(messagesOf(sealed, answering(blockingOf({ sum: 1 })))).toEqual([
    "POST /v1/runs (200) has what is not declared: /result/sum is not allowed",
  ]);
});

import { expect, it } from "vitest";
import { listMessages } from "../../../invariants/testing.ts";
import type { JsonObject } from "../../../stream/json.ts";
import {
  callStart,
  createEvidence,
  delegationStart,
  failedDelegation,
  hello,
  lastPart,
  replaceInGoodRun,
  result,
  started,
  withFields,
} from "./testing.ts";
import { wording } from "./wording.ts";

it("accepts the strings that the contract defines [P-061][P-063][P-068][P-070]", () => {
  expect(listMessages(wording, createEvidence([started, hello]))).toBeUndefined();
  expect(listMessages(wording, replaceInGoodRun(lastPart, failedDelegation))).toEqual([]);
});

const status = { tool_response: "Working" };
const summary = { tool_call_details: { summary: "**Task:**" } };

it.each<[string, JsonObject, JsonObject]>([
  [
    "chunk 3 (call): call of tc_1: unexpected text in tool_response",
    callStart,
    withFields(callStart, status),
  ],
  ["chunk 6 (result): result of tc_1: unexpected text in tool_response", result, withFields(result, status)],
  [
    "chunk 4 (delegation_call): delegation_call of tc_2: unexpected text in tool_response",
    delegationStart,
    withFields(delegationStart, status),
  ],
  [
    "chunk 4 (delegation_call): delegation_call of tc_2: unexpected text in the start of the summary",
    delegationStart,
    withFields(delegationStart, summary),
  ],
  [
    "chunk 8 (delegation_result): delegation_result of tc_2: unexpected text in the start of the summary",
    lastPart,
    withFields(lastPart, summary),
  ],
  [
    "chunk 8 (delegation_result): delegation_result of tc_2: unexpected text in tool_response",
    lastPart,
    withFields(lastPart, status),
  ],
])("finds %s [P-061][P-068][P-072][P-074][PX-06]", (location, old, by) => {
  expect(listMessages(wording, replaceInGoodRun(old, by))).toEqual([`run: ${location}`]);
});

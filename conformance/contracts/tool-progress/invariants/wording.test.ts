import { expect, it } from "vitest";
import { messagesOf } from "../../../invariants/testing.ts";
import type { JsonObject } from "../../../stream/json.ts";
import {
  called,
  changed,
  delegated,
  evidenceOf,
  failedDelegation,
  hello,
  lastPiece,
  result,
  spoilt,
  started,
} from "./testing.ts";
import { wording } from "./wording.ts";

it("takes the words that the contract fixes [P-061][P-063][P-068][P-070]", () => {
  expect(messagesOf(wording, evidenceOf([started, hello]))).toBeUndefined();
  expect(messagesOf(wording, spoilt(lastPiece, failedDelegation))).toEqual([]);
});

const status = { tool_response: "Working" };
const summary = { tool_call_details: { summary: "**Task:**" } };

it.each<[string, JsonObject, JsonObject, string]>([
  ["of a call", called, changed(called, status), "chunk 3 (call): call of tc_1: tool_response"],
  ["of a result", result, changed(result, status), "chunk 6 (result): result of tc_1: tool_response"],
  [
    "of a delegation",
    delegated,
    changed(delegated, status),
    "chunk 4 (delegation_call): delegation_call of tc_2: tool_response",
  ],
  [
    "of what a delegation is for",
    delegated,
    changed(delegated, summary),
    "chunk 4 (delegation_call): delegation_call of tc_2: the beginning of the summary",
  ],
  [
    "of what came of it",
    lastPiece,
    changed(lastPiece, summary),
    "chunk 8 (delegation_result): delegation_result of tc_2: the beginning of the summary",
  ],
  [
    "of its end",
    lastPiece,
    changed(lastPiece, status),
    "chunk 8 (delegation_result): delegation_result of tc_2: tool_response",
  ],
])("finds other words %s [P-061][P-068][P-072][P-074][PX-06]", (_, old, by, place) => {
  expect(messagesOf(wording, spoilt(old, by))).toEqual([`run: ${place} has other words`]);
});

import { expect, it } from "vitest";
import { evidenceOfResponses, listMessages, replaceEvent } from "../../../invariants/testing.ts";
import { calls } from "./calls.ts";
import {
  blockingOf,
  called,
  changed,
  createEvidence,
  delegated,
  done,
  errorChunk,
  goodRun,
  hello,
  lastPiece,
  piece,
  result,
  resumedOf,
  spoilt,
  started,
} from "./testing.ts";

it("takes calls with one result each, also where some was not seen [P-025]", () => {
  expect(listMessages(calls, createEvidence([started, hello]))).toBeUndefined();
  expect(listMessages(calls, createEvidence(resumedOf(goodRun, 5)))).toEqual([]);
  expect(listMessages(calls, evidenceOfResponses(blockingOf()))).toEqual([]);
  expect(listMessages(calls, createEvidence(goodRun.slice(0, 5), { ended: "closed" }))).toEqual([]);
  expect(listMessages(calls, createEvidence([...goodRun.slice(0, 5), errorChunk]))).toEqual([]);
});

const renamed = { tool_name: "demo/other" };

it.each([
  ["run: calls have no result", spoilt(result)],
  ["run: chunk 5: result of tc_1 comes before its call", spoilt(called)],
  ["run: chunk 4: call of tc_1 is told again", spoilt(called, called, called)],
  ["run: chunk 7: result of tc_1 comes after its result", spoilt(result, result, result)],
  ["run: chunk 9: delegation_result of tc_2 comes after its result", spoilt(lastPiece, lastPiece, piece)],
  [
    "run: chunk 6: result of tc_1 has the name demo/other, and had demo/look",
    spoilt(result, changed(result, renamed)),
  ],
  [
    "run: chunk 2: call of tc_2 is not what delegate_to_think_execute has",
    createEvidence([started, changed(delegated, { event_type: "call" }), lastPiece, done]),
  ],
  [
    "run: chunk 3: delegation_result of tc_1 is not what demo/look has",
    createEvidence([started, called, changed(result, { event_type: "delegation_result" })]),
  ],
  ["run: chunk 3: call of tc_1 is not complete", spoilt(called, changed(called, { is_complete: false }))],
])("finds %s [P-020][P-024][P-025][P-036]", (first, evidence) => {
  expect(listMessages(calls, evidence)?.[0]).toBe(first);
});

it("finds a call without a result in an answer [P-025]", () => {
  expect(listMessages(calls, evidenceOfResponses(blockingOf({ tool_calls: called.tool_calls })))).toEqual([
    "run_01jf3m2qv8x0a4k6n9c5e7g1hz: the answer: calls have no result",
  ]);
  expect(replaceEvent(goodRun, done)).toHaveLength(9);
});

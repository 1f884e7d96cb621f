import { expect, it } from "vitest";
import { evidenceOfResponses, listMessages, replaceEvent } from "../../../invariants/testing.ts";
import { calls } from "./calls.ts";
import {
  callStart,
  createBlockingResponse,
  createEvidence,
  createResumedStream,
  delegationStart,
  done,
  errorChunk,
  goodRun,
  hello,
  lastPart,
  replaceInGoodRun,
  result,
  resultPart,
  started,
  withFields,
} from "./testing.ts";

it("accepts calls with one result each, also in partial streams [P-025]", () => {
  expect(listMessages(calls, createEvidence([started, hello]))).toBeUndefined();
  expect(listMessages(calls, createEvidence(createResumedStream(goodRun, 5)))).toEqual([]);
  expect(listMessages(calls, evidenceOfResponses(createBlockingResponse()))).toEqual([]);
  expect(listMessages(calls, createEvidence(goodRun.slice(0, 5), { ended: "closed" }))).toEqual([]);
  expect(listMessages(calls, createEvidence([...goodRun.slice(0, 5), errorChunk]))).toEqual([]);
});

const renamed = { tool_name: "demo/other" };

it.each([
  ["run: some calls have no result", replaceInGoodRun(result)],
  ["run: chunk 5: result of tc_1 comes before its call", replaceInGoodRun(callStart)],
  ["run: chunk 4: call of tc_1 is sent again", replaceInGoodRun(callStart, callStart, callStart)],
  ["run: chunk 7: result of tc_1 comes after its result", replaceInGoodRun(result, result, result)],
  [
    "run: chunk 9: delegation_result of tc_2 comes after its result",
    replaceInGoodRun(lastPart, lastPart, resultPart),
  ],
  [
    "run: chunk 6: result of tc_1 has the name demo/other, expected demo/look",
    replaceInGoodRun(result, withFields(result, renamed)),
  ],
  [
    "run: chunk 2: call of tc_2 has the wrong event type for delegate_to_think_execute",
    createEvidence([started, withFields(delegationStart, { event_type: "call" }), lastPart, done]),
  ],
  [
    "run: chunk 3: delegation_result of tc_1 has the wrong event type for demo/look",
    createEvidence([started, callStart, withFields(result, { event_type: "delegation_result" })]),
  ],
  [
    "run: chunk 3: call of tc_1 is not complete",
    replaceInGoodRun(callStart, withFields(callStart, { is_complete: false })),
  ],
])("finds %s [P-020][P-024][P-025][P-036]", (first, evidence) => {
  expect(listMessages(calls, evidence)?.[0]).toBe(first);
});

it("finds a call without a result in a blocking run [P-025]", () => {
  expect(
    listMessages(calls, evidenceOfResponses(createBlockingResponse({ tool_calls: callStart.tool_calls }))),
  ).toEqual(["run_01jf3m2qv8x0a4k6n9c5e7g1hz: the response: some calls have no result"]);
  expect(replaceEvent(goodRun, done)).toHaveLength(9);
});

import { expect, it } from "vitest";
import { evidenceOfResponses, listMessages } from "../../../invariants/testing.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { parts } from "./result-parts.ts";
import {
  callStart,
  createBlockingResponse,
  createEvidence,
  createResumedStream,
  goodRun,
  lastPart,
  replaceInGoodRun,
  result,
  resultPart,
  withFields,
  withoutField,
} from "./testing.ts";

it("accepts parts that add up to the summary [P-031][P-035]", () => {
  expect(listMessages(parts, createEvidence(createResumedStream(goodRun, 6)))).toEqual([]);
  expect(listMessages(parts, evidenceOfResponses(createBlockingResponse()))).toEqual([]);
});

it("accepts an empty last part if the parts are not the start of the result [PX-04]", () => {
  expect(listMessages(parts, replaceInGoodRun(lastPart, withFields(lastPart, { stream_part: "" })))).toEqual(
    [],
  );
});

const last = "run: chunk 8: delegation_result of tc_2";
const first = "run: chunk 5: delegation_result of tc_2";

it.each<[string, JsonObject, JsonObject]>([
  [`${first} is not complete, but has no part`, resultPart, withoutField(resultPart, "stream_part")],
  [`${first} is not complete, but has no part`, resultPart, withFields(resultPart, { stream_part: "" })],
  [
    `${first} has content in addition to its part`,
    resultPart,
    withFields(resultPart, { tool_response: "Working" }),
  ],
  [
    `${first} has content in addition to its part`,
    resultPart,
    withFields(resultPart, { tool_call_details: { summary: "It" } }),
  ],
  [
    `${last} has a summary without its parts`,
    lastPart,
    withFields(lastPart, { stream_part: "It is fixed." }),
  ],
  [`${last} has no stream_part, but ends a streamed result`, lastPart, withoutField(lastPart, "stream_part")],
  [
    "run: chunk 3: call of tc_1 has a stream_part, but nothing was streamed",
    callStart,
    withFields(callStart, { stream_part: "" }),
  ],
  [
    "run: chunk 6: result of tc_1 has a stream_part, but nothing was streamed",
    result,
    withFields(result, { stream_part: null }),
  ],
])("finds %s [P-030][P-032][P-033][P-035][PX-04][PX-11]", (message, old, by) => {
  expect(listMessages(parts, replaceInGoodRun(old, by))?.[0]).toBe(message);
});

it("finds a part in the response of a blocking run [P-091]", () => {
  expect(
    listMessages(parts, evidenceOfResponses(createBlockingResponse({ tool_calls: lastPart.tool_calls }))),
  ).toEqual(["run_01jf3m2qv8x0a4k6n9c5e7g1hz: the response: a tool call is not complete"]);
});

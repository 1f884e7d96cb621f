import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import { flags } from "./flags.ts";
import {
  answering,
  badResult,
  blockingOf,
  evidenceOf,
  failedRun,
  failure,
  goodRun,
  messagesOf,
  spoilt,
} from "./testing.ts";

it("takes results that say whether they failed [GX-02][GX-03]", () => {
  expect(messagesOf(flags, evidenceOf(failedRun))).toBeUndefined();
  expect(messagesOf(flags, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(flags, answering(blockingOf()))).toEqual([]);
});

const { is_error: _, ...silent } = badResult;
const { error: __, ...mute } = badResult;

it.each<[string, JsonObject]>([
  ["does not say is_error", silent],
  ["has no error, not even null", mute],
  ["has an error, though it did not fail", { ...badResult, is_error: false }],
  ["failed, and its error is no object", { ...badResult, error: null }],
  ['failed, and its error has the type "x"', { ...badResult, error: { ...failure, type: "x" } }],
  ["failed, and its error has a request_id", { ...badResult, error: { ...failure, request_id: "req_1" } }],
  [
    "failed, and its error has not the code and type of a call's",
    { ...badResult, error: { ...failure, type: "api_error" } },
  ],
  ["failed, and does not say the error's message alone", { ...badResult, content: [] }],
])("finds one that %s [G-125][G-147][GC-035][GC-036][GC-070]", (sentence, told) => {
  expect(messagesOf(flags, spoilt(badResult, told))).toEqual([`run: tool_result of call_2 ${sentence}`]);
});

it("looks at the steps of a result, too [G-102]", () => {
  const steps = [{ tool_results: [{ tool_use_id: "call_1", content: [] }] }];
  expect(messagesOf(flags, answering(blockingOf({ steps })))).toEqual([
    "POST /v1/runs (200): the result of call_1 in the steps does not say is_error",
  ]);
});

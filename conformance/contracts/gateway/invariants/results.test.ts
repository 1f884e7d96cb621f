import { expect, it } from "vitest";
import { evidenceOfResponses, listMessages } from "../../../invariants/testing.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { results } from "./results.ts";
import { createBlockingResponse, createEvidence, failedRun, runResult, timedOut } from "./testing.ts";

const [first, last] = runResult.steps as [JsonObject, JsonObject];
const name = "POST /v1/runs (200)";

it("accepts results with correct totals [G-101][G-104]", () => {
  expect(listMessages(results, createEvidence(failedRun))).toBeUndefined();
  expect(listMessages(results, createEvidence(timedOut))).toEqual([]);
  const notRun = { ...first, tool_results: [] };
  expect(
    listMessages(
      results,
      evidenceOfResponses(createBlockingResponse({ steps: [notRun, last], tool_call_count: 0 })),
    ),
  ).toEqual([]);
});

it.each<[string, JsonObject, string[]?]>([
  [`${name}: turn_count differs from the steps`, { turn_count: 3 }],
  [`${name}: tool_call_count differs from the steps`, { tool_call_count: 1 }],
  [`${name}: response differs from the steps`, { response: null }],
  [`${name}: stop_reason is not declared for runs`, { stop_reason: "error" }],
  [
    "tokens",
    { usage: { input_tokens: 25, output_tokens: 11 } },
    [
      `${name}: output_tokens differs from the sum of the steps`,
      `${name}: total_tokens differs from the sum of the steps`,
    ],
  ],
  [`${name}: step 1 has an unexpected index`, { steps: [first, { ...last, index: 0 }] }],
  [
    `${name}: step 0: tool_calls differ from the calls of its response`,
    { steps: [{ ...first, tool_calls: [] }, last] },
  ],
  [
    `${name}: step 0: tool_results do not match its calls and their order`,
    { steps: [{ ...first, tool_results: (first.tool_results as JsonObject[]).toReversed() }, last] },
  ],
])("finds differences: %s [G-102][G-105][G-108]", (finding, parts, messages = [finding]) => {
  expect(listMessages(results, evidenceOfResponses(createBlockingResponse(parts)))).toEqual(messages);
});

it.each<[string, JsonObject, string]>([
  ["model", { model: "conformance" }, "has an unexpected model"],
  ["id", { id: "msg_2" }, "has a repeated id"],
  ["stop_reason", { stop_reason: "end_turn" }, "has calls, but an unexpected stop_reason"],
])("finds a response with another %s [G-023][GC-051][GC-068]", (_, parts, sentence) => {
  const steps = [last, { ...first, index: 1, response: { ...(first.response as JsonObject), ...parts } }];
  const finding = listMessages(results, evidenceOfResponses(createBlockingResponse({ steps }))) ?? [];
  expect(finding.filter((message) => message.includes("the response of step"))).toEqual([
    `${name}: the response of step 1 ${sentence}`,
  ]);
});

it("finds the stop reason tool_use without calls [GC-051]", () => {
  const response = { ...(last.response as JsonObject), stop_reason: "tool_use" };
  const steps = [first, { ...last, response }];
  expect(listMessages(results, evidenceOfResponses(createBlockingResponse({ steps, response })))).toEqual([
    `${name}: the response of step 1 has no calls, but an unexpected stop_reason`,
  ]);
});

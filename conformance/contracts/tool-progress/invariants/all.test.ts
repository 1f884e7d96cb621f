import { expect, it } from "vitest";
import { listFindings, replaceEvent, testAllInvariants } from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { toolProgress } from "../contract.ts";
import {
  callStart,
  createBlockingResponse,
  createErrorResponse,
  createEvidence,
  createResponse,
  createResumedStream,
  createResumeEvidence,
  delegationStart,
  errorChunk,
  failedDelegation,
  goodRun,
  readBytes,
  readEvents,
  runId,
  started,
} from "./testing.ts";

const { invariants } = toolProgress;

const run = readEvents(goodRun);
const whole: Evidence = {
  ...createResumeEvidence(run, 4, createResumedStream(goodRun, 4)),
  streams: [
    { name: "run", seen: run, from: "start" },
    { name: "failed", seen: readEvents([started, errorChunk]), from: "start" },
  ],
  responses: [
    createBlockingResponse(),
    createErrorResponse(400, "VALIDATION_ERROR", {
      errors: [{ pointer: "/content", message: "is required" }],
    }),
    createErrorResponse(401, "UNAUTHORIZED"),
  ],
  secrets: ["key-one"],
};
const good: [string, Evidence][] = [
  ["a complete run, resumed, its blocking equivalent, and errors", whole],
  ["a run that fails", createEvidence([started, callStart, errorChunk])],
  [
    "a delegation that fails",
    createEvidence(replaceEvent(goodRun, goodRun[7] as JsonObject, failedDelegation)),
  ],
  ["a stream that the suite closed", createEvidence([started, delegationStart], { ended: "closed" })],
  [
    "a run that is resumed after its last event",
    createResumeEvidence(run, 10, createResumedStream(goodRun, 10)),
  ],
];

it.each(good)("accepts %s [P-025][P-036]", (_, evidence) => {
  expect(listFindings(invariants, evidence)).toEqual([]);
});

const invalid: Json[] = [
  null,
  1,
  "text",
  [],
  {},
  { message: 7, tool_calls: 3, citations: {}, error: 4 },
  { tool_calls: [null, 1, "{}", {}, { event_type: 1, call_id: {}, stream_part: 3, tool_call_details: 2 }] },
  { tool_calls: [{ event_type: "result", is_complete: "no" }], error: {} },
];

testAllInvariants(invariants, {
  complete: whole,
  empty: createEvidence(readBytes("", { headers: { "x-run-id": "" } })),
  emptyFindings: [
    ["headers", "run: unexpected value of the x-run-id header"],
    ["terminal", "run: the stream is empty"],
  ],
  malformed: [invalid, invalid.toReversed()].map((chunks) => ({
    ...createResumeEvidence(readEvents(chunks), 2, createResumedStream(chunks, 2)),
    responses: invalid.flatMap((body) => [
      createResponse(200, body, { "x-run-id": runId }),
      createResponse(500, body),
    ]),
    secrets: ["key"],
  })),
});

import { expect, it } from "vitest";
import { evidenceOfResponses, listFindings, testAllInvariants } from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { gateway } from "../contract.ts";
import {
  createBlockingResponse,
  createErrorResponse,
  createEvidence,
  createResponse,
  failedRun,
  goodRun,
  readBytes,
  readEvents,
  runResult,
  sent,
  timedOut,
} from "./testing.ts";

const { invariants } = gateway;

const whole: Evidence = {
  ...createEvidence(goodRun),
  responses: [
    createBlockingResponse(),
    createErrorResponse(400, "invalid_request_error", { param: "request.model" }),
  ],
  secrets: ["key-one"],
  leaks: [],
};

const good: [string, Evidence][] = [
  ["a complete run, its blocking equivalent, and errors", whole],
  ["a run that times out", createEvidence(timedOut)],
  ["a run that fails", createEvidence(failedRun)],
  ["a stream that the suite closed", createEvidence(goodRun.slice(0, 10), { ended: "closed" })],
];

it.each(good)("accepts %s [G-141][G-154]", (_, evidence) => {
  expect(listFindings(invariants, evidence)).toEqual([]);
});

const invalid: Json[] = [
  null,
  1,
  "text",
  [],
  {},
  { type: 7 },
  { type: "stream_event" },
  { type: "run_complete", result: {} },
];
const bare = goodRun.map(({ type }): JsonObject => ({ type: type ?? null }));
const unknown = goodRun.map(
  (event): JsonObject => ({ type: event.type ?? null, event: 3, id: 4, append: 5, result: 6 }),
);
const bodies: Json[] = [
  {},
  null,
  [],
  { result: 1 },
  { result: {} },
  { result: { ...runResult, steps: [1, {}] } },
  { error: 1 },
];

testAllInvariants(invariants, {
  complete: whole,
  empty: createEvidence(readBytes("", { headers: { "x-request-id": "" } })),
  emptyFindings: [
    ["headers", "run: unexpected value of the x-request-id header"],
    ["terminal", "run: the stream is empty"],
  ],
  malformed: [
    ...[invalid, bare, unknown].flatMap((events) =>
      [sent, {}].map((finding) => ({
        ...createEvidence(readEvents(events, { sent: finding })),
        secrets: ["key"],
      })),
    ),
    ...bodies.map((body) =>
      evidenceOfResponses(createResponse(200, body), createResponse(500, body), createResponse(418, body)),
    ),
  ],
});

import { expect, it } from "vitest";
import { evidenceOfResponses, listFindings, testAllInvariants } from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { agentStream } from "../contract.ts";
import {
  completed,
  createErrorResponse,
  createEvidence,
  createResponse,
  failed,
  failedRun,
  failure,
  goodRun,
  newThreadId,
  readBytes,
  readEvents,
  sent,
  started,
  withThreadId,
} from "./testing.ts";

const { invariants } = agentStream;

const whole: Evidence = {
  ...createEvidence(goodRun),
  streams: [
    ...createEvidence(failedRun).streams,
    ...createEvidence(goodRun, { name: "other" }).streams,
    ...createEvidence(withThreadId([started, completed], newThreadId), {
      sent: { messages: [] },
      name: "plain",
    }).streams,
  ],
  responses: [
    createErrorResponse(400, { data: { errors: [{ pointer: "/messages", message: "is missing" }] } }),
  ],
  secrets: ["key-one"],
};

const good: [string, Evidence][] = [
  ["complete runs, and an error", whole],
  ["a run that fails before its first turn", createEvidence([started, failure, failed])],
  ["a run without a message to respond to", createEvidence([started, completed])],
  ["a stream that the suite closed", createEvidence(goodRun.slice(0, 12), { ended: "closed" })],
];

it.each(good)("accepts %s [A-030][A-052][A-068]", (_, evidence) => {
  expect(listFindings(invariants, evidence)).toEqual([]);
});

const invalid: Json[] = [
  null,
  1,
  "text",
  [],
  {},
  { event: 7 },
  { event: "status" },
  { event: "message", data: 1 },
];
const bare = goodRun.map((event): JsonObject => ({ event: event.event ?? null, data: {} }));
const unknown = goodRun.map(
  (event): JsonObject => ({
    event: event.event ?? null,
    data: { type: 3, toolCallId: 4, messageId: 5, content: 6, delta: 7, thread_id: 8 },
  }),
);
const bodies: Json[] = [{}, null, [], { data: 1 }, { data: { errors: [1] } }, "text"];

testAllInvariants(invariants, {
  complete: whole,
  empty: createEvidence(readBytes("", { headers: { "x-accel-buffering": "" } })),
  emptyFindings: [
    ["headers", "run: unexpected value of the x-accel-buffering header"],
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

import { expect, it } from "vitest";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { invariants } from "./index.ts";
import {
  answering,
  answerOf,
  completed,
  evidenceOf,
  failed,
  failedRun,
  failure,
  goodRun,
  inThread,
  made,
  messagesOf,
  nothing,
  refusalOf,
  seenBytes,
  seenOf,
  sent,
  started,
} from "./testing.ts";

const whole: Evidence = {
  ...evidenceOf(goodRun),
  streams: [
    ...evidenceOf(failedRun).streams,
    ...evidenceOf(goodRun, { name: "other" }).streams,
    ...evidenceOf(inThread([started, completed], made), { sent: { messages: [] }, name: "plain" }).streams,
  ],
  answers: [refusalOf(400, { data: { errors: [{ pointer: "/messages", message: "is missing" }] } })],
  secrets: ["key-one"],
};

const good: [string, Evidence][] = [
  ["whole runs, and a refusal", whole],
  ["a run that fails before its first turn", evidenceOf([started, failure, failed])],
  ["a run that has nothing to answer", evidenceOf([started, completed])],
  ["a stream that the suite closed", evidenceOf(goodRun.slice(0, 12), { ended: "closed" })],
];

it.each(good)("finds nothing wrong with %s [A-030][A-052][A-068]", (_, evidence) => {
  const found = invariants.map((invariant) => [invariant.id, messagesOf(invariant, evidence)]);
  expect(found.filter(([, told]) => told !== undefined && told.length > 0)).toEqual([]);
});

it("judges all it can of whole runs, and nothing of nothing", () => {
  expect(invariants.filter((invariant) => invariant.judge(whole) === undefined)).toEqual([]);
  expect(invariants.filter((invariant) => invariant.judge(nothing) !== undefined)).toEqual([]);
});

it("is not content with an empty answer that says it is a stream", () => {
  const empty = evidenceOf(seenBytes("", { headers: { "x-accel-buffering": "" } }));
  const found = invariants.flatMap((invariant) => {
    const told = messagesOf(invariant, empty);
    return told === undefined ? [] : [[invariant.id, ...told]];
  });
  expect(found).toEqual([
    ["headers", "run: the header x-accel-buffering is wrong"],
    ["terminal", "run: the stream has no event"],
  ]);
});

it("never throws at what is no event, and no refusal", () => {
  const odd = [null, 1, "text", [], {}, { event: 7 }, { event: "status" }, { event: "message", data: 1 }];
  const bare = goodRun.map((event): JsonObject => ({ event: event.event ?? null, data: {} }));
  const strange = goodRun.map(
    (event): JsonObject => ({
      event: event.event ?? null,
      data: { type: 3, toolCallId: 4, messageId: 5, content: 6, delta: 7, thread_id: 8 },
    }),
  );
  for (const events of [odd, bare, strange]) {
    for (const told of [sent, {}]) {
      const evidence = { ...evidenceOf(seenOf(events, { sent: told })), secrets: ["key"] };
      for (const invariant of invariants) expect(() => invariant.judge(evidence)).not.toThrow();
    }
  }
  for (const body of [{}, null, [], { data: 1 }, { data: { errors: [1] } }, "text"]) {
    const evidence = answering(answerOf(200, body), answerOf(500, body), answerOf(418, body));
    for (const invariant of invariants) expect(() => invariant.judge(evidence)).not.toThrow();
  }
});

it("has ids of its own", () => {
  expect(new Set(invariants.map(({ id }) => id)).size).toBe(invariants.length);
});

import { expect, it } from "vitest";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { invariants } from "./index.ts";
import {
  answering,
  answerOf,
  blockingOf,
  evidenceOf,
  failedRun,
  goodRun,
  messagesOf,
  nothing,
  refusalOf,
  runResult,
  seenBytes,
  seenOf,
  sent,
  timedOut,
} from "./testing.ts";

const whole: Evidence = {
  ...evidenceOf(goodRun),
  answers: [blockingOf(), refusalOf(400, "invalid_request_error", { param: "request.model" })],
  secrets: ["key-one"],
  leaks: [],
};

const good: [string, Evidence][] = [
  ["a whole run, its twin without a stream, and refusals", whole],
  ["a run that is stopped by its time", evidenceOf(timedOut)],
  ["a run that fails", evidenceOf(failedRun)],
  ["a stream that the suite closed", evidenceOf(goodRun.slice(0, 10), { ended: "closed" })],
];

it.each(good)("finds nothing wrong with %s [G-141][G-154]", (_, evidence) => {
  const found = invariants.map((invariant) => [invariant.id, messagesOf(invariant, evidence)]);
  expect(found.filter(([, told]) => told !== undefined && told.length > 0)).toEqual([]);
});

it("judges all it can of a whole run, and nothing of nothing", () => {
  expect(invariants.filter((invariant) => invariant.judge(whole) === undefined)).toEqual([]);
  expect(invariants.filter((invariant) => invariant.judge(nothing) !== undefined)).toEqual([]);
});

it("is not content with an empty answer that says it is a stream", () => {
  const empty = evidenceOf(seenBytes("", { headers: { "x-request-id": "" } }));
  const found = invariants.flatMap((invariant) => {
    const told = messagesOf(invariant, empty);
    return told === undefined ? [] : [[invariant.id, ...told]];
  });
  expect(found).toEqual([
    ["headers", "run: the header x-request-id is wrong"],
    ["terminal", "run: the stream has no event"],
  ]);
});

it("never throws at what is no event, and no result", () => {
  const odd = [
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
  const strange = goodRun.map(
    (event): JsonObject => ({ type: event.type ?? null, event: 3, id: 4, append: 5, result: 6 }),
  );
  for (const events of [odd, bare, strange]) {
    for (const told of [sent, {}]) {
      const evidence = { ...evidenceOf(seenOf(events, { sent: told })), secrets: ["key"] };
      for (const invariant of invariants) expect(() => invariant.judge(evidence)).not.toThrow();
    }
  }
  const answers = [
    {},
    null,
    [],
    { result: 1 },
    { result: {} },
    { result: { ...runResult, steps: [1, {}] } },
    { error: 1 },
  ];
  for (const body of answers) {
    const evidence = answering(answerOf(200, body), answerOf(500, body), answerOf(418, body));
    for (const invariant of invariants) expect(() => invariant.judge(evidence)).not.toThrow();
  }
});

it("has ids of its own", () => {
  expect(new Set(invariants.map(({ id }) => id)).size).toBe(invariants.length);
});

import { expect, it } from "vitest";
import type { Evidence } from "../../../runner/invariant.ts";
import { firstEvent } from "./first-event.ts";
import { before, evidenceOf, failed, goodRun, messagesOf, nothing, started, textEnds } from "./testing.ts";

it.each<[string, Evidence, string[] | undefined]>([
  ["a run", evidenceOf(goodRun), []],
  ["a tail", evidenceOf(goodRun.slice(3), { from: "position" }), []],
  ["nothing", nothing, undefined],
  ["an empty stream", evidenceOf([]), undefined],
  ["no RUN_STARTED", evidenceOf(goodRun.slice(1)), ["run: the first event is not RUN_STARTED"]],
  ["an error at once", evidenceOf([failed]), ["run: the first event is not RUN_STARTED"]],
  ["two of them", evidenceOf(before(goodRun, textEnds, started)), ["run: event 5 is RUN_STARTED again"]],
])("judges %s [T-042][T-057]", (_, evidence, expected) => {
  expect(messagesOf(firstEvent.judge(evidence))).toEqual(expected);
});

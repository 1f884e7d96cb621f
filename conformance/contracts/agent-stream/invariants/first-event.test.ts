import { expect, it } from "vitest";
import { firstEvent } from "./first-event.ts";
import { evidenceOf, firstTurn, goodRun, messagesOf, nothing, spoilt, started } from "./testing.ts";

it("wants the status start first, and once [A-068][M-022]", () => {
  expect(messagesOf(firstEvent, nothing)).toBeUndefined();
  expect(messagesOf(firstEvent, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(firstEvent, spoilt(started))).toEqual(["run: the first event is not status start"]);
  expect(messagesOf(firstEvent, spoilt(firstTurn, firstTurn, started))).toEqual([
    "run: event 3 (status) is start again",
  ]);
});

import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import { firstEvent } from "./first-event.ts";
import { evidenceOf, failed, finished, messagesOf, nothing, started } from "./testing.ts";

const { protocolVersion: _, ...bare } = started;

it.each<[string, JsonObject[], string[] | undefined]>([
  ["a run", [started, finished], []],
  ["nothing", [], undefined],
  ["a failure alone", [failed], ["run: the first event is not RUN_STARTED"]],
  ["no version", [bare, finished], ["run: RUN_STARTED has no protocolVersion 1.0"]],
  ["two runs", [started, finished, started], ["run: event 3 is RUN_STARTED again"]],
])("judges %s, also where a client comes back [C-070][C-071]", (_name, events, expected) => {
  expect(messagesOf(firstEvent.judge(evidenceOf(events)))).toEqual(expected);
  expect(messagesOf(firstEvent.judge(evidenceOf(events, { from: "bare" })))).toEqual(expected);
});

it("is silent about nothing", () => {
  expect(firstEvent.judge(nothing)).toBeUndefined();
});

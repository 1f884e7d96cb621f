import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import {
  completed,
  event,
  evidenceOf,
  firstTurn,
  goodRun,
  messagesOf,
  nothing,
  said,
  spoilt,
  started,
  turn,
} from "./testing.ts";
import { turns } from "./turns.ts";

const stopped = (message: string) => event("status", { type: "complete", message });

it.each<[string, JsonObject[], string[]]>([
  ["turns that are counted", [started, firstTurn, turn(2), completed], []],
  ["a limit", [started, firstTurn, stopped("max_turns")], []],
  ["a turn left out", [started, firstTurn, turn(3), completed], ["3 (status) has another message"]],
  ["turns from 0 on", [started, turn(0), completed], ["2 (status) has another message"]],
  [
    "a turn without its number",
    [started, event("status", { type: "running" }), completed],
    ["2 (status) has another message"],
  ],
  ["a text before the first turn", [started, said("Hi"), completed], ["2 (message) before the first turn"]],
  ["an end that is no limit", [started, stopped("end_turn")], ["2 (status) has another message"]],
  [
    "words at the start",
    [event("status", { type: "start", message: "Hello" }), completed],
    ["1 (status) has another message"],
  ],
])("judges %s [AS-029][M-023][M-048]", (_, events, expected) => {
  expect(messagesOf(turns, evidenceOf(events))).toEqual(expected.map((each) => `run: event ${each}`));
});

it("takes a whole run", () => {
  expect(messagesOf(turns, nothing)).toBeUndefined();
  expect(messagesOf(turns, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(turns, spoilt(firstTurn))).toHaveLength(17);
});

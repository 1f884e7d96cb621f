import { expect, it } from "vitest";
import type { Json } from "../../../runner/case.ts";
import { evidenceOf, goodRun, messagesOf, nothing, started, textBegins } from "./testing.ts";
import { times } from "./times.ts";

const [first, second] = [
  (timestamp: Json) => ({ ...started, timestamp }),
  (timestamp: Json) => ({ ...textBegins, timestamp }),
];
const now = 1704067200000;
const none = (place: number) => [`run: event ${place} has no timestamp in whole Unix milliseconds`];

it.each<[string, Json[], string[]]>([
  ["a run", goodRun, []],
  ["events of one millisecond", [first(now), second(now)], []],
  [
    "an added event without a time",
    [first(now), { type: "STEP_STARTED", stepName: "s", timestamp: null }, second(now)],
    [],
  ],
  ["no time", [first(null)], none(1)],
  ["seconds", [first(now / 1000)], none(1)],
  ["a fraction", [first(now), second(now + 0.5)], none(2)],
  ["a date", [first("2024-01-01T00:00:00Z")], none(1)],
  [
    "a clock that goes back",
    [first(now), second(now - 1)],
    ["run: event 2 is earlier than the one before it"],
  ],
])("judges %s [T-043]", (_, events, expected) => {
  expect(messagesOf(times.judge(evidenceOf(events)))).toEqual(expected);
});

it("is silent about nothing", () => {
  expect(times.judge(nothing)).toBeUndefined();
});

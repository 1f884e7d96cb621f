import { expect, it } from "vitest";
import type { Json } from "../../../runner/case.ts";
import { evidenceOf, goodRun, messagesOf, nothing, started, stepBegins } from "./testing.ts";
import { times } from "./times.ts";

const now = 1704067200000;

it.each<[string, Json[], string[]]>([
  ["a run", goodRun, []],
  [
    "no time",
    [{ ...started, timestamp: null }],
    ["run: event 1 has no timestamp in whole Unix milliseconds"],
  ],
  [
    "a fraction",
    [{ ...started, timestamp: now + 0.5 }],
    ["run: event 1 has no timestamp in whole Unix milliseconds"],
  ],
  [
    "a clock that goes back",
    [
      { ...started, timestamp: now },
      { ...stepBegins, timestamp: now - 1 },
    ],
    ["run: event 2 is earlier than the one before it"],
  ],
])("judges %s [CC-009]", (_, events, expected) => {
  expect(messagesOf(times.judge(evidenceOf(events)))).toEqual(expected);
});

it("is silent about nothing", () => {
  expect(times.judge(nothing)).toBeUndefined();
});

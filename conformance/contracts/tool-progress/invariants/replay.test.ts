import { expect, it } from "vitest";
import { replay } from "./replay.ts";
import {
  done,
  goodRun,
  hello,
  messagesOf,
  nothing,
  replacing,
  resumedOf,
  runId,
  says,
  seenOf,
  takenUp,
} from "./testing.ts";

const run = seenOf(goodRun);

it("takes what comes after a cursor [P-093]", () => {
  expect(messagesOf(replay, nothing)).toBeUndefined();
  for (const cut of [0, 1, 9, 10])
    expect(messagesOf(replay, takenUp(run, cut, resumedOf(goodRun, cut)))).toEqual([]);
});

const name = `session ${runId} after 1-0`;
const other = "run_01jf3m2qv8x0a4k6n9c5e7g1hy";

it.each([
  ["a chunk less", resumedOf(goodRun.slice(0, 9), 1), `${name} has 8 chunks, not 9`],
  ["a chunk more", resumedOf([...goodRun, done], 1), `${name} has 10 chunks, not 9`],
  [
    "another text",
    resumedOf(replacing(goodRun, hello, says("I see. ")), 1),
    `${name}: chunk 1 differs from the one that was sent first`,
  ],
  [
    "another id",
    resumedOf(goodRun, 1, { from: 3 }),
    `${name}: chunk 1 differs from the one that was sent first`,
  ],
  [
    "another run",
    resumedOf(goodRun, 1, { headers: { "x-run-id": other } }),
    `${name}: X-Run-Id names another run`,
  ],
])("finds %s [P-093]", (_, seen, message) => {
  expect(messagesOf(replay, takenUp(run, 1, seen))).toEqual([message]);
});

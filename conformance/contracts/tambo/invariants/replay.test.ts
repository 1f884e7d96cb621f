import { expect, it } from "vitest";
import type { Replay } from "../../../runner/invariant.ts";
import type { StreamSeen } from "../../../runner/observation.ts";
import { replay } from "./replay.ts";
import { goodRun, messagesOf, nothing, replayOf } from "./testing.ts";

const cutting = (change: (seen: StreamSeen) => StreamSeen) => replayOf(goodRun, 3, change);
const dropping = (at: number) =>
  cutting((seen) => ({ ...seen, frames: seen.frames.toSpliced(at, 1), ids: seen.ids.toSpliced(at, 1) }));

it.each<[string, Replay, string[]]>([
  ["all of a run", replayOf(goodRun, 0), []],
  ["a tail", replayOf(goodRun, 3), []],
  ["nothing left", replayOf(goodRun, goodRun.length), []],
  [
    "a comment with an event",
    cutting((seen) => ({ ...seen, frames: seen.frames.map((frame) => `: hello\n${frame}`) })),
    [],
  ],
  ["a lost event", dropping(0), ["the replay of run_1 after 3 has 18 events, not 19"]],
  ["a lost end", dropping(18), ["the replay of run_1 after 3 has 18 events, not 19"]],
  [
    "an event twice",
    cutting((seen) => ({
      ...seen,
      frames: [...seen.frames.slice(0, 1), ...seen.frames],
      ids: [...seen.ids.slice(0, 1), ...seen.ids],
    })),
    ["the replay of run_1 after 3 has 20 events, not 19"],
  ],
  [
    "another id",
    cutting((seen) => ({ ...seen, ids: seen.ids.with(1, "6") })),
    ["the replay of run_1 after 3: event 2 differs from the one that was sent first"],
  ],
  [
    "another form of the same payload",
    cutting((seen) => ({
      ...seen,
      frames: seen.frames.with(0, seen.frames[0]?.replace('"type":', '"type": ') ?? ""),
    })),
    ["the replay of run_1 after 3: event 1 differs from the one that was sent first"],
  ],
])("judges %s [T-140][T-143][TX-07][TC-002]", (_, replayed, expected) => {
  expect(messagesOf(replay.judge({ ...nothing, replays: [replayed] }))).toEqual(expected);
});

it("is silent about nothing", () => {
  expect(replay.judge(nothing)).toBeUndefined();
});

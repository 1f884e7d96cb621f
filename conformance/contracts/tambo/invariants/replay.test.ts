import { describe, expect, it } from "vitest";
import { listMessages, noEvidence } from "../../../invariants/testing.ts";
import type { Evidence, Replay } from "../../../runner/invariant.ts";
import type { ObservedStream } from "../../../runner/observation.ts";
import { ids, replay } from "./replay.ts";
import {
  createEvidence,
  createReplay,
  failed,
  goodRun,
  started,
  text,
  textEnd,
  textStart,
} from "./testing.ts";

describe("replay", () => {
  const cutting = (change: (seen: ObservedStream) => ObservedStream) => createReplay(goodRun, 3, change);
  const dropping = (at: number) =>
    cutting((seen) => ({ ...seen, frames: seen.frames.toSpliced(at, 1), ids: seen.ids.toSpliced(at, 1) }));

  it.each<[string, Replay, string[]?]>([
    ["all of a run", createReplay(goodRun, 0), []],
    ["a tail", createReplay(goodRun, 3), []],
    ["no events after the cut", createReplay(goodRun, goodRun.length), []],
    [
      "a comment with an event",
      cutting((seen) => ({ ...seen, frames: seen.frames.map((frame) => `: hello\n${frame}`) })),
      [],
    ],
    ["the replay of run_1 after 3 has 18 events, expected 19", dropping(0)],
    ["the replay of run_1 after 3 has 18 events, expected 19", dropping(18)],
    [
      "the replay of run_1 after 3 has 20 events, expected 19",
      cutting((seen) => ({
        ...seen,
        frames: [...seen.frames.slice(0, 1), ...seen.frames],
        ids: [...seen.ids.slice(0, 1), ...seen.ids],
      })),
    ],
    [
      "the replay of run_1 after 3: event 2 differs from the original",
      cutting((seen) => ({ ...seen, ids: seen.ids.with(1, "6") })),
    ],
    [
      "the replay of run_1 after 3: event 1 differs from the original",
      cutting((seen) => ({
        ...seen,
        frames: seen.frames.with(0, seen.frames[0]?.replace('"type":', '"type": ') ?? ""),
      })),
    ],
  ])("judges %s [T-140][T-143][TX-07][TC-002]", (finding, replayed, expected = [finding]) => {
    expect(listMessages(replay, { ...noEvidence, replays: [replayed] })).toEqual(expected);
  });
});

describe("ids", () => {
  const events = [started, textStart, text("a"), textEnd];
  const cancelled = { ...failed, code: "CANCELLED" };
  const stopping = { ...failed, code: "SERVER_RESTARTING" };
  const proposal = { query: { wire: "proposal" } };

  it.each<[string, Evidence, (string[] | null)?]>([
    ["1, 2, 3, 4", createEvidence(events), []],
    [
      "a gap in the wire format proposal",
      createEvidence(events, { ...proposal, ids: ["1", "2", "5", "9"] }),
      [],
    ],
    [
      "the events after a position",
      createEvidence(events, { from: "position", query: { after: "6" }, ids: ["7", "8", "9", "10"] }),
      [],
    ],
    ["a bare reconnect", createEvidence(events, { from: "bare", ids: ["7", "8", "9", "10"] }), []],
    ["a server shutdown", createEvidence([started, stopping], { ids: ["1", null] }), []],
    [
      "the end of a run that was cancelled while awaiting input",
      createEvidence([cancelled], { from: "bare", ids: [null] }),
      [],
    ],
    ["an empty stream", createEvidence([]), null],
    [
      "run: event 1 has an id that is not a positive integer",
      createEvidence(events, { ids: [null, null, null, null] }),
    ],
    [
      "run: event 3 has an id that is not a positive integer",
      createEvidence(events, { ids: ["1", "2", "3-0", "4"] }),
    ],
    [
      "run: event 3 has an id that is not a positive integer",
      createEvidence(events, { ids: ["1", "2", "03", "4"] }),
    ],
    [
      "run: event 1 has an id that is not a positive integer",
      createEvidence(events, { ids: ["0", "1", "2", "3"] }),
    ],
    ["run: event 1 does not have the next id", createEvidence(events, { ids: ["2", "3", "4", "5"] })],
    ["run: event 3 does not have the next id", createEvidence(events, { ids: ["1", "2", "4", "5"] })],
    ["run: event 3 does not have the next id", createEvidence(events, { ids: ["1", "2", "2", "3"] })],
    [
      "run: event 3 does not have the next id",
      createEvidence(events, { ...proposal, ids: ["1", "2", "2", "3"] }),
    ],
    [
      "run: event 1 does not have the next id",
      createEvidence(events, { from: "position", query: { after: "7" }, ids: ["7", "8", "9", "10"] }),
    ],
    [
      "run: event 2 has an id that is not a positive integer",
      createEvidence([started, failed], { ids: ["1", null] }),
    ],
  ])("judges %s [TX-07][TC-001][TC-002]", (finding, evidence, expected = [finding]) => {
    expect(listMessages(ids, evidence)).toEqual(expected ?? undefined);
  });
});

import { expect, it } from "vitest";
import { decodePath } from "../../../invariants/evidence.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import { messagesOf, storedMessages, streamsOf, wentDown, wireOf } from "./evidence.ts";
import { evidenceOf, goodRun, replayOf, seenOf, threadOf } from "./testing.ts";

it("has every stream once, and no whole that may have been shortened", () => {
  const evidence = evidenceOf(goodRun);
  const [run] = evidence.streams;
  const [first, second] = [replayOf(goodRun, 0), replayOf(goodRun, 3)];
  const replays = [{ ...first, seen: run?.seen ?? first.seen }, first, second, { ...second, after: "4" }];
  expect(streamsOf({ ...evidence, replays }).map(({ name, from }) => [name, from])).toEqual([
    ["run", "start"],
    ["the replay of run_1 after 0", "start"],
    ["the replay of run_1 after 3", "position"],
    ["the whole of run_1", "start"],
  ]);
});

it("knows that a process went down by a stream that broke and one of the case that brought the end", () => {
  const streams = (...ended: ("broken" | "end" | "closed")[]): Evidence => ({
    ...evidenceOf([]),
    streams: ended.map((how) => ({ name: how, seen: seenOf(goodRun, { ended: how }), from: "start" })),
    replays: [replayOf(goodRun, 3)],
  });
  expect(wentDown(streams("broken", "end"), "run_1")).toBe(true);
  expect(wentDown(streams("broken"), "run_1")).toBe(false);
  expect(wentDown(streams("closed", "end"), "run_1")).toBe(false);
  expect(wentDown(streams("broken", "end"), "run_2")).toBe(false);
});

it("finds the stored messages of a stream's thread", () => {
  const seen = seenOf(goodRun);
  const other = { ...threadOf([]), path: "/v1/threads/thr_2" };
  const evidence = evidenceOf(seen, { threads: [other, threadOf()] });
  expect(storedMessages(evidence, seen)?.map(({ id }) => id)).toEqual(["msg_0", "msg_1", "msg_2", "msg_3"]);
  expect(
    storedMessages(evidenceOf(seen, { threads: [{ ...threadOf(), status: 404 }] }), seen),
  ).toBeUndefined();
  expect(messagesOf([])).toEqual([]);
});

it("reads paths and wires", () => {
  expect(decodePath("/v1/threads/a%20b/%ZZ")).toEqual(["v1", "threads", "a b", "%ZZ"]);
  expect(
    [{}, { wire: "proposal" }, { wire: "x" }].map((query) => wireOf(seenOf([], { query: query as never }))),
  ).toEqual(["ag-ui", "proposal", "ag-ui"]);
});

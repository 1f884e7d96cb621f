import { expect, it } from "vitest";
import { decodePath } from "../../../invariants/evidence.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import { findStoredMessages, getWireFormat, listStreams, parseMessages, wasProcessLost } from "./evidence.ts";
import { createEvidence, createReplay, createThreadResponse, goodRun, readEvents } from "./testing.ts";

it("lists every stream once, without truncated streams", () => {
  const evidence = createEvidence(goodRun);
  const [run] = evidence.streams;
  const [first, second] = [createReplay(goodRun, 0), createReplay(goodRun, 3)];
  const replays = [{ ...first, seen: run?.seen ?? first.seen }, first, second, { ...second, after: "4" }];
  expect(listStreams({ ...evidence, replays }).map(({ name, from }) => [name, from])).toEqual([
    ["run", "start"],
    ["the replay of run_1 after 0", "start"],
    ["the replay of run_1 after 3", "position"],
    ["the complete stream of run_1", "start"],
  ]);
});

it("detects a lost process by a broken stream and another one that reached the end", () => {
  const streams = (...ended: ("broken" | "end" | "closed")[]): Evidence => ({
    ...createEvidence([]),
    streams: ended.map((how) => ({ name: how, seen: readEvents(goodRun, { ended: how }), from: "start" })),
    replays: [createReplay(goodRun, 3)],
  });
  expect(wasProcessLost(streams("broken", "end"), "run_1")).toBe(true);
  expect(wasProcessLost(streams("broken"), "run_1")).toBe(false);
  expect(wasProcessLost(streams("closed", "end"), "run_1")).toBe(false);
  expect(wasProcessLost(streams("broken", "end"), "run_2")).toBe(false);
});

it("finds the stored messages of a stream's thread", () => {
  const seen = readEvents(goodRun);
  const other = { ...createThreadResponse([]), path: "/v1/threads/thr_2" };
  const evidence = createEvidence(seen, { threads: [other, createThreadResponse()] });
  expect(findStoredMessages(evidence, seen)?.map(({ id }) => id)).toEqual([
    "msg_0",
    "msg_1",
    "msg_2",
    "msg_3",
  ]);
  expect(
    findStoredMessages(createEvidence(seen, { threads: [{ ...createThreadResponse(), status: 404 }] }), seen),
  ).toBeUndefined();
  expect(parseMessages([])).toEqual([]);
});

it("parses paths and wire formats", () => {
  expect(decodePath("/v1/threads/a%20b/%ZZ")).toEqual(["v1", "threads", "a b", "%ZZ"]);
  expect(
    [{}, { wire: "proposal" }, { wire: "x" }].map((query) =>
      getWireFormat(readEvents([], { query: query as never })),
    ),
  ).toEqual(["ag-ui", "proposal", "ag-ui"]);
});

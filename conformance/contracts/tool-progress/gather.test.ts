import { expect, it } from "vitest";
import type { Asking, WireRequest } from "../../runner/contract.ts";
import type { Evidence, StreamEvidence } from "../../runner/invariant.ts";
import { gatherReplays } from "./gather.ts";
import {
  createBlockingResponse,
  createErrorResponse,
  createResumedStream,
  done,
  goodRun,
  hello,
  type Options,
  readEvents,
  runId,
  started,
} from "./invariants/testing.ts";

const streamOf = (name: string, chunks: readonly object[], options: Options = {}): StreamEvidence => ({
  name,
  from: "start",
  seen: readEvents(chunks as typeof goodRun, options),
});

async function gathered(evidence: Partial<Evidence>, chunks = goodRun, isRejected = false) {
  const requests: WireRequest[] = [];
  const ask: Asking = {
    answer: () => Promise.reject(new Error("not asked for")),
    async stream(request) {
      requests.push(request);
      const cut = Number.parseInt(request.query.cursor ?? "0", 10);
      return isRejected ? createErrorResponse(410, "EVENTS_GONE") : createResumedStream(chunks, cut);
    },
  };
  const { replays } = await gatherReplays({ streams: [], responses: [], ...evidence }, [], ask);
  return { replays, asked: requests.map(({ path, query }) => [path.split("/").at(-1), query.cursor]) };
}

const short = [started, hello, done];

it("resumes a finished run after every chunk [P-093]", async () => {
  const { replays, asked: paths } = await gathered({ streams: [streamOf("run", short)] }, short);
  expect(paths).toEqual([undefined, "1-0", "2-0", "3-0"].map((cursor) => [runId, cursor]));
  expect(replays.map(({ cut, after, seen }) => [cut, after, seen.events.length])).toEqual([
    [0, "0-0", 3],
    [1, "1-0", 2],
    [2, "2-0", 1],
    [3, "3-0", 0],
  ]);
});

it("resumes a long run after a few chunks", async () => {
  const { asked: paths } = await gathered({ streams: [streamOf("run", goodRun)] });
  expect(paths.map(([, cursor]) => cursor)).toEqual([undefined, "1-0", "2-0", "5-0", "9-0", "10-0"]);
});

it("compares a stream that was closed early with the start of the replay", async () => {
  const left = streamOf("left", goodRun.slice(0, 4), { ended: "closed" });
  const { replays } = await gathered({ streams: [left] });
  const [first] = replays;
  expect([first?.seen, first?.original.events.length]).toEqual([left.seen, 4]);
});

it("does not resume active runs, empty streams and resumed streams", async () => {
  const streams = [
    streamOf("open", short, { ended: "open" }),
    streamOf("nothing", []),
    streamOf("later", short, { query: { cursor: "1-0" } }),
  ];
  expect((await gathered({ streams })).asked).toEqual([]);
});

it("resumes blocking runs from their start [P-091]", async () => {
  const responses = [createBlockingResponse(), createErrorResponse(409, "CONCURRENT_SESSION")];
  const { replays, asked: paths } = await gathered({ responses });
  expect(paths).toEqual([[runId, undefined]]);
  expect(replays.map(({ original, seen }) => original === seen)).toEqual([true]);
});

it("reports the run that could not be resumed", async () => {
  const streams = [streamOf("run", short)];
  await expect(gathered({ streams }, short, true)).rejects.toThrow(
    / returned status 410 instead of the run's events: /,
  );
});

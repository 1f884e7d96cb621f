import { describe, expect, it } from "vitest";
import type { WireRequest } from "../../runner/contract.ts";
import type { StreamEvidence } from "../../runner/invariant.ts";
import type { ObservedResponse, ObservedStream } from "../../runner/observation.ts";
import { emptyStream } from "../../runner/testing/small-contract.ts";
import { gatherThreadsAndReplays } from "./gather.ts";

/** Returns a run with the given number of events, whose ids are their positions. */
function runOf(events: number, parts: Partial<ObservedStream> = {}): ObservedStream {
  const numbers = Array.from({ length: events }, (_, index) => index + 1);
  return emptyStream({
    threadId: "thr_1",
    runId: "run_1",
    ended: "end",
    events: numbers.map((n) => ({ n })),
    ids: numbers.map(String),
    types: numbers.map((n) => `T${n}`),
    frames: numbers.map((n) => `id: ${n}`),
    ...parts,
  });
}

const evidence = (seen: ObservedStream, from: StreamEvidence["from"] = "start"): StreamEvidence => ({
  name: "main",
  seen,
  from,
});

function answerTo({ method, path }: WireRequest, status = 200): ObservedResponse {
  return { kind: "answer", method, path, status, headers: {}, body: null, text: "no" };
}

/** Creates a target that contains a complete run and records the requests that it receives. */
function createAsk(original: ObservedStream, rejectedPosition?: string) {
  const positions: string[] = [];
  const note = ({ method, path, query, headers }: WireRequest) => {
    const position = headers["last-event-id"];
    const text = new URLSearchParams(query).toString();
    positions.push(
      `${method} ${path}${text && `?${text}`}${position === undefined ? "" : ` (after ${position})`}`,
    );
  };
  return {
    asked: positions,
    ask: {
      async answer(request: WireRequest) {
        note(request);
        return answerTo(request);
      },
      async stream(request: WireRequest) {
        note(request);
        const after = request.query.after ?? request.headers["last-event-id"] ?? "";
        if (after === rejectedPosition) return answerTo(request, 410);
        return { ...original, events: original.events.slice(Number(after)) };
      },
    },
  };
}

const run = "GET /v1/threads/thr_1/runs/run_1";
const thread = "GET /v1/threads/thr_1";

describe("the replays of a run", () => {
  it.each<[number, number[]]>([
    [0, []],
    [1, []],
    [2, [1]],
    [8, [1, 2, 3, 4, 5, 6, 7]],
    [9, [1, 2, 4, 7, 8]],
    [40, [1, 2, 20, 38, 39]],
  ])("of %d events start at the first event and after %j", async (events, cuts) => {
    const seen = runOf(events);
    const { ask } = createAsk(seen);
    const { replays } = await gatherThreadsAndReplays(
      { streams: [evidence(seen)], responses: [] },
      ["thr_1"],
      ask,
    );
    expect(replays).toEqual(
      [0, ...cuts].map((cut) => ({
        original: seen,
        cut,
        after: String(cut),
        seen: { ...seen, events: seen.events.slice(cut) },
      })),
    );
  });

  it("are requested by query and header alternately, in the format of the run", async () => {
    const seen = runOf(4, { query: { wire: "proposal", toolRepresentation: "blocks", other: "x" } });
    const { ask, asked: positions } = createAsk(seen);
    await gatherThreadsAndReplays({ streams: [evidence(seen)], responses: [] }, ["thr_1"], ask);
    const form = "wire=proposal&toolRepresentation=blocks";
    expect(positions).toEqual([
      `${thread}?toolRepresentation=blocks`,
      `${run}?${form}&after=0`,
      `${run}?${form}&after=1`,
      `${run}?${form} (after 2)`,
      `${run}?${form}&after=3`,
    ]);
  });

  it.each<["closed" | "broken"]>([["closed"], ["broken"]])(
    "are compared with the start of a stream that was %s early",
    async (ended) => {
      const original = runOf(3);
      const left = runOf(2, { ended });
      const { ask } = createAsk(original);
      const { replays } = await gatherThreadsAndReplays(
        { streams: [evidence(left)], responses: [] },
        ["thr_1"],
        ask,
      );
      const [first, ...rest] = replays;
      expect(first).toEqual({ original: { ...left, ended: "end" }, cut: 0, after: "0", seen: left });
      expect(rest.map(({ cut, seen }) => [cut, seen.events])).toEqual([
        [1, [{ n: 2 }, { n: 3 }]],
        [2, [{ n: 3 }]],
      ]);
    },
  );

  it("throw if they are rejected", async () => {
    const seen = runOf(3);
    const { ask } = createAsk(seen, "2");
    await expect(
      gatherThreadsAndReplays({ streams: [evidence(seen)], responses: [] }, ["thr_1"], ask),
    ).rejects.toThrow(/^GET .* returned status 410 instead of the run's events: no$/);
  });

  it.each<[string, StreamEvidence[], string[]]>([
    ["an open stream, but its thread is requested", [evidence(runOf(2, { ended: "open" }))], [thread]],
    ["a stream from a position", [evidence(runOf(2), "position")], []],
    ["a bare reconnect", [evidence(runOf(2), "bare")], []],
    ["a run without an id", [evidence(runOf(2, { runId: null }))], []],
    ["a run without a thread", [evidence(runOf(2, { threadId: null }))], []],
    ["a run in a thread of another case", [evidence(runOf(2, { threadId: "thr_9" }))], []],
  ])("are not requested for %s", async (_, streams, expected) => {
    const { ask, asked: positions } = createAsk(runOf(2));
    await gatherThreadsAndReplays({ streams, responses: [] }, ["thr_1"], ask);
    expect(positions).toEqual(expected);
  });
});

describe("the stored threads", () => {
  it("are read once each if they have runs", async () => {
    const of = (threadId: string) => evidence(runOf(1, { threadId }));
    const { ask, asked: positions } = createAsk(runOf(1));
    const { threads } = await gatherThreadsAndReplays(
      { streams: [of("a"), of("b/c"), of("a")], responses: [] },
      ["a", "b/c", "idle"],
      ask,
    );
    expect(threads.map(({ path }) => path)).toEqual(["/v1/threads/a", "/v1/threads/b%2Fc"]);
    expect(positions.filter((line) => !line.includes("/runs/"))).toEqual([
      "GET /v1/threads/a",
      "GET /v1/threads/b%2Fc",
    ]);
  });

  it.each<[string, number, string[]]>([
    ["a deleted thread and its runs are omitted", 204, []],
    ["a thread whose deletion was rejected is not omitted", 409, [thread, `${run}?after=0`]],
  ])("%s", async (_, status, expected) => {
    const deletion = answerTo(
      { method: "DELETE", path: "/v1/threads/thr_1", query: {}, headers: {} },
      status,
    );
    const { ask, asked: positions } = createAsk(runOf(1));
    await gatherThreadsAndReplays({ streams: [evidence(runOf(1))], responses: [deletion] }, ["thr_1"], ask);
    expect(positions).toEqual(expected);
  });

  it("are read after only a run was cancelled", async () => {
    const deletion = answerTo(
      { method: "DELETE", path: "/v1/threads/thr_1/runs/run_1", query: {}, headers: {} },
      204,
    );
    const { ask, asked: positions } = createAsk(runOf(1));
    await gatherThreadsAndReplays({ streams: [evidence(runOf(1))], responses: [deletion] }, ["thr_1"], ask);
    expect(positions).toEqual([thread, `${run}?after=0`]);
  });
});

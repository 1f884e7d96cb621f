import { describe, expect, it, vi } from "vitest";
import { LeaseLostError } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import type { AppendOutcome, LogAppend } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import { silentObserver } from "../../core/telemetry/observer.ts";
import { Journal } from "./journal.ts";
import { RunWriter } from "./run-writer.ts";

const text = (delta: string): RunEvent => ({
  type: "TEXT_MESSAGE_CONTENT",
  messageId: "m",
  delta,
  timestamp: 1,
});
const unnumbered: RunEvent = { type: "STEP_STARTED", stepName: "s", timestamp: 1 };

/** Creates a store whose appends wait until the test sets their outcome. */
function createBlockedStore() {
  const calls: { batch: LogAppend[]; response: PromiseWithResolvers<AppendOutcome[]> }[] = [];
  const asked = new Set<() => void>();
  const store = {
    retryDelays: [20, 200, 1000],
    append(batch: LogAppend[]) {
      const response = Promise.withResolvers<AppendOutcome[]>();
      calls.push({ batch, response });
      for (const notify of asked) notify();
      return response.promise;
    },
  } as unknown as Store;
  const call = async (index: number) => {
    while (calls.length <= index) await new Promise<void>((resolve) => asked.add(resolve));
    return calls[index] as (typeof calls)[number];
  };
  return { store, calls, call };
}

function createRun(journal: Journal, id = "run_1"): RunWriter {
  return new RunWriter({ id, epoch: 1, head: { number: 0, notes: 0 }, updatedAt: 0 }, journal.schedule);
}

const summarize = ({ batch }: { batch: LogAppend[] }) =>
  batch.map(({ runId, from, to, data }) => [runId, from.number, to.number, data.split("\n").length]);

describe("Journal", () => {
  it("commits events that arrive during a commit with the next one, with consecutive numbers [T-140]", async () => {
    const { store, call } = createBlockedStore();
    const journal = new Journal(store, silentObserver);
    const [a, b] = [createRun(journal, "a"), createRun(journal, "b")];
    a.write(text("1"));
    b.write(text("2"));
    const first = await call(0);
    expect(summarize(first)).toEqual([
      ["a", 0, 1, 1],
      ["b", 0, 1, 1],
    ]);
    a.write(text("3"));
    a.write(unnumbered);
    a.write(text("4"));
    expect(a.head).toEqual({ number: 3, notes: 0 });
    first.response.resolve(["appended", "appended"]);
    const second = await call(1);
    expect(summarize(second)).toEqual([["a", 1, 3, 3]]);
    second.response.resolve(["appended"]);
    await a.settled;
    expect(a.feed.committed).toEqual({ number: 3, notes: 0 });
  });

  it("after a commit with events of many runs, waits 8 iterations of the event loop for more, at most 2 ms", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    try {
      const { store, call, calls } = createBlockedStore();
      const journal = new Journal(store, silentObserver);
      const runs = Array.from({ length: 32 }, (_, index) => createRun(journal, `${index}`));
      const iterate = () => new Promise<void>((resolve) => setImmediate(resolve));
      /** Writes an event to each run in each iteration until the next commit, and returns their number. */
      const writeUntilCommit = async (onIteration = () => {}) => {
        const next = calls.length + 1;
        for (let events = 1; ; events += 1) {
          for (const run of runs) run.write(text("a"));
          onIteration();
          await iterate();
          if (calls.length === next) return events;
        }
      };
      const commit = async () => {
        const { batch, response } = await call(calls.length - 1);
        response.resolve(batch.map(() => "appended"));
        await runs[0]?.settled;
      };
      expect(await writeUntilCommit()).toBe(1);
      await commit();
      expect(await writeUntilCommit()).toBe(8);
      await commit();
      expect(await writeUntilCommit(() => void vi.advanceTimersByTime(1))).toBe(2);
      expect(calls.map(summarize)).toEqual([
        runs.map(({ id }) => [id, 0, 1, 1]),
        runs.map(({ id }) => [id, 1, 9, 8]),
        runs.map(({ id }) => [id, 9, 11, 2]),
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("publishes no event before it is durable [T-008]", async () => {
    const { store, call } = createBlockedStore();
    const run = createRun(new Journal(store, silentObserver));
    run.feed.readers = 1;
    run.write(text("a"));
    const { response } = await call(0);
    let settled = false;
    void run.settled.then(() => {
      settled = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect([run.feed.committed.number, run.feed.tailAfter({ number: 0, notes: 0 }), settled]).toEqual([
      0,
      undefined,
      false,
    ]);
    response.resolve(["appended"]);
    await run.settled;
    expect(run.feed.tailAfter({ number: 0, notes: 0 })?.lines).toEqual([
      { kind: "TEXT_MESSAGE_CONTENT", number: 1, json: JSON.stringify(text("a")) },
    ]);
  });

  it("retries a failed commit unchanged, without losing or repeating events", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      const { store, call, calls } = createBlockedStore();
      const run = createRun(new Journal(store, silentObserver));
      run.write(text("a"));
      for (const index of [0, 1, 2]) {
        (await call(index)).response.reject(new Error("disk full"));
        await vi.advanceTimersByTimeAsync(1000);
      }
      run.write(text("b"));
      (await call(3)).response.resolve(["appended"]);
      (await call(4)).response.resolve(["appended"]);
      await run.settled;
      expect(calls.map(summarize)).toEqual([...Array(4).fill([["run_1", 0, 1, 1]]), [["run_1", 1, 2, 1]]]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("a failing change affects only its own run, which can resume after its last durable event", async () => {
    const { store, call } = createBlockedStore();
    const journal = new Journal(store, silentObserver);
    const [a, b] = [createRun(journal, "a"), createRun(journal, "b")];
    a.write(text("1"));
    a.addChange(() => Promise.reject(new Error("unused")));
    b.write(text("2"));
    const first = await call(0);
    a.write(text("built on 1"));
    const error = new Error("constraint");
    first.response.resolve([{ error }, "appended"]);
    await expect(a.settled).rejects.toBe(error);
    await b.settled;
    a.write(text("dropped"));
    expect([a.head.number, a.feed.ended]).toEqual([0, undefined]);
    a.resumeAfterFailure();
    a.write(text("end"));
    const second = await call(1);
    expect(summarize(second)).toEqual([["a", 0, 1, 1]]);
    second.response.resolve(["appended"]);
    await a.settled;
  });

  it("stops writing a run that another process has claimed", async () => {
    const { store, call, calls } = createBlockedStore();
    const run = createRun(new Journal(store, silentObserver));
    run.write(text("a"));
    (await call(0)).response.resolve(["fenced"]);
    await expect(run.settled).rejects.toBeInstanceOf(LeaseLostError);
    expect(run.feed.ended?.error).toBeInstanceOf(LeaseLostError);
    run.write(text("b"));
    await new Promise((resolve) => setImmediate(resolve));
    expect(calls).toHaveLength(1);
  });

  it("a change without an event is committed with the next event", async () => {
    const { store, call } = createBlockedStore();
    const run = createRun(new Journal(store, silentObserver));
    let changes = 0;
    run.addChange(async () => {
      changes += 1;
    });
    await new Promise((resolve) => setImmediate(resolve));
    run.write(text("a"));
    const { batch, response } = await call(0);
    await batch[0]?.within?.({} as never);
    response.resolve(["appended"]);
    await run.settled;
    expect(changes).toBe(1);
  });
});

import { describe, expect, it } from "vitest";
import type { RunEvent } from "../../core/events.ts";
import type { ThreadKey } from "../../core/ports/records.ts";
import { RunWriter } from "./run-writer.ts";

const text = (delta: string): RunEvent => ({
  type: "TEXT_MESSAGE_CONTENT",
  messageId: "m",
  delta,
  timestamp: 1,
});
const newRun = (updatedAt = 0) =>
  new RunWriter({ id: "run_1", epoch: 1, head: { number: 0, notes: 0 }, updatedAt }, () => {});
const commit = (run: RunWriter) => {
  const pending = run.takePending();
  if (pending !== undefined) run.publish(pending);
};

describe("RunWriter", () => {
  it("drops events after its last event [T-042][T-057]", () => {
    const run = newRun();
    run.write({ type: "RUN_ERROR", message: "no", code: "X", timestamp: 1 });
    run.write(text("late"));
    expect(run.takePending()?.lines.map(({ kind }) => kind)).toEqual(["RUN_ERROR"]);
  });

  it("writes non-decreasing timestamps [T-043]", () => {
    const future = Date.now() + 60_000;
    expect(newRun(future).now()).toBe(future);
  });

  it("merges the changes of the run's record in one commit", () => {
    const run = newRun();
    run.write(text("a"));
    run.change({ stopReason: "max_tool_calls", updatedAt: 1 });
    run.change({ stopReason: "end_turn", finishedAt: 2 }, { key: 7 as ThreadKey, updatedAt: 2 });
    expect(run.takePending()).toMatchObject({
      patch: { stopReason: "end_turn", updatedAt: 1, finishedAt: 2 },
      thread: { key: 7 as ThreadKey, updatedAt: 2 },
    });
    run.write(text("b"));
    expect(run.takePending()?.patch).toEqual({});
  });

  it("computes deferred changes once, when the journal takes the commit, after the others", async () => {
    const run = newRun();
    const calls: string[] = [];
    let value = "a";
    run.write(text("a"));
    const first = run.openCommit;
    run.addDeferredChange(() => {
      const made = value;
      return async () => void calls.push(`last ${made}`);
    });
    run.addChange(async () => void calls.push("other"));
    value = "b";
    expect(run.openCommit).toBe(first);
    const pending = run.takePending();
    expect([pending, run.openCommit]).toEqual([first, undefined]);
    value = "c";
    for (const within of pending?.within ?? []) await within(undefined as never);
    expect(calls).toEqual(["other", "last b"]);
    run.write(text("b"));
    expect(run.openCommit).not.toBe(first);
    expect(run.takePending()?.within).toEqual([]);
  });

  it("keeps nothing in memory for a run without readers", () => {
    const run = newRun();
    run.feed.countReader(1);
    run.write(text("a"));
    commit(run);
    expect(run.feed.tailAfter({ number: 0, notes: 0 })).toBeDefined();
    run.feed.countReader(-1);
    run.write(text("b"));
    commit(run);
    expect(run.feed.tailAfter({ number: 0, notes: 0 })).toBeUndefined();
    expect(run.feed.tailAfter({ number: 1, notes: 0 })).toBeUndefined();
  });

  it("keeps its first events in memory for the first reader", () => {
    const run = newRun();
    run.write(text("a"));
    commit(run);
    expect(run.feed.tailAfter({ number: 0, notes: 0 })?.lines.map(({ number }) => number)).toEqual([1]);
  });

  it("keeps only the end of a long run for its readers", () => {
    const run = newRun();
    run.feed.readers = 1;
    for (let n = 0; n < 20; n += 1) {
      run.write(text("x".repeat(2_500)));
      commit(run);
    }
    expect(run.feed.tailAfter({ number: 0, notes: 0 })).toBeUndefined();
    const near = run.feed.tailAfter({ number: 15, notes: 0 });
    expect(near?.lines.map(({ number }) => number)).toEqual([16, 17, 18, 19, 20]);
    expect(near?.to).toEqual({ number: 20, notes: 0 });
  });

  it("wakes its readers at every commit and at its end", async () => {
    const run = newRun();
    const first = run.feed.waitForChange();
    run.write(text("a"));
    commit(run);
    await first;
    const second = run.feed.waitForChange();
    run.feed.end();
    await second;
    expect(run.feed.ended).toEqual({});
  });
});

import { expect, it } from "vitest";
import { MemoryBudget } from "../limits/memory-budget.ts";
import { ServerBusyError } from "../limits/server-busy.ts";
import { TooMany } from "../limits/too-many.ts";
import type { Store } from "../store/store.ts";
import { describeStores } from "../store/testing-stores.ts";
import { scriptEngine, scriptRequest } from "../testing/engine-runs.ts";
import type { Engine } from "./engine.ts";
import type { RunEvent } from "./events.ts";

const kB = 1_000;
const textOf = (bytes: number) => ({ text: "x".repeat(bytes) });

/** Runs to its end, and returns its last event, and why it ended. */
async function play(engine: Engine, store: Store, turns: unknown[], threadId = "thr_a") {
  const { runId, lines } = await engine.run(scriptRequest(turns, threadId));
  let last: RunEvent | undefined;
  for await (const batch of lines(new AbortController().signal))
    for (const { json } of batch) last = JSON.parse(json) as RunEvent;
  const record = await store.read.findRunById(runId);
  return { end: last?.type, stopReason: record?.stopReason };
}

await describeStores((tested) => {
  const limited = async (bytes: { maxBytes: number; project: number; process: number }) => {
    const budget = new MemoryBudget("The conversations of runs", bytes);
    const { store } = tested;
    return { store, budget, engine: await scriptEngine(store, { conversations: { budget, ...bytes } }) };
  };
  const large = { maxBytes: 100 * kB, project: 1_000 * kB, process: 1_000 * kB };

  it("a thread takes no further run when its conversation is too large, and stays as it is", async () => {
    const { engine, store } = await limited(large);
    const normal = { end: "RUN_FINISHED", stopReason: "end_turn" };
    expect(await play(engine, store, [[textOf(40 * kB)]])).toEqual(normal);
    await expect(play(engine, store, [[textOf(20 * kB)]])).rejects.toThrow(
      /^The conversation of this thread would have 100\d\d\d bytes, and at most 100000 are possible\. Begin a new thread\.$/,
    );
    expect(await play(engine, store, [[textOf(kB)]])).toEqual(normal);
    const thread = await store.read.findThread("p", "thr_a");
    expect(await store.read.listMessages(thread?.key ?? 0, { order: "asc" })).toHaveLength(4);
    expect(await play(engine, store, [[textOf(40 * kB)]], "thr_b")).toEqual(normal);
    await engine.close();
  });

  it("a run ends with `max_tokens` instead of another turn when its conversation has become too large", async () => {
    const { engine, store, budget } = await limited(large);
    const call = { tool: "none", args: {} };
    const turns = [
      [textOf(30 * kB), call],
      [textOf(30 * kB), call],
      [textOf(30 * kB), call],
    ];
    expect(await play(engine, store, turns)).toEqual({ end: "RUN_FINISHED", stopReason: "max_tokens" });
    await engine.close();
    expect(budget.total).toBe(0);
  });

  it("runs start while there is memory for their conversations, of a project and in all", async () => {
    const { engine, store, budget } = await limited({
      maxBytes: 20 * kB,
      project: 30 * kB,
      process: 50 * kB,
    });
    const start = (threadId: string, projectId: string, turns: unknown[] = [[{ delay: 60_000 }]]) =>
      engine.run({ ...scriptRequest([...turns, [textOf(14 * kB)]], threadId), projectId });
    const [first] = await Promise.all([start("a1", "a"), start("a2", "a")]);
    await expect(start("a3", "a")).rejects.toThrow(
      new TooMany(
        "The conversations of runs of one project may take 30000 bytes of memory at a time, and this request would exceed that. Send it again when others are over.",
        1,
      ),
    );
    expect(await store.read.findThread("a", "a3")).toBeUndefined();
    await start("b1", "b");
    await expect(start("c1", "c")).rejects.toThrow(ServerBusyError);
    await engine.cancel("a", "a1", first.runId);
    await start("a3", "a");
    await engine.close();
    expect(budget.total).toBe(0);
  });
});

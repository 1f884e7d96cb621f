import { expect, it, vi } from "vitest";
import { RateLimitedError, ServerBusyError, StoreUnavailableError } from "../core/errors.ts";
import type { JsonObject, RunEvent } from "../core/events.ts";
import { MemoryBudget } from "../core/limits/memory-budget.ts";
import type { ThreadKey } from "../core/ports/records.ts";
import type { Store } from "../core/ports/store.ts";
import { createScriptRequest, startScriptEngine, storeLostRun } from "../proof/testing/engine-runs.ts";
import { describeStores } from "../store/testing-stores.ts";
import { createNativeTools } from "../tools/native.ts";
import type { Engine, EngineOptions } from "./engine.ts";
import type { RunRequest } from "./run-input.ts";

const kB = 1_000;
const createText = (bytes: number) => ({ text: "x".repeat(bytes) });

/** Creates JSON that is short but takes a lot of memory: 131 bytes per item. */
const createDenseJson = (items: number): JsonObject => ({ a: Array.from({ length: items }, () => ({})) });

/** Executes a run and returns its last event and stop reason. */
async function executeRequest(engine: Engine, store: Store, request: RunRequest) {
  const { runId, lines } = await engine.run(request);
  let last: RunEvent | undefined;
  for await (const batch of lines(new AbortController().signal))
    for (const { json } of batch) last = JSON.parse(json) as RunEvent;
  const record = await store.read.findRunById(runId);
  return { end: last?.type, stopReason: record?.stopReason };
}

const executeTurns = (engine: Engine, store: Store, turns: unknown[], threadId = "thr_a") =>
  executeRequest(engine, store, createScriptRequest(turns, threadId));

/** Creates a request whose user message has metadata. */
function requestWithMetadata(metadata: JsonObject): RunRequest {
  const request = createScriptRequest([[createText(1)]]);
  const messages = request.input.messages.map((message) => ({ ...message, metadata }));
  return { ...request, input: { ...request.input, messages } };
}

const normal = { end: "RUN_FINISHED", stopReason: "end_turn" };
const outOfMemory = { end: "RUN_FINISHED", stopReason: "max_tokens" };
const tooLarge =
  /^This thread's conversation would take 1\d\d\d\d\d bytes of memory, but the limit is 100000\. Start a new thread\.$/;
const createMemoryError = (bytes: number) =>
  new RateLimitedError(
    `A project's active runs may use at most ${bytes} bytes of memory, and this request would exceed that limit. Send it again when other requests have finished.`,
    1,
  );

await describeStores((tested) => {
  type Limits = { maxWeight: number; project: number; process: number };
  const limited = async (bytes: Limits, more: Partial<EngineOptions> = {}) => {
    const budget = new MemoryBudget("active runs", bytes);
    const { store } = tested;
    const { maxWeight: maxBytes } = bytes;
    return {
      store,
      budget,
      engine: await startScriptEngine(store, { conversations: { budget, maxBytes }, ...more }),
    };
  };
  const large = { maxWeight: 100 * kB, project: 1_000 * kB, process: 1_000 * kB };

  it("a thread with too large a conversation rejects runs and does not change", async () => {
    const { engine, store } = await limited(large);
    expect(await executeTurns(engine, store, [[createText(38 * kB)]])).toEqual(normal);
    await expect(executeTurns(engine, store, [[createText(22 * kB)]])).rejects.toThrow(tooLarge);
    expect(await executeTurns(engine, store, [[createText(kB)]])).toEqual(normal);
    const thread = await store.read.findThread({ projectId: "p" }, "thr_a");
    expect(await store.read.listMessages(thread?.key ?? (0 as ThreadKey), { order: "asc" })).toHaveLength(4);
    expect(await executeTurns(engine, store, [[createText(38 * kB)]], "thr_b")).toEqual(normal);
    await engine.close();
  });

  it("metadata of many values makes a conversation too large, even if its text is short", async () => {
    const { engine, store, budget } = await limited(large);
    // 300 items are 901 characters of JSON, but take 39 kB of memory.
    expect(await executeRequest(engine, store, requestWithMetadata(createDenseJson(300)))).toEqual(normal);
    expect(await executeRequest(engine, store, requestWithMetadata(createDenseJson(300)))).toEqual(normal);
    await expect(executeRequest(engine, store, requestWithMetadata(createDenseJson(300)))).rejects.toThrow(
      tooLarge,
    );
    await engine.close();
    expect(budget.total).toBe(0);
  });

  it("many short messages make a conversation too large", async () => {
    const { engine, store } = await limited(large);
    const say = (count: number) => {
      const request = createScriptRequest([[createText(1)]]);
      const messages = Array.from({ length: count }, () => ({ content: [] }));
      return { ...request, input: { ...request.input, messages: [...messages, ...request.input.messages] } };
    };
    expect(await executeRequest(engine, store, say(60))).toEqual(normal);
    await expect(executeRequest(engine, store, say(70))).rejects.toThrow(tooLarge);
    await engine.close();
  });

  it.each(["a list", "a function of the stored messages"])(
    "a history that is %s makes a conversation too large",
    async (kind) => {
      const { engine, store } = await limited(large);
      const request = createScriptRequest([]);
      const text = JSON.stringify({ turns: [[createText(1)]] });
      const history = [1, 2].map((index) => ({
        id: `h${index}`,
        role: "user" as const,
        blocks: [{ type: "text" as const, text: text + " ".repeat(55 * kB) }],
      }));
      const say = (length: number): RunRequest => {
        const part = history.slice(0, length);
        const input = { ...request.input, messages: [], history: kind === "a list" ? part : () => part };
        return { ...request, input };
      };
      await expect(executeRequest(engine, store, say(2))).rejects.toThrow(tooLarge);
      expect(await store.read.findThread({ projectId: "p" }, "thr_a")).toBeUndefined();
      expect(await executeRequest(engine, store, say(1))).toEqual(normal);
      await engine.close();
    },
  );

  it("component states can make a conversation too large", async () => {
    const { engine, store } = await limited(large);
    expect(await executeTurns(engine, store, [[createText(1)]])).toEqual(normal);
    const threadKey = (await store.read.findThread({ projectId: "p" }, "thr_a"))?.key ?? (0 as ThreadKey);
    for (const id of ["comp_1", "comp_2"])
      await store.read.insertComponent({ threadKey, id, messageId: "msg_1", name: "Form" });
    for (const state of [createDenseJson(300), createDenseJson(310)])
      await engine.changeComponentState({ projectId: "p" }, "thr_a", "comp_1", { state });
    expect(await executeTurns(engine, store, [[createText(1)]])).toEqual(normal);
    await engine.changeComponentState({ projectId: "p" }, "thr_a", "comp_2", { state: createDenseJson(400) });
    await expect(executeTurns(engine, store, [[createText(9 * kB)]])).rejects.toThrow(tooLarge);
    await engine.close();
  });

  it.each(["in the store", "in a run"])(
    "a state %s is rejected if the conversation would be too large",
    async (where) => {
      const { engine, store } = await limited({ ...large, maxWeight: 50 * kB });
      expect(await executeTurns(engine, store, [[createText(1)]])).toEqual(normal);
      const threadKey = (await store.read.findThread({ projectId: "p" }, "thr_a"))?.key ?? (0 as ThreadKey);
      await store.read.insertComponent({ threadKey, id: "comp_1", messageId: "msg_1", name: "Form" });
      if (where === "in a run") await engine.run(createScriptRequest([[{ delay: 60_000 }]]));
      const change = (state: JsonObject) =>
        engine.changeComponentState({ projectId: "p" }, "thr_a", "comp_1", { state });
      await change(createDenseJson(200));
      await expect(change(createDenseJson(400))).rejects.toThrow(
        /^\/state: this thread's conversation would take 5\d{4} bytes of memory with this state, but the limit is 50000$/,
      );
      expect((await store.read.findComponent(threadKey, "comp_1"))?.state).toEqual(createDenseJson(200));
      expect(await change(createDenseJson(210))).toEqual(createDenseJson(210));
      await engine.close();
    },
  );

  it("a run ends with `max_tokens` before another turn if its conversation is too large", async () => {
    const { engine, store, budget } = await limited(large);
    const call = { tool: "none", args: {} };
    const turns = [
      [createText(30 * kB), call],
      [createText(30 * kB), call],
      [createText(30 * kB), call],
    ];
    expect(await executeTurns(engine, store, turns)).toEqual(outOfMemory);
    await engine.close();
    expect(budget.total).toBe(0);
  });

  it("runs start while the project and the process have memory for their conversations", async () => {
    const { engine, store, budget } = await limited({
      maxWeight: 20 * kB,
      project: 36 * kB,
      process: 58 * kB,
    });
    const start = (threadId: string, projectId: string, turns: unknown[] = [[{ delay: 60_000 }]]) =>
      engine.run({
        ...createScriptRequest([...turns, [createText(14 * kB)]], threadId),
        owner: { projectId },
      });
    const [first] = await Promise.all([start("a1", "a"), start("a2", "a")]);
    await expect(start("a3", "a")).rejects.toThrow(createMemoryError(36_000));
    expect(await store.read.findThread({ projectId: "a" }, "a3")).toBeUndefined();
    await start("b1", "b");
    await expect(start("c1", "c")).rejects.toThrow(ServerBusyError);
    await engine.cancel({ projectId: "a" }, "a1", first.runId);
    await start("a3", "a");
    await engine.close();
    expect(budget.total).toBe(0);
  });

  it("a run's settings also take memory", async () => {
    const { engine, budget } = await limited({ ...large, project: 100 * kB });
    const start = (threadId: string) => {
      const tools = [
        { name: "t", description: "t", inputSchema: { type: "object", x: createDenseJson(500) } },
      ];
      return engine.run(createScriptRequest([[{ delay: 60_000 }]], threadId, { tools }));
    };
    await start("thr_a");
    await expect(start("thr_b")).rejects.toThrow(createMemoryError(100_000));
    await engine.close();
    expect(budget.total).toBe(0);
  });

  it("runs continue while there is memory for them, and otherwise end with `max_tokens`", async () => {
    const tool = { name: "s/big", description: "b", inputSchema: { type: "object" }, repeatable: true };
    const result = { content: [{ type: "text" as const, text: "x".repeat(60 * kB) }], isError: false };
    const tools = createNativeTools([{ tool, run: async () => result }]);
    const limits = { maxWeight: 1_000 * kB, project: 1_000 * kB, process: 2_000 * kB };
    const { engine, store, budget } = await limited(limits, { tools });
    const turns = [...Array.from({ length: 5 }, () => [{ tool: "s/big", args: {} }]), [{ delay: 60_000 }]];
    const runs = await Promise.all(
      ["1", "2", "3", "4"].map((id) => engine.run(createScriptRequest(turns, id))),
    );
    const ended = () => Promise.all(runs.map(({ runId }) => store.read.findRunById(runId)));
    await vi.waitFor(
      async () => expect((await ended()).map((run) => run?.stopReason)).toContain("max_tokens"),
      10_000,
    );
    expect(budget.total).toBeLessThanOrEqual(1_000 * kB);
    expect(await executeTurns(engine, store, [[createText(1)]], "thr_small")).toEqual(normal);
    await engine.close();
    expect(budget.total).toBe(0);
  });

  it("memory of recovered runs above their project's share does not reduce other projects' shares", async () => {
    const { store } = tested;
    for (const name of ["a", "b", "c"])
      await storeLostRun(store, name, [[createText(30 * kB), { delay: 60_000 }]], 0);
    const { engine, budget } = await limited({ maxWeight: 50 * kB, project: 50 * kB, process: 90 * kB });
    await vi.waitFor(() => expect(budget.total).toBe(50 * kB), 10_000);
    const request = {
      ...createScriptRequest([[createText(20 * kB)]], "thr_b"),
      owner: { projectId: "other" },
    };
    expect(await executeRequest(engine, store, request)).toEqual(normal);
    await engine.close();
    expect(budget.total).toBe(0);
  });

  it.each([
    ["the store is unavailable for a moment", () => new StoreUnavailableError(new Error("down")), "finished"],
    ["its log cannot be read", () => new Error("corrupt"), "failed"],
  ])("a recovered run releases its memory if %s", async (_, makeError, status) => {
    const { store } = tested;
    await storeLostRun(store, "a", [[createText(10)]]);
    vi.spyOn(store, "readLog").mockRejectedValueOnce(makeError());
    const { engine, budget } = await limited(large, { log: () => {} });
    await vi.waitFor(
      async () => expect((await store.read.findRunById("run_a"))?.status).toBe(status),
      10_000,
    );
    await vi.waitFor(() => expect(budget.total).toBe(0));
    await engine.close();
  });
});

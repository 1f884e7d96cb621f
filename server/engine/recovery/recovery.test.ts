/** Tests that an engine recovers the runs of dead processes when it starts. */
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ShutdownError, StoreUnavailableError } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import type { Store } from "../../core/ports/store.ts";
import { defaultLimits } from "../../core/settings.ts";
import { createModels } from "../../models/registry.ts";
import {
  createScriptRequest,
  readEventKinds,
  startScriptEngine,
  storeLostRun,
} from "../../proof/testing/engine-runs.ts";
import { migrate } from "../../store/sqlite/migrations.ts";
import { openSqlite, SqliteStore } from "../../store/sqlite/store.ts";
import type { EngineOptions } from "../engine.ts";
import { maxStarting } from "./recovery-queue.ts";

const text = (...parts: unknown[]) => [[{ text: parts }]];
const endless = text("a", { delay: 600_000 });

async function createEmptyStore(): Promise<Store> {
  const store = await openSqlite(":memory:");
  onTestFinished(() => store.close());
  return store;
}

/** Returns a promise that never resolves, for a server that has not started listening. */
const neverListens = () => new Promise<never>(() => {});

async function start(store: Store, more: Partial<EngineOptions> = {}) {
  const log: string[] = [];
  const engine = await startScriptEngine(store, { log: (line) => log.push(line), ...more });
  onTestFinished(() => engine.close());
  const kinds = async (name: string) =>
    await readEventKinds(
      await engine.subscribe({ projectId: "p" }, `thr_${name}`, `run_${name}`, { after: 0 }),
    );
  const record = async (name: string) => await store.read.findRunById(`run_${name}`);
  return { engine, log, kinds, record };
}

/** Blocks recovery at its first step, which loads the messages, until the test continues it. */
function blockLoading(store: Store) {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const list = store.read.listMessages;
  vi.spyOn(store.read, "listMessages").mockImplementation(async (...of) => {
    reached.resolve();
    await released.promise;
    return await list(...of);
  });
  return { reached: reached.promise, release: () => released.resolve() };
}

describe("an engine that finds runs of dead processes", () => {
  it("handles requests while such a run is loaded, and then recovers the run [T-008]", async () => {
    const store = await createEmptyStore();
    await storeLostRun(store, "a", text("resumed"));
    const held = blockLoading(store);
    const { engine, kinds } = await start(store);
    await held.reached;
    const other = await engine.run(createScriptRequest(text("b"), "thr_b"));
    expect((await readEventKinds(other)).at(-1)).toBe("RUN_FINISHED");
    held.release();
    expect((await kinds("a")).at(-1)).toBe("RUN_FINISHED");
  });

  it("neither loads nor counts them before the server listens [T-008]", async () => {
    const store = await createEmptyStore();
    await storeLostRun(store, "a", text("resumed"));
    const reads = (["listMessages", "listToolCalls", "countAttempt", "findThreadByKey"] as const).map(
      (name) => vi.spyOn(store.read, name),
    );
    const listening = Promise.withResolvers<void>();
    const { kinds, record } = await start(store, { whenListening: listening.promise });
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    expect(reads.flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(await record("a")).toMatchObject({ epoch: 2, attempts: 1, status: "running" });
    listening.resolve();
    expect((await kinds("a")).at(-1)).toBe("RUN_FINISHED");
    expect(await record("a")).toMatchObject({ attempts: 2 });
  });

  it("starts fifty of them a few at a time [T-042]", async () => {
    const store = await createEmptyStore();
    const names = Array.from({ length: 50 }, (_, n) => `${n}`);
    for (const name of names) await storeLostRun(store, name, text("x"));
    let subscription = 0;
    let most = 0;
    const load = store.read.listToolCalls;
    vi.spyOn(store.read, "listToolCalls").mockImplementation(async (...of) => {
      subscription += 1;
      most = Math.max(most, subscription);
      for (let turn = 0; turn < 5; turn += 1) await setImmediate();
      subscription -= 1;
      return await load(...of);
    });
    const { kinds, record } = await start(store);
    const ends = await Promise.all(names.map(async (name) => (await kinds(name)).at(-1)));
    expect(new Set(ends)).toEqual(new Set(["RUN_FINISHED"]));
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(maxStarting);
    for (const name of names) expect(await record(name)).toMatchObject({ attempts: 2 });
  });

  it("starts the newest first", async () => {
    const store = await createEmptyStore();
    for (const name of ["a", "b", "c"]) await storeLostRun(store, name, text("x"));
    const count = vi.spyOn(store.read, "countAttempt");
    const { kinds } = await start(store);
    await Promise.all(["a", "b", "c"].map(kinds));
    expect(count.mock.calls.map(([id]) => id)).toEqual(["run_c", "run_b", "run_a"]);
  });
});

describe("a run waiting to start", () => {
  it("is cancelled without being executed [T-171]", async () => {
    const store = await createEmptyStore();
    await storeLostRun(store, "a", text("never said"));
    const { engine, kinds, record } = await start(store, { whenListening: neverListens() });
    const watching = kinds("a");
    await engine.cancel({ projectId: "p" }, "thr_a", "run_a");
    expect(await watching).toEqual(["RUN_STARTED", "RUN_ERROR"]);
    expect(await record("a")).toMatchObject({ status: "cancelled", errorCode: "CANCELLED" });
  });

  it("is joined by a retry with its key, and replaced by a new run once it has no readers [T-060][T-075]", async () => {
    const store = await createEmptyStore();
    const idempotency = { key: "k", digest: "d" };
    const before = await startScriptEngine(store);
    const request = { ...createScriptRequest(endless), idempotency };
    const { runId } = await before.run(request);
    const { engine, record } = await start(store, { whenListening: neverListens() });
    // The first engine is still alive and finds out that it has lost the run.
    onTestFinished(() => before.close());
    const joined = await engine.run(request);
    expect(joined.runId).toBe(runId);
    await expect(engine.run(createScriptRequest(text("b")))).rejects.toMatchObject({
      code: "CONCURRENT_RUN",
    });
    const other = await storeLostRun(store, "b", endless);
    await store.read.updateRun(other.id, { onDisconnect: "cancel" });
    const next = await start(store, { whenListening: neverListens() });
    const replaced = await next.engine.run(createScriptRequest(text("b"), "thr_b"));
    expect((await readEventKinds(replaced)).at(-1)).toBe("RUN_FINISHED");
    expect(await next.kinds("b")).toEqual(["RUN_STARTED", "RUN_ERROR"]);
    expect(await record("b")).toMatchObject({ errorCode: "RUN_INTERRUPTED" });
  });

  it("is released unchanged at shutdown, and its readers get a request to reconnect [T-008]", async () => {
    const store = await createEmptyStore();
    await storeLostRun(store, "a", text("resumed"));
    const { engine, kinds, record } = await start(store, { whenListening: neverListens() });
    const subscription = expect(kinds("a")).rejects.toThrow(ShutdownError);
    await setImmediate();
    await engine.drain(60_000);
    await engine.close();
    await subscription;
    const left = await record("a");
    expect(left).toMatchObject({ status: "running", attempts: 1 });
    expect(left).not.toHaveProperty("owner");
  });

  it("accepts a state change once it has started", async () => {
    const store = await createEmptyStore();
    const { threadKey } = await storeLostRun(store, "a", text("a", { delay: 600_000 }));
    await store.read.insertComponent({
      threadKey,
      id: "comp_1",
      messageId: "msg_a",
      name: "Card",
      state: {},
    });
    const listening = Promise.withResolvers<void>();
    const { engine, record } = await start(store, { whenListening: listening.promise });
    const changed = engine.changeComponentState({ projectId: "p" }, "thr_a", "comp_1", { state: { n: 1 } });
    await setImmediate();
    expect(await record("a")).toMatchObject({ attempts: 1 });
    listening.resolve();
    expect(await changed).toEqual({ n: 1 });
  });
});

const toLines = (events: object[]) => events.map((event) => JSON.stringify(event)).join("\n");
const at = { timestamp: 1 };
const startEvents: RunEvent[] = [
  { type: "RUN_STARTED", threadId: "thr_a", runId: "run_a", ...at },
  { type: "STEP_STARTED", stepName: "turn-1", ...at },
  { type: "TEXT_MESSAGE_START", messageId: "msg_cut", role: "assistant", ...at },
  { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_cut", delta: "said", ...at },
];

describe("a run that was active when two processes died", () => {
  async function twiceLost(deaths: number) {
    const store = await createEmptyStore();
    const run = await storeLostRun(store, "a", text("never said"), deaths);
    const to = { number: startEvents.length, notes: 0 };
    await store.append([{ runId: run.id, epoch: 1, from: run.head, to, data: toLines(startEvents) }]);
    return { store, run };
  }

  it("fails with RUN_INTERRUPTED; its events are kept, and it is not executed [T-042][T-171]", async () => {
    const { store, run } = await twiceLost(2);
    const { kinds, record, log } = await start(store);
    expect(await kinds("a")).toEqual([
      ...["RUN_STARTED", "STEP_STARTED", "TEXT_MESSAGE_START", "TEXT_MESSAGE_CONTENT"],
      ...["TEXT_MESSAGE_END", "STEP_FINISHED", "RUN_ERROR"],
    ]);
    expect(await record("a")).toMatchObject({ status: "failed", errorCode: "RUN_INTERRUPTED", attempts: 3 });
    const messages = await store.read.listMessages(run.threadKey, { order: "asc" });
    expect(messages.map(({ message }) => message).slice(1)).toMatchObject([
      { id: "msg_cut", blocks: [{ type: "text", text: "said" }], incomplete: "error", runId: "run_a" },
    ]);
    expect(log).toEqual(["run run_a was active in 2 processes that died, so it fails"]);
  });

  it("keeps the components of the interrupted message, if the second process died before the next one [T-042]", async () => {
    const store = await createEmptyStore();
    const run = await storeLostRun(store, "a", [[{ delay: 600_000 }]], 1);
    const component = { id: "comp_a", name: "Card", messageId: "msg_cut" };
    await store.read.insertComponent({ threadKey: run.threadKey, ...component });
    await store.read.setComponentState(run.threadKey, "comp_a", '{"n":1}', 1);
    const named = { componentId: "comp_a", componentName: "Card", messageId: "msg_cut" };
    const events: RunEvent[] = [
      ...startEvents.slice(0, 2),
      { type: "CUSTOM", name: "tambo.component.start", value: named, ...at },
    ];
    const to = { number: events.length, notes: 0 };
    await store.append([{ runId: run.id, epoch: 1, from: run.head, to, data: toLines(events) }]);
    const first = await startScriptEngine(store, { log: () => {} });
    onTestFinished(() => first.close());
    // The second step has started, so the interrupted message has ended.
    await vi.waitFor(async () => {
      const chunks = await store.readLog(run.id, to, 100_000);
      expect(chunks.map(({ data }) => data).join("\n")).toContain("STEP_STARTED");
    });
    const { kinds } = await start(store);
    expect((await kinds("a")).at(-1)).toBe("RUN_ERROR");
    const messages = await store.read.listMessages(run.threadKey, { order: "asc" });
    expect(messages.at(-1)?.message).toMatchObject({
      id: "msg_cut",
      blocks: [{ type: "component", id: "comp_a", name: "Card", props: {} }],
    });
    expect(await store.read.listComponents(run.threadKey)).toMatchObject([{ ...component, state: { n: 1 } }]);
  });

  it("fails without reading its log if a third process died [T-042]", async () => {
    const { store } = await twiceLost(3);
    const readLog = vi.spyOn(store, "readLog");
    const { record, kinds } = await start(store);
    await vi.waitFor(async () =>
      expect(await record("a")).toMatchObject({ status: "failed", errorCode: "RUN_INTERRUPTED" }),
    );
    expect(readLog).not.toHaveBeenCalled();
    expect((await kinds("a")).at(-1)).toBe("RUN_ERROR");
  });
});

describe("a run with unreadable stored data", () => {
  it.each([
    ["a message", "UPDATE messages SET blocks = '{' WHERE id = 'msg_a'"],
    ["the request", "UPDATE run_requests SET request = '{' WHERE run_id = 'run_a'"],
    ["the thread", "UPDATE threads SET metadata = '{' WHERE id = 'thr_a'"],
  ])("(%s) fails with a log line, and others are recovered [T-042]", async (_what, damage) => {
    const handle = new DatabaseSync(":memory:");
    migrate(handle, ":memory:");
    const store = new SqliteStore(handle);
    onTestFinished(() => store.close());
    for (const name of ["b", "a"]) await storeLostRun(store, name, text("resumed"));
    handle.exec(damage);
    const { kinds, record, log } = await start(store);
    expect((await kinds("b")).at(-1)).toBe("RUN_FINISHED");
    expect(await record("a")).toMatchObject({ status: "failed", errorCode: "INTERNAL_ERROR" });
    expect(await record("b")).toMatchObject({ attempts: 2 });
    expect(log).toEqual([
      expect.stringMatching(/^run run_a could not be recovered, so it fails: SyntaxError/),
    ]);
    handle.exec("UPDATE threads SET metadata = NULL");
    expect((await kinds("a")).at(-1)).toBe("RUN_ERROR");
  });
});

it("recovery waits for an unavailable store within a single attempt [T-042]", async () => {
  const store = await createEmptyStore();
  await storeLostRun(store, "a", text("resumed"));
  vi.spyOn(store.read, "listMessages").mockRejectedValueOnce(new StoreUnavailableError("away"));
  vi.spyOn(store.read, "countAttempt").mockRejectedValueOnce(new StoreUnavailableError("away"));
  const { kinds, record, log } = await start(store);
  expect((await kinds("a")).at(-1)).toBe("RUN_FINISHED");
  expect(await record("a")).toMatchObject({ attempts: 2 });
  expect(log).toEqual([
    "run run_a cannot be started yet: StoreUnavailableError: the database cannot be reached",
  ]);
});

it("a recovered run keeps the components of messages that its model does not receive", async () => {
  const store = await createEmptyStore();
  const card = { name: "Card", description: "", propsSchema: { type: "object" }, contextTools: [] };
  const first = await startScriptEngine(store);
  const shown = createScriptRequest([[{ component: "Card", props: {} }]], "thr_a", { components: [card] });
  await readEventKinds(await first.run(shown));
  const thread = await store.read.findThread({ projectId: "p" }, "thr_a");
  const before = await store.read.listComponents(thread?.key as NonNullable<typeof thread>["key"]);
  expect(before).toHaveLength(1);
  const cut = await first.run(createScriptRequest(endless));
  const torn = expect(readEventKinds(cut)).rejects.toThrow();
  await first.close();
  await torn;
  const models = createModels({ default: "script", allowScriptModelForTests: true });
  const called = vi.spyOn(models.get("script") as NonNullable<ReturnType<typeof models.get>>, "doStream");
  const getLimits = () => ({ ...defaultLimits, contextTokens: 1 });
  const { engine } = await start(store, { models, getLimits });
  await vi.waitFor(() => expect(called).toHaveBeenCalled());
  await engine.cancel({ projectId: "p" }, "thr_a", cut.runId);
  expect(await store.read.listComponents(thread?.key as NonNullable<typeof thread>["key"])).toEqual(before);
});

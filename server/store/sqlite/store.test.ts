import type { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { ThreadKey } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import { sampleAppend, sampleThread, storeRun } from "../sample-records.ts";
import { migrate } from "./migrations.ts";
import { openFile } from "./open-file.ts";
import { openSqlite, SqliteStore } from "./store.ts";

const start = { number: 0, notes: 0 };
const message = (id: string) => ({ id, role: "user" as const, blocks: [], createdAt: 1 });

describe("a transaction", () => {
  it("continues after a failed query", async () => {
    await using store = await withDispose(openSqlite(":memory:"));
    await store.transaction(async (q) => {
      await q.insertThread(sampleThread());
      await expect(q.insertThread(sampleThread())).rejects.toThrow("UNIQUE constraint failed");
      await q.insertThread(sampleThread({ id: "thr_2" }));
    });
    expect(await store.read.listThreads({ projectId: "prj_1" }, { limit: 9 })).toHaveLength(2);
  });
});

describe("concurrent users of the store", () => {
  it("take effect in the order of their calls, of any kind", async () => {
    await using store = await withDispose(openSqlite(":memory:"));
    const { thread } = await storeRun(store, "a");
    const seen: string[] = [];
    const record = (what: string) => () => void seen.push(what);
    await Promise.all([
      store
        .transaction(async (q) => {
          await setImmediate();
          await q.appendMessages(thread.key, [message("msg_1")]);
        })
        .then(record("transaction")),
      store.append([sampleAppend("run_a", 0, "1")]).then(record("append 1")),
      store.read.findMessage(thread.key, "msg_1").then((found) => seen.push(`read ${found?.message.id}`)),
      store
        .append([{ ...sampleAppend("run_a", 1, "2"), within: async () => setImmediate() }])
        .then(record("append 2")),
      store.readLog("run_a", start, 99).then((chunks) => seen.push(`log ${chunks.map(({ data }) => data)}`)),
      store.append([sampleAppend("run_a", 2, "3")]).then(record("append 3")),
    ]);
    expect(seen).toEqual(["transaction", "append 1", "read msg_1", "append 2", "log 1,2", "append 3"]);
  });
});

describe("a full disk", () => {
  /** Creates a store with room for about 200 KB. */
  async function createSmallStore() {
    const handle = openFile(":memory:");
    migrate(handle, ":memory:");
    const store = new SqliteStore(handle);
    const { thread } = await storeRun(store, "a");
    await storeRun(store, "b");
    const pages = Number(handle.prepare("PRAGMA page_count").get()?.page_count);
    handle.exec(`PRAGMA max_page_count = ${pages + 50}`);
    return { store: await withDispose(Promise.resolve(store)), thread };
  }
  const tooMuch = JSON.stringify("x".repeat(1_000_000));
  const full = "database or disk is full";

  it("rejects a whole batch, and stores none of it", async () => {
    const { store, thread } = await createSmallStore();
    const batch = [sampleAppend("run_a", 0, "1"), sampleAppend("run_b", 0, tooMuch)];
    await expect(store.append(batch)).rejects.toThrow(full);
    await expect(
      store.append([
        { ...sampleAppend("run_a", 0, "1"), within: async () => {} },
        sampleAppend("run_b", 0, tooMuch),
      ]),
    ).rejects.toThrow(full);
    expect(await store.read.findRunById("run_a")).toMatchObject({ head: start });
    expect(await store.readLog("run_a", start, 99)).toEqual([]);
    // A smaller append still succeeds.
    expect(await store.append([sampleAppend("run_a", 0, "1")])).toEqual(["appended"]);
    expect(await store.read.listMessages(thread.key, { order: "asc" })).toEqual([]);
    await store.close();
  });

  it("in a `within` rejects the whole batch, even if the error is caught there", async () => {
    const { store, thread } = await createSmallStore();
    const large = { ...message("msg_1"), metadata: { text: tooMuch } };
    for (const caught of [false, true]) {
      await expect(
        store.append([
          sampleAppend("run_a", 0, "1"),
          {
            ...sampleAppend("run_b", 0, "2"),
            within: async (q) => {
              const append = q.appendMessages(thread.key, [large]);
              await (caught ? append.catch(() => {}) : append);
            },
          },
          sampleAppend("run_b", 1, "3"),
        ]),
      ).rejects.toThrow(caught ? "no such savepoint" : full);
      expect(await store.readLog("run_a", start, 99)).toEqual([]);
      expect(await store.readLog("run_b", start, 99)).toEqual([]);
    }
    await store.close();
  });

  it("rolls back a transaction, even if the error is caught in it", async () => {
    const { store, thread } = await createSmallStore();
    const large = { ...message("msg_2"), metadata: { text: tooMuch } };
    await expect(
      store.transaction(async (q) => {
        await q.appendMessages(thread.key, [message("msg_1")]);
        await expect(q.appendMessages(thread.key, [large])).rejects.toThrow(full);
        await q.appendMessages(thread.key, [message("msg_3")]);
      }),
    ).rejects.toThrow("none of its changes were stored");
    await expect(
      store.transaction(async (q) => {
        await q.appendMessages(thread.key, [message("msg_1")]);
        await q.appendMessages(thread.key, [large]).catch(() => {});
      }),
    ).rejects.toThrow("none of its changes were stored");
    expect(await store.read.listMessages(thread.key, { order: "asc" })).toEqual([]);
    await store.close();
  });
});

describe("a database that cannot be written", () => {
  const limitPages = (handle: DatabaseSync, more: number) => {
    const pages = Number(handle.prepare("PRAGMA page_count").get()?.page_count);
    handle.exec(`PRAGMA max_page_count = ${pages + more}`);
  };
  const tooMuch = JSON.stringify("x".repeat(1_000_000));

  it.each<[by: string, write: (store: Store, threadKey: ThreadKey) => Promise<unknown>]>([
    ["an append", (store) => store.append([sampleAppend("run_a", 0, tooMuch)])],
    [
      "an append with a change",
      (store, key) =>
        store.append([
          {
            ...sampleAppend("run_a", 0, "1"),
            within: (q) => q.appendMessages(key, [{ ...message("msg_1"), metadata: { tooMuch } }]),
          },
        ]),
    ],
    [
      "a transaction",
      (store, key) =>
        store.transaction((q) => q.appendMessages(key, [{ ...message("msg_1"), metadata: { tooMuch } }])),
    ],
    [
      "a change",
      (store, key) => store.read.appendMessages(key, [{ ...message("m"), metadata: { tooMuch } }]),
    ],
  ])("is detected by %s, until space is available again", async (_by, write) => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const handle = openFile(":memory:");
    migrate(handle, ":memory:");
    await using store = await withDispose(Promise.resolve(new SqliteStore(handle)));
    const { thread } = await storeRun(store, "a");
    expect(await store.findWriteProblem()).toBeUndefined();
    limitPages(handle, 5);
    await expect(write(store, thread.key)).rejects.toThrow("database or disk is full");
    // The probe fails in each check.
    for (let count = 0; count < 3; count += 1) {
      expect(await store.findWriteProblem()).toBe("disk full");
      vi.advanceTimersByTime(5_000);
    }
    limitPages(handle, 10_000);
    expect(await store.findWriteProblem()).toBeUndefined();
    expect(handle.prepare("SELECT count(*) AS rows FROM idempotency_keys").get()).toEqual({ rows: 0 });
  });

  it("is probed every five seconds at most", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const handle = openFile(":memory:");
    migrate(handle, ":memory:");
    await using store = await withDispose(Promise.resolve(new SqliteStore(handle)));
    await storeRun(store, "a");
    limitPages(handle, 5);
    await expect(store.append([sampleAppend("run_a", 0, tooMuch)])).rejects.toThrow();
    expect(await store.findWriteProblem()).toBe("disk full");
    limitPages(handle, 10_000);
    vi.advanceTimersByTime(4_999);
    expect(await store.findWriteProblem()).toBe("disk full");
    vi.advanceTimersByTime(1);
    expect(await store.findWriteProblem()).toBeUndefined();
  });

  it("is not reported for a rejected row", async () => {
    await using store = await withDispose(openSqlite(":memory:"));
    await store.read.insertThread(sampleThread());
    await expect(store.read.insertThread(sampleThread())).rejects.toThrow("UNIQUE");
    expect(await store.findWriteProblem()).toBeUndefined();
  });
});

/** Opens a store that is closed at the end of the block. */
async function withDispose(opening: Promise<Store>): Promise<Store & AsyncDisposable> {
  const store = await opening;
  return Object.assign(store, { [Symbol.asyncDispose]: () => store.close() });
}

import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { migrate } from "./migrations.ts";
import { openFile } from "./open-file.ts";
import { sampleAppend, sampleThread, storeRun } from "./sample-records.ts";
import { openStore, Store } from "./store.ts";

const start = { number: 0, notes: 0 };
const message = (id: string) => ({ id, role: "user" as const, blocks: [], createdAt: 1 });

describe("a transaction", () => {
  it("answers with what its work answers, and leaves nothing of work that throws", async () => {
    await using store = await disposable(openStore(":memory:"));
    expect(await store.transaction(async (q) => (await q.insertThread(sampleThread())).id)).toBe("thr_1");
    const broken = new Error("broken");
    await expect(
      store.transaction(async (q) => {
        await q.insertThread(sampleThread({ id: "thr_2" }));
        throw broken;
      }),
    ).rejects.toBe(broken);
    expect(await store.read.findThread("prj_1", "thr_2")).toBeUndefined();
    expect(
      await store.transaction(async (q) => (await q.insertThread(sampleThread({ id: "thr_2" }))).id),
    ).toBe("thr_2");
  });

  it("goes on where a query of it failed", async () => {
    await using store = await disposable(openStore(":memory:"));
    await store.transaction(async (q) => {
      await q.insertThread(sampleThread());
      await expect(q.insertThread(sampleThread())).rejects.toThrow("UNIQUE constraint failed");
      await q.insertThread(sampleThread({ id: "thr_2" }));
    });
    expect(await store.read.listThreads("prj_1", { limit: 9 })).toHaveLength(2);
  });

  it("refuses a query that comes after its end", async () => {
    await using store = await disposable(openStore(":memory:"));
    const late = await store.transaction(async (q) => ({ insert: () => q.insertThread(sampleThread()) }));
    await expect(late.insert()).rejects.toThrow("committed");
    expect(await store.read.findThread("prj_1", "thr_1")).toBeUndefined();
  });
});

describe("users of the store at the same time", () => {
  it("take effect in the order of their calls, whatever they call", async () => {
    await using store = await disposable(openStore(":memory:"));
    const { thread } = await storeRun(store, "a");
    const seen: string[] = [];
    const note = (what: string) => () => void seen.push(what);
    await Promise.all([
      store
        .transaction(async (q) => {
          await setImmediate();
          await q.appendMessages(thread.key, [message("msg_1")]);
        })
        .then(note("transaction")),
      store.append([sampleAppend("run_a", 0, "1")]).then(note("append 1")),
      store.read.findMessage(thread.key, "msg_1").then((found) => seen.push(`read ${found?.message.id}`)),
      store
        .append([{ ...sampleAppend("run_a", 1, "2"), within: async () => setImmediate() }])
        .then(note("append 2")),
      store.readLog("run_a", start, 99).then((chunks) => seen.push(`log ${chunks.map(({ data }) => data)}`)),
      store.append([sampleAppend("run_a", 2, "3")]).then(note("append 3")),
    ]);
    expect(seen).toEqual(["transaction", "append 1", "read msg_1", "append 2", "log 1,2", "append 3"]);
  });

  it("never see or disturb a transaction of another", async () => {
    await using store = await disposable(openStore(":memory:"));
    const { thread: a } = await storeRun(store, "a");
    const { thread: b } = await storeRun(store, "b");
    await store.read.touchThread(a.key, 500);
    await store.read.touchThread(b.key, 500);
    /** The two times as one query sees them: their sum never changes. */
    const times = async () =>
      (await store.read.listThreads("prj_1", { limit: 9 })).map(({ updatedAt }) => updatedAt);
    const sums = new Set<number>();
    let head = 0;
    const work: Promise<unknown>[] = [];
    for (let round = 0; round < 200; round += 1) {
      work.push(
        store
          .transaction(async (q) => {
            const from = await q.findThread("prj_1", "thr_a");
            await setImmediate();
            await q.touchThread(a.key, Number(from?.updatedAt) - 1);
            await setImmediate();
            const to = await q.findThread("prj_1", "thr_b");
            await q.touchThread(b.key, Number(to?.updatedAt) + 1);
            if (round % 10 === 9) throw new Error("undone");
          })
          .catch(() => "undone"),
        times().then((both) => sums.add(both.reduce((sum, time) => sum + time, 0))),
        store.append([
          {
            ...sampleAppend("run_a", head, `${head + 1}`),
            ...(round % 3 === 0 && {
              within: async (q) => {
                await setImmediate();
                await q.appendMessages(a.key, [message(`msg_${round}`)]);
              },
            }),
          },
        ]),
      );
      head += 1;
    }
    await Promise.all(work);
    expect(await times()).toEqual([680, 320]);
    expect([...sums]).toEqual([1000]);
    const numbers = Array.from({ length: 200 }, (_, index) => `${index + 1}`);
    expect((await store.readLog("run_a", start, 1e6)).map(({ data }) => data)).toEqual(numbers);
    expect((await store.read.listMessages(a.key, { order: "asc" })).map(({ position }) => position)).toEqual(
      Array.from({ length: 67 }, (_, index) => index + 1),
    );
  });
});

describe("a full disk", () => {
  /** A store that has room for about 200 KB more. */
  async function smallStore() {
    const handle = openFile(":memory:");
    migrate(handle, ":memory:");
    const store = new Store(handle);
    const { thread } = await storeRun(store, "a");
    await storeRun(store, "b");
    const pages = Number(handle.prepare("PRAGMA page_count").get()?.page_count);
    handle.exec(`PRAGMA max_page_count = ${pages + 50}`);
    return { store: await disposable(Promise.resolve(store)), thread };
  }
  const tooMuch = JSON.stringify("x".repeat(1_000_000));
  const full = "database or disk is full";

  it("rejects an append whole, and stores nothing of it", async () => {
    const { store, thread } = await smallStore();
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
    // What fits is stored afterwards.
    expect(await store.append([sampleAppend("run_a", 0, "1")])).toEqual(["appended"]);
    expect(await store.read.listMessages(thread.key, { order: "asc" })).toEqual([]);
    await store.close();
  });

  it("inside of an append rejects it whole, even when the failure is caught there", async () => {
    const { store, thread } = await smallStore();
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

  it("rejects a transaction whole, even when the failure is caught inside", async () => {
    const { store, thread } = await smallStore();
    const large = { ...message("msg_2"), metadata: { text: tooMuch } };
    await expect(
      store.transaction(async (q) => {
        await q.appendMessages(thread.key, [message("msg_1")]);
        await expect(q.appendMessages(thread.key, [large])).rejects.toThrow(full);
        await q.appendMessages(thread.key, [message("msg_3")]);
      }),
    ).rejects.toThrow("nothing of it is stored");
    await expect(
      store.transaction(async (q) => {
        await q.appendMessages(thread.key, [message("msg_1")]);
        await q.appendMessages(thread.key, [large]).catch(() => {});
      }),
    ).rejects.toThrow("nothing of it is stored");
    expect(await store.read.listMessages(thread.key, { order: "asc" })).toEqual([]);
    await store.close();
  });
});

describe("closing", () => {
  it("waits for what was asked before, refuses what comes after, and may be repeated", async () => {
    const store = await openStore(":memory:");
    const insert = store.transaction(async (q) => {
      await setImmediate();
      return (await q.insertThread(sampleThread())).key;
    });
    const read = store.read.findThread("prj_1", "thr_1");
    const closed = [store.close(), store.close()];
    const late = [
      store.read.findThread("prj_1", "thr_1"),
      store.append([sampleAppend("run_a", 0, "1")]),
      store.transaction(async () => {}),
    ];
    expect(
      (await Promise.allSettled(late)).map((each) => String((each as PromiseRejectedResult).reason)),
    ).toEqual(Array(3).fill("Error: The store is closed."));
    expect(await insert).toBe(1);
    expect((await read)?.key).toBe(1);
    await Promise.all(closed);
    await store.close();
  });
});

/** A store that is closed at the end of the block. */
async function disposable(opening: Promise<Store>): Promise<Store & AsyncDisposable> {
  const store = await opening;
  return Object.assign(store, { [Symbol.asyncDispose]: () => store.close() });
}

import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "../core/ports/store.ts";
import { sampleAppend, sampleRun, sampleThread, storeRun } from "./sample-records.ts";
import { describeStores } from "./testing-stores.ts";

const start = { number: 0, notes: 0 };
const message = (id: string) => ({ id, role: "user" as const, blocks: [], createdAt: 1 });

await describeStores((tested) => {
  let store: Store;
  beforeEach(() => {
    store = tested.store;
  });

  describe("a transaction", () => {
    it("returns the result of its work, and rolls back work that throws", async () => {
      expect(await store.transaction(async (q) => (await q.insertThread(sampleThread())).id)).toBe("thr_1");
      const broken = new Error("broken");
      await expect(
        store.transaction(async (q) => {
          await q.insertThread(sampleThread({ id: "thr_2" }));
          throw broken;
        }),
      ).rejects.toBe(broken);
      expect(await store.read.findThread({ projectId: "prj_1" }, "thr_2")).toBeUndefined();
      expect(
        await store.transaction(async (q) => (await q.insertThread(sampleThread({ id: "thr_2" }))).id),
      ).toBe("thr_2");
    });

    it("rejects a query after its end", async () => {
      const late = await store.transaction(async (q) => ({ insert: () => q.insertThread(sampleThread()) }));
      await expect(late.insert()).rejects.toThrow("committed");
      expect(await store.read.findThread({ projectId: "prj_1" }, "thr_1")).toBeUndefined();
    });
  });

  describe("concurrent users of the store", () => {
    it("are isolated from each other's transactions", async () => {
      const { thread: a } = await storeRun(store, "a");
      const { thread: b } = await storeRun(store, "b");
      await store.read.touchThread(a.key, 500);
      await store.read.touchThread(b.key, 500);
      /** Returns both threads' times as read by one query. No transaction changes the sum of these times. */
      const times = async () =>
        (await store.read.listThreads({ projectId: "prj_1" }, { limit: 9 })).map(
          ({ updatedAt }) => updatedAt,
        );
      const sums = new Set<number>();
      const work: Promise<unknown>[] = [];
      let appending: Promise<unknown> = Promise.resolve();
      for (let round = 0; round < 60; round += 1) {
        const append = {
          ...sampleAppend("run_a", round, `${round + 1}`),
          ...(round % 3 === 0 && {
            within: async (q: Store["read"]) => {
              await setImmediate();
              await q.appendMessages(a.key, [message(`msg_${round}`)]);
            },
          }),
        };
        appending = appending.then(() => store.append([append]));
        work.push(
          store
            .transaction(async (q) => {
              const from = await q.lockThread({ projectId: "prj_1" }, "thr_a");
              await setImmediate();
              await q.touchThread(a.key, Number(from?.updatedAt) - 1);
              await setImmediate();
              const to = await q.findThread({ projectId: "prj_1" }, "thr_b");
              await q.touchThread(b.key, Number(to?.updatedAt) + 1);
              if (round % 10 === 9) throw new Error("undone");
            })
            .catch(() => "undone"),
          times().then((both) => sums.add(both.reduce((sum, time) => sum + time, 0))),
          appending,
        );
      }
      await Promise.all(work);
      // The newest thread comes first.
      expect(await times()).toEqual([554, 446]);
      expect([...sums]).toEqual([1000]);
      const numbers = Array.from({ length: 60 }, (_, index) => `${index + 1}`);
      expect((await store.readLog("run_a", start, 1e6)).map(({ data }) => data)).toEqual(numbers);
      expect(
        (await store.read.listMessages(a.key, { order: "asc" })).map(({ position }) => position),
      ).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    });
  });

  describe("an append whose result was lost", () => {
    it("can be retried: its changes are not made twice", async () => {
      const { thread } = await storeRun(store, "a");
      await storeRun(store, "b");
      const batch = [
        sampleAppend("run_a", 0, "1\n2"),
        {
          ...sampleAppend("run_b", 0, "1"),
          within: (q: Store["read"]) => q.appendMessages(thread.key, [message("msg_1")]),
        },
      ];
      for (const _ of [1, 2, 3]) expect(await store.append(batch)).toEqual(["appended", "appended"]);
      expect(await store.readLog("run_a", start, 99)).toEqual([
        { first: start, last: { number: 2, notes: 0 }, data: "1\n2" },
      ]);
      expect(await store.read.listMessages(thread.key, { order: "asc" })).toHaveLength(1);
    });

    it.each([
      ["other data", { data: "1\n3" }, "1\n2"],
      ["another end", { data: "1", to: { number: 1, notes: 0 } }, "1\n2"],
      ["another epoch", { epoch: 2 }, "1\n2"],
      ["a later append", {}, "1\n2|3"],
    ])("is fenced with %s", async (_name, change, log) => {
      await storeRun(store, "a");
      const append = sampleAppend("run_a", 0, "1\n2");
      await store.append([append]);
      if (log.includes("|")) await store.append([sampleAppend("run_a", 2, "3")]);
      expect(await store.append([{ ...append, ...change }])).toEqual(["fenced"]);
      expect((await store.readLog("run_a", start, 99)).map(({ data }) => data).join("|")).toBe(log);
    });
  });

  describe("texts", () => {
    it("in JSON are stored unchanged, with any characters", async () => {
      const { key } = await store.read.insertThread(sampleThread());
      const read = async (id: string) => {
        const found = await store.read.findMessage(key, id);
        await store.read.deleteMessagesAfter(key, 0);
        return found?.message.blocks;
      };
      const roundTrip = async (text: string, id: string) => {
        const blocks = [{ type: "text" as const, text }];
        await store.read.appendMessages(key, [{ ...message(id), blocks }]);
        expect(await read(id)).toEqual(blocks);
      };
      // Contains every code unit by itself, followed by every code point beyond the BMP.
      const units = Array.from({ length: 0x10000 }, (_, unit) => `${String.fromCharCode(unit)} `).join("");
      await roundTrip(units, "units");
      for (let plane = 1; plane <= 16; plane += 1) {
        const points = Array.from({ length: 0x10000 }, (_, low) =>
          String.fromCodePoint(plane * 0x10000 + low),
        );
        await roundTrip(points.join(""), `plane_${plane}`);
      }
      let count = 0;
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: "binary", size: "large" }), (text) => {
          count += 1;
          return roundTrip(text, `msg_${count}`);
        }),
        { numRuns: 50 },
      );
    });

    it("elsewhere have U+FFFD for characters that a database cannot store, including in lookups", async () => {
      const { key } = await store.read.insertThread(sampleThread({ id: "a\0b", contextKey: "\ud800" }));
      expect(await store.read.findThread({ projectId: "prj_1" }, "a\0b")).toMatchObject({
        key,
        id: "a\ufffdb",
        contextKey: "\ufffd",
      });
      await store.read.insertRun(sampleRun(key));
      await store.read.updateRun("run_1", { status: "failed", errorMessage: "\0 \udfff\ud83d\ude00 \ud83d" });
      expect((await store.read.findRunById("run_1"))?.errorMessage).toBe("\ufffd \ufffd\u{1f600} \ufffd");
    });
  });

  describe("closing", () => {
    it("waits for earlier calls, rejects later ones, and can be repeated", async () => {
      const insert = store.transaction(async (q) => {
        await setImmediate();
        return (await q.insertThread(sampleThread())).key;
      });
      const read = store.read.findThread({ projectId: "prj_1" }, "thr_2");
      const closed = [store.close(), store.close()];
      const late = [
        store.read.findThread({ projectId: "prj_1" }, "thr_1"),
        store.append([sampleAppend("run_a", 0, "1")]),
        store.transaction(async () => {}),
      ];
      expect(
        (await Promise.allSettled(late)).map((each) => String((each as PromiseRejectedResult).reason)),
      ).toEqual(Array(3).fill("Error: The store is closed."));
      expect(await insert).toBe(1);
      expect(await read).toBeUndefined();
      await Promise.all(closed);
      await store.close();
    });
  });
});

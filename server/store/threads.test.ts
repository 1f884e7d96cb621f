import { beforeEach, describe, expect, it } from "vitest";
import type { ThreadKey } from "../core/ports/records.ts";
import type { Store } from "../core/ports/store.ts";
import { sampleRun, sampleThread } from "./sample-records.ts";
import { describeStores } from "./testing-stores.ts";

await describeStores((tested) => {
  let store: Store;
  beforeEach(() => {
    store = tested.store;
  });

  describe("threads", () => {
    it("are read as stored [T-036]", async () => {
      const bare = await store.read.insertThread(sampleThread());
      const full = await store.read.insertThread({
        projectId: "prj_1",
        id: "thr_2",
        contextKey: "user-7",
        metadata: { title: "nul \u0000 and half a pair \ud800", nested: { a: [1, null] } },
        createdAt: 5,
      });
      expect(bare).toEqual({ key: 1, projectId: "prj_1", id: "thr_1", createdAt: 1000, updatedAt: 1000 });
      expect(full).toEqual({
        key: 2,
        projectId: "prj_1",
        id: "thr_2",
        contextKey: "user-7",
        metadata: { title: "nul \u0000 and half a pair \ud800", nested: { a: [1, null] } },
        createdAt: 5,
        updatedAt: 5,
      });
      expect(await store.read.findThread({ projectId: "prj_1" }, "thr_1")).toEqual(bare);
      expect(await store.read.findThread({ projectId: "prj_1" }, "thr_2")).toEqual(full);
      expect(await store.read.findThreadByKey(2 as ThreadKey)).toEqual(full);
      expect(await store.read.findThreadByKey(3 as ThreadKey)).toBeUndefined();
    });

    it("get a name and other metadata", async () => {
      const { key } = await store.read.insertThread(sampleThread({ metadata: { a: 1 } }));
      const thread = { key, projectId: "prj_1", id: "thr_1", createdAt: 1000 };
      const update = (patch: object, now: number) => store.read.updateThread(key, patch, now);
      const named = { ...thread, name: "nul \ufffd", metadata: { a: 1 }, updatedAt: 2000 };
      expect(await update({ name: "nul \u0000" }, 2000)).toEqual(named);
      const replaced = { ...named, metadata: { b: 2 }, updatedAt: 3000 };
      expect(await update({ metadata: { b: 2 } }, 3000)).toEqual(replaced);
      expect(await update({}, 4000)).toEqual({ ...replaced, updatedAt: 4000 });
      expect(await store.read.updateThread((key + 1) as ThreadKey, { name: "x" }, 1)).toBeUndefined();
    });

    it("have ids that are unique only among their owner's threads", async () => {
      await store.read.insertThread(sampleThread());
      await expect(store.read.insertThread(sampleThread())).rejects.toThrow(
        tested.duplicate(
          "threads.project_id, threads.user_id, threads.id",
          "threads_project_id_user_id_id_key",
        ),
      );
      const other = await store.read.insertThread(sampleThread({ projectId: "prj_2" }));
      expect(await store.read.findThread({ projectId: "prj_2" }, "thr_1")).toEqual(other);
      expect(await store.read.findThread({ projectId: "prj_3" }, "thr_1")).toBeUndefined();
    });

    it("are listed newest first, even within one millisecond, in pages without gaps or repetitions [T-080][T-085]", async () => {
      const keys: Record<string, number> = {};
      for (const [id, createdAt, contextKey] of [
        ["a", 10, "x"],
        ["c", 20, "y"],
        ["b", 20, "x"],
        ["d", 20, "x"],
        ["e", 5, "y"],
      ] as const) {
        keys[id] = (await store.read.insertThread({ projectId: "prj_1", id, createdAt, contextKey })).key;
      }
      await store.read.insertThread({ projectId: "prj_2", id: "z", createdAt: 15, contextKey: "x" });
      const ids = async (after: string | undefined, page: Parameters<typeof store.read.listThreads>[1]) => {
        const from = after === undefined ? {} : { after: keys[after] ?? Number.NaN };
        const of = { ...page, ...from };
        const { hasMore } = await store.read.measureThreads({ projectId: "prj_1" }, of);
        return (
          (await store.read.listThreads({ projectId: "prj_1" }, of)).map(({ id }) => id).join("") +
          (hasMore ? "…" : "")
        );
      };

      expect(await ids(undefined, { limit: 100 })).toBe("edbca");
      expect(await ids(undefined, { limit: 2 })).toBe("ed…");
      expect(await ids("d", { limit: 2 })).toBe("bc…");
      expect(await ids("c", { limit: 2 })).toBe("a");
      expect(await ids("a", { limit: 2 })).toBe("");
      expect(await ids(undefined, { limit: 100, contextKey: "x" })).toBe("dba");
      expect(await ids("d", { limit: 1, contextKey: "x" })).toBe("b…");
    });

    it("are listed in shorter pages if their metadata is large", async () => {
      const metadata = { text: "x".repeat(1024 ** 2) };
      const size = JSON.stringify(metadata).length;
      const keys: number[] = [];
      for (const id of ["a", "b", "c", "d", "e", "f"])
        keys.push((await store.read.insertThread({ projectId: "prj_1", id, createdAt: 1, metadata })).key);
      const measure = (page: object) =>
        store.read.measureThreads({ projectId: "prj_1" }, { limit: 100, ...page });
      expect(await measure({})).toEqual({ count: 4, bytes: 4 * size, hasMore: true });
      expect(await measure({ limit: 2 })).toEqual({ count: 2, bytes: 2 * size, hasMore: true });
      expect(await measure({ after: keys[2] ?? 0 })).toEqual({ count: 2, bytes: 2 * size, hasMore: false });
    });

    it("store the time when they were touched", async () => {
      const { key } = await store.read.insertThread(sampleThread({ contextKey: "x" }));
      await store.read.touchThread(key, 3000);
      expect(await store.read.findThread({ projectId: "prj_1" }, "thr_1")).toMatchObject({
        updatedAt: 3000,
        contextKey: "x",
      });
    });

    it("are created by the first run if allowed, store the time of the last, and keep their first context key [TX-19]", async () => {
      const enter = (createdAt: number, create: boolean, contextKey?: string) =>
        store.read.lockOrCreateThread(
          { projectId: "prj_1", id: "thr_1", createdAt, ...(contextKey && { contextKey }) },
          create,
        );
      const thread = { key: 1, projectId: "prj_1", id: "thr_1", createdAt: 1, updatedAt: 1 };
      expect(await enter(0, false)).toBeUndefined();
      expect(await enter(1, true)).toEqual({ thread, isNew: true });
      // Both calls happen in the same millisecond, so only the existing row shows the difference.
      expect(await enter(1, true)).toEqual({ thread, isNew: false });
      expect(await enter(2, false)).toEqual({ thread: { ...thread, updatedAt: 2 }, isNew: false });
      const withKey = { ...thread, contextKey: "x" };
      expect(await enter(3, true, "x")).toEqual({ thread: { ...withKey, updatedAt: 3 }, isNew: false });
      expect(await enter(4, true, "y")).toEqual({ thread: { ...withKey, updatedAt: 4 }, isNew: false });
      expect(await enter(5, false, "y")).toEqual({ thread: { ...withKey, updatedAt: 5 }, isNew: false });
      expect(await store.read.findThread({ projectId: "prj_1" }, "thr_1")).toEqual({
        ...withKey,
        updatedAt: 5,
      });
    });

    it("are deleted with everything in them [T-083]", async () => {
      const { key } = await store.read.insertThread(sampleThread());
      await store.read.insertRun(sampleRun(key));
      await store.read.appendMessages(key, [{ id: "msg_1", role: "user", blocks: [], createdAt: 1 }]);
      await store.read.insertComponent({ threadKey: key, id: "comp_1", messageId: "msg_1", name: "Chart" });
      await store.read.insertToolCalls([
        {
          threadKey: key,
          id: "tc_1",
          runId: "run_1",
          messageId: "msg_1",
          name: "t",
          input: {},
          side: "client",
          state: "pending",
        },
      ]);
      const append = {
        runId: "run_1",
        epoch: 1,
        from: { number: 0, notes: 0 },
        to: { number: 1, notes: 0 },
        data: "{}",
      };
      expect(await store.append([append])).toEqual(["appended"]);

      expect(await store.read.deleteThread(key)).toBe(true);
      expect(await store.read.deleteThread(key)).toBe(false);
      expect(await store.read.findThread({ projectId: "prj_1" }, "thr_1")).toBeUndefined();
      expect(await store.read.findRunById("run_1")).toBeUndefined();
      expect(await store.read.listMessages(key, { order: "asc" })).toEqual([]);
      expect(await store.read.listComponents(key)).toEqual([]);
      expect(await store.read.listPendingToolCalls(key)).toEqual([]);
      expect(await store.readLog("run_1", { number: 0, notes: 0 }, 1000)).toEqual([]);
      // The log of an active run is deleted with its thread.
      expect(await store.append([{ ...append, from: append.to, to: { number: 2, notes: 0 } }])).toEqual([
        "fenced",
      ]);
      // Keys of deleted threads are not reused.
      expect((await store.read.insertThread(sampleThread())).key).toBe(key + 1);
    });
  });
});

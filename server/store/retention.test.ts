import { beforeEach, describe, expect, it } from "vitest";
import type { RunStatus } from "../core/ports/records.ts";
import type { Store } from "../core/ports/store.ts";
import { sampleAppend, storeRun } from "./sample-records.ts";
import { describeStores } from "./testing-stores.ts";

await describeStores((tested) => {
  let store: Store;
  beforeEach(() => {
    store = tested.store;
  });

  /** Stores a run with five events in four chunks, followed by an ephemeral event. */
  async function storeRunWithLog(id: string, status: RunStatus, finishedAt?: number): Promise<void> {
    await storeRun(store, id);
    const runId = `run_${id}`;
    for (const [from, data] of [
      [0, "1"],
      [1, "2\n3"],
      [3, "4"],
      [4, "5"],
    ] as const)
      expect(await store.append([sampleAppend(runId, from, data)])).toEqual(["appended"]);
    const ephemeral = { from: { number: 5, notes: 0 }, to: { number: 5, notes: 1 }, data: "note" };
    expect(await store.append([{ runId, epoch: 1, ...ephemeral }])).toEqual(["appended"]);
    await store.read.updateRun(runId, { status, ...(finishedAt !== undefined && { finishedAt }) });
  }

  const dataOf = async (id: string) =>
    (await store.readLog(`run_${id}`, { number: 0, notes: 0 }, 1_000_000)).map(({ data }) => data);
  const drop = (endedBefore: number, limits = { runs: 10, chunks: 100 }) =>
    store.transaction((queries) => queries.dropLogs(endedBefore, limits));
  const complete = ["1", "2\n3", "4", "5", "note"];
  const end = ["5", "note"];

  describe("deleting logs", () => {
    it("keeps only the end of the logs of runs that ended before a time, and all other logs completely", async () => {
      await storeRunWithLog("old", "finished", 99);
      await storeRunWithLog("failed", "failed", 50);
      await storeRunWithLog("young", "finished", 100);
      await storeRunWithLog("running", "running");
      await storeRunWithLog("paused", "awaiting_input");
      expect(await drop(100)).toBe(false);
      expect(await dataOf("old")).toEqual(end);
      expect(await dataOf("failed")).toEqual(end);
      for (const id of ["young", "running", "paused"]) expect(await dataOf(id)).toEqual(complete);
      expect(await store.read.findRunById("run_old")).toMatchObject({
        status: "finished",
        head: { number: 5, notes: 1 },
      });
    });

    it("processes each run once", async () => {
      await storeRunWithLog("a", "finished", 1);
      await storeRun(store, "empty");
      await store.read.updateRun("run_empty", { status: "failed", finishedAt: 2 });
      expect(await drop(100, { runs: 2, chunks: 100 })).toBe(true);
      expect(await drop(100, { runs: 2, chunks: 100 })).toBe(false);
      expect(await dataOf("a")).toEqual(end);
      expect(await dataOf("empty")).toEqual([]);
    });

    it("deletes at most a number of chunks per call, from the start of a log", async () => {
      await storeRunWithLog("b", "finished", 2);
      await storeRunWithLog("a", "finished", 1);
      const one = { runs: 1, chunks: 2 };
      expect(await drop(100, one)).toBe(true);
      expect([await dataOf("a"), await dataOf("b")]).toEqual([["4", ...end], complete]);
      expect(await drop(100, one)).toBe(true);
      expect([await dataOf("a"), await dataOf("b")]).toEqual([end, complete]);
      while (await drop(100, one));
      expect([await dataOf("a"), await dataOf("b")]).toEqual([end, end]);
    });

    it("is rolled back with its transaction", async () => {
      await storeRunWithLog("a", "finished", 1);
      const broken = new Error("broken");
      await expect(
        store.transaction(async (queries) => {
          await queries.dropLogs(100, { runs: 10, chunks: 100 });
          throw broken;
        }),
      ).rejects.toThrow(broken);
      expect(await dataOf("a")).toEqual(complete);
      await drop(100);
      expect(await dataOf("a")).toEqual(end);
    });
  });

  describe("deleting idempotency keys", () => {
    it("deletes the oldest keys from before a time, up to a limit", async () => {
      const usedKey = (key: string) => ({ owner: { projectId: "prj_1" }, key, operation: "o", digest: "d" });
      const takeKeys = async () => {
        for (const [key, at] of [
          ["a", 3],
          ["b", 1],
          ["c", 2],
          ["d", 4],
        ] as const)
          await store.read.reserveKey(usedKey(key), at);
      };
      await takeKeys();
      await store.read.reserveKey({ ...usedKey("b"), owner: { projectId: "prj_2" } }, 9);
      const remaining = async () => {
        const found = [];
        for (const key of ["a", "b", "c", "d"])
          if (await store.read.findKey({ projectId: "prj_1" }, key)) found.push(key);
        return found;
      };
      expect(await store.read.deleteOldKeys(4, 2)).toBe(2);
      expect(await remaining()).toEqual(["a", "d"]);
      expect(await store.read.deleteOldKeys(4, 2)).toBe(1);
      expect(await remaining()).toEqual(["d"]);
      expect(await store.read.findKey({ projectId: "prj_2" }, "b")).toBeDefined();
    });
  });
});

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

  /** A run with five events in four chunks, and a note after them. */
  async function runThat(id: string, status: RunStatus, finishedAt?: number): Promise<void> {
    await storeRun(store, id);
    const runId = `run_${id}`;
    for (const [from, data] of [
      [0, "1"],
      [1, "2\n3"],
      [3, "4"],
      [4, "5"],
    ] as const)
      expect(await store.append([sampleAppend(runId, from, data)])).toEqual(["appended"]);
    const note = { from: { number: 5, notes: 0 }, to: { number: 5, notes: 1 }, data: "note" };
    expect(await store.append([{ runId, epoch: 1, ...note }])).toEqual(["appended"]);
    await store.read.updateRun(runId, { status, ...(finishedAt !== undefined && { finishedAt }) });
  }

  const dataOf = async (id: string) =>
    (await store.readLog(`run_${id}`, { number: 0, notes: 0 }, 1_000_000)).map(({ data }) => data);
  const drop = (endedBefore: number, most = { runs: 10, chunks: 100 }) =>
    store.transaction((queries) => queries.dropLogs(endedBefore, most));
  const whole = ["1", "2\n3", "4", "5", "note"];
  const end = ["5", "note"];

  describe("dropping logs", () => {
    it("leaves the ends of the logs of runs that ended before a time, and all others whole", async () => {
      await runThat("old", "finished", 99);
      await runThat("failed", "failed", 50);
      await runThat("young", "finished", 100);
      await runThat("running", "running");
      await runThat("paused", "awaiting_input");
      expect(await drop(100)).toBe(false);
      expect(await dataOf("old")).toEqual(end);
      expect(await dataOf("failed")).toEqual(end);
      for (const id of ["young", "running", "paused"]) expect(await dataOf(id)).toEqual(whole);
      expect(await store.read.findRunById("run_old")).toMatchObject({
        status: "finished",
        head: { number: 5, notes: 1 },
      });
    });

    it("goes over a run once", async () => {
      await runThat("a", "finished", 1);
      await storeRun(store, "empty");
      await store.read.updateRun("run_empty", { status: "failed", finishedAt: 2 });
      expect(await drop(100, { runs: 2, chunks: 100 })).toBe(true);
      expect(await drop(100, { runs: 2, chunks: 100 })).toBe(false);
      expect(await dataOf("a")).toEqual(end);
      expect(await dataOf("empty")).toEqual([]);
    });

    it("drops no more at a time than it may, from the beginning of a log on", async () => {
      await runThat("b", "finished", 2);
      await runThat("a", "finished", 1);
      const one = { runs: 1, chunks: 2 };
      expect(await drop(100, one)).toBe(true);
      expect([await dataOf("a"), await dataOf("b")]).toEqual([["4", ...end], whole]);
      expect(await drop(100, one)).toBe(true);
      expect([await dataOf("a"), await dataOf("b")]).toEqual([end, whole]);
      while (await drop(100, one));
      expect([await dataOf("a"), await dataOf("b")]).toEqual([end, end]);
    });

    it("goes with the rest of a transaction", async () => {
      await runThat("a", "finished", 1);
      const broken = new Error("broken");
      await expect(
        store.transaction(async (queries) => {
          await queries.dropLogs(100, { runs: 10, chunks: 100 });
          throw broken;
        }),
      ).rejects.toThrow(broken);
      expect(await dataOf("a")).toEqual(whole);
      await drop(100);
      expect(await dataOf("a")).toEqual(end);
    });
  });

  describe("forgetting keys", () => {
    it("forgets the oldest of those from before a time, so many at once", async () => {
      const taken = (key: string) => ({ projectId: "prj_1", key, operation: "o", digest: "d" });
      const takeKeys = async () => {
        for (const [key, at] of [
          ["a", 3],
          ["b", 1],
          ["c", 2],
          ["d", 4],
        ] as const)
          await store.read.takeKey(taken(key), at);
      };
      await takeKeys();
      await store.read.takeKey({ ...taken("b"), projectId: "prj_2" }, 9);
      const left = async () => {
        const found = [];
        for (const key of ["a", "b", "c", "d"]) if (await store.read.findKey("prj_1", key)) found.push(key);
        return found;
      };
      expect(await store.read.forgetKeys(4, 2)).toBe(2);
      expect(await left()).toEqual(["a", "d"]);
      expect(await store.read.forgetKeys(4, 2)).toBe(1);
      expect(await left()).toEqual(["d"]);
      expect(await store.read.findKey("prj_2", "b")).toBeDefined();
    });
  });
});

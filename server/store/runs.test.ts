import { beforeEach, describe, expect, it } from "vitest";
import type { RunStatus, ThreadKey } from "../core/ports/records.ts";
import type { Store } from "../core/ports/store.ts";
import { sampleAppend, sampleRun, sampleThread } from "./sample-records.ts";
import { describeStores } from "./testing-stores.ts";

await describeStores((tested) => {
  let store: Store;
  let key: ThreadKey;
  beforeEach(async () => {
    store = tested.store;
    key = (await store.read.insertThread(sampleThread())).key;
  });

  const stored = {
    id: "run_1",
    threadKey: 1 as ThreadKey,
    projectId: "prj_1",
    status: "running",
    epoch: 1,
    head: { number: 0, notes: 0 },
    attempts: 1,
    request: '{"message":"hi"}',
    onDisconnect: "cancel",
    totals: { turns: 0, toolCalls: 0, inputTokens: 0, outputTokens: 0, timeMs: 0 },
    createdAt: 2000,
    updatedAt: 2000,
  };

  describe("runs", () => {
    it("are read as stored", async () => {
      expect(await store.read.insertRun(sampleRun(key))).toEqual(stored);
      expect(await store.read.findRunById("run_1")).toEqual(stored);
      expect(await store.read.findRun({ projectId: "prj_1" }, key, "run_1")).toEqual(stored);
      expect(await store.read.findRun({ projectId: "prj_2" }, key, "run_1")).toBeUndefined();
      expect(
        await store.read.findRun({ projectId: "prj_1" }, (key + 1) as ThreadKey, "run_1"),
      ).toBeUndefined();
      expect(await store.read.findRunById("run_2")).toBeUndefined();
    });

    it("are found by their client's run id, newest first [CX-09]", async () => {
      const other = (await store.read.insertThread(sampleThread({ id: "thr_2" }))).key;
      const insert = async (id: string, change: object) => {
        await store.read.insertRun(sampleRun(key, { id, ...change }));
        await store.read.updateRun(id, { status: "finished" });
      };
      await insert("run_1", { clientId: "r", createdAt: 3000 });
      await insert("run_2", { clientId: "s" });
      await insert("run_3", { clientId: "r", createdAt: 1000 });
      await insert("run_4", {});
      await insert("run_5", { threadKey: other, clientId: "r" });
      expect((await store.read.findNewestRun(key, "r"))?.id).toBe("run_3");
      expect(await store.read.findNewestRun(key, "s")).toMatchObject({ id: "run_2", clientId: "s" });
      expect(await store.read.findNewestRun(key, "R")).toBeUndefined();
      expect(await store.read.findNewestRun(key, "")).toBeUndefined();
      expect((await store.read.findNewestRun(key))?.id).toBe("run_4");
      expect(Object.hasOwn((await store.read.findNewestRun(key)) ?? {}, "clientId")).toBe(false);
      expect((await store.read.findNewestRun(other))?.id).toBe("run_5");
      expect(await store.read.findNewestRun((other + 1) as ThreadKey)).toBeUndefined();
    });

    it("are listed by thread: the newest one, and the newest one that has finished or awaited input", async () => {
      const other = (await store.read.insertThread(sampleThread({ id: "thr_3" }))).key;
      const insert = async (id: string, status: RunStatus, threadKey = key, error = {}) => {
        await store.read.insertRun(sampleRun(threadKey, { id }));
        await store.read.updateRun(id, { status, ...error });
      };
      const error = { errorCode: "LLM_ERROR", errorMessage: "no response" };
      await insert("run_1", "finished");
      await insert("run_2", "continued");
      await insert("run_3", "cancelled");
      await insert("run_4", "failed", key, error);
      await insert("run_5", "awaiting_input", other);
      const list = (...keys: ThreadKey[]) => store.read.listNewestRuns(keys);
      const ofKey = [
        { id: "run_4", threadKey: key, status: "failed", ...error },
        { id: "run_2", threadKey: key, status: "continued" },
      ];
      const ofOther = { id: "run_5", threadKey: other, status: "awaiting_input" };
      expect(await list(key)).toEqual(ofKey);
      expect(await list(key, other)).toEqual([ofOther, ...ofKey]);
      expect(await list()).toEqual([]);
      expect(await list((other + 1) as ThreadKey)).toEqual([]);
    });

    it("store every changed field, and keep the others", async () => {
      await store.read.insertRun(sampleRun(key, { continues: "run_0" }));
      const patch = {
        status: "failed",
        onDisconnect: "continue",
        continuedBy: "run_9",
        errorCode: "MODEL_ERROR",
        errorMessage: "no response",
        stopReason: "error",
        totals: { turns: 1, toolCalls: 2, inputTokens: 3, outputTokens: 4, timeMs: 5 },
        updatedAt: 3000,
        finishedAt: 3001,
      } as const;
      expect(await store.read.updateRun("run_1", patch)).toBe(true);
      expect(await store.read.findRunById("run_1")).toEqual({ ...stored, continues: "run_0", ...patch });
      expect(await store.read.updateRun("run_1", { updatedAt: 3002 })).toBe(true);
      expect(await store.read.findRunById("run_1")).toEqual({
        ...stored,
        continues: "run_0",
        ...patch,
        updatedAt: 3002,
      });
      expect(await store.read.updateRun("run_2", patch)).toBe(false);
    });

    it.each<[RunStatus, boolean]>([
      ["running", true],
      ["awaiting_input", true],
      ["continued", false],
      ["finished", false],
      ["failed", false],
      ["cancelled", false],
    ])("in status %s block another run of the thread: %s [T-075]", async (status, blocks) => {
      await store.read.insertRun(sampleRun(key));
      await store.read.updateRun("run_1", { status });
      expect((await store.read.findActiveRun(key))?.id).toBe(blocks ? "run_1" : undefined);
      const second = store.transaction((q) => q.insertRun(sampleRun(key, { id: "run_2" })));
      if (blocks) await expect(second).rejects.toThrow(tested.duplicate("runs.thread_key", "one_active_run"));
      else expect((await second).id).toBe("run_2");
      expect(await store.read.findActiveRun((key + 1) as ThreadKey)).toBeUndefined();
    });

    it("are found by their idempotency key, which is unique in a project", async () => {
      const other = await store.read.insertThread(sampleThread({ projectId: "prj_2" }));
      const third = await store.read.insertThread(sampleThread({ id: "thr_3" }));
      const idempotent = { idempotencyKey: "k", idempotencyHash: "h" };
      const run = await store.read.insertRun(sampleRun(key, idempotent));
      expect(run).toEqual({ ...stored, ...idempotent });
      expect(await store.read.findRunByIdempotencyKey({ projectId: "prj_1" }, "k")).toEqual(run);
      expect(await store.read.findRunByIdempotencyKey({ projectId: "prj_2" }, "k")).toBeUndefined();
      await store.read.insertRun(sampleRun(other.key, { ...idempotent, id: "run_2", projectId: "prj_2" }));
      await expect(
        store.transaction((q) => q.insertRun(sampleRun(third.key, { ...idempotent, id: "run_3" }))),
      ).rejects.toThrow(
        tested.duplicate("runs.project_id, runs.user_id, runs.idempotency_key", "run_by_idempotency_key"),
      );
    });

    it("can be claimed: the epoch increases, and the previous owner is fenced", async () => {
      await store.read.insertRun(sampleRun(key));
      expect(await store.append([sampleAppend("run_1", 0, '{"a":1}')])).toEqual(["appended"]);
      const claimed = await store.read.claimRun("run_1", "node_2", 1);
      expect(claimed).toMatchObject({
        owner: "node_2",
        epoch: 2,
        attempts: 1,
        head: { number: 1, notes: 0 },
        status: "running",
      });
      expect(await store.append([sampleAppend("run_1", 1, '{"zombie":1}')])).toEqual(["fenced"]);
      expect(await store.append([{ ...sampleAppend("run_1", 1, '{"b":1}'), epoch: 2 }])).toEqual([
        "appended",
      ]);
      // The first of two concurrent claims wins.
      expect(await store.read.claimRun("run_1", "node_3", 1)).toBeUndefined();
      expect(await store.read.claimRun("run_9", "node_2", 1)).toBeUndefined();
      await store.read.updateRun("run_1", { status: "finished" });
      expect(await store.read.claimRun("run_1", "node_3", 2)).toBeUndefined();
    });

    it("can all be claimed in one call, newest first and without their requests", async () => {
      for (const id of ["run_b", "run_a", "run_c"]) {
        const thread = await store.read.insertThread(sampleThread({ id }));
        await store.read.insertRun(sampleRun(thread.key, { id, createdAt: id === "run_b" ? 3 : 2 }));
      }
      await store.read.updateRun("run_a", { status: "finished" });
      await store.append([sampleAppend("run_b", 0, '{"a":1}')]);
      const claimed = await store.read.claimAllRuns("node_2");
      expect(
        claimed.map(({ id, owner, epoch, attempts, head }) => [id, owner, epoch, attempts, head]),
      ).toEqual([
        ["run_c", "node_2", 2, 1, { number: 0, notes: 0 }],
        ["run_b", "node_2", 2, 1, { number: 1, notes: 0 }],
      ]);
      expect(claimed[0]).not.toHaveProperty("request");
      expect(await store.append([sampleAppend("run_b", 1, '{"zombie":1}')])).toEqual(["fenced"]);
      expect(await store.read.findRunById("run_a")).toMatchObject({ epoch: 1, status: "finished" });
    });

    it("count an attempt before it starts, only at the epoch of their claim", async () => {
      await store.read.insertRun(sampleRun(key));
      await store.read.claimRun("run_1", "node_2", 1);
      expect(await store.read.countAttempt("run_1", 1, 2)).toBe(false);
      expect(await store.read.countAttempt("run_9", 2, 2)).toBe(false);
      // The call is repeated, because the result of the first call may have been lost.
      for (let time = 0; time < 2; time += 1) expect(await store.read.countAttempt("run_1", 2, 2)).toBe(true);
      await store.read.updateRun("run_1", { status: "finished" });
      expect(await store.read.countAttempt("run_1", 2, 3)).toBe(false);
      expect(await store.read.findRunById("run_1")).toMatchObject({ attempts: 2 });
    });

    it.each([
      [true, 0],
      [false, 1],
    ])("are released, counted as an attempt: %s", async (isCounted, attempts) => {
      await store.read.insertRun(sampleRun(key, { owner: "node_1" }));
      await store.read.releaseRun("run_1", 2, isCounted);
      expect(await store.read.findRunById("run_1")).toMatchObject({ owner: "node_1", attempts: 1 });
      await store.read.releaseRun("run_1", 1, isCounted);
      const released = await store.read.findRunById("run_1");
      expect(released).toMatchObject({ attempts });
      expect(released).not.toHaveProperty("owner");
    });

    it("are listed by status, oldest first", async () => {
      for (const [id, createdAt] of [
        ["run_b", 2],
        ["run_c", 1],
        ["run_a", 2],
        ["run_d", 0],
      ] as const) {
        const thread = await store.read.insertThread(sampleThread({ id }));
        await store.read.insertRun(sampleRun(thread.key, { id, createdAt }));
      }
      await store.read.updateRun("run_d", { status: "finished" });
      const ids = async (status: RunStatus) =>
        (await store.read.listRunsByStatus(status)).map((run) => run.id);
      expect(await ids("running")).toEqual(["run_c", "run_a", "run_b"]);
      expect(await ids("finished")).toEqual(["run_d"]);
      expect(await ids("failed")).toEqual([]);
    });
  });
});

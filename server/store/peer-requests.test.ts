import { describe, expect, it } from "vitest";
import { storeRun } from "./sample-records.ts";
import { describeStores } from "./testing-stores.ts";

describe("requests to the owner of a run", async () => {
  await describeStores((tested) => {
    const insertRequest = (runId: string, requester = "node_b") =>
      tested.store.read.insertPeerRequest({ runId, requester, body: '{"kind":"delivered"}' });

    it("are listed in order, get one response, and are deleted when it is read", async () => {
      const { read } = tested.store;
      const { run } = await storeRun(tested.store, "a");
      await storeRun(tested.store, "b");
      await read.claimRun("run_a", "node_a", run.epoch);
      const ids = [await insertRequest("run_a"), await insertRequest("run_a", "node_c")] as number[];
      await insertRequest("run_b");
      expect(await insertRequest("run_none")).toBeUndefined();
      const body = '{"kind":"delivered"}';
      expect(await read.listPeerRequests("node_a")).toEqual([
        { id: ids[0], runId: "run_a", requester: "node_b", body },
        { id: ids[1], runId: "run_a", requester: "node_c", body },
      ]);
      const first = ids[0] as number;
      expect(await read.takePeerResponse(first)).toBeUndefined();
      expect(await read.storePeerResponse(first, "1")).toBe(true);
      expect(await read.storePeerResponse(first, "2")).toBe(false);
      expect((await read.listPeerRequests("node_a")).map(({ id }) => id)).toEqual([ids[1]]);
      expect(await read.takePeerResponse(first)).toBe("1");
      expect(await read.takePeerResponse(first)).toBeUndefined();
    });

    it("are not stored if the run is being deleted", async () => {
      const { thread } = await storeRun(tested.store, "a");
      let inserting: Promise<number | undefined> | undefined;
      await tested.store.transaction(async (queries) => {
        await queries.deleteThread(thread.key);
        inserting = insertRequest("run_a");
        // On both stores, the insert waits for this transaction to end.
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
      expect(await inserting).toBeUndefined();
    });

    it("can be withdrawn, which returns a response stored before, and are deleted after their run has ended", async () => {
      const { read } = tested.store;
      const { run } = await storeRun(tested.store, "a");
      await read.claimRun("run_a", "node_a", run.epoch);
      const [answered, open, left] = [
        await insertRequest("run_a"),
        await insertRequest("run_a"),
        await insertRequest("run_a"),
      ] as number[];
      await read.storePeerResponse(answered as number, "1");
      expect(await read.withdrawPeerRequest(answered as number)).toBe("1");
      expect(await read.withdrawPeerRequest(open as number)).toBeUndefined();
      await read.deleteOldPeerRequests();
      expect((await read.listPeerRequests("node_a")).map(({ id }) => id)).toEqual([left]);
      await read.updateRun("run_a", { status: "finished" });
      await read.deleteOldPeerRequests();
      expect(await read.withdrawPeerRequest(left as number)).toBeUndefined();
      expect(await read.storePeerResponse(left as number, "1")).toBe(false);
    });
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import type { ThreadKey } from "../core/ports/records.ts";
import type { Store } from "../core/ports/store.ts";
import { sampleThread } from "./sample-records.ts";
import { describeStores } from "./testing-stores.ts";

await describeStores((tested) => {
  let store: Store;
  let key: ThreadKey;
  beforeEach(async () => {
    store = tested.store;
    key = (await store.read.insertThread(sampleThread())).key;
  });

  describe("components", () => {
    it("are read as stored", async () => {
      const chart = {
        threadKey: key,
        id: "comp_2",
        messageId: "msg_1",
        name: "Chart",
        state: { range: "1d" },
      };
      const form = { threadKey: key, id: "comp_1", messageId: "msg_1", name: "Form" };
      await store.read.insertComponent(chart);
      await store.read.insertComponent(form);
      expect(await store.read.listComponents(key)).toEqual([
        { ...form, version: 0, memoryBytes: 600 },
        // The state has 14 characters and 2 values.
        { ...chart, version: 0, memoryBytes: 600 + 14 + 2 * 64 },
      ]);
      expect(await store.read.findComponent(key, "comp_2")).toEqual({
        ...chart,
        version: 0,
        memoryBytes: 742,
      });
      expect(await store.read.findComponent((key + 1) as ThreadKey, "comp_2")).toBeUndefined();
    });

    it("can be deleted by id, only in their thread", async () => {
      const other = await store.read.insertThread(sampleThread({ id: "thr_2" }));
      for (const threadKey of [key, other.key]) {
        for (const id of ["a", "b", "c"]) {
          await store.read.insertComponent({ threadKey, id, messageId: "msg_1", name: "Form" });
        }
      }
      await store.read.deleteComponents(key, []);
      await store.read.deleteComponents(key, ["a", "c", "z"]);
      const ids = async (threadKey: ThreadKey) =>
        (await store.read.listComponents(threadKey)).map(({ id }) => id);
      expect(await ids(key)).toEqual(["b"]);
      expect(await ids(other.key)).toEqual(["a", "b", "c"]);
    });

    it("accept a new state only with the version after the stored one", async () => {
      await store.read.insertComponent({ threadKey: key, id: "comp_1", messageId: "msg_1", name: "Form" });
      expect(await store.read.setComponentState(key, "comp_1", '{"a":1}', 1)).toBe(true);
      expect(await store.read.setComponentState(key, "comp_1", '{"b":1}', 1)).toBe(false);
      expect(await store.read.setComponentState(key, "comp_1", '{"c":1}', 3)).toBe(false);
      expect(await store.read.setComponentState(key, "comp_9", '{"d":1}', 1)).toBe(false);
      expect(await store.read.findComponent(key, "comp_1")).toMatchObject({
        state: { a: 1 },
        version: 1,
        memoryBytes: 600 + 7 + 2 * 64,
      });
      expect(await store.read.setComponentState(key, "comp_1", "{}", 2)).toBe(true);
      expect(await store.read.findComponent(key, "comp_1")).toMatchObject({
        state: {},
        version: 2,
        memoryBytes: 600 + 2 + 2 * 64,
      });
    });
  });
});

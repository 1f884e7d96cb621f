import { beforeEach, describe, expect, it } from "vitest";
import type { ThreadKey, ToolCallRecord } from "../core/ports/records.ts";
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

  function call(id: string, change: Partial<ToolCallRecord> = {}): ToolCallRecord {
    return {
      threadKey: key,
      id,
      runId: "run_1",
      messageId: "msg_1",
      name: "add_to_cart",
      input: { sku: "1", half: "\ud800" },
      side: "client",
      state: "pending",
      ...change,
    };
  }

  describe("tool calls", () => {
    it("without a result are abandoned together in their thread", async () => {
      const states = [
        "pending",
        "approved",
        "refused",
        "faulty",
        "started",
        "answered",
        "abandoned",
      ] as const;
      await store.read.insertToolCalls(states.map((state) => call(`tc_${state}`, { state })));
      await store.read.abandonToolCalls((key + 1) as ThreadKey);
      expect((await store.read.listToolCalls(key)).map(({ state }) => state)).toEqual(states);
      await store.read.abandonToolCalls(key);
      expect((await store.read.listToolCalls(key)).map(({ state }) => state)).toEqual(
        states.map((state) => (state === "answered" ? state : "abandoned")),
      );
    });

    it("are read as stored, in the model's order", async () => {
      await store.read.insertToolCalls([call("tc_b"), call("tc_a", { side: "server", state: "started" })]);
      await store.read.insertToolCalls([call("tc_0", { runId: "run_2" }), call("tc_1")]);
      expect(await store.read.findToolCall(key, "tc_a")).toEqual(
        call("tc_a", { side: "server", state: "started" }),
      );
      expect(await store.read.findToolCall((key + 1) as ThreadKey, "tc_a")).toBeUndefined();
      expect(await store.read.listToolCallsOfRun("run_1")).toEqual([
        call("tc_b"),
        call("tc_a", { side: "server", state: "started" }),
        call("tc_1"),
      ]);
      expect((await store.read.listToolCalls(key)).map(({ id }) => id)).toEqual([
        "tc_b",
        "tc_a",
        "tc_0",
        "tc_1",
      ]);
      expect(await store.read.listToolCalls((key + 1) as ThreadKey)).toEqual([]);
      expect(await store.read.listPendingToolCalls(key)).toEqual([
        call("tc_b"),
        call("tc_0", { runId: "run_2" }),
        call("tc_1"),
      ]);
      await expect(store.read.insertToolCalls([call("tc_1")])).rejects.toThrow(
        tested.duplicate("tool_calls.thread_key, tool_calls.id", "tool_calls_pkey"),
      );
    });

    it("accept only one of two results for the same call", async () => {
      await store.read.insertToolCalls([call("tc_1"), call("tc_2"), call("tc_3")]);
      expect(await store.read.setToolCallState(key, ["tc_1"], "answered", "pending")).toBe(1);
      expect(await store.read.setToolCallState(key, ["tc_1"], "answered", "pending")).toBe(0);
      expect(await store.read.setToolCallState(key, ["tc_1", "tc_2", "tc_9"], "abandoned", "pending")).toBe(
        1,
      );
      expect(await store.read.setToolCallState(key, [], "abandoned")).toBe(0);
      expect(await store.read.setToolCallState(key, ["tc_2", "tc_3"], "answered")).toBe(2);
      expect((await store.read.listToolCallsOfRun("run_1")).map(({ state }) => state)).toEqual([
        "answered",
        "answered",
        "answered",
      ]);
    });
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import type { Message } from "../core/messages.ts";
import type { ThreadKey } from "../core/ports/records.ts";
import type { Store } from "../core/ports/store.ts";
import { sampleThread } from "./sample-records.ts";
import { describeStores } from "./testing-stores.ts";

/** Estimates the memory of a stored message. `values` is the number of values in its blocks and metadata. */
const estimateBytes = ({ blocks, name, metadata, sources }: Message, values: number) =>
  600 +
  2 * (name?.length ?? 0) +
  (sources === undefined ? 0 : 2 * JSON.stringify(sources).length) +
  JSON.stringify(blocks).length +
  (metadata === undefined ? 0 : JSON.stringify(metadata).length) +
  64 * values;

await describeStores((tested) => {
  let store: Store;
  let key: ThreadKey;
  beforeEach(async () => {
    store = tested.store;
    key = (await store.read.insertThread(sampleThread())).key;
  });

  const question: Message = {
    id: "msg_1",
    role: "user",
    blocks: [{ type: "text", text: "price of AAPL? \u0000 \ud800 \u{1f4c8}" }],
    createdAt: 10,
    name: "Ann é",
    metadata: { source: "web" },
  };
  const response: Message = {
    id: "msg_2",
    role: "assistant",
    blocks: [
      { type: "text", text: "Here:" },
      { type: "tool_use", id: "tc_1", name: "quote", input: { ticker: "AAPL" } },
      {
        type: "component",
        id: "comp_1",
        name: "StockChart",
        props: { ticker: "AAPL" },
        state: { range: "1d" },
      },
    ],
    createdAt: 20,
    runId: "run_1",
    incomplete: "cancelled",
    sources: ["https://example.com/", "app/main.py"],
  };
  const result: Message = {
    id: "msg_3",
    role: "tool",
    blocks: [
      { type: "tool_result", toolUseId: "tc_1", content: [{ type: "text", text: "1" }], isError: true },
    ],
    createdAt: 30,
    runId: "run_1",
  };

  describe("messages", () => {
    it("are read as stored, with their blocks in order and without the state of components [T-252]", async () => {
      await store.read.appendMessages(key, [question, response]);
      await store.read.appendMessages(key, [result]);
      const storedAnswer = {
        ...response,
        blocks: [
          { type: "text", text: "Here:" },
          { type: "tool_use", id: "tc_1", name: "quote", input: { ticker: "AAPL" } },
          { type: "component", id: "comp_1", name: "StockChart", props: { ticker: "AAPL" } },
        ],
      };
      const stored = [question, storedAnswer, result].map((message, index) => ({
        position: index + 1,
        message,
        memoryBytes: estimateBytes(message as Message, [6, 16, 9][index] ?? 0),
      }));
      expect(await store.read.listMessages(key, { order: "asc" })).toEqual(stored);
      expect(await store.read.findMessage(key, "msg_2")).toEqual(stored[1]);
      expect(await store.read.findMessage(key, "msg_9")).toBeUndefined();
    });

    it("are listed in pages without gaps or repetitions, in both orders [T-085]", async () => {
      await store.read.appendMessages(
        key,
        "abcde".split("").map((id) => ({ id, role: "user", blocks: [], createdAt: 1 })),
      );
      const ids = async (page: Parameters<typeof store.read.listMessages>[1]) =>
        (await store.read.listMessages(key, page)).map(({ message }) => message.id).join("");
      expect(await ids({ order: "asc", limit: 2 })).toBe("ab");
      expect(await ids({ order: "asc", limit: 2, after: 2 })).toBe("cd");
      expect(await ids({ order: "asc", limit: 2, after: 4 })).toBe("e");
      expect(await ids({ order: "desc", limit: 2 })).toBe("ed");
      expect(await ids({ order: "desc", limit: 2, after: 4 })).toBe("cb");
      expect(await ids({ order: "desc", after: 2 })).toBe("a");
      expect(await ids({ order: "desc", after: 1 })).toBe("");
    });

    it("have ids that are unique only within their thread; a duplicate stores nothing", async () => {
      await store.read.appendMessages(key, [question]);
      await expect(
        store.transaction((q) => q.appendMessages(key, [{ ...question, id: "msg_2" }, question])),
      ).rejects.toThrow(tested.duplicate("messages.thread_key, messages.id", "messages_thread_key_id_key"));
      const other = await store.read.insertThread(sampleThread({ id: "thr_2" }));
      await store.read.appendMessages(other.key, [question]);
      const stored = { position: 1, message: question, memoryBytes: estimateBytes(question, 6) };
      expect(await store.read.listMessages(key, { order: "asc" })).toEqual([stored]);
      expect(await store.read.findMessage(other.key, "msg_1")).toEqual(stored);
    });

    it("of a thread have an estimated size that includes its components, even after a state is replaced", async () => {
      expect(await store.read.measureConversation(key)).toBe(0);
      const dense: Message = { ...question, metadata: { a: Array.from({ length: 1_000 }, () => ({})) } };
      await store.read.appendMessages(key, [dense, result]);
      // Each `{}` in a list counts as two values: the object and the comma after it.
      const messages = estimateBytes(dense, 4 + 2_002) + estimateBytes(result, 9);
      expect(await store.read.measureConversation(key)).toBe(messages);
      await store.read.insertComponent({ threadKey: key, id: "comp_1", messageId: "msg_1", name: "Form" });
      expect(await store.read.measureConversation(key)).toBe(messages + 600);
      await store.read.setComponentState(key, "comp_1", '{"a":[{},{}]}', 1);
      expect(await store.read.measureConversation(key)).toBe(messages + 600 + 13 + 6 * 64);
      const other = await store.read.insertThread(sampleThread({ id: "thr_2" }));
      expect(await store.read.measureConversation(other.key)).toBe(0);
    });

    it("are stored in batches, in order, and other work runs between batches", async () => {
      const messages = Array.from({ length: 1_234 }, (_, index) => ({ ...result, id: `m_${index}` }));
      let turns = 0;
      const timer = setInterval(() => (turns += 1));
      await store.transaction((queries) => queries.appendMessages(key, [question, ...messages]));
      clearInterval(timer);
      await store.read.appendMessages(key, [{ ...question, id: "last" }]);
      const stored = await store.read.listMessages(key, { order: "asc" });
      expect(stored.map(({ position, message }) => [position, message.id])).toEqual(
        ["msg_1", ...messages.map(({ id }) => id), "last"].map((id, index) => [index + 1, id]),
      );
      expect(turns).toBeGreaterThan(1);
    });
  });
});

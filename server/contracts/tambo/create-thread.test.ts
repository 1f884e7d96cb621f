import { describe, expect, it } from "vitest";
import type { Queries } from "../../core/ports/queries.ts";
import type { ThreadKey } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import type { Engine } from "../../engine/engine.ts";
import { describeStores } from "../../store/testing-stores.ts";
import { createThreadHandlers } from "./handle-threads.ts";

type CreateThread = ReturnType<typeof createThreadHandlers>["createThread"];
type Request = Parameters<CreateThread>[0];

const context = { owner: { projectId: "p" } };
const request = {
  path: {},
  query: {},
  headers: { "Idempotency-Key": "key" },
  body: { contextKey: "user", initialMessages: [{ role: "user", content: "Hi" }] },
  signal: new AbortController().signal,
  context,
} as Request;

/** Returns a store in which one statement fails, both inside and outside transactions. */
function createFailingStore(store: Store, statement: keyof Queries): Store {
  const fail = () => Promise.reject(new Error("disk I/O error"));
  return {
    ...store,
    read: { ...store.read, [statement]: fail },
    transaction: (work) => store.transaction((queries) => work({ ...queries, [statement]: fail })),
  };
}

await describeStores((tested) => {
  describe("createThread", () => {
    const handlersOf = (store: Store) =>
      createThreadHandlers({ store, engine: undefined as unknown as Engine });

    it.each<keyof Queries>(["appendMessages", "storeResponse"])(
      "stores neither thread nor key if %s fails, and a retry creates the thread",
      async (statement) => {
        const { store } = tested;
        const { createThread } = handlersOf(createFailingStore(store, statement));
        await expect(createThread(request)).rejects.toThrow("disk I/O error");
        expect(await store.read.listThreads({ projectId: "p" }, { limit: 10 })).toEqual([]);
        expect(await store.read.findKey({ projectId: "p" }, "key")).toBeUndefined();
        const { body } = await handlersOf(store).createThread(request);
        const [thread] = await store.read.listThreads({ projectId: "p" }, { limit: 10 });
        expect(body).toMatchObject({ thread: { id: thread?.id } });
        expect(await store.read.listMessages(thread?.key ?? (0 as ThreadKey), { order: "asc" })).toHaveLength(
          1,
        );
      },
    );
  });
});

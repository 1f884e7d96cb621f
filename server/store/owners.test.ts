import { beforeEach, describe, expect, it } from "vitest";
import type { Owner } from "../core/owner.ts";
import type { Queries } from "../core/ports/queries.ts";
import type { RunRecord, ThreadKey, ThreadRecord } from "../core/ports/records.ts";
import type { ScopedStore, Store } from "../core/ports/store.ts";
import { sampleRun, sampleThread } from "./sample-records.ts";
import { ownedBy, ownerColumns, type Tx } from "./tables.ts";
import { describeStores } from "./testing-stores.ts";

/** Two projects with the same users, and a project's data without a user. */
const owners: readonly Owner[] = ["prj_1", "prj_2"].flatMap((projectId) => [
  { projectId },
  { projectId, userId: "ann" },
  { projectId, userId: "Ann" },
]);

const name = ({ projectId, userId }: Owner) => `${projectId}/${userId ?? ""}`;

/** The rows that one owner has. The IDs that clients choose are the same for all owners. */
interface OwnedRows {
  owner: Owner;
  thread: ThreadRecord;
  run: RunRecord;
}

await describeStores((tested) => {
  describe("owners", () => {
    let store: Store;
    let rows: OwnedRows[];
    beforeEach(async () => {
      store = tested.store;
      rows = [];
      for (const owner of owners) {
        rows.push(
          await store.transaction(async (q) => {
            const thread = await q.insertThread(sampleThread({ ...owner, metadata: { of: name(owner) } }));
            const use = { idempotencyKey: "key", idempotencyHash: name(owner) };
            const run = await q.insertRun(
              sampleRun(thread.key, { ...owner, id: `run_${name(owner)}`, ...use }),
            );
            return { owner, thread, run };
          }),
        );
      }
    });

    /** Each query with an owner, and what it returns for the owner of `rows`. */
    const queries: [
      keyof Queries,
      (q: Queries, owner: Owner, rows: OwnedRows) => Promise<unknown>,
      (rows: OwnedRows) => unknown,
    ][] = [
      ["findThread", (q, owner) => q.findThread(owner, "thr_1"), ({ thread }) => thread],
      ["lockThread", (q, owner) => q.lockThread(owner, "thr_1"), ({ thread }) => thread],
      ["listThreads", (q, owner) => q.listThreads(owner, { limit: 9 }), ({ thread }) => [thread]],
      [
        "measureThreads",
        (q, owner) => q.measureThreads(owner, { limit: 9 }),
        ({ owner }) => ({ count: 1, bytes: JSON.stringify({ of: name(owner) }).length, hasMore: false }),
      ],
      ["findRun", (q, owner, { thread, run }) => q.findRun(owner, thread.key, run.id), ({ run }) => run],
      ["findRunByIdempotencyKey", (q, owner) => q.findRunByIdempotencyKey(owner, "key"), ({ run }) => run],
    ];

    it.each(queries)("%s finds only the owner's rows", async (_, query, expected) => {
      for (const own of rows) {
        const found = await store.transaction((q) => query(q, own.owner, own));
        expect(found).toEqual(expected(own));
      }
      for (const stranger of [{ projectId: "prj_1", userId: "bob" }, { projectId: "prj_3" }]) {
        for (const own of rows) {
          const found = await store.transaction((q) => query(q, stranger, own));
          expect([undefined, [], { count: 0, bytes: 0, hasMore: false }]).toContainEqual(found);
        }
      }
    });

    it("a run is not found for another owner of the same project, even with its thread's key", async () => {
      for (const { owner } of rows)
        for (const { owner: other, thread, run } of rows)
          expect((await store.read.findRun(owner, thread.key, run.id)) !== undefined).toBe(owner === other);
    });

    it("runs and threads are found across owners with their owner, as recovery does", async () => {
      for (const { thread, run } of rows) {
        expect(await store.read.findRunById(run.id)).toEqual(run);
        expect(await store.read.findThreadByKey(thread.key)).toEqual(thread);
      }
      const claimed = await store.read.claimAllRuns("node_1");
      expect(
        claimed.map(({ id, projectId, userId }) => [
          id,
          name({ projectId, ...(userId !== undefined && { userId }) }),
        ]),
      ).toEqual(rows.map(({ owner }) => [`run_${name(owner)}`, name(owner)]).toReversed());
    });

    it("lockOrCreateThread changes and creates only the owner's thread", async () => {
      const change = { id: "thr_1", createdAt: 5000, contextKey: "c" };
      for (const { owner, thread } of rows) {
        const locked = await store.transaction((q) => q.lockOrCreateThread({ ...owner, ...change }, true));
        expect(locked).toEqual({ thread: { ...thread, contextKey: "c", updatedAt: 5000 }, isNew: false });
        const created = await store.transaction((q) =>
          q.lockOrCreateThread({ ...owner, id: "thr_2", createdAt: 1 }, true),
        );
        expect(created).toMatchObject({ thread: { ...owner, id: "thr_2" }, isNew: true });
      }
      const stranger = { projectId: "prj_1", userId: "bob" };
      expect(
        await store.transaction((q) => q.lockOrCreateThread({ ...stranger, ...change }, false)),
      ).toBeUndefined();
    });

    it("idempotency keys of two owners do not meet", async () => {
      for (const owner of owners) {
        const request = { owner, key: "change", operation: "o", digest: name(owner) };
        expect(await store.read.reserveKey(request, 1)).toBe(true);
        expect(await store.read.reserveKey(request, 1)).toBe(false);
        await store.read.storeResponse(request, `"${name(owner)}"`);
      }
      for (const owner of owners) {
        const response = `"${name(owner)}"`;
        expect(await store.read.findKey(owner, "change")).toMatchObject({ digest: name(owner), response });
      }
      expect(await store.read.findKey({ projectId: "prj_1", userId: "bob" }, "change")).toBeUndefined();
      expect(await store.read.deleteOldKeys(2, 4)).toBe(4);
      expect(await store.read.deleteOldKeys(2, 4)).toBe(2);
    });

    it("rejects an empty user instead of treating it as no user", async () => {
      await expect(store.read.findThread({ projectId: "prj_1", userId: "" }, "thr_1")).rejects.toThrow(
        new RangeError("A user's ID must not be empty."),
      );
    });
  });
});

describe("types", () => {
  /** Never called. Each line that must not compile has the directive, which fails if the line compiles. */
  async function misuse(tx: Tx, contractStore: ScopedStore, queries: Queries): Promise<void> {
    const owner: Owner = { projectId: "p", userId: "u" };
    // @ts-expect-error: a thread is found for an owner, not for a project.
    await queries.findThread("p", "t");
    // @ts-expect-error: the owner is missing.
    await queries.findThread("t");
    // @ts-expect-error: an owner has a project.
    await queries.listThreads({ userId: "u" }, { limit: 1 });
    // @ts-expect-error: messages are read with the key of a thread that was found, not with a number.
    await queries.listMessages(1, { order: "asc" });
    // @ts-expect-error
    await queries.findComponent(1, "c");
    // @ts-expect-error
    await queries.listToolCalls(1);
    // @ts-expect-error
    await queries.deleteThread(1);
    // @ts-expect-error
    await queries.findRun(owner, 1, "r");
    // @ts-expect-error
    await queries.findRunByIdempotencyKey("p", "k");
    // @ts-expect-error
    await queries.findKey("p", "k");
    // @ts-expect-error
    await queries.reserveKey({ projectId: "p", key: "k", operation: "o", digest: "d" }, 1);
    // @ts-expect-error: contracts have no queries across owners.
    await contractStore.read.findRunById("r");
    // @ts-expect-error
    await contractStore.read.findThreadByKey(1 as ThreadKey);
    // @ts-expect-error
    await contractStore.transaction((q) => q.claimAllRuns("node"));
    // @ts-expect-error
    await contractStore.transaction((q) => q.updateRun("r", {}));
    // @ts-expect-error: a log is read with a subscription.
    await contractStore.readLog("r", { number: 0, notes: 0 }, 1);
    // @ts-expect-error: a scope column is compared only with `ownedBy`.
    tx.selectFrom("threads").where("project_id", "=", "p");
    // @ts-expect-error
    tx.selectFrom("runs").where("user_id", "=", "u");
    // @ts-expect-error
    tx.selectFrom("messages").where("thread_key", "=", 1);
    const key = { key: "k", operation: "o", digest: "d", answer: null, created_at: 1 };
    // @ts-expect-error: the owner is missing.
    tx.insertInto("idempotency_keys").values(key);
    // @ts-expect-error: an owner's columns are created only by `ownerColumns`.
    tx.insertInto("idempotency_keys").values({ ...key, project_id: "p", user_id: "u" });
    // @ts-expect-error: a row keeps its owner.
    tx.updateTable("threads").set(ownerColumns(owner));
    tx.insertInto("idempotency_keys").values({ ...key, ...ownerColumns(owner) });
    tx.selectFrom("threads").where(ownedBy(owner));
  }

  it("make queries without an owner errors of the compiler", () => {
    expect(misuse).toBeTypeOf("function");
  });
});

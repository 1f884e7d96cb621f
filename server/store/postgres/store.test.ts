import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { StoreUnavailableError } from "../../core/errors.ts";
import type { Queries } from "../../core/ports/queries.ts";
import type { ThreadKey } from "../../core/ports/records.ts";
import { createSuiteDatabase, findMissingPostgres } from "../../proof/testing/databases/postgres.ts";
import { sampleAppend, sampleThread, storeRun } from "../sample-records.ts";
import { openPostgres, type PostgresStore } from "./store.ts";

const start = { number: 0, notes: 0 };
const message = (id: string) => ({ id, role: "user" as const, blocks: [], createdAt: 1 });

describe.skipIf(await findMissingPostgres())("processes on one database", () => {
  const database = createSuiteDatabase();
  let store: PostgresStore;
  beforeEach(async () => {
    store = await openAnotherStore();
    await store.database.pool.query("TRUNCATE threads RESTART IDENTITY CASCADE");
  });

  async function openAnotherStore(): Promise<PostgresStore> {
    const opened = await openPostgres(database.url);
    onTestFinished(() => opened.close());
    return opened;
  }

  async function connect(): Promise<Client> {
    const client = new Client({ connectionString: database.url });
    client.on("error", () => {});
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  }

  /** Waits until any session is waiting for a lock. */
  async function waitForLockedSession(): Promise<void> {
    const client = await connect();
    for (;;) {
      const { rowCount } = await client.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      if (rowCount !== 0) return;
      await sleep(2);
    }
  }

  it("reports a read-only database until it is writable again", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const admin = await connect();
    const setReadOnly = (to: string) =>
      admin.query(`DO $$ BEGIN EXECUTE format(
        'ALTER DATABASE %I SET default_transaction_read_only = ${to}', current_database()); END $$`);
    expect(await store.findWriteProblem()).toBeUndefined();
    await setReadOnly("on");
    try {
      // The setting applies to new connections. The first statement on an existing connection reports that
      // the connection was terminated.
      await admin.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      );
      await expect
        .poll(() => store.read.insertThread(sampleThread()).catch(({ cause }) => String(cause)))
        .toMatch("read-only transaction");
      expect(await store.findWriteProblem()).toBe("not writable");
    } finally {
      await setReadOnly("off");
    }
    vi.advanceTimersByTime(5_000);
    expect(await store.findWriteProblem()).toBeUndefined();
    const { rows } = await admin.query("SELECT count(*)::int AS rows FROM idempotency_keys");
    expect(rows).toEqual([{ rows: 0 }]);
  });

  const dataOf = async (runId: string) =>
    (await store.readLog(runId, start, 1e6)).map(({ data }) => data).join("|");

  it.each([
    ["without changes", {}],
    ["with changes", { within: async () => {} }],
  ])("an append %s waits for a claim in flight, and is fenced by it", async (_, change) => {
    await storeRun(store, "a");
    await storeRun(store, "b");
    const other = await connect();
    for (const [end, outcome, log] of [
      ["ROLLBACK", "appended", "1"],
      ["COMMIT", "fenced", "1"],
    ] as const) {
      await other.query("BEGIN");
      await other.query("UPDATE runs SET epoch = epoch + 1, owner = 'node_2' WHERE id = 'run_a'");
      const from = end === "COMMIT" ? 1 : 0;
      const appending = store.append([
        { ...sampleAppend("run_a", from, `${from + 1}`), ...change },
        sampleAppend("run_b", from, `${from + 1}`),
      ]);
      await waitForLockedSession();
      await other.query(end);
      expect(await appending).toEqual([outcome, "appended"]);
      expect(await dataOf("run_a")).toBe(log);
    }
    expect(await dataOf("run_b")).toBe("1|2");
  });

  it("a claim waits for an append in flight, and reads the new end of the log", async () => {
    await storeRun(store, "a");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const appending = store.append([{ ...sampleAppend("run_a", 0, "1\n2"), within: () => released }]);
    const other = await openAnotherStore();
    const claiming = other.transaction((q) => q.claimRun("run_a", "node_2", 1));
    await waitForLockedSession();
    release();
    expect(await appending).toEqual(["appended"]);
    expect(await claiming).toMatchObject({ epoch: 2, owner: "node_2", head: { number: 2, notes: 0 } });
  });

  it.each([
    ["the same append", "1\n2", "appended"],
    ["another append", "1", "fenced"],
  ])("an abandoned append that commits later is not duplicated by %s", async (_, data, outcome) => {
    await storeRun(store, "a");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const abandoned = store.append([{ ...sampleAppend("run_a", 0, "1\n2"), within: () => released }]);
    let hasRunWithin = false;
    const within = async () => {
      hasRunWithin = true;
    };
    const other = await openAnotherStore();
    const retry = other.append([{ ...sampleAppend("run_a", 0, data), within }]);
    const plain = (await openAnotherStore()).append([sampleAppend("run_a", 0, data)]);
    await waitForLockedSession();
    release();
    expect(await abandoned).toEqual(["appended"]);
    expect(await retry).toEqual([outcome]);
    expect(await plain).toEqual([outcome]);
    expect(hasRunWithin).toBe(false);
    expect(await dataOf("run_a")).toBe("1\n2");
  });

  it("batches in any order do not deadlock", async () => {
    const other = await openAnotherStore();
    const ids = ["a", "b", "c", "d", "e", "f"];
    for (const id of ids) await storeRun(store, id);
    const heads = new Map(ids.map((id) => [id, 0]));
    const rival = await connect();
    let isLeaseExpired = false;
    // Like a claim, this locks the same runs in key order in one transaction.
    const claims = (async () => {
      while (!isLeaseExpired) {
        await rival.query("BEGIN");
        await rival.query("SELECT FROM runs ORDER BY key FOR NO KEY UPDATE");
        await rival.query("COMMIT");
      }
    })();
    const write = async (writer: PostgresStore, mine: string[]) => {
      for (let round = 0; round < 60; round += 1) {
        if (round % 2 === 0) mine.reverse();
        const batch = mine.map((id) => sampleAppend(`run_${id}`, heads.get(id) as number, "1"));
        expect(await writer.append(batch)).toEqual(mine.map(() => "appended"));
        for (const id of mine) heads.set(id, (heads.get(id) as number) + 1);
      }
    };
    await Promise.all([write(store, ["a", "c", "e"]), write(other, ["b", "d", "f"])]);
    isLeaseExpired = true;
    await claims;
    const { rows } = await rival.query(
      "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()",
    );
    expect(rows).toEqual([{ deadlocks: "0" }]);
  });

  it("one of several transactions stores a row, and the others find it", async () => {
    const stores = [store, await openAnotherStore()];
    const keys = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (stores[index % 2] as PostgresStore).transaction(async (q) => {
          const found = await q.lockThread({ projectId: "prj_1" }, "thr_1");
          return (found ?? (await q.insertThread(sampleThread()))).key;
        }),
      ),
    );
    expect(new Set(keys).size).toBe(1);
  });

  it("transactions that deadlock are retried", async () => {
    const { thread: a } = await storeRun(store, "a");
    const { thread: b } = await storeRun(store, "b");
    let arrived = 0;
    const { promise: both, resolve: meet } = Promise.withResolvers<void>();
    const cross = (first: ThreadKey, second: ThreadKey) =>
      store.transaction(async (q) => {
        await q.touchThread(first, 7);
        arrived += 1;
        if (arrived === 2) meet();
        await both;
        await q.touchThread(second, 8);
      });
    await Promise.all([cross(a.key, b.key), cross(b.key, a.key)]);
    // The retried transaction may lock its first row again before the other transaction has been woken.
    expect(arrived).toBeGreaterThan(2);
  });

  it("a transaction that fails on every retry throws, and stores nothing", async () => {
    await store.read.insertThread(sampleThread());
    let tries = 0;
    const work = store.transaction(async (q) => {
      tries += 1;
      await q.insertThread(sampleThread({ id: "thr_2" }));
      await q.insertThread(sampleThread());
    });
    await expect(work).rejects.toThrow('violates unique constraint "threads_project_id_user_id_id_key"');
    expect(tries).toBe(4);
    expect(await store.read.listThreads({ projectId: "prj_1" }, { limit: 9 })).toHaveLength(1);
  });

  it("a failed query rolls back its transaction, even if the error is caught there", async () => {
    await store.read.insertThread(sampleThread());
    const { thread } = await storeRun(store, "a");
    const failing = async (q: Queries) => {
      await q.appendMessages(thread.key, [message("msg_1")]);
      await q.insertThread(sampleThread()).catch(() => {});
    };
    await expect(store.transaction(failing)).rejects.toThrow("rolled back");
    expect(await store.append([{ ...sampleAppend("run_a", 0, "1"), within: failing }])).toEqual([
      { error: expect.objectContaining({ message: expect.stringContaining("rolled back") }) },
    ]);
    expect(await store.read.listMessages(thread.key, { order: "asc" })).toEqual([]);
    expect(await dataOf("run_a")).toBe("");
  });

  it("a retry detects that its commit succeeded although the result was lost", async () => {
    const { thread } = await storeRun(store, "a");
    await storeRun(store, "b");
    // Loses the connection after the commit.
    const { pool } = store.database;
    const connectOne = pool.connect.bind(pool) as () => Promise<import("pg").PoolClient>;
    let isLosing = true;
    Object.assign(pool, {
      async connect() {
        const client = await connectOne();
        const query = client.query.bind(client) as (...of: unknown[]) => Promise<unknown>;
        client.query = (async (sql: string, ...of: unknown[]) => {
          const result = await query(sql, ...of);
          if (sql !== "commit" || !isLosing) return result;
          isLosing = false;
          throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
        }) as typeof client.query;
        return client;
      },
    });
    let times = 0;
    const batch = [
      {
        ...sampleAppend("run_a", 0, "1"),
        within: async (q: Queries) => {
          times += 1;
          await q.appendMessages(thread.key, [message("msg_1")]);
        },
      },
      sampleAppend("run_b", 0, "1"),
    ];
    await expect(store.append(batch)).rejects.toThrow(StoreUnavailableError);
    expect(await store.append(batch)).toEqual(["appended", "appended"]);
    expect(times).toBe(1);
    expect(await store.read.listMessages(thread.key, { order: "asc" })).toHaveLength(1);
  });

  it("terminated connections fail only the calls in flight", async () => {
    const { thread } = await storeRun(store, "a");
    const operator = await connect();
    const cutAll = () =>
      operator.query(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      );
    const work = store.transaction(async (q) => {
      await q.appendMessages(thread.key, [message("msg_1")]);
      await cutAll();
      await q.appendMessages(thread.key, [message("msg_2")]);
    });
    await expect(work).rejects.toThrow(new StoreUnavailableError(undefined));
    await expect(
      store.append([
        sampleAppend("run_a", 0, "1"),
        { ...sampleAppend("run_b", 0, "1"), within: async () => {} },
      ]),
    ).resolves.toEqual(["appended", "fenced"]);
    expect(await store.read.listMessages(thread.key, { order: "asc" })).toEqual([]);
    // Idle connections are terminated, so the next call either uses another connection or throws.
    await cutAll();
    const found = await store.read
      .findThread({ projectId: "prj_1" }, "thr_a")
      .catch((error: unknown) => error);
    if (found instanceof Error) expect(found).toBeInstanceOf(StoreUnavailableError);
    expect(await store.read.findThread({ projectId: "prj_1" }, "thr_a")).toMatchObject({ key: thread.key });
  });

  it("a batch whose append fails with a lost connection can be retried completely", async () => {
    const { thread } = await storeRun(store, "a");
    await storeRun(store, "b");
    const operator = await connect();
    const batch = [
      {
        ...sampleAppend("run_a", 0, "1"),
        within: async (q: Queries) => {
          await operator.query(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'",
          );
          await q.touchThread(thread.key, 9);
        },
      },
      sampleAppend("run_b", 0, "1"),
    ];
    await expect(store.append(batch)).rejects.toThrow(StoreUnavailableError);
    const [a, ...rest] = batch;
    expect(await store.append([{ ...a, within: async () => {} } as (typeof batch)[0], ...rest])).toEqual([
      "appended",
      "appended",
    ]);
    expect([await dataOf("run_a"), await dataOf("run_b")]).toEqual(["1", "1"]);
  });

  it("retries for about 30 s, with short delays first", () => {
    const { retryDelays } = store;
    expect(retryDelays.slice(0, 5)).toEqual([20, 100, 250, 500, 1000]);
    expect(retryDelays.reduce((sum, delay) => sum + delay)).toBe(29_870);
  });
});

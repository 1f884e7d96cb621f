import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { StoreUnavailableError } from "../../core/errors.ts";
import type { Queries } from "../../core/ports/queries.ts";
import { postgresMissing, suiteDatabase } from "../../proof/testing/databases/postgres.ts";
import { sampleAppend, sampleThread, storeRun } from "../sample-records.ts";
import { openPostgres, type PostgresStore } from "./store.ts";

const start = { number: 0, notes: 0 };
const message = (id: string) => ({ id, role: "user" as const, blocks: [], createdAt: 1 });

describe.skipIf(await postgresMissing())("processes on one database", () => {
  const database = suiteDatabase();
  let store: PostgresStore;
  beforeEach(async () => {
    store = await anotherStore();
    await store.database.pool.query("TRUNCATE threads RESTART IDENTITY CASCADE");
  });

  async function anotherStore(): Promise<PostgresStore> {
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

  /** Waits until a session waits for another one. */
  async function somebodyWaits(): Promise<void> {
    const client = await connect();
    for (;;) {
      const { rowCount } = await client.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      if (rowCount !== 0) return;
      await sleep(2);
    }
  }

  it("tells that the database only reads, until it can be written again", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const admin = await connect();
    const setReadOnly = (to: string) =>
      admin.query(`DO $$ BEGIN EXECUTE format(
        'ALTER DATABASE %I SET default_transaction_read_only = ${to}', current_database()); END $$`);
    expect(await store.writeProblem()).toBeUndefined();
    await setReadOnly("on");
    try {
      // New connections have the setting. The first statements of the others tell that they were cut off.
      await admin.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      );
      await expect
        .poll(() => store.read.insertThread(sampleThread()).catch(({ cause }) => String(cause)))
        .toMatch("read-only transaction");
      expect(await store.writeProblem()).toBe("not writable");
    } finally {
      await setReadOnly("off");
    }
    vi.advanceTimersByTime(5_000);
    expect(await store.writeProblem()).toBeUndefined();
    const { rows } = await admin.query("SELECT count(*)::int AS rows FROM idempotency_keys");
    expect(rows).toEqual([{ rows: 0 }]);
  });

  const dataOf = async (runId: string) =>
    (await store.readLog(runId, start, 1e6)).map(({ data }) => data).join("|");

  it.each([
    ["alone", {}],
    ["with something within", { within: async () => {} }],
  ])("an append %s waits for a claim that is under way, and is fenced by it", async (_, change) => {
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
      await somebodyWaits();
      await other.query(end);
      expect(await appending).toEqual([outcome, "appended"]);
      expect(await dataOf("run_a")).toBe(log);
    }
    expect(await dataOf("run_b")).toBe("1|2");
  });

  it("a claim waits for an append that is under way, and sees where the log ends", async () => {
    await storeRun(store, "a");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const appending = store.append([{ ...sampleAppend("run_a", 0, "1\n2"), within: () => released }]);
    const other = await anotherStore();
    const claiming = other.transaction((q) => q.claimRun("run_a", "node_2", 1));
    await somebodyWaits();
    release();
    expect(await appending).toEqual(["appended"]);
    expect(await claiming).toMatchObject({ epoch: 2, owner: "node_2", head: { number: 2, notes: 0 } });
  });

  it.each([
    ["the same", "1\n2", "appended"],
    ["something else", "1", "fenced"],
  ])(
    "an append that was given up, and is committed after all, is not doubled by %s",
    async (_, data, outcome) => {
      await storeRun(store, "a");
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const givenUp = store.append([{ ...sampleAppend("run_a", 0, "1\n2"), within: () => released }]);
      let isDoneAgain = false;
      const within = async () => {
        isDoneAgain = true;
      };
      const other = await anotherStore();
      const again = other.append([{ ...sampleAppend("run_a", 0, data), within }]);
      const plain = (await anotherStore()).append([sampleAppend("run_a", 0, data)]);
      await somebodyWaits();
      release();
      expect(await givenUp).toEqual(["appended"]);
      expect(await again).toEqual([outcome]);
      expect(await plain).toEqual([outcome]);
      expect(isDoneAgain).toBe(false);
      expect(await dataOf("run_a")).toBe("1\n2");
    },
  );

  it("batches in any order never wait for each other in a circle", async () => {
    const other = await anotherStore();
    const ids = ["a", "b", "c", "d", "e", "f"];
    for (const id of ids) await storeRun(store, id);
    const heads = new Map(ids.map((id) => [id, 0]));
    const rival = await connect();
    let isOver = false;
    // Claims of the same runs, all in one transaction, in the order of their keys.
    const claims = (async () => {
      while (!isOver) {
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
    isOver = true;
    await claims;
    const { rows } = await rival.query(
      "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()",
    );
    expect(rows).toEqual([{ deadlocks: "0" }]);
  });

  it("of transactions that store the same, one does, and the others find it", async () => {
    const stores = [store, await anotherStore()];
    const keys = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (stores[index % 2] as PostgresStore).transaction(async (q) => {
          const found = await q.lockThread("prj_1", "thr_1");
          return (found ?? (await q.insertThread(sampleThread()))).key;
        }),
      ),
    );
    expect(new Set(keys).size).toBe(1);
  });

  it("transactions that wait for each other in a circle are begun again", async () => {
    const { thread: a } = await storeRun(store, "a");
    const { thread: b } = await storeRun(store, "b");
    let arrived = 0;
    const { promise: both, resolve: meet } = Promise.withResolvers<void>();
    const cross = (first: number, second: number) =>
      store.transaction(async (q) => {
        await q.touchThread(first, 7);
        arrived += 1;
        if (arrived === 2) meet();
        await both;
        await q.touchThread(second, 8);
      });
    await Promise.all([cross(a.key, b.key), cross(b.key, a.key)]);
    // What was begun again may come first once more, before the other has been woken.
    expect(arrived).toBeGreaterThan(2);
  });

  it("what is refused each time is refused in the end, and nothing of it is stored", async () => {
    await store.read.insertThread(sampleThread());
    let tries = 0;
    const work = store.transaction(async (q) => {
      tries += 1;
      await q.insertThread(sampleThread({ id: "thr_2" }));
      await q.insertThread(sampleThread());
    });
    await expect(work).rejects.toThrow('violates unique constraint "threads_project_id_id_key"');
    expect(tries).toBe(4);
    expect(await store.read.listThreads("prj_1", { limit: 9 })).toHaveLength(1);
  });

  it("a query that failed undoes its transaction, even when the failure is caught there", async () => {
    await store.read.insertThread(sampleThread());
    const { thread } = await storeRun(store, "a");
    const refused = async (q: Queries) => {
      await q.appendMessages(thread.key, [message("msg_1")]);
      await q.insertThread(sampleThread()).catch(() => {});
    };
    await expect(store.transaction(refused)).rejects.toThrow("rolled back");
    expect(await store.append([{ ...sampleAppend("run_a", 0, "1"), within: refused }])).toEqual([
      { error: expect.objectContaining({ message: expect.stringContaining("rolled back") }) },
    ]);
    expect(await store.read.listMessages(thread.key, { order: "asc" })).toEqual([]);
    expect(await dataOf("run_a")).toBe("");
  });

  it("a commit whose answer is lost is known when it is tried again", async () => {
    const { thread } = await storeRun(store, "a");
    await storeRun(store, "b");
    // The connection is lost after the commit.
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

  it("connections that are cut off cost what was under way, and nothing else", async () => {
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
    // Idle ones: whoever takes one of them next either gets another, or is told.
    await cutAll();
    const found = await store.read.findThread("prj_1", "thr_a").catch((error: unknown) => error);
    if (found instanceof Error) expect(found).toBeInstanceOf(StoreUnavailableError);
    expect(await store.read.findThread("prj_1", "thr_a")).toMatchObject({ key: thread.key });
  });

  it("an append of which the database fails is not told apart: all of it is made again", async () => {
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

  it("tries for about half a minute, at first quickly", () => {
    const { retryDelays } = store;
    expect(retryDelays.slice(0, 5)).toEqual([20, 100, 250, 500, 1000]);
    expect(retryDelays.reduce((sum, delay) => sum + delay)).toBe(29_870);
  });
});

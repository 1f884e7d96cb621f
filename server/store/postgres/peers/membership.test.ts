import type { Client, Pool } from "pg";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { PeerHost } from "../../../core/ports/peers.ts";
import { postgresMissing } from "../../../proof/testing/databases/postgres.ts";
import { readHeartbeats, register } from "./instances.ts";
import { Membership } from "./membership.ts";
import { createPeersDatabase } from "./testing.ts";

describe.skipIf(await postgresMissing())("a process among others", () => {
  const database = createPeersDatabase();
  /** Runs that it executes. */
  let executing: string[];
  const taken: [id: string, epoch: number, attempts: number][] = [];
  const told: string[][] = [];
  const lost: string[][] = [];
  const log: string[] = [];
  let rejoined = 0;
  let isAway = false;
  let underWay = 0;
  beforeEach(() => {
    executing = [];
    for (const list of [taken, told, lost, log]) list.length = 0;
    rejoined = 0;
    isAway = false;
  });

  /** `node_a`, started, with timers that only the test lets pass. */
  async function member(): Promise<Membership> {
    const { pool } = database.store.database;
    const query = async (...of: Parameters<Pool["query"]>) => {
      if (isAway) throw new Error("away");
      underWay += 1;
      const answer = pool.query(...of) as unknown as Promise<unknown>;
      return await answer.finally(() => {
        underWay -= 1;
      });
    };
    const host = {
      runIds: () => executing,
      addClaimedRuns(records) {
        for (const { id, epoch, attempts } of records) {
          executing.push(id);
          taken.push([id, epoch, attempts]);
        }
      },
      onLeasesLost: (runIds) => lost.push([...runIds]),
    } as Partial<PeerHost> as PeerHost;
    const membership = new Membership({
      id: "node_a",
      pool: { query } as unknown as Pool,
      read: database.store.read,
      host,
      async rejoin() {
        rejoined += 1;
      },
      onClaimed: (runIds) => told.push(runIds),
      log: (line) => log.push(line),
    });
    await register(await database.connect(), "node_a");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    onTestFinished(async () => {
      await membership.stop();
      vi.useRealTimers();
    });
    await membership.start();
    return membership;
  }
  /** Lets time pass, look by look; each is done on return. */
  async function pass(membership: Membership, ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 75) {
      await vi.advanceTimersByTimeAsync(Math.min(left, 75));
      // Whatever was begun before this is done when this is, but for the renewal, which goes its own way.
      await membership.claimOwnerless();
      while (underWay > 0) await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const listed = async () =>
    (await database.rows("SELECT id FROM instances ORDER BY id")).map(({ id }) => id);
  /** Closes a connection, and waits until the database has freed its lock. */
  async function die(client: Client, id: string): Promise<void> {
    await client.end();
    for (;;) {
      const all = await readHeartbeats(database.store.database.pool, "node_a");
      if (all.find((other) => other.id === id)?.isLockFree) return;
    }
  }

  it("takes the runs of one over whose lock is free at two looks, and strikes it off the list", async () => {
    const b = await database.connect();
    await register(b, "node_b");
    await register(await database.connect(), "node_c");
    await database.storeRun("b", "node_b");
    await database.storeRun("c", "node_c");
    await database.storeRun("a", "node_a");
    executing.push("run_a");
    await die(b, "node_b");
    const membership = await member();
    await pass(membership, 75);
    expect([taken, await listed()]).toEqual([[], ["node_a", "node_b", "node_c"]]);
    await pass(membership, 75);
    expect([taken, told, await listed()]).toEqual([[["run_b", 2, 1]], [["run_b"]], ["node_a", "node_c"]]);
    await pass(membership, 300);
    expect(taken).toHaveLength(1);
  });

  it("leaves one alone whose line was lost and is there again at the next look", async () => {
    const b = await database.connect();
    await register(b, "node_b");
    await database.storeRun("b", "node_b");
    await die(b, "node_b");
    const membership = await member();
    for (let time = 0; time < 3; time += 1) {
      await pass(membership, 75);
      const again = await database.connect();
      await register(again, "node_b");
      await pass(membership, 75);
      await die(again, "node_b");
    }
    expect(taken).toEqual([]);
  });

  it("takes the runs of one over whose lease is over, at once, though its lock is held", async () => {
    await register(await database.connect(), "node_b");
    await database.storeRun("b", "node_b");
    const membership = await member();
    await pass(membership, 3000);
    expect(taken).toEqual([]);
    await database.rows("UPDATE instances SET lease_until = now() - interval '1 ms' WHERE id = 'node_b'");
    await pass(membership, 75);
    expect([taken, await listed()]).toEqual([[["run_b", 2, 1]], ["node_a"]]);
  });

  it("says that it is alive for as long as it is", async () => {
    const membership = await member();
    await database.rows("UPDATE instances SET lease_until = now() - interval '1 ms'");
    await pass(membership, 3000);
    expect(
      await database.rows("SELECT lease_until > now() + interval '14 s' AS long FROM instances"),
    ).toEqual([{ long: true }]);
    expect([rejoined, lost]).toEqual([0, []]);
  });

  it("takes nobody for dead for a while after the database was away", async () => {
    const b = await database.connect();
    await register(b, "node_b");
    await database.storeRun("b", "node_b");
    await die(b, "node_b");
    const membership = await member();
    isAway = true;
    await pass(membership, 300);
    expect(log).toEqual(["cannot check the other processes: Error: away"]);
    isAway = false;
    await database.rows("UPDATE instances SET lease_until = now() - interval '1 s' WHERE id = 'node_b'");
    await pass(membership, 2900);
    expect(taken).toEqual([]);
    await pass(membership, 300);
    expect(taken).toEqual([["run_b", 2, 1]]);
    expect(log).toHaveLength(1);
  });

  it("enters the list again from which it was struck, and drops the runs that others have taken", async () => {
    await register(await database.connect(), "node_b");
    await database.storeRun("kept", "node_a");
    await database.storeRun("gone", "node_b");
    executing.push("run_kept", "run_gone");
    const membership = await member();
    await pass(membership, 2900);
    expect([rejoined, lost]).toEqual([0, []]);
    await database.rows("DELETE FROM instances WHERE id = 'node_a'");
    await pass(membership, 100);
    expect([rejoined, lost]).toEqual([1, [["run_gone"]]]);
  });

  it("takes up runs that nobody owns, at once; its own that it does not execute, at the second look", async () => {
    await database.storeRun("given_back", null);
    await database.storeRun("of_nobody", "node_struck");
    const membership = await member();
    expect(taken.map(([id]) => id).sort()).toEqual(["run_given_back", "run_of_nobody"]);
    await database.storeRun("unknown", "node_a");
    await membership.claimOwnerless();
    expect(taken).toHaveLength(2);
    await membership.claimOwnerless();
    // It has never begun, so nothing counts as an attempt.
    expect(taken.at(-1)).toEqual(["run_unknown", 2, 0]);
    await membership.claimOwnerless();
    expect(taken).toHaveLength(3);
  });

  it("claims many runs share by share, the newest first", async () => {
    for (let n = 0; n < 45; n += 1) await database.storeRun(`${n}`, null);
    await member();
    expect(taken.map(([id]) => id)).toHaveLength(45);
    expect(told.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect([...(told[2] ?? [])].sort()).toEqual(["run_0", "run_1", "run_2", "run_3", "run_4"]);
  });

  it("finds a claimed run again of which it could not read more", async () => {
    await database.storeRun("b", null);
    const find = vi.spyOn(database.store.read, "findRunById").mockRejectedValueOnce(new Error("away"));
    const membership = await member();
    expect([taken, log]).toEqual([[], ["cannot check the other processes: Error: away"]]);
    find.mockRestore();
    await membership.claimOwnerless();
    await membership.claimOwnerless();
    // The attempt of the process before is still counted.
    expect(taken).toEqual([["run_b", 3, 1]]);
  });

  it("shares the runs of a dead one with others that take over at the same time", async () => {
    for (let n = 0; n < 45; n += 1) await database.storeRun(`${n}`, null);
    const rival = await database.connect();
    await rival.query("BEGIN");
    // As another claims its share.
    await rival.query("SELECT FROM runs ORDER BY key LIMIT 20 FOR UPDATE");
    const membership = await member();
    expect(taken).toHaveLength(25);
    await rival.query(
      "UPDATE runs SET owner = 'node_b' WHERE key IN (SELECT key FROM runs ORDER BY key LIMIT 20)",
    );
    await register(await database.connect(), "node_b");
    await rival.query("COMMIT");
    await membership.claimOwnerless();
    expect(taken).toHaveLength(25);
  });

  it("takes nothing more when it has left", async () => {
    const membership = await member();
    await membership.stop();
    await database.storeRun("late", null);
    await pass(membership, 1200);
    expect(taken).toEqual([]);
  });
});

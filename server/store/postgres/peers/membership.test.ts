import type { Client, Pool } from "pg";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { PeerHost } from "../../../core/ports/peers.ts";
import { findMissingPostgres } from "../../../proof/testing/databases/postgres.ts";
import { claimRuns } from "./claim-runs.ts";
import { Membership } from "./membership.ts";
import { deregister, readHeartbeats, register } from "./processes.ts";
import { createPeersDatabase } from "./testing.ts";

describe.skipIf(await findMissingPostgres())("Membership", () => {
  const database = createPeersDatabase();
  /** IDs of the runs that the process is executing. */
  let executing: string[];
  const claimed: [id: string, epoch: number, attempts: number][] = [];
  const notified: string[][] = [];
  const lost: string[][] = [];
  const log: string[] = [];
  let rejoined = 0;
  let isUnavailable = false;
  let inFlight = 0;
  beforeEach(() => {
    executing = [];
    for (const list of [claimed, notified, lost, log]) list.length = 0;
    rejoined = 0;
    isUnavailable = false;
  });

  /** Starts the membership of `node_a` with fake timers. */
  async function startMembership(): Promise<Membership> {
    const { pool } = database.store.database;
    const query = async (...of: Parameters<Pool["query"]>) => {
      if (isUnavailable) throw new Error("unavailable");
      inFlight += 1;
      const result = pool.query(...of) as unknown as Promise<unknown>;
      return await result.finally(() => {
        inFlight -= 1;
      });
    };
    const host = {
      runIds: () => executing,
      addClaimedRuns(records) {
        for (const { id, epoch, attempts } of records) {
          executing.push(id);
          claimed.push([id, epoch, attempts]);
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
      onClaimed: (runIds) => notified.push(runIds),
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
  /** Advances the time in steps of one check, and waits for each check. */
  async function advance(membership: Membership, ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 40) {
      await vi.advanceTimersByTimeAsync(Math.min(left, 40));
      // Everything started before this job finishes before it, except the renewal, which is not queued.
      await membership.claimOwnerless();
      while (inFlight > 0) await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const registered = async () =>
    (await database.rows("SELECT id FROM instances ORDER BY id")).map(({ id }) => id);
  /** Closes a connection, and waits until the database has released its lock. */
  async function closeAndWait(client: Client, id: string): Promise<void> {
    await client.end();
    for (;;) {
      const all = await readHeartbeats(database.store.database.pool, "node_a");
      if (all.find((other) => other.id === id)?.isLockFree) return;
    }
  }

  it("claims the runs of a process whose lock is free in two checks, and deregisters it", async () => {
    const b = await database.connect();
    await register(b, "node_b");
    await register(await database.connect(), "node_c");
    await database.storeRun("b", "node_b");
    await database.storeRun("c", "node_c");
    await database.storeRun("a", "node_a");
    executing.push("run_a");
    await closeAndWait(b, "node_b");
    const membership = await startMembership();
    await advance(membership, 40);
    expect([claimed, await registered()]).toEqual([[], ["node_a", "node_b", "node_c"]]);
    await advance(membership, 40);
    expect([claimed, notified, await registered()]).toEqual([
      [["run_b", 2, 1]],
      [["run_b"]],
      ["node_a", "node_c"],
    ]);
    await advance(membership, 300);
    expect(claimed).toHaveLength(1);
  });

  it("keeps a process that has reconnected by the next check", async () => {
    const b = await database.connect();
    await register(b, "node_b");
    await database.storeRun("b", "node_b");
    await closeAndWait(b, "node_b");
    const membership = await startMembership();
    for (let time = 0; time < 3; time += 1) {
      await advance(membership, 40);
      const again = await database.connect();
      await register(again, "node_b");
      await advance(membership, 40);
      await closeAndWait(again, "node_b");
    }
    expect(claimed).toEqual([]);
  });

  it("immediately claims the runs of a process whose lease has expired, although it holds its lock", async () => {
    await register(await database.connect(), "node_b");
    await database.storeRun("b", "node_b");
    const membership = await startMembership();
    await advance(membership, 3000);
    expect(claimed).toEqual([]);
    await database.rows("UPDATE instances SET lease_until = now() - interval '1 ms' WHERE id = 'node_b'");
    await advance(membership, 40);
    expect([claimed, await registered()]).toEqual([[["run_b", 2, 1]], ["node_a"]]);
  });

  it("renews its lease", async () => {
    const membership = await startMembership();
    await database.rows("UPDATE instances SET lease_until = now() - interval '1 ms'");
    await advance(membership, 3000);
    expect(
      await database.rows("SELECT lease_until > now() + interval '14 s' AS long FROM instances"),
    ).toEqual([{ long: true }]);
    expect([rejoined, lost]).toEqual([0, []]);
  });

  it("is certain of its lease for 15 s after a renewal that started after its lock was acquired", async () => {
    const membership = await startMembership();
    expect(membership.hasValidLease).toBe(true);
    isUnavailable = true;
    await advance(membership, 14_960);
    expect(membership.hasValidLease).toBe(true);
    await advance(membership, 80);
    expect(membership.hasValidLease).toBe(false);
    await expect(membership.renew()).rejects.toThrow("unavailable");
    isUnavailable = false;
    const both = [membership.renew(), membership.renew()];
    expect(both[0]).toBe(both[1]);
    await both[0];
    expect(membership.hasValidLease).toBe(true);
    await advance(membership, 40);
    const renewal = membership.renew();
    membership.handleLockChange();
    await renewal;
    expect(membership.hasValidLease).toBe(false);
    await advance(membership, 40);
    await membership.renew();
    expect(membership.hasValidLease).toBe(true);
  });

  it("treats no process as dead for 3 s after an outage of the database", async () => {
    const b = await database.connect();
    await register(b, "node_b");
    await database.storeRun("b", "node_b");
    await closeAndWait(b, "node_b");
    const membership = await startMembership();
    isUnavailable = true;
    await advance(membership, 300);
    expect(log).toEqual([
      "cannot check in the database which other processes are alive, and tries again: unavailable",
    ]);
    isUnavailable = false;
    await database.rows("UPDATE instances SET lease_until = now() - interval '1 s' WHERE id = 'node_b'");
    await advance(membership, 2900);
    expect(claimed).toEqual([]);
    await advance(membership, 300);
    expect(claimed).toEqual([["run_b", 2, 1]]);
    expect(log).toHaveLength(1);
  });

  it("registers again after it was deregistered, and stops the runs that others have claimed", async () => {
    await register(await database.connect(), "node_b");
    await database.storeRun("kept", "node_a");
    await database.storeRun("gone", "node_b");
    await database.storeRun("over", "node_b");
    await database.rows("UPDATE runs SET status = 'finished' WHERE id = 'run_over'");
    executing.push("run_kept", "run_gone", "run_over");
    const membership = await startMembership();
    await advance(membership, 2900);
    expect([rejoined, lost]).toEqual([0, []]);
    await database.rows("DELETE FROM instances WHERE id = 'node_a'");
    await advance(membership, 100);
    expect([rejoined, lost]).toEqual([1, [["run_gone", "run_over"]]]);
  });

  it("claims runs without an owner immediately, and its own unexecuted runs at the second check", async () => {
    await database.storeRun("released", null);
    await database.storeRun("ownerless", "node_deregistered");
    const membership = await startMembership();
    expect(claimed.map(([id]) => id).sort()).toEqual(["run_ownerless", "run_released"]);
    await database.storeRun("unknown", "node_a");
    await membership.claimOwnerless();
    expect(claimed).toHaveLength(2);
    await membership.claimOwnerless();
    // The run never started, so no attempt is counted.
    expect(claimed.at(-1)).toEqual(["run_unknown", 2, 0]);
    await membership.claimOwnerless();
    expect(claimed).toHaveLength(3);
  });

  it("claims many runs in batches, newest first", async () => {
    for (let n = 0; n < 45; n += 1) await database.storeRun(`${n}`, null);
    await startMembership();
    expect(claimed.map(([id]) => id)).toHaveLength(45);
    expect(notified.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect([...(notified[2] ?? [])].sort()).toEqual(["run_0", "run_1", "run_2", "run_3", "run_4"]);
  });

  it("claims a run again that it could not read after the first claim", async () => {
    await database.storeRun("b", null);
    const find = vi.spyOn(database.store.read, "findRunById").mockRejectedValueOnce(new Error("unavailable"));
    const membership = await startMembership();
    expect([claimed, log]).toEqual([
      [],
      ["cannot check in the database which other processes are alive, and tries again: unavailable"],
    ]);
    find.mockRestore();
    await membership.claimOwnerless();
    await membership.claimOwnerless();
    // The previous process's attempt is still counted.
    expect(claimed).toEqual([["run_b", 3, 1]]);
  });

  it("takes nothing from a process that has resumed since it seemed dead", async () => {
    const { pool } = database.store.database;
    await register(await database.connect(), "node_b");
    await database.storeRun("b", "node_b");
    expect(await claimRuns(pool, "node_b", "node_a")).toEqual([]);
    await database.rows("UPDATE runs SET status = 'finished'");
    await deregister(pool, "node_b");
    expect(await registered()).toEqual(["node_b"]);
  });

  it("shares the runs of a dead process with processes that claim concurrently", async () => {
    for (let n = 0; n < 45; n += 1) await database.storeRun(`${n}`, null);
    const rival = await database.connect();
    await rival.query("BEGIN");
    // Locks rows in the same way as a concurrent claim.
    await rival.query("SELECT FROM runs ORDER BY key LIMIT 20 FOR UPDATE");
    const membership = await startMembership();
    expect(claimed).toHaveLength(25);
    await rival.query(
      "UPDATE runs SET owner = 'node_b' WHERE key IN (SELECT key FROM runs ORDER BY key LIMIT 20)",
    );
    await register(await database.connect(), "node_b");
    await rival.query("COMMIT");
    await membership.claimOwnerless();
    expect(claimed).toHaveLength(25);
  });

  it("claims nothing after it has stopped", async () => {
    const membership = await startMembership();
    await membership.stop();
    await database.storeRun("late", null);
    await advance(membership, 1200);
    expect(claimed).toEqual([]);
  });
});

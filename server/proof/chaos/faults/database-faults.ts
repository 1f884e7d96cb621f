import { writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { type Fault, pickRunningHost } from "../scene.ts";

/** Restarts PostgreSQL with a fast shutdown, an immediate shutdown, or `kill -9`. */
export const databaseRestart: Fault = {
  name: "database restarted",
  stores: ["postgres"],
  weight: 5,
  async inject({ postgres, history, hosts }, random, recovering) {
    const mode = random.pick(["fast", "immediate", "kill"] as const);
    const ms = random.int(0, 1_000);
    for (const { server } of hosts) server.log(`database: ${mode}`);
    history.recordInterruption();
    await postgres?.stop(mode);
    await delay(ms);
    await postgres?.restart();
    recovering();
  },
};

/**
 * Kills the primary server of PostgreSQL and promotes its synchronous standby. Every acknowledged commit is on the
 * standby.
 */
export const failover: Fault = {
  name: "database failover",
  stores: ["postgres"],
  weight: 4,
  async inject({ postgres, history, hosts }, _random, recovering) {
    for (const { server } of hosts) server.log("database: failover");
    history.recordInterruption();
    await postgres?.failOver();
    // The connections of a dead machine are not closed, but the network reports that it is unreachable.
    for (const { databaseLink } of hosts) databaseLink?.reject();
    for (const { databaseLink } of hosts) databaseLink?.accept();
    recovering();
    await postgres?.addStandby();
  },
};

/** Terminates some of the servers' connections in PostgreSQL. */
export const databaseCut: Fault = {
  name: "database connections cut",
  stores: ["postgres"],
  weight: 12,
  async inject({ postgres, history, hosts }, random, recovering) {
    const share = random.pick([0.2, 0.5, 1]);
    const client = new pg.Client({ connectionString: postgres?.url });
    await client.connect();
    try {
      const { rows } = await client.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY pid",
      );
      const pids = rows.map(({ pid }) => pid).filter(() => random.chance(share));
      for (const { server } of hosts) server.log(`database connections cut: ${pids.join(" ")}`);
      recovering();
      history.recordInterruption();
      await client.query("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", [pids]);
    } finally {
      await client.end();
    }
  },
};

/** Makes each commit of SQLite slow for some time. */
export const slowDisk: Fault = {
  name: "slow disk",
  stores: ["sqlite"],
  weight: 6,
  async inject(scene, random, recovering) {
    const { server, commitDelayFile } = pickRunningHost(scene, random);
    const delayMs = random.int(20, 300);
    const ms = Math.round(500 * 16 ** random.next());
    const setDelay = async (value: number) => {
      writeFileSync(commitDelayFile, String(value));
      // A process that is still starting does not handle SIGUSR2. It reads the file itself.
      await server.waitUntilListening();
      server.signal("SIGUSR2");
    };
    server.log(`commits take ${delayMs} ms for ${ms} ms`);
    await setDelay(delayMs);
    await delay(ms);
    await setDelay(0);
    recovering();
  },
};

/** Fills the SQLite file's disk for some time. */
export const fullDisk: Fault = {
  name: "full disk",
  stores: ["sqlite"],
  weight: 8,
  async inject({ hosts, history, disk }, random, recovering) {
    const { server } = random.pick(hosts);
    if (disk === undefined) throw new Error("the system has no disk that can be filled");
    const ms = random.int(100, 1_500);
    await server.waitUntilListening();
    // A write-ahead log is overwritten in place and needs no additional space. A clean stop truncates it.
    await server.stop();
    history.recordInterruption();
    await server.waitUntilListening();
    const pid = server.pid ?? 0;
    await delay(random.int(50, 300));
    const endOutage = history.startOutage();
    disk.fill(pid);
    await delay(ms);
    disk.free(pid);
    endOutage();
    recovering();
  },
};

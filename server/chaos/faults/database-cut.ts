/** Connections of the servers to PostgreSQL are ended by it. */
import pg from "pg";
import type { Fault } from "../scene.ts";

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
      for (const { server } of hosts) server.note(`database connections cut: ${pids.join(" ")}`);
      recovering();
      history.interrupted();
      await client.query("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", [pids]);
    } finally {
      await client.end();
    }
  },
};

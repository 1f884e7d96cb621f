/** Kills a server with `kill -9` in each migration of an old database, and then checks that the data is complete. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { startPostgres } from "../../../cluster/postgres.ts";
import type { StoreKind } from "../scene.ts";
import { ServerProcess, spawnServer, waitForEnd } from "../servers/server-process.ts";
import { createOldDatabase, createOldFile, type OldDatabase, threadCount } from "./old-database.ts";

/**
 * Migrates two equal databases: one without interruption, and one by servers that are killed.
 *
 * @param folder Folder for databases and logs. It is created.
 * @param limit Maximum number of kills, in the last migrations.
 * @returns A line for the report, and all differences.
 */
export async function killInMigrations(
  store: StoreKind,
  folder: string,
  limit: number,
): Promise<{ summary: string; violations: string[] }> {
  mkdirSync(folder, { recursive: true });
  const postgres = store === "postgres" ? await startPostgres() : undefined;
  const create = async (name: string) =>
    postgres === undefined ? createOldFile(folder, name) : await createOldDatabase(postgres, name);
  try {
    const [undisturbed, killed] = [await create("undisturbed"), await create("killed")];
    await startAndStop(undisturbed, folder, "undisturbed");
    const violations: string[] = [];
    let kills = 0;
    for (
      let version = Math.max(2, killed.migrations - limit + 1);
      version <= killed.migrations;
      version += 1
    ) {
      const end = await migrateUntilKilled(killed, folder, version);
      if (end === "SIGKILL") kills += 1;
      else
        violations.push(`${store}: a server was not killed in migration ${version}, but ended with ${end}`);
    }
    try {
      await startAndStop(killed, folder, "killed");
    } catch (error) {
      violations.push(`${store}: after ${kills} kills in migrations: ${(error as Error).message}`);
      return { summary: `kill -9 in migrations: ${kills} kills`, violations };
    }
    const [expected, found] = [await undisturbed.read(), await killed.read()];
    for (const table of new Set([...Object.keys(expected), ...Object.keys(found)]))
      if (!isDeepStrictEqual(expected[table], found[table]))
        violations.push(
          `${store}: after ${kills} kills in migrations, the table ${table} has ${found[table]?.length ?? "no"} rows that differ from the ${expected[table]?.length ?? "no"} rows of an undisturbed migration`,
        );
    const rows = Object.values(found).reduce((sum, { length }) => sum + length, 0);
    if (rows < 5 * threadCount) violations.push(`${store}: only ${rows} rows were compared`);
    return { summary: `kill -9 in migrations: ${kills} kills, then ${rows} rows compared`, violations };
  } finally {
    await postgres?.end();
  }
}

/** Starts a server, which migrates the database, and stops it. */
async function startAndStop({ env }: OldDatabase, folder: string, name: string): Promise<void> {
  const server = await ServerProcess.start({
    name,
    logFile: join(folder, `${name}.log`),
    preload: [],
    env: { ...env, NODE_COMPILE_CACHE: join(folder, "compiled") },
    cwd: folder,
    onEnd: () => {},
  });
  await server.close();
}

/** Starts a server that is killed in a migration. Returns the signal or the status with which it ended. */
async function migrateUntilKilled({ env }: OldDatabase, folder: string, version: number): Promise<string> {
  const child = spawnServer({
    preload: [fileURLToPath(new URL("../servers/kill-in-migration.ts", import.meta.url))],
    env: {
      ...env,
      CHAOS_KILL_IN_MIGRATION: String(version),
      NODE_COMPILE_CACHE: join(folder, "compiled"),
    },
    cwd: folder,
  });
  const ended = waitForEnd(child);
  // A server that is listening has not been killed, and it stops at SIGTERM.
  child.stdout?.once("data", () => child.kill("SIGTERM"));
  child.stderr?.resume();
  return await ended;
}

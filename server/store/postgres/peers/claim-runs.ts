import type { Pool } from "pg";
import { seemsDead } from "./processes.ts";

/** Maximum number of runs claimed by one statement, so that other processes can claim runs, too. */
const batchSize = 20;

/**
 * Claims runs that are owned by a dead process or have no owner, newest first, because a run that crashed its
 * process is usually one of the newest. Skips rows that are locked by another transaction.
 *
 * @param from The dead process, or `undefined` for runs whose owner is not registered. The caller's own runs
 * are never claimed, even if the caller was deregistered and has not noticed.
 * @returns The IDs of the claimed runs.
 */
export async function claimRuns(pool: Pool, from: string | undefined, owner: string): Promise<string[]> {
  const condition =
    from === undefined
      ? "(owner IS NULL OR (owner <> $1 AND NOT EXISTS (SELECT FROM instances WHERE instances.id = runs.owner)))"
      : `owner = $3 AND EXISTS (SELECT FROM dead)`;
  // The dead process's row is locked, so that a process that has resumed renews its lease either before the claim or
  // after it, and then finds the claimed runs.
  const dead =
    from === undefined ? "" : `dead AS (SELECT FROM instances WHERE id = $3 AND ${seemsDead} FOR UPDATE),`;
  const { rows } = await pool.query<{ id: string }>(
    `WITH ${dead} unowned AS (
       SELECT key FROM runs WHERE status = 'running' AND ${condition} ORDER BY key DESC LIMIT $2 FOR UPDATE SKIP LOCKED)
     UPDATE runs SET owner = $1, epoch = epoch + 1
     FROM unowned WHERE runs.key = unowned.key RETURNING runs.id`,
    from === undefined ? [owner, batchSize] : [owner, batchSize, from],
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns runs that a process owns but does not execute, because the result of the commit that started them
 * was lost.
 */
export async function findUnexecutedRuns(
  pool: Pool,
  owner: string,
  executing: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM runs WHERE status = 'running' AND owner = $1 AND NOT (id = ANY ($2))",
    [owner, executing],
  );
  return rows.map(({ id }) => id);
}

/** Returns the runs in a list that another process has claimed. It may even have ended them already. */
export async function findLostRuns(
  pool: Pool,
  owner: string,
  executing: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM runs WHERE id = ANY ($2) AND owner IS DISTINCT FROM $1",
    [owner, executing],
  );
  return rows.map(({ id }) => id);
}

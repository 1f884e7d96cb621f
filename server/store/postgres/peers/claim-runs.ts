import type { Pool } from "pg";

/** Maximum number of runs that one statement claims. Leaves runs for other processes to claim. */
const batchSize = 20;

/**
 * Claims runs of a dead process or runs without an owner, newest first: a run that crashed its process is
 * usually one of the newest. Skips rows that another transaction has locked.
 *
 * @param from The dead process; `undefined` for runs whose owner is not registered. The caller's own runs are
 * never claimed, even if it was deregistered and has not noticed.
 * @returns The ids of the claimed runs.
 */
export async function claimRuns(pool: Pool, from: string | undefined, owner: string): Promise<string[]> {
  const condition =
    from === undefined
      ? "(owner IS NULL OR (owner <> $1 AND NOT EXISTS (SELECT FROM instances WHERE instances.id = runs.owner)))"
      : "owner = $3";
  const { rows } = await pool.query<{ id: string }>(
    `WITH unowned AS (
       SELECT key FROM runs WHERE status = 'running' AND ${condition} ORDER BY key DESC LIMIT $2 FOR UPDATE SKIP LOCKED)
     UPDATE runs SET owner = $1, epoch = epoch + 1
     FROM unowned WHERE runs.key = unowned.key RETURNING runs.id`,
    from === undefined ? [owner, batchSize] : [owner, batchSize, from],
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns runs that a process owns but does not execute: the result of the commit that started them was lost.
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

/** Returns the runs of a list that another process now owns. */
export async function findLostRuns(
  pool: Pool,
  owner: string,
  executing: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM runs WHERE id = ANY ($2) AND status = 'running' AND owner IS DISTINCT FROM $1",
    [owner, executing],
  );
  return rows.map(({ id }) => id);
}

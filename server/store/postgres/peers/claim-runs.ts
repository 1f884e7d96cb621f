/** Taking over the runs of processes that are gone. */
import type { Pool } from "pg";

/** Runs that one process claims at a time: others take their share of the rest. */
const share = 20;

/**
 * Claims runs of a process that is gone, or of none, newest first: a run that killed its process is mostly one of the
 * newest. Rows that another transaction has locked are left out.
 *
 * @param from The process; `undefined` for runs whose owner is not in the list of processes. One that is not in it
 *   itself, and does not know that yet, leaves its own alone.
 * @returns Their ids.
 */
export async function claimRunsOf(pool: Pool, from: string | undefined, owner: string): Promise<string[]> {
  const gone =
    from === undefined
      ? "(owner IS NULL OR (owner <> $1 AND NOT EXISTS (SELECT FROM instances WHERE instances.id = runs.owner)))"
      : "owner = $3";
  const { rows } = await pool.query<{ id: string }>(
    `WITH gone AS (
       SELECT key FROM runs WHERE status = 'running' AND ${gone} ORDER BY key DESC LIMIT $2 FOR UPDATE SKIP LOCKED)
     UPDATE runs SET owner = $1, epoch = epoch + 1
     FROM gone WHERE runs.key = gone.key RETURNING runs.id`,
    from === undefined ? [owner, share] : [owner, share, from],
  );
  return rows.map(({ id }) => id);
}

/** Runs that a process owns, but does not execute: the answer to the commit that began them was lost. */
export async function unexecuted(pool: Pool, owner: string, executing: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM runs WHERE status = 'running' AND owner = $1 AND NOT (id = ANY ($2))",
    [owner, executing],
  );
  return rows.map(({ id }) => id);
}

/** Those of some runs that another process owns by now. */
export async function lostRuns(pool: Pool, owner: string, executing: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM runs WHERE id = ANY ($2) AND status = 'running' AND owner IS DISTINCT FROM $1",
    [owner, executing],
  );
  return rows.map(({ id }) => id);
}

/** Records through which processes a run is read. A run that is cancelled without readers needs this. */
import type { Pool } from "pg";

/** Records that a run is read through a process. */
export async function insertReader(pool: Pool, runId: string, instance: string): Promise<void> {
  await pool.query(
    `INSERT INTO run_readers (run_key, instance) SELECT key, $2 FROM runs WHERE id = $1
     ON CONFLICT DO NOTHING`,
    [runId, instance],
  );
}

export async function deleteReader(pool: Pool, runId: string, instance: string): Promise<void> {
  await pool.query(
    "DELETE FROM run_readers WHERE run_key = (SELECT key FROM runs WHERE id = $1) AND instance = $2",
    [runId, instance],
  );
}

/**
 * Returns true if a process has readers of the run. That process may be the run's own, if it has just claimed
 * the run.
 */
export async function hasReaders(pool: Pool, runId: string): Promise<boolean> {
  const { rows } = await pool.query(
    "SELECT FROM run_readers JOIN runs ON runs.key = run_key WHERE runs.id = $1 LIMIT 1",
    [runId],
  );
  return rows.length > 0;
}

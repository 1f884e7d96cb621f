/**
 * Records which processes have readers of a run. This information is needed for runs that are cancelled when
 * they have no readers.
 */
import type { Pool } from "pg";

/** Records that a run is being read through a process. */
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
 * Returns true if any process has readers of the run. That process may be the run's new owner if it has just
 * claimed the run.
 */
export async function hasReaders(pool: Pool, runId: string): Promise<boolean> {
  const { rows } = await pool.query(
    "SELECT FROM run_readers JOIN runs ON runs.key = run_key WHERE runs.id = $1 LIMIT 1",
    [runId],
  );
  return rows.length > 0;
}

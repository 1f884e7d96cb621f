/** Which runs are read through which process, for runs that are cancelled when nobody reads them. */
import type { Pool } from "pg";

/** Notes that a run is read through a process. */
export async function noteReader(pool: Pool, runId: string, instance: string): Promise<void> {
  await pool.query(
    `INSERT INTO run_readers (run_key, instance) SELECT key, $2 FROM runs WHERE id = $1
     ON CONFLICT DO NOTHING`,
    [runId, instance],
  );
}

export async function forgetReader(pool: Pool, runId: string, instance: string): Promise<void> {
  await pool.query(
    "DELETE FROM run_readers WHERE run_key = (SELECT key FROM runs WHERE id = $1) AND instance = $2",
    [runId, instance],
  );
}

/** Whether a run is read through any process that follows it. A process may still follow a run that it has taken over. */
export async function isFollowed(pool: Pool, runId: string): Promise<boolean> {
  const { rows } = await pool.query(
    "SELECT FROM run_readers JOIN runs ON runs.key = run_key WHERE runs.id = $1 LIMIT 1",
    [runId],
  );
  return rows.length > 0;
}

/** The list of processes, and which of them are gone. Time is the database's: the clocks of processes may jump. */
import type { Client, Pool } from "pg";

/** First number of the keys of the locks; the second is the number of the process. */
const lockClass = 0x74616d62;

/** How long a process is taken for alive after it last said so, in seconds. */
export const leaseSeconds = 15;

/** Another process as it looks now. */
interface Heartbeat {
  id: string;
  /** Whether it has not said for too long that it is alive. */
  isOver: boolean;
  /** Whether nobody holds its lock: its connection is gone. */
  isFree: boolean;
}

/**
 * Enters a process into the list, over the connection that is to be its sign of life: it holds the lock of the process's
 * number. Every connection takes a new number, so none waits for one that was lost and that the database still has.
 */
export async function register(client: Client, id: string): Promise<void> {
  const { rows } = await client.query<{ number: number }>(
    "SELECT nextval(pg_get_serial_sequence('instances', 'number'))::int AS number",
  );
  const number = rows[0]?.number;
  // The lock comes first: nobody must see a process in the list whose lock is free.
  await client.query("SELECT pg_advisory_lock($1, $2)", [lockClass, number]);
  await client.query(
    `INSERT INTO instances (id, number, lease_until)
     VALUES ($1, $2, now() + make_interval(secs => $3))
     ON CONFLICT (id) DO UPDATE SET number = excluded.number, lease_until = excluded.lease_until`,
    [id, number, leaseSeconds],
  );
}

/** Says that a process is alive. @returns whether it is still in the list: if not, it was taken for dead */
export async function renew(pool: Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    "UPDATE instances SET lease_until = now() + make_interval(secs => $2) WHERE id = $1",
    [id, leaseSeconds],
  );
  return rowCount === 1;
}

/** The other processes. Looking does not keep any of them from taking its lock. */
export async function readHeartbeats(pool: Pool, id: string): Promise<Heartbeat[]> {
  const { rows } = await pool.query<Heartbeat>(
    `SELECT id, lease_until < now() AS "isOver", pg_try_advisory_xact_lock_shared($2, number) AS "isFree"
     FROM instances WHERE id <> $1`,
    [id, lockClass],
  );
  return rows;
}

/** Takes back what a process has asked that is gone: done later, it would come after what its clients have sent since. */
export async function takeBackQuestions(pool: Pool, id: string): Promise<void> {
  await pool.query("DELETE FROM run_questions WHERE asked_by = $1", [id]);
}

/** Strikes a process off the list that has no runs any more. */
export async function deregister(pool: Pool, id: string): Promise<void> {
  await pool.query(
    "DELETE FROM instances WHERE id = $1 AND NOT EXISTS (SELECT FROM runs WHERE owner = $1 AND status = 'running')",
    [id],
  );
}

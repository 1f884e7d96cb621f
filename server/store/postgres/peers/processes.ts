/**
 * The table of processes with their leases and advisory locks. All times are taken from the database's clock,
 * because the clocks of processes may jump.
 */
import type { Client, Pool } from "pg";

/** First key of the advisory locks. The second key is the number of the process. */
const lockClass = 0x74616d62;

/**
 * Length of a lease in seconds. A process that does not renew its lease within this time is considered dead.
 */
export const leaseSeconds = 15;

/** The current lease and lock of a peer. */
interface Heartbeat {
  id: string;
  /** True if the peer's lease has expired. */
  isLeaseExpired: boolean;
  /** True if the peer's advisory lock is free because its connection is closed. */
  isLockFree: boolean;
}

/**
 * Registers a process over its own connection, which holds the advisory lock on the process's number. Each
 * connection gets a new number, so that it does not have to wait for a lost connection whose lock PostgreSQL
 * has not released yet.
 */
export async function register(client: Client, id: string): Promise<void> {
  const { rows } = await client.query<{ number: number }>(
    "SELECT nextval(pg_get_serial_sequence('instances', 'number'))::int AS number",
  );
  const number = rows[0]?.number;
  // The lock is acquired first, because no peer may see a registered process whose lock is free.
  await client.query("SELECT pg_advisory_lock($1, $2)", [lockClass, number]);
  await client.query(
    `INSERT INTO instances (id, number, lease_until)
     VALUES ($1, $2, now() + make_interval(secs => $3))
     ON CONFLICT (id) DO UPDATE SET number = excluded.number, lease_until = excluded.lease_until`,
    [id, number, leaseSeconds],
  );
}

/**
 * Renews the lease of a process.
 *
 * @returns False if a peer has deregistered the process because it seemed dead.
 */
export async function renewLease(pool: Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    "UPDATE instances SET lease_until = now() + make_interval(secs => $2) WHERE id = $1",
    [id, leaseSeconds],
  );
  return rowCount === 1;
}

/**
 * Returns the leases and locks of all peers. Only tries to acquire shared locks, which last until the end of
 * the transaction and do not prevent a process from acquiring its own lock.
 */
export async function readHeartbeats(pool: Pool, id: string): Promise<Heartbeat[]> {
  const { rows } = await pool.query<Heartbeat>(
    `SELECT id, lease_until < now() AS "isLeaseExpired", pg_try_advisory_xact_lock_shared($2, number) AS "isLockFree"
     FROM instances WHERE id <> $1`,
    [id, lockClass],
  );
  return rows;
}

/**
 * Returns those of the given processes that hold their locks, which a process loses as soon as it dies.
 */
export async function findLiving(pool: Pool, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM instances WHERE id = ANY ($1) AND NOT pg_try_advisory_xact_lock_shared($2, number)",
    [ids, lockClass],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Deletes the requests from a dead process. If they were executed later, they could overtake newer requests from the
 * same clients.
 */
export async function deleteRequestsFrom(pool: Pool, id: string): Promise<void> {
  await pool.query("DELETE FROM run_questions WHERE asked_by = $1", [id]);
}

/** Deregisters a process that no longer owns any runs. */
export async function deregister(pool: Pool, id: string): Promise<void> {
  await pool.query(
    "DELETE FROM instances WHERE id = $1 AND NOT EXISTS (SELECT FROM runs WHERE owner = $1 AND status = 'running')",
    [id],
  );
}

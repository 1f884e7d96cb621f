/**
 * The table of processes with their leases and advisory locks. All times are taken from the database's clock,
 * because the clocks of processes may jump.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { Client, Pool } from "pg";

/** First key of the advisory locks. The second key is the number of the process. */
const lockClass = 0x74616d62;

/**
 * Length of a lease in seconds. A process that does not renew its lease within this time is considered dead.
 */
export const leaseSeconds = 15;

/**
 * Condition on a row of `instances` that its process seems dead. It is checked again in each statement that takes
 * something away from the process, because the process may have resumed or reconnected in the meantime.
 */
export const seemsDead = `(lease_until < now() OR pg_try_advisory_xact_lock_shared(${lockClass}, number))`;

/** The current lease and lock of a peer. */
interface Heartbeat {
  id: string;
  /** True if the peer's lease has expired. */
  isLeaseExpired: boolean;
  /** True if the peer's advisory lock is free because its connection is closed. */
  isLockFree: boolean;
}

/**
 * Registers a process over its own connection, which holds the advisory lock on the process's number. A process that
 * reconnects keeps its number, so that peers see its lock although its registration may still be waiting for a slow
 * commit. It gets a new number if PostgreSQL has not yet released the lock of its lost connection.
 *
 * @param lastNumber The process's last number.
 * @param onLocked Called with the process's number when its lock is held.
 */
export async function register(
  client: Client,
  id: string,
  lastNumber?: number,
  onLocked: (number: number) => void = () => {},
): Promise<void> {
  // The lock is acquired first, because no peer may see a registered process whose lock is free.
  const number =
    lastNumber !== undefined && (await lockAgain(client, lastNumber))
      ? lastNumber
      : await lockNewNumber(client);
  onLocked(number);
  await client.query(
    `INSERT INTO instances (id, number, lease_until)
     VALUES ($1, $2, now() + make_interval(secs => $3))
     ON CONFLICT (id) DO UPDATE SET number = excluded.number, lease_until = excluded.lease_until`,
    [id, number, leaseSeconds],
  );
}

/** Number of attempts to acquire a lock that a peer may be checking at the same time, and the delay between them. */
const lockAttempts = 5;
const lockDelayMs = 5;

async function lockAgain(client: Client, number: number): Promise<boolean> {
  for (let attempt = 1; attempt <= lockAttempts; attempt += 1) {
    const { rows } = await client.query<{ locked: boolean }>(
      "SELECT pg_try_advisory_lock($1, $2) AS locked",
      [lockClass, number],
    );
    if (rows[0]?.locked === true) return true;
    await delay(lockDelayMs);
  }
  return false;
}

async function lockNewNumber(client: Client): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    "SELECT nextval(pg_get_serial_sequence('instances', 'number'))::int AS number",
  );
  const { number } = rows[0] as { number: number };
  await client.query("SELECT pg_advisory_lock($1, $2)", [lockClass, number]);
  return number;
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

/** Deregisters a process that seems dead and no longer owns any runs. */
export async function deregister(pool: Pool, id: string): Promise<void> {
  await pool.query(
    `DELETE FROM instances WHERE id = $1 AND ${seemsDead}
     AND NOT EXISTS (SELECT FROM runs WHERE owner = $1 AND status = 'running')`,
    [id],
  );
}

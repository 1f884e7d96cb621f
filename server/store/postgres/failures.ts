/** Classifies errors of PostgreSQL and its driver. */
import { DatabaseError } from "pg";
import { StoreUnavailableError } from "../../core/errors.ts";
import type { WriteProblem } from "../../core/ports/store.ts";

/** Error codes of sockets and name resolution. */
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  // The file of a Unix socket does not exist.
  "ENOENT",
]);

/** SQLSTATE codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const unavailableStates = new Set([
  "57P01", // admin_shutdown
  "57P02", // crash_shutdown
  "57P03", // cannot_connect_now
  "57P05", // idle_session_timeout
  "25P03", // idle_in_transaction_session_timeout
  "25006", // read_only_sql_transaction: a standby that is not promoted yet
  "53300", // too_many_connections
  // Occur while a password is being rotated or a backup restored.
  "28P01", // invalid_password
  "28000", // invalid_authorization_specification
  "3D000", // invalid_catalog_name: the database does not exist
]);

/** Messages of driver errors that have no code. */
const unavailableMessages =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout e|Query read timeout)/;

/**
 * Returns true if the database is unreachable or shutting down. The connection that failed cannot be used
 * again.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailableError) return true;
  if (error instanceof DatabaseError) {
    const { code = "" } = error;
    return code.startsWith("08") || unavailableStates.has(code);
  }
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? unavailableMessages.test(error.message) : networkCodes.has(code);
}

/**
 * Returns true if a transaction failed because of a concurrent one and may succeed when retried: a
 * serialization failure, a deadlock, or a unique violation, whose row the retry can find.
 */
export function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && ["40001", "40P01", "23505"].includes(error.code ?? "");
}

/** Returns true if the database failed, rather than rejected the data or statement. */
export function isDatabaseFailure(error: unknown): boolean {
  if (isUnavailable(error)) return true;
  if (!(error instanceof DatabaseError)) return false;
  // Transaction rollback, insufficient resources, object state, operator intervention, system, configuration
  // and internal errors.
  return /^(?:40|53|55|57|58|F0|XX)/.test(error.code ?? "");
}

/** Returns the storage problem that an error reports; `undefined` if it reports none. */
export function toPostgresWriteProblem(error: unknown): WriteProblem | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  const { code = "" } = error;
  if (code === "53100") return "disk full";
  // The database is read-only, such as a standby, or its files fail.
  return code === "25006" || code === "58030" ? "not writable" : undefined;
}

/** Returns true if the server requires a password and the URL has none. */
export function lacksPassword(error: unknown): boolean {
  return error instanceof Error && /client password must be a (?:non-empty )?string/.test(error.message);
}

/**
 * Returns the reason of an error for operators. The driver's error for a host with several addresses has no
 * message of its own.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  if (lacksPassword(error)) return "a password is required";
  return error instanceof Error ? error.message : String(error);
}

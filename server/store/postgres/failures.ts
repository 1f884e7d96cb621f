/** Classifies errors from PostgreSQL and its driver. */
import { DatabaseError } from "pg";
import { StoreUnavailableError } from "../../core/errors.ts";
import type { WriteProblem } from "../../core/ports/store.ts";

/** Error codes from sockets and name resolution. */
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
  // The file of the Unix socket does not exist.
  "ENOENT",
]);

/** SQLSTATE codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const unavailableStates = new Set([
  "57P01", // admin_shutdown
  "57P02", // crash_shutdown
  "57P03", // cannot_connect_now
  "57P05", // idle_session_timeout
  "25P03", // idle_in_transaction_session_timeout
  "25006", // read_only_sql_transaction: a standby that has not been promoted yet
  "53300", // too_many_connections
  // These codes occur while a password is being rotated or a backup is being restored.
  "28P01", // invalid_password
  "28000", // invalid_authorization_specification
  "3D000", // invalid_catalog_name: the database does not exist
]);

/** Messages of driver errors that have no code. */
const unavailableMessages =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout e|Query read timeout)/;

/**
 * Returns true if the database cannot be reached or is shutting down. The failed connection cannot be used
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
 * Returns true if a transaction failed because of a concurrent transaction and may succeed when it is
 * retried. The error is a serialization failure, a deadlock, or a unique violation, in which case the retry
 * can find the other transaction's row.
 */
export function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && ["40001", "40P01", "23505"].includes(error.code ?? "");
}

/** Returns true if the database itself failed, and false if it only rejected the data or the statement. */
export function isDatabaseFailure(error: unknown): boolean {
  if (isUnavailable(error)) return true;
  if (!(error instanceof DatabaseError)) return false;
  // The SQLSTATE classes for transaction rollback, insufficient resources, object state, operator
  // intervention, system errors, configuration errors and internal errors.
  return /^(?:40|53|55|57|58|F0|XX)/.test(error.code ?? "");
}

/** Returns the storage problem reported by an error, or `undefined` if the error reports none. */
export function toPostgresWriteProblem(error: unknown): WriteProblem | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  const { code = "" } = error;
  if (code === "53100") return "disk full";
  // The database is read-only, for example because it is a standby, or its files cannot be accessed.
  return code === "25006" || code === "58030" ? "not writable" : undefined;
}

/** Returns true if the server requires a password and the URL contains none. */
export function lacksPassword(error: unknown): boolean {
  return error instanceof Error && /client password must be a (?:non-empty )?string/.test(error.message);
}

/**
 * Returns the reason for an error in a form meant for operators. If a host has multiple addresses, the
 * driver's error has no message of its own.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  if (lacksPassword(error)) return "a password is required";
  return error instanceof Error ? error.message : String(error);
}

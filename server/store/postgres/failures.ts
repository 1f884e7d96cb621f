/** What errors of the database mean. */
import { DatabaseError } from "pg";
import { StoreUnavailableError } from "../../core/errors.ts";
import type { WriteProblem } from "../../core/ports/store.ts";

/** Of sockets and name services. */
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
  // Of a Unix socket: its server is not there.
  "ENOENT",
]);

/** Of the server: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const unavailableStates = new Set([
  "57P01", // admin_shutdown
  "57P02", // crash_shutdown
  "57P03", // cannot_connect_now
  "57P05", // idle_session_timeout
  "25P03", // idle_in_transaction_session_timeout
  "25006", // read_only_sql_transaction: a standby that has not taken over yet
  "53300", // too_many_connections
  // While a password is exchanged, or a backup is brought in.
  "28P01", // invalid_password
  "28000", // invalid_authorization_specification
  "3D000", // invalid_catalog_name: there is no such database
]);

/** What the driver says without a code. */
const driverMessages =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout e|Query read timeout)/;

/** Whether the database cannot be reached or is going down. The connection that says so is of no more use. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailableError) return true;
  if (error instanceof DatabaseError) {
    const { code = "" } = error;
    return code.startsWith("08") || unavailableStates.has(code);
  }
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? driverMessages.test(error.message) : networkCodes.has(code);
}

/**
 * Whether a transaction met another one, so that it is worth beginning again: they cannot be put in order, wait for each
 * other, or the other has stored what should be unique, and can be found the second time.
 */
export function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && ["40001", "40P01", "23505"].includes(error.code ?? "");
}

/** Whether it is the database that fails, rather than that it refuses what it is told to store. */
export function isDatabaseFailure(error: unknown): boolean {
  if (isUnavailable(error)) return true;
  if (!(error instanceof DatabaseError)) return false;
  // Rolled back, resources, limits, object not as needed, operator, system, files, internal.
  return /^(?:40|53|55|57|58|F0|XX)/.test(error.code ?? "");
}

/** Returns what an error says of the database's storage; `undefined` if nothing. */
export function postgresWriteProblem(error: unknown): WriteProblem | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  const { code = "" } = error;
  if (code === "53100") return "disk full";
  // A database that only reads, such as a standby, or one whose files fail.
  return code === "25006" || code === "58030" ? "not writable" : undefined;
}

/** Whether the server asks for a password, and the URL has none. */
export function lacksPassword(error: unknown): boolean {
  return error instanceof Error && /client password must be a (?:non-empty )?string/.test(error.message);
}

/** What an error says, for operators. Of a host with several addresses the driver's error has no message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  if (lacksPassword(error)) return "a password is needed";
  return error instanceof Error ? error.message : String(error);
}

/** Opens the SQLite file for use by one process, with durable commits. */
import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StoreOpenError } from "../../core/errors.ts";
import type { WriteProblem } from "../../core/ports/store.ts";

/** Maximum time to wait for a process that is closing the file, in milliseconds. */
const busyTimeoutMs = 1000;

/**
 * Number of pages in the write-ahead log after which they are moved to the file. Checkpoints run every 16 MB instead of
 * every 4 MB, so frequently changed pages are copied less often.
 */
export const checkpointPages = 4000;

/** SQLite result codes: https://sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
const SQLITE_NOTADB = 26;

/**
 * Opens or creates a database file and its folder. Only the current user can access new files. The handle has
 * an exclusive lock on the file until it is closed.
 *
 * @param file A path, or `:memory:` for a database that exists as long as the handle.
 * @throws {StoreOpenError}
 */
export function openFile(file: string): DatabaseSync {
  let handle: DatabaseSync | undefined;
  try {
    // The path is absolute, because SQLite parses a name such as "file:x" as a URI.
    const path = file === ":memory:" ? file : resolve(file);
    if (path !== ":memory:" && !existsSync(path)) createFile(path);
    handle = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
    // Exclusive locking is set before WAL, so that the lock is kept until the file is closed and no
    // shared-memory file is needed.
    handle.exec(`
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA wal_autocheckpoint = ${checkpointPages};
      BEGIN IMMEDIATE;
      COMMIT;
    `);
    return handle;
  } catch (error) {
    if (handle?.isOpen) handle.close();
    throw new StoreOpenError(describeOpenError(file, error), { cause: error });
  }
}

/**
 * Creates a file that only the current user can access, because SQLite's default lets every user read it.
 * SQLite gives the WAL the same permissions.
 */
function createFile(path: string): void {
  createFolder(dirname(path));
  closeSync(openSync(path, "a", 0o600));
}

/**
 * Creates a folder and its missing parents. Node's `recursive` option loops indefinitely in a file system such as
 * `/proc`, in which a folder cannot be created although its parent exists.
 */
export function createFolder(path: string): void {
  if (existsSync(path)) return;
  createFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Returns true for SQLite's error about a database that another process has locked. */
export function isInUse(error: unknown): boolean {
  const { errcode } = (error ?? {}) as { errcode?: number };
  return errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY;
}

function describeOpenError(file: string, error: unknown): string {
  const code = (error as { errcode?: number }).errcode;
  if (isInUse(error)) {
    return `The database ${file} is in use by another process. Stop that process, or set DATABASE_FILE to another file.`;
  }
  if (code === SQLITE_NOTADB) {
    return `${file} is not a SQLite database. Set DATABASE_FILE to another file.`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `The database ${file} cannot be opened: ${reason}. Make the file and its folder writable, or set DATABASE_FILE to another file.`;
}

const SQLITE_FULL = 13;

/** READONLY, IOERR, CORRUPT and CANTOPEN, for either the file or its journal. */
const notWritableCodes = new Set([8, 10, 11, 14]);

/** Returns the storage problem reported by an error, or `undefined` if the error reports none. */
export function toSqliteWriteProblem(error: unknown): WriteProblem | undefined {
  const { errcode } = (error ?? {}) as { errcode?: number };
  if (errcode === undefined) return undefined;
  // The low byte is the primary result code.
  const primary = errcode & 0xff;
  if (primary === SQLITE_FULL) return "disk full";
  return notWritableCodes.has(primary) ? "not writable" : undefined;
}

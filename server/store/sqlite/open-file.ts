/** Opening the database file: one process a file, durable commits, errors that say what to do. */
import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StoreOpenError } from "../../core/errors.ts";
import type { WriteProblem } from "../../core/ports/store.ts";

/** How long to wait for a process that is just closing the file, ms. */
const busyTimeout = 1000;

/** SQLite result codes, https://sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
const SQLITE_NOTADB = 26;

/**
 * Opens or creates a database file, and the folder it is in; what is new is for its user alone. Holds the file's exclusive lock until it is closed.
 * @param file a path, or `:memory:` for a database that lives as long as the handle
 * @throws StoreOpenError
 */
export function openFile(file: string): DatabaseSync {
  let handle: DatabaseSync | undefined;
  try {
    // Absolute, because SQLite would take a name such as "file:x" for a URI.
    const path = file === ":memory:" ? file : resolve(file);
    if (path !== ":memory:" && !existsSync(path)) createFile(path);
    handle = new DatabaseSync(path, { timeout: busyTimeout, enableForeignKeyConstraints: true });
    // Exclusive comes first: entered before WAL, it takes the lock for good and needs no shared-memory file.
    // Checkpoints every 16 MB instead of 4: pages of busy runs are then copied less often.
    handle.exec(`
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA wal_autocheckpoint = 4000;
      BEGIN IMMEDIATE;
      COMMIT;
    `);
    return handle;
  } catch (error) {
    if (handle?.isOpen) handle.close();
    throw new StoreOpenError(explain(file, error), { cause: error });
  }
}

/** SQLite would make it for everybody to read. What it makes beside it has the file's own permissions. */
function createFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, "a", 0o600));
}

function explain(file: string, error: unknown): string {
  const code = (error as { errcode?: number }).errcode;
  if (code !== undefined && (code & 0xff) === SQLITE_BUSY) {
    return `The database ${file} is in use by another process. Stop that process, or set DATABASE_FILE to another file.`;
  }
  if (code === SQLITE_NOTADB) {
    return `${file} is not a SQLite database. Set DATABASE_FILE to another file.`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `The database ${file} cannot be opened: ${reason}. Make the file and its folder writable, or set DATABASE_FILE to another file.`;
}

const SQLITE_FULL = 13;

/** READONLY, IOERR, CORRUPT, CANTOPEN: the file, or the journal beside it. */
const notWritable = new Set([8, 10, 11, 14]);

/** Returns what an error says of the storage; `undefined` if nothing. */
export function sqliteWriteProblem(error: unknown): WriteProblem | undefined {
  const { errcode } = (error ?? {}) as { errcode?: number };
  if (errcode === undefined) return undefined;
  // The low byte is the primary code.
  const primary = errcode & 0xff;
  if (primary === SQLITE_FULL) return "disk full";
  return notWritable.has(primary) ? "not writable" : undefined;
}

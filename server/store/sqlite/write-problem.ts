/** What errors of SQLite say of the storage: https://sqlite.org/rescode.html */
import type { WriteProblem } from "../../core/ports/store.ts";

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

/**
 * The run event log. It uses prepared statements on the SQLite handle instead of Kysely, because every event
 * of every run is written here. Each append to a run is stored as one row that contains all events of the
 * append. The caller must have exclusive use of the connection.
 */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { Position } from "../../core/log-line.ts";
import { isAfter } from "../../core/log-line.ts";
import type { AppendOutcome, LogAppend, LogChunk } from "../../core/ports/records.ts";
import { foldedRowBytes, foldTransactionBytes } from "../fold-limits.ts";
import { findEmptyAppend } from "../tables.ts";

/** Minimum length of a row that is compressed. */
const minCompressedLength = 512;

/** A log that is being combined, and the position up to which it has been. */
export interface FoldProgress {
  runId: string;
  position: Position;
}

export class EventLog {
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #rollback: StatementSync;
  readonly #selectEnd: StatementSync;
  readonly #insert: StatementSync;
  readonly #selectAfter: StatementSync;
  readonly #deleteBefore: StatementSync;
  readonly #replace: StatementSync;
  readonly #handle: DatabaseSync;

  constructor(handle: DatabaseSync) {
    this.#handle = handle;
    this.#begin = handle.prepare("BEGIN IMMEDIATE");
    this.#commit = handle.prepare("COMMIT");
    this.#rollback = handle.prepare("ROLLBACK");
    this.#selectEnd = handle.prepare(
      `SELECT runs.key, runs.epoch, ifnull(run_chunks.last, 0), ifnull(run_chunks.notes, 0)
       FROM runs LEFT JOIN run_chunks ON run_chunks.run_key = runs.key
       WHERE runs.id = ? ORDER BY run_chunks.last DESC, run_chunks.notes DESC LIMIT 1`,
    );
    this.#selectEnd.setReturnArrays(true);
    this.#insert = handle.prepare(
      "INSERT INTO run_chunks (run_key, last, notes, first, first_notes, data, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
    );
    this.#selectAfter = handle.prepare(
      "SELECT first, first_notes, last, notes, data, packed FROM run_chunks WHERE run_key = (SELECT key FROM runs WHERE id = ?) AND (last, notes) > (?, ?) ORDER BY last, notes",
    );
    this.#deleteBefore = handle.prepare(
      "DELETE FROM run_chunks WHERE run_key = ? AND (last, notes) >= (?, ?) AND (last, notes) < (?, ?)",
    );
    this.#replace = handle.prepare(
      "UPDATE run_chunks SET first = ?, first_notes = ?, data = '', packed = ? WHERE run_key = ? AND last = ? AND notes = ?",
    );
  }

  /**
   * Appends a batch in one transaction, without yielding to the event loop.
   *
   * @param now Unix time in milliseconds.
   * @throws If the database cannot write or commit. In that case nothing in the batch is stored.
   */
  appendAll(batch: readonly LogAppend[], now: number): AppendOutcome[] {
    this.#begin.run();
    try {
      const outcomes = batch.map((item) => toAppendOutcome(this.append(item, now)));
      this.#commit.run();
      return outcomes;
    } catch (error) {
      // After some errors, such as a full disk, SQLite has already rolled back.
      if (this.#handle.isTransaction) this.#rollback.run();
      throw error;
    }
  }

  /**
   * Appends one item in the open transaction. Does not run `within`, which is the caller's responsibility.
   * Reads the run's epoch without writing to the run's row, because an update would add a second page to
   * every append.
   *
   * @returns `stored` if the same append has already been stored, together with the changes made by `within`.
   */
  append(item: LogAppend, now: number): AppendOutcome | "stored" {
    const { runId, epoch, from, to, data } = item;
    const error = findEmptyAppend(item);
    if (error !== undefined) return { error };
    const end = this.#selectEnd.get(runId) as unknown as RunEnd | undefined;
    if (end === undefined) return "fenced";
    const [key, currentEpoch, number, notes] = end;
    if (currentEpoch !== epoch) return "fenced";
    if (number !== from.number || notes !== from.notes) return this.#isStored(item) ? "stored" : "fenced";
    this.#insert.run(key, to.number, to.notes, from.number, from.notes, data, now);
    return "appended";
  }

  /** Returns true if an identical append is already the end of the log, because its result was lost. */
  #isStored({ runId, from, to, data }: LogAppend): boolean {
    const [first, second] = this.read(runId, from, Number.MAX_SAFE_INTEGER);
    return (
      second === undefined && first?.data === data && !isAfter(first.last, to) && !isAfter(to, first.last)
    );
  }

  /**
   * Returns the chunks that end after a position, in order, up to `maxBytes` of data. If any chunk exists, at
   * least one chunk is returned.
   */
  read(runId: string, after: Position, maxBytes: number): LogChunk[] {
    const chunks: LogChunk[] = [];
    let bytes = 0;
    for (const row of this.#selectAfter.iterate(runId, after.number, after.notes)) {
      const { first, first_notes, last, notes } = row as unknown as ChunkRow;
      const data = unpack(row as unknown as ChunkRow);
      bytes += Buffer.byteLength(data);
      if (chunks.length > 0 && bytes > maxBytes) break;
      chunks.push({ first: { number: first, notes: first_notes }, last: { number: last, notes }, data });
      if (bytes >= maxBytes) break;
    }
    return chunks;
  }

  /**
   * Combines and compresses rows in one transaction, without yielding to the event loop. Several calls are needed
   * for large logs.
   *
   * @returns The logs that are not complete.
   */
  fold(logs: readonly FoldProgress[]): FoldProgress[] {
    const rest = [...logs];
    this.#begin.run();
    try {
      for (let bytes = 0; rest[0] !== undefined && bytes < foldTransactionBytes; ) {
        const { runId, position } = rest[0];
        const row = this.#foldRow(runId, position);
        if (row === undefined) rest.shift();
        else {
          rest[0] = { runId, position: row.last };
          bytes += row.bytes;
        }
      }
      this.#commit.run();
      return rest;
    } catch (error) {
      if (this.#handle.isTransaction) this.#rollback.run();
      throw error;
    }
  }

  /**
   * Combines the rows after a position into one row. The rows that mark the end of the log stay separate, because
   * they are kept when the log is deleted.
   *
   * @returns The position after the row, or `undefined` at the end of the log.
   */
  #foldRow(runId: string, after: Position): { last: Position; bytes: number } | undefined {
    const [key, , end] = (this.#selectEnd.get(runId) ?? []) as unknown as RunEnd | [];
    const rows: ChunkRow[] = [];
    const parts: string[] = [];
    let bytes = 0;
    for (const next of this.#selectAfter.iterate(runId, after.number, after.notes)) {
      const row = next as unknown as ChunkRow;
      const part = unpack(row);
      bytes += part.length;
      if (rows.length > 0 && (bytes > foldedRowBytes || row.last === end)) break;
      rows.push(row);
      parts.push(part);
    }
    const [first] = rows;
    const last = rows.at(-1);
    if (key === undefined || first === undefined || last === undefined) return undefined;
    const data = parts.join("\n");
    const isPacked = rows.length === 1 && (first.packed !== null || data.length < minCompressedLength);
    if (!isPacked) {
      this.#deleteBefore.run(key, first.last, first.notes, last.last, last.notes);
      const packed = zstdCompressSync(data);
      this.#replace.run(first.first, first.first_notes, packed, key, last.last, last.notes);
    }
    return { last: { number: last.last, notes: last.notes }, bytes };
  }
}

/** Returns the events in a row. */
function unpack({ data, packed }: ChunkRow): string {
  return packed === null ? data : zstdDecompressSync(packed).toString();
}

/** Returns the outcome that is reported to the writer. */
export function toAppendOutcome(outcome: AppendOutcome | "stored"): AppendOutcome {
  return outcome === "stored" ? "appended" : outcome;
}

/** The key and epoch of a run, and the position (number, notes) at which its log ends. */
type RunEnd = [key: number, epoch: number, number: number, notes: number];

interface ChunkRow {
  first: number;
  first_notes: number;
  last: number;
  notes: number;
  /** The events as text. Empty if `packed` is set. */
  data: string;
  /** The events as text compressed with Zstandard. */
  packed: Uint8Array | null;
}

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
import { combineRows, type LogRow, maxTransactionLength } from "../compaction.ts";
import { findEmptyAppend } from "../tables.ts";

/** Minimum length of a row that is compressed, in UTF-16 code units. */
const minCompressedLength = 512;

/** A log whose rows are being combined, and the position up to which they have been. */
export interface CompactionProgress {
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
  readonly #deleteBetween: StatementSync;
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
      "SELECT first, first_notes, last, notes, data, compressed FROM run_chunks WHERE run_key = (SELECT key FROM runs WHERE id = ?) AND (last, notes) > (?, ?) ORDER BY last, notes",
    );
    this.#deleteBetween = handle.prepare(
      "DELETE FROM run_chunks WHERE run_key = ? AND (last, notes) > (?, ?) AND (last, notes) < (?, ?)",
    );
    this.#replace = handle.prepare(
      "UPDATE run_chunks SET first = ?, first_notes = ?, data = ?, compressed = ? WHERE run_key = ? AND last = ? AND notes = ?",
    );
  }

  /**
   * Appends a batch in one transaction, without yielding to the event loop.
   *
   * @param now Unix time in milliseconds.
   * @throws If the database cannot write or commit. In that case nothing in the batch is stored.
   */
  appendAll(batch: readonly LogAppend[], now: number): AppendOutcome[] {
    return this.#inTransaction(() => batch.map((item) => toAppendOutcome(this.append(item, now))));
  }

  #inTransaction<T>(work: () => T): T {
    this.#begin.run();
    try {
      const result = work();
      this.#commit.run();
      return result;
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
    for (const { first, first_notes, last, notes, data } of this.#readRows(runId, after)) {
      bytes += Buffer.byteLength(data);
      if (chunks.length > 0 && bytes > maxBytes) break;
      chunks.push({ first: { number: first, notes: first_notes }, last: { number: last, notes }, data });
      if (bytes >= maxBytes) break;
    }
    return chunks;
  }

  /** Reads the rows that end after a position, in order. */
  *#readRows(runId: string, after: Position): Iterable<LogRow> {
    for (const row of this.#selectAfter.iterate(runId, after.number, after.notes)) {
      const { compressed, ...rest } = row as unknown as ChunkRow;
      yield compressed === null ? rest : { ...rest, data: zstdDecompressSync(compressed).toString() };
    }
  }

  /**
   * Combines and compresses rows in one transaction, without yielding to the event loop. Large logs need several calls.
   *
   * @returns The logs that are not complete.
   */
  compact(logs: readonly CompactionProgress[]): CompactionProgress[] {
    return this.#inTransaction(() => {
      const rest = [...logs];
      for (let length = 0; rest[0] !== undefined && length < maxTransactionLength; ) {
        const { runId, position } = rest[0];
        const rows = this.#compactRows(runId, position);
        const last = rows.at(-1);
        if (last === undefined) rest.shift();
        else rest[0] = { runId, position: { number: last.last, notes: last.notes } };
        length += rows.reduce((sum, { data }) => sum + data.length, 0);
      }
      return rest;
    });
  }

  /**
   * Combines the rows after a position, up to a length. The rows that mark the end of the log stay separate, because
   * they are kept when the log is deleted.
   *
   * @returns The new rows.
   */
  #compactRows(runId: string, after: Position): LogRow[] {
    const [key, , end] = (this.#selectEnd.get(runId) ?? []) as unknown as RunEnd | [];
    if (key === undefined) return [];
    const rows: LogRow[] = [];
    let length = 0;
    for (const row of this.#readRows(runId, after)) {
      rows.push(row);
      length += row.data.length;
      if (length >= maxTransactionLength) break;
    }
    const isEnd = ({ last }: LogRow) => last === end;
    const compacted = [...combineRows(rows.filter((row) => !isEnd(row))), ...rows.filter(isEnd)];
    for (const { first, first_notes, last, notes, data } of compacted) {
      const isLong = data.length >= minCompressedLength;
      const content = isLong ? (["", zstdCompressSync(data)] as const) : ([data, null] as const);
      this.#deleteBetween.run(key, first, first_notes, last, notes);
      this.#replace.run(first, first_notes, ...content, key, last, notes);
    }
    return compacted;
  }
}

/** Returns the outcome that is reported to the writer. */
export function toAppendOutcome(outcome: AppendOutcome | "stored"): AppendOutcome {
  return outcome === "stored" ? "appended" : outcome;
}

/** The key and epoch of a run, and the position (number, notes) at which its log ends. */
type RunEnd = [key: number, epoch: number, number: number, notes: number];

/** `data` is empty if the events are compressed. */
interface ChunkRow extends LogRow {
  /** The events as text, compressed with Zstandard. */
  compressed: Uint8Array | null;
}

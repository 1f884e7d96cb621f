/**
 * The run event log. It uses handwritten SQL instead of Kysely, because every event of every run is written
 * here. Each append to a run is stored as one row that contains all events of the append.
 */
import { CompiledQuery } from "kysely";
import { isAfter, type Position } from "../../core/log-line.ts";
import type { LogAppend, LogChunk } from "../../core/ports/records.ts";
import { combineRows, type LogRow, maxTransactionLength } from "../compaction.ts";
import type { Tx } from "../tables.ts";

const items = `unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[])
  AS item (run_id, epoch, first, first_notes, last, notes, data)`;

/**
 * Appends to the runs whose epoch matches the writer's epoch and whose logs end at the writer's position. The
 * runs' rows are locked in key order, so that batches from several processes cannot deadlock. If a row is
 * being claimed, the statement waits for the claim and then reads the row again with its new epoch.
 *
 * When a writer drops its connection during an append and retries the append, the two statements may not see
 * each other. In that case both chunks start at the same position, and the second chunk is discarded.
 */
const appendItems = `
  WITH fence AS (
    SELECT runs.key, item.* FROM ${items} JOIN runs ON runs.id = item.run_id
    WHERE runs.epoch = item.epoch ORDER BY runs.key FOR NO KEY UPDATE OF runs
  )
  INSERT INTO run_chunks (run_key, last, notes, first, first_notes, data, created_at)
  SELECT fence.key, fence.last, fence.notes, fence.first, fence.first_notes, fence.data, $8
  FROM fence LEFT JOIN LATERAL (
    SELECT chunk.last, chunk.notes FROM run_chunks AS chunk WHERE chunk.run_key = fence.key
    ORDER BY chunk.last DESC, chunk.notes DESC LIMIT 1
  ) AS log ON true
  WHERE coalesce(log.last, 0) = fence.first AND coalesce(log.notes, 0) = fence.first_notes
  ON CONFLICT DO NOTHING
  RETURNING (SELECT id FROM runs WHERE runs.key = run_key)`;

/**
 * Finds the items that are already the last chunks of their logs, because an earlier append stored them and
 * its result was lost.
 */
const storedItems = `
  SELECT runs.id FROM ${items}
  JOIN runs ON runs.id = item.run_id AND runs.epoch = item.epoch
  JOIN run_chunks AS chunk ON chunk.run_key = runs.key AND chunk.last = item.last AND chunk.notes = item.notes
  WHERE chunk.first = item.first AND chunk.first_notes = item.first_notes AND chunk.data = item.data
    AND NOT EXISTS (
      SELECT FROM run_chunks AS later
      WHERE later.run_key = runs.key AND (later.last, later.notes) > (item.last, item.notes)
    )`;

/**
 * Appends items, each for a different run, in one statement. Does not run `within`, which is the caller's
 * responsibility.
 *
 * @param now Unix time in milliseconds.
 * @returns For each item, `appended` (by this call), `stored` (by an earlier append) or `fenced`.
 */
export async function appendAll(
  tx: Tx,
  batch: readonly LogAppend[],
  now: number,
): Promise<("appended" | "stored" | "fenced")[]> {
  const appended = await queryRunIds(tx, appendItems, batch, now);
  const remaining = batch.filter(({ runId }) => !appended.has(runId));
  const stored = remaining.length === 0 ? appended : await queryRunIds(tx, storedItems, remaining);
  return batch.map(({ runId }) => {
    if (appended.has(runId)) return "appended";
    return stored.has(runId) ? "stored" : "fenced";
  });
}

/** Executes a statement and returns the run IDs from its result. */
async function queryRunIds(
  tx: Tx,
  statement: string,
  batch: readonly LogAppend[],
  ...more: number[]
): Promise<Set<string>> {
  const { rows } = await tx.executeQuery<{ id: string }>(
    CompiledQuery.raw(statement, [
      batch.map(({ runId }) => runId),
      batch.map(({ epoch }) => epoch),
      batch.map(({ from }) => from.number),
      batch.map(({ from }) => from.notes),
      batch.map(({ to }) => to.number),
      batch.map(({ to }) => to.notes),
      batch.map(({ data }) => data),
      ...more,
    ]),
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Reads the next chunks after a position, up to a number of bytes. The first chunk can be returned regardless
 * of its size.
 */
const readChunks = `
  SELECT first, first_notes, last, notes, data, bytes FROM (
    SELECT chunk.*, sum(octet_length(data)) OVER in_order AS bytes, row_number() OVER in_order AS chunk_index FROM (
      SELECT first, first_notes, last, notes, data FROM run_chunks
      WHERE run_key = (SELECT key FROM runs WHERE id = $1) AND (last, notes) > ($2, $3)
      ORDER BY last, notes LIMIT $4
    ) AS chunk
    WINDOW in_order AS (ORDER BY last, notes)
  ) AS chunk
  WHERE bytes <= $5 OR (chunk_index = 1 AND $6) ORDER BY last, notes`;

/** Expected size of a chunk in bytes. */
const expectedChunkBytes = 128;
/** Maximum number of chunks examined by one statement. */
const maxChunks = 1024;

/**
 * Returns the chunks that end after a position, in order, up to `maxBytes` of data. If any chunk exists, at
 * least one chunk is returned. The database transfers no other chunks and examines only a few. One statement
 * is enough unless chunks are unusually small.
 */
export async function readLog(tx: Tx, runId: string, after: Position, maxBytes: number): Promise<LogChunk[]> {
  const chunks: LogChunk[] = [];
  let from = after;
  let room = maxBytes;
  for (;;) {
    const count = Math.min(maxChunks, Math.max(1, Math.ceil(room / expectedChunkBytes)));
    const isFirst = chunks.length === 0;
    const { rows } = await tx.executeQuery<ChunkRow>(
      CompiledQuery.raw(readChunks, [runId, from.number, from.notes, count, room, isFirst]),
    );
    const [next] = rows;
    // Rows that were combined since the last statement may start before its end. The caller reads them again.
    if (next !== undefined && !isFirst && isAfter(from, { number: next.first, notes: next.first_notes }))
      return chunks;
    for (const { first, first_notes, last, notes, data } of rows) {
      from = { number: last, notes };
      chunks.push({ first: { number: first, notes: first_notes }, last: from, data });
    }
    room -= rows.at(-1)?.bytes ?? 0;
    if (rows.length < count || room <= 0) return chunks;
  }
}

/**
 * Selects the rows of a log that can be combined, in order, up to a number of bytes. Locks the run, so that the
 * rows cannot be changed. The rows that mark the end of the log are left out, because they are kept when the log
 * is deleted.
 */
const selectCombinable = `
  WITH run AS (SELECT key FROM runs WHERE id = $1 FOR NO KEY UPDATE),
  chunk AS (
    SELECT chunk.*, sum(octet_length(data)) OVER (ORDER BY last, notes) - octet_length(data) AS offset_bytes
    FROM run JOIN run_chunks AS chunk ON chunk.run_key = run.key
    WHERE (last, notes) > ($2, $3)
      AND last < (SELECT max(last) FROM run_chunks AS ending WHERE ending.run_key = run.key)
  )
  SELECT run_key, first, first_notes, last, notes, data, created_at FROM chunk
  WHERE offset_bytes < $4 ORDER BY last, notes`;

const deleteRows = `
  DELETE FROM run_chunks WHERE run_key = $1 AND (last, notes) > ($2, $3) AND (last, notes) <= ($4, $5)`;

const insertRows = `
  INSERT INTO run_chunks (run_key, last, notes, first, first_notes, data, created_at)
  SELECT $1, last, notes, first, first_notes, data, $2
  FROM unnest($3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[])
    AS item (first, first_notes, last, notes, data)`;

/**
 * Combines rows after a position in the open transaction. PostgreSQL compresses the combined rows itself.
 *
 * @returns The position up to which the log has been combined, or `undefined` at its end.
 */
export async function compactLog(tx: Tx, runId: string, after: Position): Promise<Position | undefined> {
  const execute = <Row>(statement: string, parameters: unknown[]) =>
    tx.executeQuery<Row>(CompiledQuery.raw(statement, parameters));
  const { rows } = await execute<CombinableRow>(selectCombinable, [
    runId,
    after.number,
    after.notes,
    maxTransactionLength,
  ]);
  const last = rows.at(-1);
  if (last === undefined) return undefined;
  const combined = combineRows(rows);
  if (combined.length < rows.length) {
    await execute(deleteRows, [last.run_key, after.number, after.notes, last.last, last.notes]);
    await execute(insertRows, [
      last.run_key,
      last.created_at,
      combined.map(({ first }) => first),
      combined.map(({ first_notes }) => first_notes),
      combined.map((row) => row.last),
      combined.map(({ notes }) => notes),
      combined.map(({ data }) => data),
    ]);
  }
  return { number: last.last, notes: last.notes };
}

interface CombinableRow extends LogRow {
  run_key: number;
  created_at: number;
}

interface ChunkRow extends LogRow {
  /** Size of this chunk and all chunks before it in the result. */
  bytes: number;
}

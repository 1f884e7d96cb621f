/**
 * The log of run events: hand-written statements, because every event of every run passes here. One row a run and append,
 * holding the joined events.
 */
import { CompiledQuery } from "kysely";
import type { LogAppend, LogChunk, Position } from "../../core/ports/records.ts";
import type { Tx } from "../tables.ts";

const items = `unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[])
  AS item (run_id, epoch, first, first_notes, last, notes, data)`;

/**
 * Appends to runs that are still at the writer's epoch and whose logs end where it believes. The rows of the runs are
 * locked in the order of their keys, so that batches of several processes wait for each other one way only; a row that is
 * being claimed is waited for, and looked at again with its new epoch. Two appends of one writer to one place, of which the
 * earlier was given up, may not see each other: then one begins where the other does, and is dropped.
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

/** Which items are the last chunks of their logs already: they were appended before, and only the answer was lost. */
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
 * Appends items, of one run each, in one statement; `within` is the caller's.
 *
 * @param now Unix time, ms
 * @returns for each item whether it was `appended` just now, was `stored` by an earlier append, or is `fenced`
 */
export async function appendAll(
  tx: Tx,
  batch: readonly LogAppend[],
  now: number,
): Promise<("appended" | "stored" | "fenced")[]> {
  const appended = await runsOf(tx, appendItems, batch, now);
  const rest = batch.filter(({ runId }) => !appended.has(runId));
  const stored = rest.length === 0 ? appended : await runsOf(tx, storedItems, rest);
  return batch.map(({ runId }) => {
    if (appended.has(runId)) return "appended";
    return stored.has(runId) ? "stored" : "fenced";
  });
}

/** What a statement answers: ids of runs. */
async function runsOf(
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

/** Of the next chunks after a position those that fit; the first of them in any case if there is no room at all. */
const readChunks = `
  SELECT first, first_notes, last, notes, data, bytes FROM (
    SELECT chunk.*, sum(octet_length(data)) OVER in_order AS bytes, row_number() OVER in_order AS place FROM (
      SELECT first, first_notes, last, notes, data FROM run_chunks
      WHERE run_key = (SELECT key FROM runs WHERE id = $1) AND (last, notes) > ($2, $3)
      ORDER BY last, notes LIMIT $4
    ) AS chunk
    WINDOW in_order AS (ORDER BY last, notes)
  ) AS chunk
  WHERE bytes <= $5 OR (place = 1 AND $6) ORDER BY last, notes`;

/** How many bytes a chunk is taken to have. */
const usualChunk = 128;
/** Most chunks that are looked at at a time. */
const mostChunks = 1024;

/**
 * The chunks that end after a position, in order, up to `maxBytes` of data, but at least one if there is one. The database
 * sends no others, and looks at few: one statement does unless chunks are smaller than usual.
 */
export async function readLog(tx: Tx, runId: string, after: Position, maxBytes: number): Promise<LogChunk[]> {
  const chunks: LogChunk[] = [];
  let from = after;
  let room = maxBytes;
  for (;;) {
    const count = Math.min(mostChunks, Math.max(1, Math.ceil(room / usualChunk)));
    const isFirst = chunks.length === 0;
    const { rows } = await tx.executeQuery<ChunkRow>(
      CompiledQuery.raw(readChunks, [runId, from.number, from.notes, count, room, isFirst]),
    );
    for (const { first, first_notes, last, notes, data } of rows) {
      from = { number: last, notes };
      chunks.push({ first: { number: first, notes: first_notes }, last: from, data });
    }
    room -= rows.at(-1)?.bytes ?? 0;
    if (rows.length < count || room <= 0) return chunks;
  }
}

interface ChunkRow {
  first: number;
  first_notes: number;
  last: number;
  notes: number;
  data: string;
  /** Of this chunk and those before it in the answer. */
  bytes: number;
}

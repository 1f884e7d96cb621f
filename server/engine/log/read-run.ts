/** Reading a run's log from a position, and on as it grows. */
import { setImmediate } from "node:timers/promises";
import { LeaseLostError } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import { beginning, isAfter, type LogLine, type Position } from "../../core/log-line.ts";
import type { Store } from "../../core/ports/store.ts";
import { batchSize, piecesOf, type RunLog, readBatch } from "./log-reads.ts";
import type { RunFeed } from "./run-feed.ts";

/**
 * Yields the lines after a position in batches: from the log while the reader is behind, from memory when it follows
 * closely. A large line is a batch of its own. A reader that stops asking holds one batch, which it shares with the
 * readers at the same position, and never slows the run.
 *
 * @param log The run's log.
 * @param after Position of the last line that the reader has.
 * @param feed The run's feed while it is going on; without it the log is read to its present end.
 * @param signal The reader leaves.
 * @param moved Where the run is followed when another process has taken it over.
 * @throws the error that kept the run from being written to its end.
 */
export async function* readRun(
  log: RunLog,
  after: Position,
  feed: RunFeed | undefined,
  signal?: AbortSignal,
  moved?: () => Promise<RunFeed>,
): AsyncGenerator<LogLine[]> {
  if (feed === undefined) {
    yield* readStored(log, after);
    return;
  }
  let followed = feed;
  followed.countReader(1);
  const leave = () => followed.wake();
  signal?.addEventListener("abort", leave, { once: true });
  let position = after;
  try {
    while (signal?.aborted !== true) {
      const ended = followed.ended;
      if (isAfter(followed.committed, position)) {
        const near = inMemory(followed, position);
        const batch = near ?? (await log.read(position));
        if (batch === undefined)
          throw new Error(`the log of run ${log.runId} has a gap after ${position.number}`);
        try {
          let hasTurn = near === undefined;
          for (const lines of batch.pieces) {
            if (!hasTurn && isLarge(lines)) await log.turn();
            hasTurn = false;
            yield lines;
          }
        } finally {
          batch.release();
        }
        position = batch.to;
        followed.delivered = position;
      } else if (ended !== undefined) {
        if (ended.last !== undefined) yield [ended.last];
        if (!("error" in ended)) return;
        if (!(ended.error instanceof LeaseLostError) || moved === undefined) throw ended.error;
        const elsewhere = await log.patiently(moved);
        followed.countReader(-1);
        followed = elsewhere;
        followed.countReader(1);
      } else {
        await followed.changed();
      }
    }
  } finally {
    signal?.removeEventListener("abort", leave);
    followed.countReader(-1);
  }
}

/** How long events are visited without a pause, in milliseconds. */
const visitMs = 10;

/** Visits every event that a run's log holds now. Other work gets its turn every few milliseconds, however long the log. */
export async function visitEvents(
  store: Store,
  runId: string,
  visit: (event: RunEvent) => void,
): Promise<void> {
  let resumedAt = performance.now();
  for (let position = beginning; ; ) {
    const batch = await readBatch(store, runId, position);
    if (batch === undefined) return;
    if (position !== beginning) checkNoGap(runId, position, batch.from);
    for (const { json } of batch.pieces.flat()) {
      visit(JSON.parse(json) as RunEvent);
      if (performance.now() - resumedAt < visitMs) continue;
      await setImmediate();
      resumedAt = performance.now();
    }
    position = batch.to;
  }
}

/** The last lines of the log that are kept after a position. */
export async function keptLines(log: RunLog, after: Position): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  for (let position = after; ; ) {
    const batch = await log.read(position);
    if (batch === undefined) return lines;
    for (const line of batch.pieces.flat()) lines.push(line);
    position = batch.to;
    batch.release();
  }
}

async function* readStored(log: RunLog, after: Position): AsyncGenerator<LogLine[]> {
  for (let position = after; ; ) {
    const batch = await log.read(position);
    if (batch === undefined) return;
    try {
      // The caller has checked where the log begins.
      if (position !== after) checkNoGap(log.runId, position, batch.from);
      let hasTurn = true;
      for (const lines of batch.pieces) {
        if (!hasTurn && isLarge(lines)) await log.turn();
        hasTurn = false;
        yield lines;
      }
    } finally {
      batch.release();
    }
    position = batch.to;
  }
}

function inMemory(followed: RunFeed, position: Position) {
  const tail = followed.tailAfter(position);
  return tail && { pieces: piecesOf(tail.lines), to: tail.to, release() {} };
}

/** The rest of a log that is dropped during a read would be mistaken for all of it. */
function checkNoGap(runId: string, position: Position, next: Position): void {
  if (isAfter(next, position)) throw new Error(`the log of run ${runId} has a gap after ${position.number}`);
}

/** Whether a batch costs much to encode. */
function isLarge([first, second]: readonly LogLine[]): boolean {
  return second === undefined && first !== undefined && first.json.length > batchSize;
}

/**
 * Reads a run's log, either for a subscription, which starts at a position and follows the growing log, or
 * for recovery.
 */

import { setImmediate } from "node:timers/promises";
import { LeaseLostError } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import {
  initialPosition,
  isAfter,
  type LogLine,
  type Position,
  parseLinesAfter,
} from "../../core/log-line.ts";
import type { RunRecord } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import type { RunFeed } from "./run-feed.ts";
import { batchSize, groupLines, type RunLog, readBatch } from "./shared-log-reader.ts";

/**
 * Yields the lines after a position in batches. Reads from the store while the reader is behind, and from
 * memory near the end of the log. A large line forms its own batch. A stalled reader holds only one batch,
 * which it shares with other readers at the same position, and does not slow down the run.
 *
 * @param after Position of the last line that the reader has received.
 * @param feed The feed of an active run. If absent, the log is read to its current end.
 * @param signal Aborts when the reader disconnects.
 * @param findNewFeed Returns the run's feed after another process has claimed the run.
 * @throws The error that ended the feed before the end of the run.
 */
export async function* readRun(
  log: RunLog,
  after: Position,
  feed: RunFeed | undefined,
  signal?: AbortSignal,
  findNewFeed?: () => Promise<RunFeed>,
): AsyncGenerator<LogLine[]> {
  if (feed === undefined) {
    yield* readStored(log, after);
    return;
  }
  let current = feed;
  current.countReader(1);
  const leave = () => current.wake();
  signal?.addEventListener("abort", leave, { once: true });
  let position = after;
  current.delivered = position;
  try {
    while (signal?.aborted !== true) {
      const ended = current.ended;
      if (isAfter(current.committed, position)) {
        const tail = readTail(current, position);
        const batch = tail ?? (await log.read(position));
        if (batch === undefined)
          throw new Error(`the log of run ${log.runId} has a gap after ${position.number}`);
        try {
          let hasTurn = tail === undefined;
          for (const lines of batch.groups) {
            if (!hasTurn && isLarge(lines)) await log.waitForTurn();
            hasTurn = false;
            yield lines;
          }
        } finally {
          batch.release();
        }
        position = batch.to;
        current.delivered = position;
      } else if (ended !== undefined) {
        if (ended.last !== undefined) yield [ended.last];
        if (!("error" in ended)) return;
        if (!(ended.error instanceof LeaseLostError) || findNewFeed === undefined) throw ended.error;
        const nextFeed = await log.withRetries(findNewFeed);
        current.countReader(-1);
        current = nextFeed;
        current.countReader(1);
        current.delivered = position;
      } else {
        await current.waitForChange();
      }
    }
  } finally {
    signal?.removeEventListener("abort", leave);
    current.countReader(-1);
  }
}

/** Time in milliseconds for which events are visited before yielding to other work. */
const visitMs = 10;

/** Visits every event in a run's current log. Yields to other work every few milliseconds. */
export async function visitEvents(
  store: Store,
  runId: string,
  visit: (event: RunEvent) => void,
): Promise<void> {
  let resumedAt = performance.now();
  for (let position = initialPosition; ; ) {
    const batch = await readBatch(store, runId, position);
    if (batch === undefined) return;
    if (position !== initialPosition) requireNoGap(runId, position, batch.from);
    for (const { json } of batch.groups.flat()) {
      visit(JSON.parse(json) as RunEvent);
      if (performance.now() - resumedAt < visitMs) continue;
      await setImmediate();
      resumedAt = performance.now();
    }
    position = batch.to;
  }
}

/** Returns the lines in the log after a position. */
export async function readLines(log: RunLog, after: Position): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  for (let position = after; ; ) {
    const batch = await log.read(position);
    if (batch === undefined) return lines;
    for (const line of batch.groups.flat()) lines.push(line);
    position = batch.to;
    batch.release();
  }
}

async function* readStored(log: RunLog, after: Position): AsyncGenerator<LogLine[]> {
  for (let position = after; ; ) {
    const batch = await log.read(position);
    if (batch === undefined) return;
    try {
      // The caller has already checked where the log starts.
      if (position !== after) requireNoGap(log.runId, position, batch.from);
      let hasTurn = true;
      for (const lines of batch.groups) {
        if (!hasTurn && isLarge(lines)) await log.waitForTurn();
        hasTurn = false;
        yield lines;
      }
    } finally {
      batch.release();
    }
    position = batch.to;
  }
}

function readTail(followed: RunFeed, position: Position) {
  const tail = followed.tailAfter(position);
  return tail && { groups: groupLines(tail.lines), to: tail.to, release() {} };
}

/** Returns the time of a run's last event or change, in Unix milliseconds. */
export async function readLastActivity(store: Store, { id, head, updatedAt }: RunRecord): Promise<number> {
  const after = { number: Math.max(0, head.number - 1), notes: 0 };
  const chunks = await store.readLog(id, after, Number.MAX_SAFE_INTEGER);
  const last = chunks.flatMap(({ first, data }) => parseLinesAfter(first, data, after)).at(-1);
  if (last === undefined) return updatedAt;
  const { timestamp } = JSON.parse(last.json) as { timestamp: number };
  return Math.max(updatedAt, timestamp);
}

/** Throws if rows were deleted during the read, because the resulting log would be incomplete. */
function requireNoGap(runId: string, position: Position, next: Position): void {
  if (isAfter(next, position)) throw new Error(`the log of run ${runId} has a gap after ${position.number}`);
}

/** Returns true if a batch is expensive to encode. */
function isLarge([first, second]: readonly LogLine[]): boolean {
  return second === undefined && first !== undefined && first.json.length > batchSize;
}

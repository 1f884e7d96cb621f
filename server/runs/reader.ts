/** Reading a run's log from a position, and on as it grows. */
import { setTimeout as delay, setImmediate } from "node:timers/promises";
import type { Store } from "../store/store.ts";
import { StoreUnavailable } from "../store/unavailable.ts";
import type { RunEvent } from "./events.ts";
import { Fenced } from "./fenced.ts";
import { beginning, isAfter, type LogLine, linesAfter, type Position } from "./log-line.ts";

/** A run that is going on, as its readers follow it. */
export interface Followed {
  /** Where the durable log ends. */
  readonly committed: Position;
  /** Position up to which the reader before this one was sent the log (TX-07). */
  delivered: Position;
  /**
   * Set when nothing more comes: with an error when the rest comes elsewhere, with the last line where the log is gone
   * that told the end.
   */
  readonly ended: { error?: unknown; last?: LogLine } | undefined;
  /** The durable lines right after a position, if memory has them, and the position after them. */
  tailAfter(position: Position): { lines: LogLine[]; to: Position } | undefined;
  /** Resolves when more of the log is durable, or the run has ended. */
  changed(): Promise<void>;
  /** A reader has come, or left. */
  read(by: 1 | -1): void;
  /** Lets every reader look again. */
  wake(): void;
}

/** How much of the log is read at once, in bytes. */
const batchSize = 64 * 1024;

/**
 * Yields the lines after a position in batches: from the log while the reader is behind, from memory when it follows
 * closely. A reader that stops asking costs nothing but its place: it holds no lines, and never slows the run.
 *
 * @param store Where the log is kept.
 * @param runId The run.
 * @param after Position of the last line that the reader has.
 * @param live The run while it is going on; without it the log is read to its present end.
 * @param signal The reader leaves.
 * @param moved Where the run is followed when another process has taken it over.
 * @throws the error that kept the run from being written to its end.
 */
export async function* readRun(
  store: Store,
  runId: string,
  after: Position,
  live: Followed | undefined,
  signal?: AbortSignal,
  moved?: () => Promise<Followed>,
): AsyncGenerator<LogLine[]> {
  if (live === undefined) {
    yield* readLog(store, runId, after);
    return;
  }
  let followed = live;
  followed.read(1);
  const leave = () => followed.wake();
  signal?.addEventListener("abort", leave, { once: true });
  let position = after;
  try {
    while (signal?.aborted !== true) {
      const ended = followed.ended;
      if (isAfter(followed.committed, position)) {
        const near = followed.tailAfter(position);
        if (near !== undefined) {
          yield* inBatches(near.lines);
          position = near.to;
        } else {
          const far = await readBatch(store, runId, position);
          if (far === undefined)
            throw new Error(`the log of run ${runId} has a gap after ${position.number}`);
          yield* inBatches(far.lines);
          position = far.to;
        }
        followed.delivered = position;
      } else if (ended !== undefined) {
        if (ended.last !== undefined) yield [ended.last];
        if (!("error" in ended)) return;
        if (!(ended.error instanceof Fenced) || moved === undefined) throw ended.error;
        const elsewhere = await patiently(store, moved);
        followed.read(-1);
        followed = elsewhere;
        followed.read(1);
      } else {
        await followed.changed();
      }
    }
  } finally {
    signal?.removeEventListener("abort", leave);
    followed.read(-1);
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
  for await (const lines of readLog(store, runId, beginning)) {
    for (const { json } of lines) {
      visit(JSON.parse(json) as RunEvent);
      if (performance.now() - resumedAt < visitMs) continue;
      await setImmediate();
      resumedAt = performance.now();
    }
  }
}

/** The last lines of the log that are kept after a position. */
export async function keptLines(store: Store, runId: string, after: Position): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  for (let position = after; ; ) {
    const batch = await readBatch(store, runId, position);
    if (batch === undefined) return lines;
    lines.push(...batch.lines);
    position = batch.to;
  }
}

async function* readLog(store: Store, runId: string, after: Position): AsyncGenerator<LogLine[]> {
  for (let position = after; ; ) {
    const batch = await readBatch(store, runId, position);
    if (batch === undefined) return;
    // Of a log that is dropped meanwhile, what is left would be taken for all of it. Where it begins was checked.
    if (position !== after && isAfter(batch.from, position))
      throw new Error(`the log of run ${runId} has a gap after ${position.number}`);
    yield* inBatches(batch.lines);
    position = batch.to;
  }
}

/** Asks a database that is away again, for as long as commits wait for it: a stream that has begun need not end for it. */
async function patiently<T>({ retryDelays }: Store, ask: () => Promise<T>): Promise<T> {
  for (const ms of retryDelays) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await delay(ms, undefined, { ref: false });
    }
  }
  return await ask();
}

/** Lines in batches of the usual size: what a reader that stops has been handed, it holds. */
function* inBatches(lines: LogLine[]): Generator<LogLine[]> {
  let start = 0;
  let size = 0;
  for (const [index, { json }] of lines.entries()) {
    size += json.length;
    if (size <= batchSize || index === start) continue;
    yield lines.slice(start, index);
    start = index;
    size = json.length;
  }
  yield start === 0 ? lines : lines.slice(start);
}

/** The next lines of the log after a position, and the position after them; `undefined` at its end. */
async function readBatch(
  store: Store,
  runId: string,
  after: Position,
): Promise<{ from: Position; lines: LogLine[]; to: Position } | undefined> {
  const chunks = await patiently(store, () => store.readLog(runId, after, batchSize));
  const [first] = chunks;
  const last = chunks.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const lines = chunks.flatMap((chunk) => linesAfter(chunk.first, chunk.data, after));
  return { from: first.first, lines, to: last.last };
}

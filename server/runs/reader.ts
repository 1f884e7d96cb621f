/** Reading a run's log from a position, and on as it grows. */
import type { Store } from "../store/store.ts";
import type { RunEvent } from "./events.ts";
import type { LiveRun } from "./live-run.ts";
import { beginning, isAfter, type LogLine, linesAfter, type Position } from "./log-line.ts";

/** How much of the log is read at once, in bytes. */
const batchSize = 64 * 1024;

/**
 * Yields the lines after a position in batches: from the log while the reader is behind, from memory when it follows
 * closely. A reader that stops asking costs nothing but its place: it holds no lines, and never slows the run.
 *
 * @param store Where the log is kept.
 * @param runId The run.
 * @param after Position of the last line that the reader has.
 * @param live The run while it is going on here; without it the log is read to its present end.
 * @param signal The reader leaves.
 * @throws the error that kept the run from being written to its end.
 */
export async function* readRun(
  store: Store,
  runId: string,
  after: Position,
  live: LiveRun | undefined,
  signal?: AbortSignal,
): AsyncGenerator<LogLine[]> {
  if (live === undefined) {
    yield* readLog(store, runId, after);
    return;
  }
  live.read(1);
  const leave = () => live.wake();
  signal?.addEventListener("abort", leave, { once: true });
  let position = after;
  try {
    while (signal?.aborted !== true) {
      const ended = live.ended;
      if (isAfter(live.committed, position)) {
        const near = live.tailAfter(position);
        if (near !== undefined) {
          yield near.lines;
          position = near.to;
        } else {
          const far = await readBatch(store, runId, position);
          if (far === undefined)
            throw new Error(`the log of run ${runId} has a gap after ${position.number}`);
          yield far.lines;
          position = far.to;
        }
        live.delivered = position;
      } else if (ended !== undefined) {
        if ("error" in ended) throw ended.error;
        return;
      } else {
        await live.changed();
      }
    }
  } finally {
    signal?.removeEventListener("abort", leave);
    live.read(-1);
  }
}

/** Everything that a run's log holds now. */
export async function eventsOf(store: Store, runId: string): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  for await (const lines of readLog(store, runId, beginning)) {
    for (const { json } of lines) events.push(JSON.parse(json) as RunEvent);
  }
  return events;
}

async function* readLog(store: Store, runId: string, after: Position): AsyncGenerator<LogLine[]> {
  for (let position = after; ; ) {
    const batch = await readBatch(store, runId, position);
    if (batch === undefined) return;
    yield batch.lines;
    position = batch.to;
  }
}

/** The next lines of the log after a position, and the position after them; `undefined` at its end. */
async function readBatch(
  store: Store,
  runId: string,
  after: Position,
): Promise<{ lines: LogLine[]; to: Position } | undefined> {
  const chunks = await store.readLog(runId, after, batchSize);
  const last = chunks.at(-1);
  if (last === undefined) return undefined;
  return { lines: chunks.flatMap((chunk) => linesAfter(chunk.first, chunk.data, after)), to: last.last };
}

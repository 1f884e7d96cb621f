/** Where a reader of a run begins: at a position, or where the contract's words put one without a position. */
import { cancelled, Refusal } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import { isAfter, type LogLine, type Position } from "../../core/log-line.ts";
import type { RunRecord, ThreadRecord } from "../../core/ports/records.ts";
import type { LogReads, RunLog } from "./log-reads.ts";
import { keptLines, readRun } from "./read-run.ts";
import type { RunFeed } from "./run-feed.ts";

/** A run's events for one reader. */
export interface Reading {
  threadId: string;
  runId: string;
  /** Where the log stood when the reading was opened. */
  head: Position;
  /**
   * The events in batches, each after it is durable; ends when the run is over or paused.
   *
   * @param signal The reader leaves.
   */
  lines(signal: AbortSignal): AsyncIterable<LogLine[]>;
}

/** Where a reader stands. */
export interface ReaderPlace {
  /** Number of the last event that it has; absent for a reader without a position. */
  after?: number | undefined;
  /** How many events before that it wants again, to understand what follows. */
  lookBack?: number;
}

/** What is read. */
export interface ReadingOf {
  record: RunRecord;
  thread: Pick<ThreadRecord, "id">;
  /** The end of its log, while it is going on. */
  feed: RunFeed | undefined;
  /** Where the run is followed when another process has taken it over. */
  moved?: () => Promise<RunFeed>;
}

/**
 * Opens a run for reading.
 *
 * @throws {Refusal} `POSITION_AHEAD` beyond the last event, `EVENTS_GONE` when the log no longer goes back that far.
 */
export async function openReading(reads: LogReads, of: ReadingOf, place: ReaderPlace): Promise<Reading> {
  const { after, lookBack = 0 } = place;
  const { record, thread, feed, moved } = of;
  const log = reads.of(record.id, record.projectId);
  const reading = { threadId: thread.id, runId: record.id, head: headOf(of) };
  if (after !== undefined) {
    await checkPosition(log, of, after);
    const position: Position = { number: Math.max(0, after - lookBack), notes: 0 };
    return { ...reading, lines: (signal) => readRun(log, position, feed, signal, moved) };
  }
  if (feed !== undefined)
    return { ...reading, lines: (signal) => readRun(log, feed.delivered, feed, signal, moved) };
  const line = await closingLine(log, record);
  return { ...reading, lines: () => once(line) };
}

function headOf({ record, feed }: ReadingOf): Position {
  return feed !== undefined && isAfter(feed.committed, record.head) ? feed.committed : record.head;
}

async function checkPosition(log: RunLog, of: ReadingOf, after: number): Promise<void> {
  const head = headOf(of);
  if (after > head.number) {
    throw new Refusal(
      "POSITION_AHEAD",
      `The run has ${head.number} events so far, so there is no event ${after} to continue after. Use after=0 for the whole stream.`,
    );
  }
  // What memory has need not be looked for.
  if (after === head.number || of.feed?.tailAfter({ number: after, notes: 0 }) !== undefined) return;
  const batch = await log.read({ number: after, notes: 0 });
  batch?.release();
  if (batch === undefined || batch.from.number > after) {
    throw new Refusal(
      "EVENTS_GONE",
      `Events after position ${after} are no longer kept. Read the thread's messages instead.`,
    );
  }
}

/** T-141, T-142: of a run that is over its last event, of one that waits for input what it waits for. */
async function closingLine(log: RunLog, record: RunRecord): Promise<LogLine | undefined> {
  const lines = await keptLines(log, { number: Math.max(0, record.head.number - 2), notes: 0 });
  // Its log ends with the pause: that it was cancelled later is in its record.
  if (record.status === "cancelled" && lines.at(-1)?.kind === "RUN_FINISHED")
    return cancelledLine(record.updatedAt);
  if (record.status === "awaiting_input")
    return lines.findLast(({ kind }) => kind === "tambo.run.awaiting_input");
  return lines.findLast(({ number }) => number === record.head.number);
}

async function* once(line: LogLine | undefined): AsyncGenerator<LogLine[]> {
  if (line !== undefined) yield [line];
}

/**
 * The end of a run that was cancelled when its log had ended, or is gone. Not an event of the log, so without a number: a
 * number never stands for two things.
 *
 * @param timestamp When it was cancelled, Unix time in ms.
 */
export function cancelledLine(timestamp: number): LogLine {
  const { code, message } = cancelled();
  const event: RunEvent = { type: "RUN_ERROR", message, code, timestamp };
  return { kind: event.type, number: 0, json: JSON.stringify(event) };
}

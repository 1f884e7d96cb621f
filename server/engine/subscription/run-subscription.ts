/**
 * Subscriptions to runs. A subscription delivers the events after a cursor, first replayed from the log and
 * then live.
 */
import { RequestRejectedError } from "../../core/errors.ts";
import { isAfter, type LogLine, type Position } from "../../core/log-line.ts";
import type { Owner } from "../../core/owner.ts";
import type { RunRecord, ThreadRecord } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import { requireRunToRead, withoutRequest } from "../find-run.ts";
import { readLines, readRun } from "../log/read-run.ts";
import { createCancelledLine, type RunFeed } from "../log/run-feed.ts";
import { type RunLog, SharedLogReader } from "../log/shared-log-reader.ts";
import type { RemoteRunFeeds } from "../peers/remote-run-feed.ts";
import type { RunExecution } from "../run-execution.ts";
import type { RunRegistry } from "../run-registry.ts";

/** A reader's subscription to a run. */
export interface RunSubscription {
  threadId: string;
  runId: string;
  /** The end of the log when the subscription was opened. */
  head: Position;
  /**
   * Yields events in batches once they are durable. Ends when the run has ended or is paused.
   *
   * @param signal Aborts when the reader disconnects.
   */
  lines(signal: AbortSignal): AsyncIterable<LogLine[]>;
}

/** A reader's position in a run. */
export interface Cursor {
  /** Number of the last event that the reader received. Absent if the reader has no position. */
  after?: number | undefined;
  /**
   * Number of earlier events to send again because the encoder needs them to encode the events that follow.
   */
  lookBack?: number;
}

/** A run to subscribe to. */
interface RunSource {
  record: RunRecord;
  thread: Pick<ThreadRecord, "id">;
  /** The live end of the run's log, if the run is active. */
  feed: RunFeed | undefined;
  /** Returns the run's feed after another process has claimed the run. */
  findNewFeed(): Promise<RunFeed>;
}

/** Opens subscriptions to runs, regardless of which process executes them. */
export class RunSubscriptions {
  readonly #store: Store;
  readonly #registry: RunRegistry;
  readonly #remote: RemoteRunFeeds;
  readonly #reads: SharedLogReader;

  constructor(store: Store, registry: RunRegistry, remote: RemoteRunFeeds) {
    this.#store = store;
    this.#registry = registry;
    this.#remote = remote;
    this.#reads = new SharedLogReader(store);
  }

  /**
   * Subscribes to a run, from a cursor to the end of the run.
   *
   * @throws {RequestRejectedError} `THREAD_NOT_FOUND`, `RUN_NOT_FOUND`, `POSITION_AHEAD`, `EVENTS_GONE`.
   */
  async open(owner: Owner, threadId: string, runId: string, cursor: Cursor): Promise<RunSubscription> {
    const { read } = this.#store;
    this.#registry.shutdownSignal.throwIfAborted();
    let found = await requireRunToRead(read, owner, threadId, runId);
    let run = this.#registry.find(found.record);
    // The run may have ended between the two lookups.
    if (run === undefined && found.record.status === "running")
      found = await requireRunToRead(read, owner, threadId, runId);
    run ??= this.#registry.find(found.record);
    const { record } = found;
    if (run !== undefined) {
      run.isUnreadSinceRecovery = false;
      if (cursor.after === undefined) await this.#registry.findDelivered(run);
    }
    let feed: RunFeed | undefined = run?.feed;
    if (feed === undefined && record.status === "running") {
      feed =
        cursor.after === undefined ? await this.#remote.getFromDelivered(record) : this.#remote.get(record);
      if (feed === undefined) return await this.open(owner, threadId, runId, cursor);
    }
    return await openSubscription(
      this.#reads,
      { ...found, feed, findNewFeed: this.#createFeedFinder(record) },
      cursor,
    );
  }

  /** Subscribes to a run that has just been started in this process, from its beginning. */
  async openStarted({ record, transcript, writer }: RunExecution): Promise<RunSubscription> {
    const { thread } = transcript;
    const source = { record, thread, feed: writer.feed, findNewFeed: this.#createFeedFinder(record) };
    return await openSubscription(this.#reads, source, { after: 0 });
  }

  #createFeedFinder(record: RunRecord): RunSource["findNewFeed"] {
    const lastKnown = withoutRequest(record);
    return async () => this.#remote.get((await this.#store.read.findRunById(lastKnown.id)) ?? lastKnown);
  }
}

/**
 * Opens a subscription.
 *
 * @throws {RequestRejectedError} `POSITION_AHEAD` if the cursor is after the last event, or `EVENTS_GONE` if
 * the events after the cursor were deleted.
 */
async function openSubscription(
  reads: SharedLogReader,
  source: RunSource,
  cursor: Cursor,
): Promise<RunSubscription> {
  const { after, lookBack = 0 } = cursor;
  const { record, thread, feed, findNewFeed } = source;
  const log = reads.openLog(record.id, record.projectId);
  const subscription = { threadId: thread.id, runId: record.id, head: getHead(source) };
  if (after !== undefined) {
    await requirePosition(log, source, after);
    const position: Position = { number: Math.max(0, after - lookBack), notes: 0 };
    return { ...subscription, lines: (signal) => readRun(log, position, feed, signal, findNewFeed) };
  }
  if (feed !== undefined)
    return { ...subscription, lines: (signal) => readRun(log, feed.delivered, feed, signal, findNewFeed) };
  const line = await findClosingLine(log, record);
  return { ...subscription, lines: () => yieldOnce(line) };
}

function getHead({ record, feed }: RunSource): Position {
  return feed !== undefined && isAfter(feed.committed, record.head) ? feed.committed : record.head;
}

async function requirePosition(log: RunLog, source: RunSource, after: number): Promise<void> {
  const head = getHead(source);
  if (after > head.number) {
    throw new RequestRejectedError(
      "POSITION_AHEAD",
      `The run has ${head.number} events so far, so there is no event ${after} to resume after. Use after=0 for the complete stream.`,
    );
  }
  // Events that are in memory do not have to be read from the store.
  if (after === head.number || source.feed?.tailAfter({ number: after, notes: 0 }) !== undefined) return;
  const batch = await log.read({ number: after, notes: 0 });
  batch?.release();
  if (batch === undefined || batch.from.number > after) {
    throw new RequestRejectedError(
      "EVENTS_GONE",
      `Events after position ${after} are no longer stored. Read the thread's messages instead.`,
    );
  }
}

/**
 * Returns the last event of an ended run. For a paused run, returns the event that lists its pending calls
 * (T-141, T-142).
 */
async function findClosingLine(log: RunLog, record: RunRecord): Promise<LogLine | undefined> {
  const lines = await readLines(log, { number: Math.max(0, record.head.number - 2), notes: 0 });
  // The log ends with the pause. Only the record shows that the run was cancelled later.
  if (record.status === "cancelled" && lines.at(-1)?.kind === "RUN_FINISHED")
    return createCancelledLine(record.updatedAt);
  if (record.status === "awaiting_input")
    return lines.findLast(({ kind }) => kind === "tambo.run.awaiting_input");
  return lines.findLast(({ number }) => number === record.head.number);
}

async function* yieldOnce(line: LogLine | undefined): AsyncGenerator<LogLine[]> {
  if (line !== undefined) yield [line];
}

/**
 * Reads logs on behalf of readers. Readers at the same position share a batch, and readers at different
 * positions in a large row share the row's lines. Reads are scheduled fairly so that they leave time for
 * other work.
 */
import { setTimeout as delay } from "node:timers/promises";
import { StoreUnavailableError } from "../../core/errors.ts";
import { type BytesInFlight, processBytesInFlight } from "../../core/limits/bytes-in-flight.ts";
import { FairScheduler } from "../../core/limits/fair-scheduler.ts";
import { type LogLine, type Position, parseLinesAfter, selectLinesAfter } from "../../core/log-line.ts";
import type { LogChunk } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import { type SharedValue, SharedValues } from "../../core/shared-values.ts";

/** Size of a single read from a log, in bytes. A row larger than this is called a large row. */
export const batchSize = 64 * 1024;

/** Maximum number of concurrent reads, each of which may load a large row. */
const maxConcurrentReads = 8;

/** The lines that follow a position. */
export interface LogBatch {
  /** The position before the first row that was read. */
  from: Position;
  /** The lines in groups that readers share. See {@link groupLines}. */
  groups: LogLine[][];
  /** The position after the last line. */
  to: Position;
}

/** A batch that remains shared until it is released. */
export interface HeldBatch extends LogBatch {
  release(): void;
}

/** A batch and the large rows that it shares with other batches. */
interface SharedBatch {
  batch: LogBatch;
  /** Total length of the rows that were read. */
  bytes: number;
  rows: readonly SharedValue<LogLine[]>[];
}

export class SharedLogReader {
  readonly #store: Store;
  readonly #bytesInFlight: BytesInFlight;
  readonly #scheduler = new FairScheduler({ concurrency: maxConcurrentReads });
  readonly #rows = new SharedValues<LogLine[]>({ idleBytes: 0, idleMs: 0 });
  readonly #batches = new SharedValues<Promise<SharedBatch | undefined>>({
    idleBytes: 8 * 1024 * 1024,
    idleMs: 1000,
    async dispose(read) {
      const shared = await read.catch(() => undefined);
      for (const { release } of shared?.rows ?? []) release();
    },
  });

  /**
   * @param bytesInFlight Delays reads for projects with too many unread bytes. Defaults to the process-wide
   * counter.
   */
  constructor(store: Store, bytesInFlight: BytesInFlight = processBytesInFlight) {
    this.#store = store;
    this.#bytesInFlight = bytesInFlight;
  }

  /**
   * Returns a run's log.
   *
   * @param projectId The run's project, used for fair scheduling.
   */
  openLog(runId: string, projectId: string): RunLog {
    return new RunLog(this, runId, projectId);
  }

  /** See {@link RunLog.read}. */
  async read(runId: string, projectId: string, after: Position): Promise<HeldBatch | undefined> {
    const leave = await this.#acquireRead(projectId, toKey(runId, after));
    try {
      return await this.#share(runId, after);
    } finally {
      leave();
    }
  }

  /** See {@link RunLog.waitForTurn}. */
  async waitForTurn(projectId: string): Promise<void> {
    const leave = await this.#scheduler.acquire(projectId);
    leave();
  }

  /** See {@link RunLog.withRetries}. */
  withRetries<T>(work: () => Promise<T>): Promise<T> {
    return withRetries(this.#store, work);
  }

  /**
   * Waits until the read is scheduled and the project has room for more unread bytes. A batch that is already
   * shared needs no additional room.
   */
  async #acquireRead(projectId: string, key: string): Promise<() => void> {
    for (;;) {
      const leave = await this.#scheduler.acquire(projectId);
      if (this.#batches.has(key) || this.#bytesInFlight.hasRoom(projectId)) return leave;
      leave();
      await this.#bytesInFlight.waitUntilFreed();
    }
  }

  async #share(runId: string, after: Position): Promise<HeldBatch | undefined> {
    const key = toKey(runId, after);
    let isOwn = false;
    const { value, release } = this.#batches.acquire(key, () => {
      isOwn = true;
      return this.#read(runId, after);
    });
    try {
      const shared = await value;
      if (shared !== undefined) return { ...shared.batch, release: () => release(shared.bytes) };
    } catch (error) {
      this.#batches.forget(key, value);
      release();
      throw error;
    }
    this.#batches.forget(key, value);
    release();
    // A read that started earlier may have missed later commits, so the log is read again.
    return isOwn ? undefined : await this.#share(runId, after);
  }

  async #read(runId: string, after: Position): Promise<SharedBatch | undefined> {
    const rows: SharedValue<LogLine[]>[] = [];
    let bytes = 0;
    const batch = await readBatch(this.#store, runId, after, ({ first, last, data }) => {
      bytes += data.length;
      if (data.length <= batchSize) return parseLinesAfter(first, data, after);
      const row = this.#rows.acquire(toKey(runId, first, last), () => parseLinesAfter(first, data, first));
      rows.push(row);
      return selectLinesAfter(first, row.value, after);
    });
    return batch && { batch, bytes, rows };
  }
}

/** A run's log, as seen by one reader. */
export class RunLog {
  readonly #reads: SharedLogReader;
  readonly runId: string;
  readonly #projectId: string;

  constructor(reads: SharedLogReader, runId: string, projectId: string) {
    this.#reads = reads;
    this.runId = runId;
    this.#projectId = projectId;
  }

  /**
   * Reads the lines after a position, or returns `undefined` at the end of the log. The slot for this read is
   * not given to another read until the first group has been encoded.
   */
  read(after: Position): Promise<HeldBatch | undefined> {
    return this.#reads.read(this.runId, this.#projectId, after);
  }

  /** Waits until another large group can be encoded. */
  waitForTurn(): Promise<void> {
    return this.#reads.waitForTurn(this.#projectId);
  }

  /** Retries work while the database is unavailable, for as long as commits are retried. */
  withRetries<T>(work: () => Promise<T>): Promise<T> {
    return this.#reads.withRetries(work);
  }
}

/**
 * Reads a batch that is not shared.
 *
 * @param parseRow Parses the lines in a row that come after the position.
 * @returns The batch, or `undefined` at the end of the log.
 */
export async function readBatch(
  store: Store,
  runId: string,
  after: Position,
  parseRow = ({ first, data }: LogChunk) => parseLinesAfter(first, data, after),
): Promise<LogBatch | undefined> {
  const chunks = await withRetries(store, () => store.readLog(runId, after, batchSize));
  const [first] = chunks;
  const last = chunks.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return { from: first.first, groups: groupLines(chunks.flatMap(parseRow)), to: last.last };
}

/**
 * Splits lines into groups of up to {@link batchSize}. A line that is larger than this forms its own group. A
 * stalled reader holds only one group.
 */
export function groupLines(lines: LogLine[]): LogLine[][] {
  const groups: LogLine[][] = [];
  let start = 0;
  let size = 0;
  for (const [index, { json }] of lines.entries()) {
    size += json.length;
    if (size <= batchSize || index === start) continue;
    groups.push(lines.slice(start, index));
    start = index;
    size = json.length;
  }
  return start === 0 ? [lines] : [...groups, lines.slice(start)];
}

/** Retries work while the database is unavailable, so that open streams are not interrupted. */
async function withRetries<T>({ retryDelays }: Store, work: () => Promise<T>): Promise<T> {
  for (const ms of retryDelays) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      await delay(ms, undefined, { ref: false });
    }
  }
  return await work();
}

function toKey(runId: string, ...positions: readonly Position[]): string {
  return [runId, ...positions.map(({ number, notes }) => `${number}-${notes}`)].join(" ");
}

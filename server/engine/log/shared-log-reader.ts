/**
 * Reads logs for readers. Readers at the same position share a batch, and readers at different positions in a
 * large row share the row's lines. Reads are scheduled fairly, so that they leave time for other work.
 */
import { setTimeout as delay } from "node:timers/promises";
import { StoreUnavailableError } from "../../core/errors.ts";
import { type BytesInFlight, processBytesInFlight } from "../../core/limits/bytes-in-flight.ts";
import { FairScheduler } from "../../core/limits/fair-scheduler.ts";
import { type LogLine, type Position, parseLinesAfter, selectLinesAfter } from "../../core/log-line.ts";
import type { LogChunk } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import { type SharedValue, SharedValues } from "../../core/shared-values.ts";

/** Size of a read of a log, in bytes. A larger row is a large row. */
export const batchSize = 64 * 1024;

/** Maximum number of concurrent reads, each of which may load a large row. */
const maxConcurrentReads = 8;

/** The lines after a position. */
export interface LogBatch {
  /** Position before the first row that was read. */
  from: Position;
  /** The lines in groups, which readers share: see {@link groupLines}. */
  groups: LogLine[][];
  /** Position after the last line. */
  to: Position;
}

/** A batch that stays shared until it is released. */
export interface HeldBatch extends LogBatch {
  release(): void;
}

/** A batch, and the large rows that it shares with others. */
interface SharedBatch {
  batch: LogBatch;
  /** Length of the rows that were read. */
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
   * @param bytesInFlight Delays reads of projects with too many unread bytes. The counter of the process if
   * absent.
   */
  constructor(store: Store, bytesInFlight: BytesInFlight = processBytesInFlight) {
    this.#store = store;
    this.#bytesInFlight = bytesInFlight;
  }

  /** Returns the log of a run. @param projectId The run's project, for fair scheduling. */
  openLog(runId: string, projectId: string): RunLog {
    return new RunLog(this, runId, projectId);
  }

  /** As {@link RunLog.read}. */
  async read(runId: string, projectId: string, after: Position): Promise<HeldBatch | undefined> {
    const leave = await this.#acquireRead(projectId, toKey(runId, after));
    try {
      return await this.#share(runId, after);
    } finally {
      leave();
    }
  }

  /** As {@link RunLog.waitForTurn}. */
  async waitForTurn(projectId: string): Promise<void> {
    const leave = await this.#scheduler.acquire(projectId);
    leave();
  }

  /** As {@link RunLog.withRetries}. */
  withRetries<T>(work: () => Promise<T>): Promise<T> {
    return withRetries(this.#store, work);
  }

  /**
   * Waits until the read is scheduled, and until the project has room for unread bytes. A shared batch needs
   * no room.
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
    // A read that started before this one may have missed later commits.
    return isOwn ? undefined : await this.#share(runId, after);
  }

  async #read(runId: string, after: Position): Promise<SharedBatch | undefined> {
    const rows: SharedValue<LogLine[]>[] = [];
    let bytes = 0;
    const batch = await readBatch(this.#store, runId, after, ({ first, last, data }) => {
      bytes += data.length;
      if (data.length <= batchSize) return parseLinesAfter(first, data, after);
      const row = this.#rows.acquire(toKey(runId, last), () => parseLinesAfter(first, data, first));
      rows.push(row);
      return selectLinesAfter(first, row.value, after);
    });
    return batch && { batch, bytes, rows };
  }
}

/** The log of one run, for a reader. */
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
   * Reads the lines after a position. Holds its slot until the first group is encoded. Returns `undefined` at
   * the end of the log.
   */
  read(after: Position): Promise<HeldBatch | undefined> {
    return this.#reads.read(this.runId, this.#projectId, after);
  }

  /** Waits until another large group may be encoded. */
  waitForTurn(): Promise<void> {
    return this.#reads.waitForTurn(this.#projectId);
  }

  /** Retries work while the database is unavailable, as long as commits are retried. */
  withRetries<T>(work: () => Promise<T>): Promise<T> {
    return this.#reads.withRetries(work);
  }
}

/**
 * Reads a batch that is not shared.
 *
 * @param parseRow Parses the lines of a row after the position.
 * @returns `undefined` at the end of the log.
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
 * Splits lines into groups of the usual size. A larger line is a group of its own. A stalled reader holds one
 * group.
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

/** Retries work while the database is unavailable, so that open streams do not end. */
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

function toKey(runId: string, { number, notes }: Position): string {
  return `${runId} ${number}-${notes}`;
}

/**
 * The live end of a run's log. All subscriptions in this process read from it, regardless of which process
 * executes the run.
 */
import { createCancelledError } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import { initialPosition, type LogLine, type Position } from "../../core/log-line.ts";

/** Describes why a feed ended. */
export interface FeedEnd {
  /** Set if another process writes the rest of the log. */
  error?: unknown;
  /** The run's last event, if it is not stored in the log. */
  last?: LogLine;
}

/**
 * Creates the last event for a run that was deleted or that was cancelled after its log had ended. The event
 * is not stored in the log, so it has no number.
 *
 * @param timestamp The time of the cancellation (Unix milliseconds).
 */
export function createCancelledLine(timestamp: number): LogLine {
  const { code, message } = createCancelledError();
  const event: RunEvent = { type: "RUN_ERROR", message, code, timestamp };
  return { kind: event.type, number: 0, json: JSON.stringify(event) };
}

export abstract class RunFeed {
  /** The end of the durable log. */
  committed: Position;
  /** The position up to which the log was sent to the previous reader (TX-07). */
  delivered: Position;
  /** Set if no events follow {@link committed}. */
  ended: FeedEnd | undefined;
  protected readonly tail = new LogTail();
  #wake: PromiseWithResolvers<void> | undefined;

  constructor(committed: Position, delivered: Position = initialPosition) {
    this.committed = committed;
    this.delivered = delivered;
  }

  /** Counts a reader that starts (1) or stops (-1) reading. */
  abstract countReader(by: 1 | -1): void;

  /**
   * Returns the lines after a position and the position after the last line, or `undefined` if the lines are
   * not in memory.
   */
  tailAfter(position: Position): { lines: LogLine[]; to: Position } | undefined {
    const lines = this.tail.after(position);
    return lines && { lines, to: this.committed };
  }

  /** Resolves when {@link wake} is next called. */
  waitForChange(): Promise<void> {
    this.#wake ??= Promise.withResolvers();
    return this.#wake.promise;
  }

  /** Wakes the readers so that they look for new lines. */
  wake(): void {
    this.#wake?.resolve();
    this.#wake = undefined;
  }

  /**
   * Ends the feed. Subsequent calls do nothing.
   *
   * @param error Absent if the log is complete.
   */
  end(error?: unknown): void {
    this.ended ??= error === undefined ? {} : { error };
    this.wake();
  }
}

/** The feed of a run that this process executes. */
export class LocalRunFeed extends RunFeed {
  /** Number of readers. */
  readers = 0;
  /** True once a reader has been attached. The first reader attaches just after the run starts. */
  hadReader = false;
  /** The process that the last reader is connected to. Absent if it is this process. */
  lastReaderPeer: string | undefined;
  /** Called when the number of readers has changed. */
  onReadersChanged: () => void = () => {};
  readonly #unreadWaiters: (() => void)[] = [];

  /**
   * Publishes durable lines.
   *
   * @param size The length of the lines in UTF-16 code units.
   */
  publish(lines: LogLine[], to: Position, size: number): void {
    // A new run has no reader yet, but one is about to be attached.
    if (this.readers > 0 || !this.hadReader) this.tail.push(this.committed, lines, size);
    else this.tail.clear();
    this.committed = to;
    this.wake();
  }

  countReader(by: 1 | -1): void {
    this.readers += by;
    this.hadReader = true;
    if (by === 1) this.lastReaderPeer = undefined;
    this.onReadersChanged();
    for (const resolve of this.#unreadWaiters.splice(0)) resolve();
  }

  /** Resolves when the feed has no readers. */
  async waitUntilUnread(): Promise<void> {
    while (this.readers > 0) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#unreadWaiters.push(resolve);
      await promise;
    }
  }
}

/** Maximum size of the tail in memory, in UTF-16 code units. Readers that are further behind read the store. */
const tailSize = 16 * 1024;

class LogTail {
  #parts: TailPart[] = [];
  #size = 0;
  /** The last result of {@link after} and the first part that it contains. */
  #joined: { first: TailPart; lines: LogLine[] } | undefined;

  /**
   * Adds durable lines.
   * @param before The position before the first line.
   * @param size The length of the lines in UTF-16 code units.
   */
  push(before: Position, lines: LogLine[], size: number): void {
    this.#parts.push({ before, lines, size });
    this.#joined = undefined;
    this.#size += size;
    while (this.#size > tailSize && this.#parts.length > 1) this.#size -= this.#parts.shift()?.size ?? 0;
  }

  clear(): void {
    this.#parts = [];
    this.#joined = undefined;
    this.#size = 0;
  }

  /**
   * Returns all lines after a position, or `undefined` if they are not in memory. Only positions at the end
   * of a part are found. Readers share the returned array.
   */
  after(position: Position): LogLine[] | undefined {
    const index = this.#parts.findIndex(
      ({ before }) => before.number === position.number && before.notes === position.notes,
    );
    const first = this.#parts[index];
    if (first === undefined || index === this.#parts.length - 1) return first?.lines;
    if (this.#joined?.first !== first) {
      const lines = this.#parts.slice(index).flatMap(({ lines }) => lines);
      this.#joined = { first, lines };
    }
    return this.#joined.lines;
  }
}

interface TailPart {
  before: Position;
  lines: LogLine[];
  size: number;
}

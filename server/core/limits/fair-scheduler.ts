/**
 * Fair scheduling of expensive work, such as reading and encoding log rows for readers. Only a few tasks run
 * concurrently, they use only part of each iteration of the event loop, and projects take turns. A project
 * with many tasks therefore does not delay other requests or another project's tasks.
 */
import { RateLimitedError } from "../errors.ts";

export interface FairSchedulerOptions {
  /** Maximum number of concurrent tasks. */
  concurrency: number;
  /** Maximum number of waiting tasks for one project. Defaults to no limit. */
  maxWaiting?: number;
  /** Time in milliseconds after which additional tasks wait for the next iteration of the event loop. */
  sliceMs?: number;
  /** A monotonic clock that returns milliseconds. */
  now?: () => number;
}

export class FairScheduler {
  #free: number;
  readonly #sliceMs: number;
  readonly #now: () => number;
  readonly #maxWaiting: number;
  /** Waiting tasks by project. The project whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  /** True while a task may still be running synchronously, so its duration is not known yet. */
  #isWorking = false;
  /** The time when the first task in this iteration of the event loop started. */
  #sliceStart: number | undefined;

  constructor({
    concurrency,
    maxWaiting = Infinity,
    sliceMs = 5,
    now = () => performance.now(),
  }: FairSchedulerOptions) {
    this.#free = concurrency;
    this.#maxWaiting = maxWaiting;
    this.#sliceMs = sliceMs;
    this.#now = now;
  }

  /**
   * Waits for permission to run a task.
   *
   * @param signal Aborts when the client disconnects. The task is then removed from the queue.
   * @returns A function to call when the task has finished. Subsequent calls do nothing.
   * @throws {RateLimitedError} if too many tasks for the project are waiting; the signal's reason if `signal`
   * aborts.
   */
  async acquire(projectId: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#waiting.size === 0 && this.#hasRoom()) this.#start();
    else await this.#wait(projectId, signal);
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      this.#free += 1;
      this.#grantAfterWork();
    };
    // The signal may have aborted after permission was granted.
    if (signal?.aborted) {
      release();
      throw signal.reason;
    }
    return release;
  }

  async #wait(projectId: string, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const queue = this.#waiting.get(projectId) ?? [];
    if (queue.length >= this.#maxWaiting)
      throw new RateLimitedError(
        `Too many requests for this project are waiting (${queue.length}). Wait until some have finished.`,
        1,
      );
    queue.push(resolve);
    this.#waiting.set(projectId, queue);
    const leaveQueue = () => {
      const queue = this.#waiting.get(projectId) ?? [];
      const at = queue.indexOf(resolve);
      if (at === -1) return;
      queue.splice(at, 1);
      if (queue.length === 0) this.#waiting.delete(projectId);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", leaveQueue);
    await promise.finally(() => signal?.removeEventListener("abort", leaveQueue));
  }

  #hasRoom(): boolean {
    return !this.#isWorking && this.#free > 0 && this.#computeSpentMs() < this.#sliceMs;
  }

  /** Returns the milliseconds since the first task in this iteration of the event loop started. */
  #computeSpentMs(): number {
    const now = this.#now();
    if (this.#sliceStart === undefined) {
      this.#sliceStart = now;
      setImmediate(() => {
        this.#sliceStart = undefined;
        this.#grant();
      });
    }
    return now - this.#sliceStart;
  }

  /** Grants permission to the first waiting task of the next project. */
  #grant(): void {
    const [next] = this.#waiting;
    if (next === undefined || !this.#hasRoom()) return;
    const [projectId, queue] = next;
    this.#waiting.delete(projectId);
    const resolve = queue.shift();
    if (queue.length > 0) this.#waiting.set(projectId, queue);
    this.#start();
    resolve?.();
  }

  #start(): void {
    this.#free -= 1;
    this.#grantAfterWork();
  }

  /** Grants permission after all microtasks, and therefore after the synchronous part of the current task. */
  #grantAfterWork(): void {
    if (this.#isWorking) return;
    this.#isWorking = true;
    queueMicrotask(() =>
      process.nextTick(() => {
        this.#isWorking = false;
        this.#grant();
      }),
    );
  }
}

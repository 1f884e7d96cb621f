/**
 * Turns for heavy work, such as reading and encoding rows of a log for readers. Only a few pieces are under way at a
 * time, they take only a part of each pass of the event loop, and projects take turns, so that a project with many
 * pieces holds up neither other requests nor another project's pieces.
 */
import { RateLimitedError } from "../errors.ts";

export interface TurnsOptions {
  /** Most pieces under way at a time. */
  atOnce: number;
  /** Most pieces of a project that wait; without a bound if absent. */
  waiting?: number;
  /** Time after which further pieces wait for the next pass of the event loop, in milliseconds. */
  sliceMs?: number;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

export class Turns {
  #free: number;
  readonly #sliceMs: number;
  readonly #now: () => number;
  readonly #mostWaiting: number;
  /** Waiting pieces by project; the project whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  /** Whether a piece may be at work in this very task, so that its time is not known yet. */
  #isWorking = false;
  /** Time of the first piece in this pass of the event loop. */
  #sliceStart: number | undefined;

  constructor({ atOnce, waiting = Infinity, sliceMs = 5, now = () => performance.now() }: TurnsOptions) {
    this.#free = atOnce;
    this.#mostWaiting = waiting;
    this.#sliceMs = sliceMs;
    this.#now = now;
  }

  /**
   * Waits for a turn.
   *
   * @param signal Aborts when the client has left: the piece gives up its place.
   * @returns Ends the turn; only the first call counts.
   * @throws {RateLimitedError} when too many pieces of the project wait; the reason of `signal` once that aborts.
   */
  async enter(projectId: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#waiting.size === 0 && this.#hasRoom()) this.#begin();
    else await this.#wait(projectId, signal);
    let isIn = true;
    const leave = () => {
      if (!isIn) return;
      isIn = false;
      this.#free += 1;
      this.#grantAfterWork();
    };
    // It may have aborted between the grant and this line.
    if (signal?.aborted) {
      leave();
      throw signal.reason;
    }
    return leave;
  }

  async #wait(projectId: string, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const queue = this.#waiting.get(projectId) ?? [];
    if (queue.length >= this.#mostWaiting)
      throw new RateLimitedError(
        `So many requests of this project wait for their turn: ${queue.length}. Wait for some.`,
        1,
      );
    queue.push(resolve);
    this.#waiting.set(projectId, queue);
    const giveUp = () => {
      const left = this.#waiting.get(projectId) ?? [];
      const at = left.indexOf(resolve);
      if (at === -1) return;
      left.splice(at, 1);
      if (left.length === 0) this.#waiting.delete(projectId);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", giveUp);
    await promise.finally(() => signal?.removeEventListener("abort", giveUp));
  }

  #hasRoom(): boolean {
    return !this.#isWorking && this.#free > 0 && this.#spentMs() < this.#sliceMs;
  }

  /** Returns the time since the first piece in this pass of the event loop. */
  #spentMs(): number {
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

  /** Gives a turn to the next project's first piece. */
  #grant(): void {
    const [next] = this.#waiting;
    if (next === undefined || !this.#hasRoom()) return;
    const [projectId, queue] = next;
    this.#waiting.delete(projectId);
    const resolve = queue.shift();
    if (queue.length > 0) this.#waiting.set(projectId, queue);
    this.#begin();
    resolve?.();
  }

  #begin(): void {
    this.#free -= 1;
    this.#grantAfterWork();
  }

  /** A tick runs after all microtasks, and so after the work that a piece does without waiting. */
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

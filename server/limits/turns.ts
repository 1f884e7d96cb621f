/**
 * Turns for heavy work, such as reading and encoding rows of a log for readers. Only a few pieces are under way at a
 * time, they take only a part of each pass of the event loop, and projects take turns, so that a project with many
 * pieces holds up neither other requests nor another project's pieces.
 */

export interface TurnsOptions {
  /** Most pieces under way at a time. */
  atOnce: number;
  /** Time after which further pieces wait for the next pass of the event loop, in milliseconds. */
  sliceMs?: number;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

export class Turns {
  #free: number;
  readonly #sliceMs: number;
  readonly #now: () => number;
  /** Waiting pieces by project; the project whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  /** Whether a piece may be at work in this very task, so that its time is not known yet. */
  #isWorking = false;
  /** Time of the first piece in this pass of the event loop. */
  #sliceStart: number | undefined;

  constructor({ atOnce, sliceMs = 5, now = () => performance.now() }: TurnsOptions) {
    this.#free = atOnce;
    this.#sliceMs = sliceMs;
    this.#now = now;
  }

  /**
   * Waits for a turn.
   *
   * @returns Ends the turn; only the first call counts.
   */
  async enter(projectId: string): Promise<() => void> {
    if (this.#waiting.size === 0 && this.#hasRoom()) this.#begin();
    else await this.#wait(projectId);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      this.#free += 1;
      this.#grantAfterWork();
    };
  }

  #wait(projectId: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const queue = this.#waiting.get(projectId);
    if (queue === undefined) this.#waiting.set(projectId, [resolve]);
    else queue.push(resolve);
    return promise;
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

/** Sandboxes that stay: one for each key, made at its first script and kept for the next ones. */

import { Semaphore } from "../../core/limits/semaphore.ts";
import type { Evaluation } from "./interpreter.ts";
import { type Sandbox, type ScriptOptions, scriptsAtOnce, scriptTurns } from "./script-worker.ts";

/** What sandboxes may take together, and each script in them. */
export interface SandboxBounds {
  /** Milliseconds that one script may take. */
  timeMs: number;
  /** How many sandboxes there are at once; no fewer than scripts that may run at once. */
  most: number;
  /** Milliseconds after the last script when a sandbox is ended. */
  idleMs: number;
}

/** What came of a script in a sandbox. With `isBroken` the sandbox has been ended. */
export type SandboxEvaluation = Evaluation & {
  /** Whether the sandbox was made for this script: nothing that earlier ones left was there. */
  isNew: boolean;
};

/** What there is of a key while scripts of it wait or run, or its sandbox stays. */
interface Place {
  key: string;
  /** Scripts of one key run one after another, in the order they came. */
  turns: Semaphore;
  /** Scripts that wait or run. */
  scripts: number;
  isRunning: boolean;
  sandbox?: Sandbox | undefined;
  /** Ends the sandbox when it was idle for long enough. */
  idleTimer?: NodeJS.Timeout;
}

export class Sandboxes {
  readonly #make: () => Sandbox;
  readonly #bounds: SandboxBounds;
  /** The one whose last script came first is the first. */
  readonly #places = new Map<string, Place>();
  #isClosed = false;

  /**
   * @param make Makes an empty sandbox.
   * @throws RangeError when `bounds.most` is less than the scripts that may run at once.
   */
  constructor(make: () => Sandbox, bounds: SandboxBounds) {
    if (bounds.most < scriptsAtOnce) {
      throw new RangeError(
        `There must be room for ${scriptsAtOnce} sandboxes or more, as many as run at once; it is ${bounds.most}.`,
      );
    }
    this.#make = make;
    this.#bounds = bounds;
  }

  /**
   * Evaluates a script in the sandbox of a key, which is made if there is none. When there are too many, the one that
   * was used longest ago is ended. A script that breaks a limit or is cancelled ends its sandbox.
   *
   * @param key Whose sandbox it is, such as a project's thread; others never see what is in it.
   * @param options `timeoutMs` is all of the time that it has, in milliseconds, waiting for its turn included.
   * @returns `undefined` when there was no turn in time.
   * @throws the reason of `signal`; an Error when the sandbox broke down or all are closed, of which only the sentence
   *   is told.
   */
  async evaluate(
    key: string,
    code: string,
    { signal, timeoutMs = Number.POSITIVE_INFINITY }: { signal: AbortSignal; timeoutMs?: number },
  ): Promise<SandboxEvaluation | undefined> {
    const place = this.#enter(key);
    try {
      const forKeyMs = await place.turns.acquire(signal, timeoutMs);
      if (forKeyMs === undefined) return undefined;
      try {
        const forWorkerMs = await scriptTurns.acquire(signal, timeoutMs - forKeyMs);
        if (forWorkerMs === undefined) return undefined;
        try {
          const leftMs = Math.max(1, Math.ceil(timeoutMs - forKeyMs - forWorkerMs));
          const timeMs = Math.min(this.#bounds.timeMs, leftMs);
          return await this.#evaluateIn(place, code, { timeMs, signal });
        } finally {
          scriptTurns.release();
        }
      } finally {
        place.turns.release();
      }
    } finally {
      this.#leave(place);
    }
  }

  /** Ends all sandboxes, with what runs in them, and makes no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#places.values()].map((place) => this.#end(place)));
  }

  #enter(key: string): Place {
    const place = this.#places.get(key) ?? { key, turns: new Semaphore(1), scripts: 0, isRunning: false };
    clearTimeout(place.idleTimer);
    place.scripts++;
    this.#places.delete(key);
    this.#places.set(key, place);
    return place;
  }

  #leave(place: Place): void {
    place.scripts--;
    if (place.scripts > 0) return;
    if (place.sandbox) place.idleTimer = setTimeout(() => void this.#end(place), this.#bounds.idleMs);
    else this.#places.delete(place.key);
  }

  async #evaluateIn(place: Place, code: string, options: ScriptOptions): Promise<SandboxEvaluation> {
    place.isRunning = true;
    try {
      const isNew = place.sandbox === undefined;
      const sandbox = place.sandbox ?? (await this.#open(place));
      const evaluation = await sandbox.evaluate(code, options);
      if ("error" in evaluation && evaluation.isBroken) await this.#end(place);
      return { ...evaluation, isNew };
    } catch (error) {
      await this.#end(place);
      throw error;
    } finally {
      place.isRunning = false;
    }
  }

  async #open(place: Place): Promise<Sandbox> {
    for (let old = this.#surplus(); old; old = this.#surplus()) await this.#end(old);
    if (this.#isClosed) throw new Error("the server is stopping.");
    const sandbox = this.#make();
    place.sandbox = sandbox;
    return sandbox;
  }

  /** The sandbox to end before there is room for another one. Those that run are fewer than may be there. */
  #surplus(): Place | undefined {
    const used = [...this.#places.values()].filter(({ sandbox }) => sandbox);
    return used.length < this.#bounds.most ? undefined : used.find(({ isRunning }) => !isRunning);
  }

  async #end(place: Place): Promise<void> {
    clearTimeout(place.idleTimer);
    const { sandbox } = place;
    place.sandbox = undefined;
    if (place.scripts === 0) this.#places.delete(place.key);
    await sandbox?.end();
  }
}

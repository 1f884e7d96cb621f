/** Persistent sandboxes: one for each key, created at its first script and kept for the next ones. */

import { Semaphore } from "../../core/limits/semaphore.ts";
import type { Evaluation } from "./interpreter.ts";
import { maxRunningScripts, type Sandbox, type ScriptOptions, scriptSemaphore } from "./script-worker.ts";

/** Limits of all sandboxes together, and of each script in them. */
export interface SandboxLimits {
  /** Time limit of a script in milliseconds. */
  timeMs: number;
  /** Maximum number of sandboxes; at least the number of scripts that may run at once. */
  maxSandboxes: number;
  /** Milliseconds after the last script until an idle sandbox is ended. */
  idleMs: number;
}

/** The result of a script in a sandbox. If `isBroken` is set, the sandbox has been ended. */
export type SandboxEvaluation = Evaluation & {
  /** True if the sandbox was created for this script, without state from earlier ones. */
  isNew: boolean;
};

/** The state of a key while its scripts wait or run, or its sandbox is kept. */
interface SandboxSlot {
  key: string;
  /** Runs the scripts of a key one after another, in order of arrival. */
  semaphore: Semaphore;
  /** Number of scripts that wait or run. */
  scripts: number;
  isRunning: boolean;
  sandbox?: Sandbox | undefined;
  /** Ends the sandbox after its idle time. */
  idleTimer?: NodeJS.Timeout;
}

export class Sandboxes {
  readonly #createSandbox: () => Sandbox;
  readonly #limits: SandboxLimits;
  /** In order of the last use; the least recently used is first. */
  readonly #slots = new Map<string, SandboxSlot>();
  #isClosed = false;

  /**
   * @param createSandbox Creates an empty sandbox.
   * @throws RangeError if `bounds.most` is less than the number of scripts that may run at once.
   */
  constructor(createSandbox: () => Sandbox, limits: SandboxLimits) {
    if (limits.maxSandboxes < maxRunningScripts) {
      throw new RangeError(
        `maxSandboxes must be at least ${maxRunningScripts}, the number of scripts that may run at once; it is ${limits.maxSandboxes}.`,
      );
    }
    this.#createSandbox = createSandbox;
    this.#limits = limits;
  }

  /**
   * Evaluates a script in the sandbox of a key, and creates the sandbox if necessary. If there are too many,
   * the least recently used one is ended. A script that exceeds a limit or is cancelled ends its sandbox.
   *
   * @param key Identifies the sandbox's owner, for example a thread of a project. Other keys never see its
   * content.
   * @param options `timeoutMs` is the total time limit in milliseconds, including the wait.
   * @returns `undefined` if the script could not start in time.
   * @throws the reason of `signal`; an Error with a sentence for the model if the sandbox crashed or all are
   * closed.
   */
  async evaluate(
    key: string,
    code: string,
    { signal, timeoutMs = Number.POSITIVE_INFINITY }: { signal: AbortSignal; timeoutMs?: number },
  ): Promise<SandboxEvaluation | undefined> {
    const place = this.#enter(key);
    try {
      const forKeyMs = await place.semaphore.acquire(signal, timeoutMs);
      if (forKeyMs === undefined) return undefined;
      try {
        const forWorkerMs = await scriptSemaphore.acquire(signal, timeoutMs - forKeyMs);
        if (forWorkerMs === undefined) return undefined;
        try {
          const leftMs = Math.max(1, Math.ceil(timeoutMs - forKeyMs - forWorkerMs));
          const timeMs = Math.min(this.#limits.timeMs, leftMs);
          return await this.#evaluateIn(place, code, { timeMs, signal });
        } finally {
          scriptSemaphore.release();
        }
      } finally {
        place.semaphore.release();
      }
    } finally {
      this.#leave(place);
    }
  }

  /** Ends all sandboxes and their scripts, and creates no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#slots.values()].map((place) => this.#end(place)));
  }

  #enter(key: string): SandboxSlot {
    const place = this.#slots.get(key) ?? { key, semaphore: new Semaphore(1), scripts: 0, isRunning: false };
    clearTimeout(place.idleTimer);
    place.scripts++;
    this.#slots.delete(key);
    this.#slots.set(key, place);
    return place;
  }

  #leave(place: SandboxSlot): void {
    place.scripts--;
    if (place.scripts > 0) return;
    if (place.sandbox) place.idleTimer = setTimeout(() => void this.#end(place), this.#limits.idleMs);
    else this.#slots.delete(place.key);
  }

  async #evaluateIn(place: SandboxSlot, code: string, options: ScriptOptions): Promise<SandboxEvaluation> {
    place.isRunning = true;
    try {
      const isNew = place.sandbox === undefined;
      const sandbox = place.sandbox ?? (await this.#create(place));
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

  async #create(place: SandboxSlot): Promise<Sandbox> {
    for (let old = this.#findSurplus(); old; old = this.#findSurplus()) await this.#end(old);
    if (this.#isClosed) throw new Error("the server is stopping.");
    const sandbox = this.#createSandbox();
    place.sandbox = sandbox;
    return sandbox;
  }

  /**
   * Returns the sandbox to end before another one can be created. Running sandboxes are always fewer than the
   * maximum.
   */
  #findSurplus(): SandboxSlot | undefined {
    const used = [...this.#slots.values()].filter(({ sandbox }) => sandbox);
    return used.length < this.#limits.maxSandboxes ? undefined : used.find(({ isRunning }) => !isRunning);
  }

  async #end(place: SandboxSlot): Promise<void> {
    clearTimeout(place.idleTimer);
    const { sandbox } = place;
    place.sandbox = undefined;
    if (place.scripts === 0) this.#slots.delete(place.key);
    await sandbox?.end();
  }
}

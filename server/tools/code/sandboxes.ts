/**
 * Persistent sandboxes. Each key has one sandbox, which is created for its first script and kept for later
 * scripts.
 */

import { Semaphore } from "../../core/limits/semaphore.ts";
import type { Evaluation } from "./interpreter.ts";
import { maxRunningScripts, type Sandbox, type ScriptOptions, scriptSemaphore } from "./script-worker.ts";

/** Limits across all sandboxes, and limits for each script in them. */
export interface SandboxLimits {
  /** Time limit of a script in milliseconds. */
  timeMs: number;
  /** Maximum number of sandboxes. It must be at least the number of scripts that may run concurrently. */
  maxSandboxes: number;
  /** Idle time in milliseconds after which a sandbox is ended. */
  idleMs: number;
}

/** The result of a script in a sandbox. If `isBroken` is set, the sandbox has already been ended. */
export type SandboxEvaluation = Evaluation & {
  /** True if the sandbox was created for this script and has no state from earlier scripts. */
  isNew: boolean;
};

/** The state kept for a key while its scripts are waiting or running, or while its sandbox is kept. */
interface SandboxSlot {
  key: string;
  /** Makes the scripts of one key run sequentially, in order of arrival. */
  semaphore: Semaphore;
  /** Number of scripts that are waiting or running. */
  scripts: number;
  isRunning: boolean;
  sandbox?: Sandbox | undefined;
  /** Ends the sandbox after its idle time. */
  idleTimer?: NodeJS.Timeout;
}

export class Sandboxes {
  readonly #createSandbox: () => Sandbox;
  readonly #limits: SandboxLimits;
  /** The slots in order of last use, least recently used first. */
  readonly #slots = new Map<string, SandboxSlot>();
  #isClosed = false;

  /**
   * @param createSandbox Creates an empty sandbox.
   * @throws RangeError if `limits.maxSandboxes` is less than the number of scripts that may run concurrently.
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
   * Evaluates a script in the sandbox for a key, and creates the sandbox if necessary. If there are too many
   * sandboxes, the least recently used sandbox is ended. A script that exceeds a limit or is cancelled ends
   * its sandbox.
   *
   * @param key Identifies the owner of the sandbox, for example a thread in a project. Scripts with another
   * key never see its content.
   * @param options `timeoutMs` is the total time limit in milliseconds, including the wait.
   * @returns `undefined` if the script could not start before the timeout.
   * @throws the reason from `signal`; an Error with a sentence for the model if the sandbox crashed or all
   * sandboxes are closed.
   */
  async evaluate(
    key: string,
    code: string,
    { signal, timeoutMs = Number.POSITIVE_INFINITY }: { signal: AbortSignal; timeoutMs?: number },
  ): Promise<SandboxEvaluation | undefined> {
    const slot = this.#enter(key);
    try {
      const forKeyMs = await slot.semaphore.acquire(signal, timeoutMs);
      if (forKeyMs === undefined) return undefined;
      try {
        const forWorkerMs = await scriptSemaphore.acquire(signal, timeoutMs - forKeyMs);
        if (forWorkerMs === undefined) return undefined;
        try {
          const leftMs = Math.max(1, Math.ceil(timeoutMs - forKeyMs - forWorkerMs));
          const timeMs = Math.min(this.#limits.timeMs, leftMs);
          return await this.#evaluateIn(slot, code, { timeMs, signal });
        } finally {
          scriptSemaphore.release();
        }
      } finally {
        slot.semaphore.release();
      }
    } finally {
      this.#leave(slot);
    }
  }

  /** Ends all sandboxes and their scripts. No more sandboxes are created after this call. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#slots.values()].map((slot) => this.#end(slot)));
  }

  #enter(key: string): SandboxSlot {
    const slot = this.#slots.get(key) ?? { key, semaphore: new Semaphore(1), scripts: 0, isRunning: false };
    clearTimeout(slot.idleTimer);
    slot.scripts++;
    this.#slots.delete(key);
    this.#slots.set(key, slot);
    return slot;
  }

  #leave(slot: SandboxSlot): void {
    slot.scripts--;
    if (slot.scripts > 0) return;
    if (slot.sandbox) slot.idleTimer = setTimeout(() => void this.#end(slot), this.#limits.idleMs);
    else this.#slots.delete(slot.key);
  }

  async #evaluateIn(slot: SandboxSlot, code: string, options: ScriptOptions): Promise<SandboxEvaluation> {
    slot.isRunning = true;
    try {
      const isNew = slot.sandbox === undefined;
      const sandbox = slot.sandbox ?? (await this.#create(slot));
      const evaluation = await sandbox.evaluate(code, options);
      if ("error" in evaluation && evaluation.isBroken) await this.#end(slot);
      return { ...evaluation, isNew };
    } catch (error) {
      await this.#end(slot);
      throw error;
    } finally {
      slot.isRunning = false;
    }
  }

  async #create(slot: SandboxSlot): Promise<Sandbox> {
    for (let old = this.#findSurplus(); old; old = this.#findSurplus()) await this.#end(old);
    if (this.#isClosed) throw new Error("the server is stopping.");
    const sandbox = this.#createSandbox();
    slot.sandbox = sandbox;
    return sandbox;
  }

  /**
   * Returns the sandbox that must be ended before a new sandbox can be created, if any. In that case an idle
   * sandbox always exists, because fewer sandboxes than the maximum are running.
   */
  #findSurplus(): SandboxSlot | undefined {
    const used = [...this.#slots.values()].filter(({ sandbox }) => sandbox);
    return used.length < this.#limits.maxSandboxes ? undefined : used.find(({ isRunning }) => !isRunning);
  }

  async #end(slot: SandboxSlot): Promise<void> {
    clearTimeout(slot.idleTimer);
    const { sandbox } = slot;
    slot.sandbox = undefined;
    if (slot.scripts === 0) this.#slots.delete(slot.key);
    await sandbox?.end();
  }
}

/** A sandbox on this machine: a worker with an interpreter of its own, apart from the server's thread. */
import type { Worker } from "node:worker_threads";
import { Semaphore } from "../../core/limits/semaphore.ts";
import { startThread } from "../../core/worker-thread.ts";
import type { Evaluation } from "./interpreter.ts";

/** How many scripts run at once in this process, of all runs and projects: each takes a core. */
export const scriptsAtOnce = 4;

/** To be had by whoever lets a script run in a worker. */
export const scriptTurns = new Semaphore(scriptsAtOnce);

/** Time for what the interpreter does not interrupt itself, in milliseconds; then the script is given up. */
const graceMs = 1_000;

export class ScriptWorker implements Sandbox {
  readonly #worker: Worker;
  /** Of the script that runs. */
  #pending: PromiseWithResolvers<Evaluation> | undefined;
  /** Why no script can run any more. */
  #failure: Error | undefined;

  /** @param maxMemory Bytes, the interpreter's own included; at least 16 MiB are given. */
  constructor(maxMemory: number) {
    this.#worker = startThread(new URL("./worker.ts", import.meta.url), {}, { maxMemory });
    this.#worker.on("message", (evaluation: Evaluation) => this.#pending?.resolve(evaluation));
    this.#worker.on("error", () => this.#fail("the sandbox broke down; try simpler code."));
    this.#worker.on("exit", () => this.#fail("the sandbox ended without a result."));
  }

  async evaluate(code: string, { timeMs, signal }: ScriptOptions): Promise<Evaluation> {
    signal.throwIfAborted();
    if (this.#failure) throw this.#failure;
    const pending = Promise.withResolvers<Evaluation>();
    this.#pending = pending;
    const stop = () => pending.reject(signal.reason);
    const giveUp = () =>
      pending.resolve({ error: `The code did not end within ${timeMs} ms.`, isBroken: true, output: "" });
    const overdue = setTimeout(giveUp, timeMs + graceMs);
    signal.addEventListener("abort", stop);
    this.#worker.postMessage({ code, timeMs });
    try {
      return await pending.promise;
    } finally {
      clearTimeout(overdue);
      signal.removeEventListener("abort", stop);
      this.#pending = undefined;
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(sentence: string): void {
    this.#failure ??= new Error(sentence);
    this.#pending?.reject(this.#failure);
  }
}

/** Where scripts run one after another, each with what those before it left in the globals. */
export interface Sandbox {
  /**
   * Evaluates a script; one at a time. After a throw, and after an evaluation with `isBroken`, the sandbox can only be
   * ended.
   *
   * @throws the reason of `signal`; an Error when the sandbox broke down, of which only the sentence is told.
   */
  evaluate(code: string, options: ScriptOptions): Promise<Evaluation>;
  /** Ends it, with what runs in it. */
  end(): Promise<void>;
}

export interface ScriptOptions {
  /** Milliseconds that the script may take. */
  timeMs: number;
  signal: AbortSignal;
}

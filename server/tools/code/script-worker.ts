/**
 * A sandbox in this process: a worker thread with its own interpreter, separate from the server's main
 * thread.
 */
import type { Worker } from "node:worker_threads";
import { Semaphore } from "../../core/limits/semaphore.ts";
import { startThread } from "../../core/worker-thread.ts";
import type { Evaluation } from "./interpreter.ts";

/**
 * Number of scripts that may run concurrently in this process, across all runs and projects. Each script
 * occupies a core.
 */
export const maxRunningScripts = 4;

/** Must be acquired before a script runs in a worker. */
export const scriptSemaphore = new Semaphore(maxRunningScripts);

/**
 * Extra time for work that the interpreter does not interrupt, in milliseconds. The script is abandoned after
 * this time.
 */
const graceMs = 1_000;

export class ScriptWorker implements Sandbox {
  readonly #worker: Worker;
  /** The result of the running script. */
  #pending: PromiseWithResolvers<Evaluation> | undefined;
  /** The reason why no more scripts can run. */
  #failure: Error | undefined;

  /** @param maxMemory Memory limit in bytes, including the interpreter's own memory; at least 16 MiB. */
  constructor(maxMemory: number) {
    this.#worker = startThread(new URL("./worker.ts", import.meta.url), {}, { maxMemory });
    this.#worker.on("message", (evaluation: Evaluation) => this.#pending?.resolve(evaluation));
    this.#worker.on("error", () => this.#fail("the sandbox crashed; try simpler code."));
    this.#worker.on("exit", () => this.#fail("the sandbox ended without a result."));
  }

  async evaluate(code: string, { timeMs, signal }: ScriptOptions): Promise<Evaluation> {
    signal.throwIfAborted();
    if (this.#failure) throw this.#failure;
    const pending = Promise.withResolvers<Evaluation>();
    this.#pending = pending;
    const stop = () => pending.reject(signal.reason);
    const timeOut = () =>
      pending.resolve({ error: `The code did not finish within ${timeMs} ms.`, isBroken: true, output: "" });
    const timer = setTimeout(timeOut, timeMs + graceMs);
    signal.addEventListener("abort", stop);
    this.#worker.postMessage({ code, timeMs });
    try {
      return await pending.promise;
    } finally {
      clearTimeout(timer);
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

/** Runs scripts sequentially. Each script sees the globals that earlier scripts left. */
export interface Sandbox {
  /**
   * Evaluates a script. Only one script may run at a time. After an exception or an evaluation with
   * `isBroken`, the sandbox can only be ended.
   *
   * @throws the reason from `signal`; an Error with a sentence for the model if the sandbox crashed.
   */
  evaluate(code: string, options: ScriptOptions): Promise<Evaluation>;
  /** Ends the sandbox and its script. */
  end(): Promise<void>;
}

export interface ScriptOptions {
  /** The script's time limit in milliseconds. */
  timeMs: number;
  signal: AbortSignal;
}

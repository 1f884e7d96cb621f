/** A thread that works on what others wrote: the time and memory of each job are bounded. */
import type { Worker } from "node:worker_threads";
import { startThread } from "../worker-thread.ts";
import { type CheckJob, JobAbortedError, type MatchJob, type Result, type WorkerMessage } from "./job.ts";

/** The bounds of a worker. */
export interface WorkerBounds {
  /** Most time of one job, in milliseconds, counted from its start. */
  timeMs: number;
  /** Most memory of the thread's heap, in MiB. */
  memoryMb: number;
}

/** Most time until a new thread takes its first job, in milliseconds. */
const startTimeMs = 30_000;

/** A worker thread. It does one job at a time, and does not keep the process alive between them. */
export class CheckWorker {
  readonly #bounds: WorkerBounds;
  readonly #worker: Worker;
  #isReady = false;
  #failure: JobAbortedError | undefined;
  /** The job that is being done. */
  #job: PromiseWithResolvers<Result<CheckJob | MatchJob>> | undefined;
  /** A verdict that holds if the job is stopped. */
  #interim: Result<CheckJob> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(bounds: WorkerBounds) {
    this.#bounds = bounds;
    this.#worker = startThread(new URL("./worker.ts", import.meta.url), {
      maxOldGenerationSizeMb: bounds.memoryMb,
      maxYoungGenerationSizeMb: 16,
    });
    this.#worker.on("message", (message: WorkerMessage) => this.#receive(message));
    this.#worker.on("error", (error) => this.#fail(this.#describe(error)));
    this.#worker.on("exit", () => this.#fail("its thread ended"));
  }

  /** Whether it can do another job. */
  get isUsable(): boolean {
    return this.#failure === undefined;
  }

  /**
   * Does a job.
   *
   * @throws JobAbortedError when the job takes too much time or memory; the reason of `signal` once that aborts. The
   *   worker can only be ended then.
   */
  async run<Job extends CheckJob | MatchJob>(job: Job, signal: AbortSignal): Promise<Result<Job>> {
    signal.throwIfAborted();
    if (this.#failure !== undefined) throw this.#failure;
    this.#job = Promise.withResolvers();
    this.#interim = undefined;
    const stop = () => {
      this.#interim = undefined;
      this.#job?.reject(signal.reason);
      this.#fail("it was cancelled");
    };
    signal.addEventListener("abort", stop);
    this.#worker.ref();
    this.#startTimer();
    this.#worker.postMessage(job);
    try {
      return (await this.#job.promise) as Result<Job>;
    } finally {
      clearTimeout(this.#timer);
      signal.removeEventListener("abort", stop);
      this.#job = undefined;
      this.#worker.unref();
    }
  }

  /** Ends the thread; resolves when its memory is free. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #receive(message: WorkerMessage): void {
    if ("ready" in message) {
      this.#isReady = true;
      if (this.#job !== undefined) this.#startTimer();
    } else if ("interim" in message) {
      this.#interim = message.interim;
    } else {
      this.#job?.resolve(message.result);
    }
  }

  /** The time of a job does not count until its thread has started. */
  #startTimer(): void {
    clearTimeout(this.#timer);
    const { timeMs } = this.#bounds;
    this.#timer = this.#isReady
      ? setTimeout(() => this.#fail(`it takes more than ${timeMs / 1000} s`), timeMs)
      : setTimeout(() => this.#fail("its thread did not start"), startTimeMs);
  }

  #describe(error: Error & { code?: string }): string {
    return error.code === "ERR_WORKER_OUT_OF_MEMORY"
      ? `it takes more than ${this.#bounds.memoryMb} MiB of memory`
      : `its thread failed: ${error.message}`;
  }

  #fail(reason: string): void {
    this.#failure ??= new JobAbortedError(reason);
    if (this.#interim === undefined) this.#job?.reject(this.#failure);
    else this.#job?.resolve(this.#interim);
  }
}

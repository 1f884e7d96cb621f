/**
 * A child process that works on schemas and values of others, with bounded time and memory. A worker thread would not do:
 * V8 ends the whole process if a thread runs out of memory within one long native step, such as parsing JSON.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Verdict } from "./check.ts";

/** The bounds of a process. */
export interface ProcessBounds {
  /** Most time of one job, in milliseconds, counted from its start. */
  timeMs: number;
  /** Most memory of the process's heap, in MiB. */
  memoryMb: number;
}

/** Most time until a new process takes its first job, in milliseconds. */
const startTimeMs = 30_000;

const program = fileURLToPath(new URL("./worker.ts", import.meta.url));

/** A process that does one job at a time, and does not keep its parent alive between jobs. */
export class CheckProcess {
  readonly #bounds: ProcessBounds;
  readonly #child: ChildProcess;
  #isReady = false;
  #failure: JobAbortedError | undefined;
  /** The job that is being done. */
  #job: PromiseWithResolvers<Result<CheckJob | MatchJob>> | undefined;
  /** A verdict that holds if the job is stopped. */
  #interim: Result<CheckJob> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(bounds: ProcessBounds) {
    this.#bounds = bounds;
    const { NODE_COMPILE_CACHE } = process.env;
    this.#child = fork(program, [String(2 * bounds.timeMs)], {
      env: { ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
      // V8's helper threads (garbage collection, compilation) take up to 100 MB outside the heap limit.
      execArgv: [`--max-old-space-size=${bounds.memoryMb}`, "--max-semi-space-size=4", "--single-threaded"],
      serialization: "advanced",
      // A process without memory left writes there.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#child.on("message", (message: WorkerMessage) => this.#receive(message));
    this.#child.on("error", (error) => this.#fail(`its process failed: ${error.message}`));
    this.#child.on("exit", (_code, signal) => this.#fail(this.#describeExit(signal)));
    this.#unref();
  }

  /** Whether it can do another job. */
  get isUsable(): boolean {
    return this.#failure === undefined;
  }

  /**
   * Does a job.
   *
   * @throws JobAbortedError when the job takes too much time or memory; the reason of `signal` once that aborts. The
   *   process can only be ended then.
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
    this.#child.ref();
    this.#child.channel?.ref();
    this.#startTimer();
    this.#child.send(job, (error) => {
      if (error !== null) this.#fail(`its process failed: ${error.message}`);
    });
    try {
      return (await this.#job.promise) as Result<Job>;
    } finally {
      clearTimeout(this.#timer);
      signal.removeEventListener("abort", stop);
      this.#job = undefined;
      this.#unref();
    }
  }

  /** Kills the process; resolves when it has ended. */
  async end(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    this.#child.kill("SIGKILL");
    await once(this.#child, "exit");
  }

  #unref(): void {
    this.#child.unref();
    this.#child.channel?.unref();
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

  /** The time of a job does not count until its process has started. */
  #startTimer(): void {
    clearTimeout(this.#timer);
    const { timeMs } = this.#bounds;
    this.#timer = this.#isReady
      ? setTimeout(() => this.#fail(`it takes more than ${timeMs / 1000} s`), timeMs)
      : setTimeout(() => this.#fail("its process did not start"), startTimeMs);
  }

  /** V8 aborts a process that is out of memory: SIGABRT, or SIGTRAP or SIGILL in some of its builds. */
  #describeExit(signal: NodeJS.Signals | null): string {
    return signal === "SIGABRT" || signal === "SIGTRAP" || signal === "SIGILL"
      ? `it takes more than ${this.#bounds.memoryMb} MiB of memory`
      : "its process ended";
  }

  #fail(reason: string): void {
    this.#failure ??= new JobAbortedError(reason);
    if (this.#interim === undefined) this.#job?.reject(this.#failure);
    else this.#job?.resolve(this.#interim);
  }
}

/** Checks a value against a schema, both as JSON. */
export interface CheckJob {
  kind: "check";
  schema: string;
  value: string;
}

/** Matches a URI with URI templates (RFC 6570), of which each can be parsed. */
export interface MatchJob {
  kind: "match";
  templates: readonly string[];
  uri: string;
}

/** The result of a job: a verdict, or whether a template matches. */
export type Result<Job> = Job extends CheckJob ? Verdict : boolean;

/** A message of a worker process: it can take jobs, it has a result that holds if the job is stopped, or it is done. */
export type WorkerMessage =
  | { ready: true }
  | { interim: Result<CheckJob> }
  | { result: Result<CheckJob | MatchJob> };

/** A job was stopped at a bound, or could not be done. The message is a clause. */
export class JobAbortedError extends Error {
  override name = "JobAbortedError";
}

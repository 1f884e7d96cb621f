/**
 * A child process with limited time and memory that handles untrusted schemas and values. A worker thread
 * would not be enough, because V8 terminates the entire process if a thread runs out of memory during a long
 * native operation, such as parsing JSON.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { CheckResult } from "./compiled-schema.ts";

/** Limits for a process. */
export interface ProcessLimits {
  /** Maximum duration of a job in milliseconds. */
  timeMs: number;
  /** Maximum heap size of the process, in MiB. */
  memoryMb: number;
}

/** Maximum time for a new process to become ready, in milliseconds. */
const startTimeMs = 30_000;

const program = fileURLToPath(new URL("./worker.ts", import.meta.url));

/** A process that runs one job at a time. It does not keep its parent alive between jobs. */
export class CheckProcess {
  readonly #limits: ProcessLimits;
  readonly #child: ChildProcess;
  #isReady = false;
  #failure: JobAbortedError | undefined;
  /** The running job. */
  #job: PromiseWithResolvers<JobResult<CheckJob | MatchJob>> | undefined;
  /** The result to return if the job is stopped before it has finished. */
  #interim: JobResult<CheckJob> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(bounds: ProcessLimits) {
    this.#limits = bounds;
    const { NODE_COMPILE_CACHE } = process.env;
    this.#child = fork(program, [String(2 * bounds.timeMs)], {
      env: { ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
      // V8's helper threads for garbage collection and compilation can use up to 100 MB outside the heap
      // limit.
      execArgv: [`--max-old-space-size=${bounds.memoryMb}`, "--max-semi-space-size=4", "--single-threaded"],
      serialization: "advanced",
      // Ignored because a process that runs out of memory writes to its output streams.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#child.on("message", (message: WorkerMessage) => this.#receive(message));
    this.#child.on("error", (error) => this.#fail(`its process failed: ${error.message}`));
    this.#child.on("exit", (_code, signal) => this.#fail(this.#describeExit(signal)));
    this.#unref();
  }

  /** True if the process can run another job. */
  get isUsable(): boolean {
    return this.#failure === undefined;
  }

  /**
   * Runs a job.
   *
   * @throws JobAbortedError if the job takes too much time or memory; the signal's reason if `signal` aborts.
   * In both cases, the process can no longer be used.
   */
  async run<Job extends CheckJob | MatchJob>(job: Job, signal: AbortSignal): Promise<JobResult<Job>> {
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
      return (await this.#job.promise) as JobResult<Job>;
    } finally {
      clearTimeout(this.#timer);
      signal.removeEventListener("abort", stop);
      this.#job = undefined;
      this.#unref();
    }
  }

  /** Kills the process. Resolves when it has exited. */
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
      this.#isReady = message.ready;
      if (this.#job !== undefined) this.#startTimer();
    } else if ("interim" in message) {
      this.#interim = message.interim;
    } else {
      this.#job?.resolve(message.result);
    }
  }

  /** Starts the timer for the job. A job's time limit starts when the process is ready. */
  #startTimer(): void {
    clearTimeout(this.#timer);
    const { timeMs } = this.#limits;
    this.#timer = this.#isReady
      ? setTimeout(() => this.#fail(`it took more than ${timeMs / 1000} s`), timeMs)
      : setTimeout(() => this.#fail("its process did not start"), startTimeMs);
  }

  /**
   * Describes why the process exited. When V8 runs out of memory, it aborts the process with SIGABRT or, in
   * some builds, with SIGTRAP or SIGILL.
   */
  #describeExit(signal: NodeJS.Signals | null): string {
    return signal === "SIGABRT" || signal === "SIGTRAP" || signal === "SIGILL"
      ? `it needed more than ${this.#limits.memoryMb} MiB of memory`
      : "its process ended";
  }

  #fail(reason: string): void {
    this.#failure ??= new JobAbortedError(reason);
    if (this.#interim === undefined) this.#job?.reject(this.#failure);
    else this.#job?.resolve(this.#interim);
  }
}

/** A job that checks a value against a schema. Both are JSON strings. */
export interface CheckJob {
  kind: "check";
  schema: string;
  value: string;
}

/** A job that matches a URI against URI templates (RFC 6570). The templates must be valid. */
export interface MatchJob {
  kind: "match";
  templates: readonly string[];
  uri: string;
}

/** The result of a job. For a match job, true if one of the templates matches. */
export type JobResult<Job> = Job extends CheckJob ? CheckResult : boolean;

/**
 * A message from a worker process: it is ready, it has a result to use if the job is stopped, or the job is
 * done.
 */
export type WorkerMessage =
  | { ready: boolean }
  | { interim: JobResult<CheckJob> }
  | { result: JobResult<CheckJob | MatchJob> };

/**
 * Thrown if a job exceeded a limit or could not be run. The message is a phrase that completes a sentence.
 */
export class JobAbortedError extends Error {
  override name = "JobAbortedError";
}

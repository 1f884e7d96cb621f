/** The processes that work on schemas and values of others, shared fairly between projects. */
import { Semaphore } from "../limits/semaphore.ts";
import {
  type CheckJob,
  CheckProcess,
  JobAbortedError,
  type MatchJob,
  type ProcessBounds,
  type Result,
} from "./check-process.ts";

/** The bounds of a pool. */
export interface PoolBounds extends ProcessBounds {
  /** Processes of all projects together. A project has one at a time. */
  processes: number;
  /** Most jobs of a project that wait or are being done. */
  jobsOfProject: number;
  /** Time after which an unused process is ended, in milliseconds. */
  idleMs: number;
}

/** The jobs of a project. */
interface ProjectJobs {
  turns: Semaphore;
  /** Jobs that wait or are being done. */
  count: number;
}

export class CheckPool {
  readonly #bounds: PoolBounds;
  readonly #turns: Semaphore;
  readonly #projects = new Map<string, ProjectJobs>();
  /** Unused processes, and the timers that end them; the one used last is the last. */
  readonly #idle = new Map<CheckProcess, NodeJS.Timeout>();

  constructor(bounds: PoolBounds) {
    this.#bounds = bounds;
    this.#turns = new Semaphore(bounds.processes);
  }

  /**
   * Does a job in a process. A project's jobs are done one after another, and projects take turns, so a project waits for
   * one job of each other project at most.
   *
   * @param makeJob Makes the job when it is its turn: jobs that wait hold no copies.
   * @throws JobAbortedError when the job takes too much time or memory, or too many jobs of the project wait; the reason
   *   of `signal` once that aborts.
   */
  async run<Job extends CheckJob | MatchJob>(
    projectId: string,
    makeJob: () => Job,
    signal: AbortSignal,
  ): Promise<Result<Job>> {
    const jobs = this.#projects.get(projectId) ?? { turns: new Semaphore(1), count: 0 };
    const { jobsOfProject } = this.#bounds;
    if (jobs.count >= jobsOfProject)
      throw new JobAbortedError(`${jobsOfProject} others of this project wait; try again`);
    jobs.count += 1;
    this.#projects.set(projectId, jobs);
    try {
      return await inTurn(jobs.turns, signal, () =>
        inTurn(this.#turns, signal, () => this.#runNow(makeJob(), signal)),
      );
    } finally {
      jobs.count -= 1;
      if (jobs.count === 0) this.#projects.delete(projectId);
    }
  }

  async #runNow<Job extends CheckJob | MatchJob>(job: Job, signal: AbortSignal): Promise<Result<Job>> {
    const worker = this.#takeIdle() ?? new CheckProcess(this.#bounds);
    try {
      return await worker.run(job, signal);
    } finally {
      if (worker.isUsable) this.#keep(worker);
      else await worker.end();
    }
  }

  #takeIdle(): CheckProcess | undefined {
    const [worker, timer] = [...this.#idle].at(-1) ?? [];
    if (worker === undefined) return undefined;
    clearTimeout(timer);
    this.#idle.delete(worker);
    return worker.isUsable ? worker : this.#takeIdle();
  }

  #keep(worker: CheckProcess): void {
    const release = () => {
      this.#idle.delete(worker);
      void worker.end();
    };
    this.#idle.set(worker, setTimeout(release, this.#bounds.idleMs).unref());
  }
}

async function inTurn<T>(turns: Semaphore, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  await turns.acquire(signal);
  try {
    return await work();
  } finally {
    turns.release();
  }
}

/** The pool of this process. */
export const checkPool = new CheckPool({
  processes: 2,
  jobsOfProject: 100,
  timeMs: 2_000,
  memoryMb: 96,
  idleMs: 30_000,
});

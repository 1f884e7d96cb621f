/** A pool of child processes for untrusted schemas and values, shared fairly between projects. */
import { Semaphore } from "../limits/semaphore.ts";
import {
  type CheckJob,
  CheckProcess,
  JobAbortedError,
  type MatchJob,
  type ProcessBounds,
  type Result,
} from "./check-process.ts";

/** Limits of a pool. */
export interface PoolBounds extends ProcessBounds {
  /** Maximum number of processes for all projects. A project uses one at a time. */
  processes: number;
  /** Maximum number of waiting and running jobs of a project. */
  jobsOfProject: number;
  /** Time after which an idle process is ended, in milliseconds. */
  idleMs: number;
}

/** The jobs of a project. */
interface ProjectJobs {
  turns: Semaphore;
  /** Number of waiting and running jobs. */
  count: number;
}

export class CheckPool {
  readonly #bounds: PoolBounds;
  readonly #turns: Semaphore;
  readonly #projects = new Map<string, ProjectJobs>();
  /** Idle processes and the timers that end them. The most recently used is last. */
  readonly #idle = new Map<CheckProcess, NodeJS.Timeout>();

  constructor(bounds: PoolBounds) {
    this.#bounds = bounds;
    this.#turns = new Semaphore(bounds.processes);
  }

  /**
   * Runs a job in a process. Jobs of a project run one after another, and projects alternate, so that a
   * project waits for at most one job of each other project.
   *
   *   @param makeJob Creates the job when its turn has come, so that waiting jobs hold no copies.
   *   @throws JobAbortedError if the job takes too much time or memory, or too many jobs of the project are
   *   waiting; the reason of `signal` when it aborts.
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

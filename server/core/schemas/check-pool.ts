/** A pool of child processes for untrusted schemas and values, shared fairly between projects. */
import { Semaphore } from "../limits/semaphore.ts";
import {
  type CheckJob,
  CheckProcess,
  JobAbortedError,
  type JobResult,
  type MatchJob,
  type ProcessLimits,
} from "./check-process.ts";

/** Limits of a pool. */
export interface PoolLimits extends ProcessLimits {
  /** Maximum number of processes for all projects. A project uses one at a time. */
  processes: number;
  /** Maximum number of waiting and running jobs of a project. */
  jobsPerProject: number;
  /** Time after which an idle process is ended, in milliseconds. */
  idleMs: number;
}

/** The jobs of a project. */
interface ProjectJobs {
  semaphore: Semaphore;
  /** Number of waiting and running jobs. */
  count: number;
}

export class CheckPool {
  readonly #limits: PoolLimits;
  readonly #processes: Semaphore;
  readonly #projects = new Map<string, ProjectJobs>();
  /** Idle processes and the timers that end them. The most recently used is last. */
  readonly #idle = new Map<CheckProcess, NodeJS.Timeout>();

  constructor(bounds: PoolLimits) {
    this.#limits = bounds;
    this.#processes = new Semaphore(bounds.processes);
  }

  /**
   * Runs a job in a process. Jobs of a project run one after another, and projects alternate, so that a
   * project waits for at most one job of each other project.
   *
   * @param makeJob Creates the job when its turn has come, so that waiting jobs hold no copies.
   * @throws JobAbortedError if the job takes too much time or memory, or too many jobs of the project are
   *   waiting; the reason of `signal` when it aborts.
   */
  async run<Job extends CheckJob | MatchJob>(
    projectId: string,
    makeJob: () => Job,
    signal: AbortSignal,
  ): Promise<JobResult<Job>> {
    const jobs = this.#projects.get(projectId) ?? { semaphore: new Semaphore(1), count: 0 };
    const { jobsPerProject } = this.#limits;
    if (jobs.count >= jobsPerProject)
      throw new JobAbortedError(`${jobsPerProject} others of this project are waiting; try again`);
    jobs.count += 1;
    this.#projects.set(projectId, jobs);
    try {
      return await withPermit(jobs.semaphore, signal, () =>
        withPermit(this.#processes, signal, () => this.#runNow(makeJob(), signal)),
      );
    } finally {
      jobs.count -= 1;
      if (jobs.count === 0) this.#projects.delete(projectId);
    }
  }

  async #runNow<Job extends CheckJob | MatchJob>(job: Job, signal: AbortSignal): Promise<JobResult<Job>> {
    const worker = this.#takeIdle() ?? new CheckProcess(this.#limits);
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
    this.#idle.set(worker, setTimeout(release, this.#limits.idleMs).unref());
  }
}

async function withPermit<T>(turns: Semaphore, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
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
  jobsPerProject: 100,
  timeMs: 2_000,
  memoryMb: 96,
  idleMs: 30_000,
});

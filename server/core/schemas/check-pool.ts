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

/** Limits for a pool. */
export interface PoolLimits extends ProcessLimits {
  /** Maximum number of processes across all projects. Each project uses one process at a time. */
  processes: number;
  /** Maximum number of waiting and running jobs for one project. */
  jobsPerProject: number;
  /** Time in milliseconds after which an idle process is stopped. */
  idleMs: number;
}

/** A project's jobs. */
interface ProjectJobs {
  semaphore: Semaphore;
  /** Number of waiting and running jobs. */
  count: number;
}

export class CheckPool {
  readonly #limits: PoolLimits;
  readonly #processes: Semaphore;
  readonly #projects = new Map<string, ProjectJobs>();
  /** Idle processes and the timers that stop them. The most recently used process comes last. */
  readonly #idle = new Map<CheckProcess, NodeJS.Timeout>();

  constructor(bounds: PoolLimits) {
    this.#limits = bounds;
    this.#processes = new Semaphore(bounds.processes);
  }

  /**
   * Runs a job in a process. A project's jobs run sequentially, and projects take turns, so a project waits
   * for at most one job from each other project.
   *
   * @param makeJob Creates the job when its turn comes, so that waiting jobs hold no copies of their data.
   * @throws JobAbortedError if the job takes too much time or memory, or if too many of the project's jobs
   * are waiting; the signal's reason if `signal` aborts.
   */
  async run<Job extends CheckJob | MatchJob>(
    projectId: string,
    makeJob: () => Job,
    signal: AbortSignal,
  ): Promise<JobResult<Job>> {
    const jobs = this.#projects.get(projectId) ?? { semaphore: new Semaphore(1), count: 0 };
    const { jobsPerProject } = this.#limits;
    if (jobs.count >= jobsPerProject)
      throw new JobAbortedError(`${jobsPerProject} other jobs for this project are waiting; try again later`);
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

/** The pool used by this process. */
export const checkPool = new CheckPool({
  processes: 2,
  jobsPerProject: 100,
  timeMs: 2_000,
  memoryMb: 96,
  idleMs: 30_000,
});

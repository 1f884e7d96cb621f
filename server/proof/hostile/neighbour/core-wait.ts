/**
 * Measures the time during which this process or a server process was ready to run but did not get a CPU
 * core. This is caused by other programs on the machine; on an idle machine the time is close to 0.
 */
import { readFileSync } from "node:fs";

const tickMs = 10;

export class CoreWaitMeter {
  /** IDs of the server processes. */
  pids: readonly (number | undefined)[] = [];
  #own = 0;
  #last = performance.now();

  constructor() {
    setInterval(() => this.#tick(), tickMs).unref();
  }

  /** Total number of milliseconds since the processes started. */
  get ms(): number {
    this.#tick();
    return this.pids.reduce((sum: number, pid) => sum + runDelayMs(pid), this.#own);
  }

  #tick(): void {
    const now = performance.now();
    this.#own += Math.max(0, now - this.#last - tickMs);
    this.#last = now;
  }
}

/**
 * Returns the time for which a process's main thread has waited for a core, in milliseconds (see sched-stats
 * in the Linux kernel documentation).
 */
function runDelayMs(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
  } catch {
    // The process has ended, or the kernel does not provide the value.
    return 0;
  }
}

/**
 * Measures the time in which this process or a server process was ready to run but did not get a CPU core.
 * Other programs on the machine cause it; on an idle machine it is close to 0.
 */
import { readFileSync } from "node:fs";

const tickMs = 10;

export class CoreWaitMeter {
  /** Server processes. */
  pids: readonly (number | undefined)[] = [];
  #own = 0;
  #last = performance.now();

  constructor() {
    setInterval(() => this.#tick(), tickMs).unref();
  }

  /** Total milliseconds since the processes started. */
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
 * Returns the time for which the main thread of a process has waited for a core, in milliseconds (sched-stats
 * of the Linux kernel).
 */
function runDelayMs(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
  } catch {
    // The process has ended, or the kernel does not provide the value.
    return 0;
  }
}

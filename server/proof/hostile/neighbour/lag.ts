/**
 * Time in which this process, or a server process, was ready to run and did not get a core. That is the doing of whatever
 * else runs on the machine; on a quiet one it is next to nothing.
 */
import { readFileSync } from "node:fs";

const tickMs = 10;

export class Lag {
  /** Server processes. */
  pids: readonly (number | undefined)[] = [];
  #own = 0;
  #last = performance.now();

  constructor() {
    setInterval(() => this.#tick(), tickMs).unref();
  }

  /** Milliseconds since the processes started, all together. */
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

/** How long the main thread of a process has waited for a core, in milliseconds (sched-stats of the Linux kernel). */
function runDelayMs(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
  } catch {
    // It has ended, or the kernel does not tell.
    return 0;
  }
}

/** The most memory that a process has had resident, as Linux keeps it (proc(5)). */
import { readFileSync, writeFileSync } from "node:fs";

/** Returns the peak since {@link resetPeak} in MB (10⁶ bytes); 0 if the process has ended. */
export function peakMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return (Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024) / 1e6;
  } catch {
    return 0;
  }
}

/** Starts the measurement of the peak anew. */
export function resetPeak(pid: number | undefined): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, "5");
  } catch {
    // The process has ended: there is no peak to reset.
  }
}

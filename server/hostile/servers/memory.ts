/** Resident memory of a process on Linux, in MB (10⁶ bytes), as proc(5) reports it. */
import { readFileSync, writeFileSync } from "node:fs";

/** Returns the memory that is resident now; 0 if the process has ended. */
export function residentMb(pid: number | undefined): number {
  return statusMb(pid, "VmRSS");
}

/** Returns the most memory that was resident since {@link resetPeak}; 0 if the process has ended. */
export function peakMb(pid: number | undefined): number {
  return statusMb(pid, "VmHWM");
}

/** Starts the measurement of the peak anew. */
export function resetPeak(pid: number | undefined): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, "5");
  } catch {
    // The process has ended: there is no peak to reset.
  }
}

function statusMb(pid: number | undefined, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return (Number(new RegExp(`^${field}:\\s*(\\d+) kB$`, "m").exec(status)?.[1] ?? 0) * 1024) / 1e6;
  } catch {
    return 0;
  }
}

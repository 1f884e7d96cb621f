/** Peak resident memory of a process, as measured by Linux (proc(5)). */
import { readFileSync, writeFileSync } from "node:fs";

/**
 * Returns the peak since {@link resetPeak} in MB (10⁶ bytes), including child processes that check schemas.
 * Returns 0 if the process has ended.
 */
export function peakMb(pid: number | undefined): number {
  return listProcesses(pid).reduce((sum, each) => sum + readPeakMb(each), 0);
}

/** Resets the peak. */
export function resetPeak(pid: number | undefined): void {
  for (const each of listProcesses(pid)) {
    try {
      writeFileSync(`/proc/${each}/clear_refs`, "5");
    } catch {
      // The process has ended.
    }
  }
}

/** Returns the IDs of a process and of its child processes that check schemas. */
function listProcesses(pid: number | undefined): string[] {
  const children = readProc(pid, `task/${pid}/children`).match(/\d+/g) ?? [];
  return [`${pid}`, ...children.filter((child) => readProc(child, "cmdline").includes("schemas/worker"))];
}

function readPeakMb(pid: string): number {
  return (Number(/^VmHWM:\s*(\d+) kB$/m.exec(readProc(pid, "status"))?.[1] ?? 0) * 1024) / 1e6;
}

/** Returns the content of a file in `/proc/<pid>`, or an empty string if the process has ended. */
function readProc(pid: string | number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

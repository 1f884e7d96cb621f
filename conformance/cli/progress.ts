/** Progress of a run: one live line on a terminal, a line for every case elsewhere. */
import type { Progress } from "../runner/run-suite.ts";

/** Shows progress. */
export interface ProgressView {
  show(progress: Progress): void;
  /** Takes the live line away. */
  clear(): void;
}

const clearLine = "\r\u001b[2K";

/** @param terminal `undefined` when it is written to a file or a pipe. */
export function progressView(
  write: (text: string) => void,
  terminal: { columns: number } | undefined,
): ProgressView {
  return terminal === undefined ? plainProgress(write) : liveProgress(write, terminal.columns);
}

function plainProgress(write: (text: string) => void): ProgressView {
  let failedBefore = 0;
  return {
    show({ kind, id, done, total, failed }) {
      if (kind !== "case-ended") return;
      write(`${done}/${total} ${id}${failed > failedBefore ? ": failed" : ""}\n`);
      failedBefore = failed;
    },
    clear() {},
  };
}

function liveProgress(write: (text: string) => void, columns: number): ProgressView {
  const running = new Set<string>();
  return {
    show({ kind, id, done, total, failed }) {
      if (kind === "case-started") running.add(id);
      else running.delete(id);
      const line = `${done}/${total}${failed > 0 ? `, ${failed} failed` : ""}  ${[...running].join(" ")}`;
      // A line that fills the terminal would wrap, and could not be taken back.
      write(clearLine + (line.length < columns ? line : `${line.slice(0, Math.max(0, columns - 2))}…`));
    },
    clear: () => write(clearLine),
  };
}

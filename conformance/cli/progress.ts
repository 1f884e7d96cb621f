import type { Progress } from "../runner/run-suite.ts";

/**
 * Prints progress. On a terminal, this is a single line that is updated; otherwise, one line for each tenth of
 * the cases.
 */
export interface ProgressView {
  show(progress: Progress): void;
  /** Erases the progress line. */
  clear(): void;
}

const clearLine = "\r\u001b[2K";

/** @param terminal `undefined` if the output is a file or a pipe. */
export function createProgressView(
  write: (text: string) => void,
  terminal: { columns: number } | undefined,
): ProgressView {
  return terminal === undefined ? createPlainProgress(write) : createLiveProgress(write, terminal.columns);
}

function createPlainProgress(write: (text: string) => void): ProgressView {
  return {
    show({ kind, done, total, failed }) {
      const tenths = (count: number) => Math.floor((count * 10) / total);
      if (kind !== "case-ended" || tenths(done) === tenths(done - 1)) return;
      write(`${done}/${total} cases${failed > 0 ? `, ${failed} failed` : ""}\n`);
    },
    clear() {},
  };
}

function createLiveProgress(write: (text: string) => void, columns: number): ProgressView {
  const running = new Set<string>();
  return {
    show({ kind, id, done, total, failed }) {
      if (kind === "case-started") running.add(id);
      else running.delete(id);
      const line = `${done}/${total}${failed > 0 ? `, ${failed} failed` : ""}  ${[...running].join(" ")}`;
      // The terminal would wrap a line of its full width, and a wrapped line cannot be erased.
      write(clearLine + (line.length < columns ? line : `${line.slice(0, Math.max(0, columns - 2))}…`));
    },
    clear: () => write(clearLine),
  };
}

/**
 * Ends the process when it receives a signal. The server is shut down gracefully if possible, but the process
 * always ends.
 */
import type { RunningServer } from "./running-server.ts";

/**
 * Time limit for closing after the runs' grace period, in milliseconds. The limit is needed because a
 * database that has become unreachable never responds.
 */
const closeTimeoutMs = 20_000;

/** The process, or a substitute for it in tests. */
export interface SignalTarget {
  on(signal: "SIGTERM" | "SIGINT", stop: (signal: string, number: number) => void): unknown;
  exit(code: number): void;
}

/**
 * Closes the server on SIGTERM or SIGINT and exits. The exit code is 0 once the server is closed, or 1 if
 * closing fails or takes too long. A second signal of either kind exits immediately with 128 plus the
 * signal's number.
 *
 * @param starting The server that is being started. It must be closed even if the start is still in progress,
 * because it may already have started tool servers.
 * @param graceMs How long active runs may take to finish, in milliseconds.
 * @param log Logs a line if the server could not be stopped cleanly.
 */
export function stopOnSignal(
  process: SignalTarget,
  starting: Promise<Pick<RunningServer, "close">>,
  { graceMs, log }: { graceMs: number; log: (line: string) => void },
): void {
  let isStopping = false;
  const failed = (how: string) => {
    log(how);
    process.exit(1);
  };
  const stop = (_signal: string, number: number) => {
    // A second signal of either kind exits without waiting.
    if (isStopping) return process.exit(128 + number);
    isStopping = true;
    const allMs = graceMs + closeTimeoutMs;
    // The timer also keeps the process alive. Without it, the process could exit because no work is left,
    // which would look like a clean stop.
    setTimeout(() => failed(`could not stop within ${allMs / 1000} s; active runs will be recovered`), allMs);
    starting
      .then((server) => server.close())
      .then(
        () => process.exit(0),
        (error: unknown) => failed(`could not stop cleanly: ${String(error)}`),
      );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Ends the process on a signal: in order if possible, but always. */
import type { RunningServer } from "./running-server.ts";

/**
 * Time limit for closing after the runs' grace period, in milliseconds: a database that has disappeared never
 * responds.
 */
const closeTimeoutMs = 20_000;

/** The process, or a substitute in tests. */
export interface SignalTarget {
  on(signal: "SIGTERM" | "SIGINT", stop: (signal: string, number: number) => void): unknown;
  exit(code: number): void;
}

/**
 * Closes the server on SIGTERM or SIGINT, and exits: with 0 when it is closed, with 1 if that fails or takes
 * too long. A second signal of either kind exits immediately with 128 plus its number.
 *
 * @param starting The starting server. A start that is still in progress must be closed too: it may have
 * started tool servers.
 * @param graceMs Time for active runs to finish, in milliseconds.
 * @param log Logs a line if the server could not stop in order.
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
    // A second signal, of either kind, does not wait.
    if (isStopping) return process.exit(128 + number);
    isStopping = true;
    const allMs = graceMs + closeTimeoutMs;
    // Also keeps the process alive: without it, an exit for lack of work would look like a clean stop.
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

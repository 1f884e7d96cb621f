/** Ending the process when it is told to: properly if that can be done, and in any case. */
import type { RunningServer } from "./running-server.ts";

/** How long a stop may take after the time that runs have, in milliseconds: a database that has vanished answers never. */
const closingMs = 20_000;

/** The process, or what stands for it. */
export interface Signalled {
  on(signal: "SIGTERM" | "SIGINT", stop: (signal: string, number: number) => void): unknown;
  exit(code: number): void;
}

/**
 * At SIGTERM and SIGINT closes the server and exits: with 0 when it is closed, with 1 when that fails or takes too long, and
 * for a second signal of either kind with 128 and its number at once.
 *
 * @param starting Also a start that is not done has begun things that must be ended, such as the processes of tool servers.
 * @param graceMs How long runs may go on, in milliseconds.
 * @param log Takes one line about a stop that was none.
 */
export function stopOnSignal(
  process: Signalled,
  starting: Promise<Pick<RunningServer, "close">>,
  { graceMs, log }: { graceMs: number; log: (line: string) => void },
): void {
  let isStopping = false;
  const failed = (how: string) => {
    log(how);
    process.exit(1);
  };
  const stop = (_signal: string, number: number) => {
    // Who asks a second time, in whichever way, does not wait.
    if (isStopping) return process.exit(128 + number);
    isStopping = true;
    const allMs = graceMs + closingMs;
    // It keeps the process alive, too: an end for want of anything to do would look like a proper one.
    setTimeout(
      () => failed(`could not stop within ${allMs / 1000} s; what is left is taken up again`),
      allMs,
    );
    starting
      .then((server) => server.close())
      .then(
        () => process.exit(0),
        (error: unknown) => failed(`could not stop properly: ${String(error)}`),
      );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

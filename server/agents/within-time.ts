/** Work that has a time, and a caller who may lose interest. */
import { maxTimerMs } from "../engine/turn/budget.ts";

/** The work's time was up. */
export class OutOfTime extends Error {
  /** The time that it had, in words, for example `60 s`. */
  readonly limit: string;

  /** @param timeMs The time that it had, in milliseconds. */
  constructor(timeMs: number) {
    const limit = `${timeMs / 1000} s`;
    super(`not done within ${limit}`);
    this.name = "OutOfTime";
    this.limit = limit;
  }
}

/**
 * Does work, and ends at once when the caller's signal aborts or the time is up, even if the work does not heed that.
 *
 * @param work Is given a signal of its own, which aborts then, and when the work is over: what it began ends with it.
 * @throws the reason of `signal`, `OutOfTime`, or what the work fails with.
 */
export async function withinTime<T>(
  { timeMs, signal }: { timeMs: number; signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const stop = new AbortController();
  const stopped = Promise.withResolvers<never>();
  const end = (reason: unknown) => {
    stopped.reject(reason);
    stop.abort(reason);
  };
  const timer = setTimeout(() => end(new OutOfTime(timeMs)), Math.min(timeMs, maxTimerMs));
  const onAbort = () => end(signal.reason);
  signal.addEventListener("abort", onAbort);
  try {
    return await Promise.race([work(stop.signal), stopped.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
    stop.abort();
  }
}

import { maxTimerMs } from "../engine/turn/budget.ts";

/** Thrown when work exceeds its time limit. */
export class TimeLimitError extends Error {
  /** The time limit in words, for example `60 s`. */
  readonly limit: string;

  /** @param timeMs The time limit in milliseconds. */
  constructor(timeMs: number) {
    const limit = `${timeMs / 1000} s`;
    super(`not finished within ${limit}`);
    this.name = "OutOfTime";
    this.limit = limit;
  }
}

/**
 * Runs work until it finishes, the caller's signal aborts, or the time limit expires. Returns promptly even
 * if the work ignores its signal.
 *
 * @param work Receives a separate signal. This signal also aborts once the work has finished, which stops
 * everything that the work started.
 * @throws the reason from `signal`, `TimeLimitError`, or the work's error.
 */
export async function raceTimeLimit<T>(
  { timeMs, signal }: { timeMs: number; signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const stop = new AbortController();
  const stopped = Promise.withResolvers<never>();
  const stopWork = (reason: unknown) => {
    stopped.reject(reason);
    stop.abort(reason);
  };
  const timer = setTimeout(() => stopWork(new TimeLimitError(timeMs)), Math.min(timeMs, maxTimerMs));
  const onAbort = () => stopWork(signal.reason);
  signal.addEventListener("abort", onAbort);
  try {
    return await Promise.race([work(stop.signal), stopped.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
    stop.abort();
  }
}

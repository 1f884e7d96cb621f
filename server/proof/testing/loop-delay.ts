/** Interval of the timer, in milliseconds. */
const tickMs = 5;

/**
 * Runs work and measures how long it blocks the event loop.
 *
 * @returns The result of the work, and the longest time between two ticks of a timer in milliseconds.
 */
export async function measureLoopDelay<T>(
  work: () => Promise<T>,
): Promise<{ result: T; maxDelayMs: number }> {
  let last = performance.now();
  let maxDelayMs = 0;
  const tick = () => {
    const now = performance.now();
    maxDelayMs = Math.max(maxDelayMs, now - last);
    last = now;
  };
  const timer = setInterval(tick, tickMs);
  try {
    const result = await work();
    tick();
    return { result, maxDelayMs };
  } finally {
    clearInterval(timer);
  }
}

/** Time limits of what the web tools ask for. */

/** A sentence for the model: the time was up. */
export class OverdueError extends Error {}

/**
 * Does work that has no more than its time.
 *
 * @param sentence What to say when the time is up.
 * @param work Heeds the signal that it gets.
 * @throws {OverdueError} when the time is up.
 * @throws the reason of `signal`.
 */
export async function withinTime<T>(
  timeMs: number,
  signal: AbortSignal,
  sentence: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const overdue = AbortSignal.timeout(timeMs);
  try {
    return await work(AbortSignal.any([signal, overdue]));
  } catch (error) {
    signal.throwIfAborted();
    throw overdue.aborted ? new OverdueError(sentence) : error;
  }
}

/** Time limits of the web tools' requests. */

/** A timeout, with a sentence for the model. */
export class WebTimeoutError extends Error {}

/**
 * Runs work with a time limit.
 *
 * @param sentence Error message after a timeout.
 * @param work Must stop when its signal aborts.
 * @throws {WebTimeoutError} after a timeout.
 * @throws the reason of `signal`.
 */
export async function withTimeLimit<T>(
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
    throw overdue.aborted ? new WebTimeoutError(sentence) : error;
  }
}

/** Time limits for requests sent by the web tools. */

/** Thrown after a timeout. The message is a sentence for the model. */
export class WebTimeoutError extends Error {}

/**
 * Runs work with a time limit.
 *
 * @param sentence The error message after a timeout.
 * @param work The work to run. It must stop when its signal is aborted.
 * @throws {WebTimeoutError} after a timeout.
 * @throws the reason from `signal`.
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

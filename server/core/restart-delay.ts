/** Increasing delays before a server is started, or a subscription is opened, again. */
const firstDelayMs = 250;
/** Maximum delay in milliseconds. A start that lasted longer was not short-lived. */
export const maxDelayMs = 30_000;

/**
 * Returns the delay before the next start in milliseconds.
 *
 * @param failures Number of preceding starts that failed or were short-lived.
 */
export function computeRestartDelay(failures: number): number {
  return Math.min(firstDelayMs * 2 ** failures, maxDelayMs);
}

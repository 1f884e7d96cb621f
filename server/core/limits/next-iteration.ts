let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a later iteration of the event loop. Callers that wait at the same time get one iteration each, in order:
 * between two of them the process does its other work.
 */
export function nextIteration(): Promise<void> {
  last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  return last;
}

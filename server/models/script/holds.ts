/**
 * Named points at which a scripted stream waits until a test lets it go on: exact where a sleep would be a guess.
 *
 * Names are global to the process, and whoever may send a script may name any: tests use unguessable ones, for
 * example `randomUUID()`. Nothing is remembered about a name at which no stream waits and nobody watches.
 */

const waiting = new Map<string, Set<() => void>>();
const watching = new Map<string, PromiseWithResolvers<void>>();

/**
 * Waits at a hold until it is released or the time is up.
 *
 * @param ms Milliseconds after which the stream goes on by itself.
 * @throws The signal's reason, as soon as it fires.
 */
export async function waitAtHold(name: string, ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (): void => reject(signal.reason);
  const timer = setTimeout(resolve, ms);
  signal.addEventListener("abort", fail);
  const others = waiting.get(name) ?? new Set();
  waiting.set(name, others.add(resolve));
  watching.get(name)?.resolve();
  watching.delete(name);
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", fail);
    others.delete(resolve);
    if (others.size === 0 && waiting.get(name) === others) waiting.delete(name);
  }
}

/**
 * Lets every stream that waits at this hold go on. It does not open the hold for those that come later: await
 * {@link holdReached} first.
 *
 * @returns Whether any stream was waiting.
 */
export function releaseHold(name: string): boolean {
  const streams = waiting.get(name);
  if (!streams) return false;
  waiting.delete(name);
  for (const goOn of streams) goOn();
  return true;
}

/** Resolves when a stream waits at this hold: at once if one does now, else the next time one comes. */
export function holdReached(name: string): Promise<void> {
  if (waiting.has(name)) return Promise.resolve();
  const watch = watching.get(name) ?? Promise.withResolvers<void>();
  watching.set(name, watch);
  return watch.promise;
}

/**
 * Named points at which a scripted stream waits until a test releases it, so that tests need no sleeps.
 *
 * Names are global to the process, and any client that can send a script can use any name. Tests therefore
 * use unguessable names, for example `randomUUID()`. A name is stored only while a stream is waiting at it or
 * a test is watching it.
 */

const waiters = new Map<string, Set<() => void>>();
const watching = new Map<string, PromiseWithResolvers<void>>();

/**
 * Waits at a hold until it is released or its time limit expires.
 *
 * @param ms Time limit in milliseconds, after which the stream continues automatically.
 * @throws the signal's reason as soon as the signal is aborted.
 */
export async function waitAtHold(name: string, ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (): void => reject(signal.reason);
  const timer = setTimeout(resolve, ms);
  signal.addEventListener("abort", fail);
  const others = waiters.get(name) ?? new Set();
  waiters.set(name, others.add(resolve));
  watching.get(name)?.resolve();
  watching.delete(name);
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", fail);
    others.delete(resolve);
    if (others.size === 0 && waiters.get(name) === others) waiters.delete(name);
  }
}

/**
 * Releases every stream that is waiting at this hold. Streams that arrive later still wait, so await {@link
 * holdReached} first.
 *
 * @returns True if any stream was waiting.
 */
export function releaseHold(name: string): boolean {
  const streams = waiters.get(name);
  if (!streams) return false;
  waiters.delete(name);
  for (const resume of streams) resume();
  return true;
}

/** Resolves when a stream is waiting at this hold, which may be immediately. */
export function holdReached(name: string): Promise<void> {
  if (waiters.has(name)) return Promise.resolve();
  const watch = watching.get(name) ?? Promise.withResolvers<void>();
  watching.set(name, watch);
  return watch.promise;
}

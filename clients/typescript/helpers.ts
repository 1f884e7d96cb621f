/** Shared helpers: abort signals, promises, listeners, random ids. */

/** Settles like the promise, or rejects with the signal's reason as soon as the signal aborts. */
export function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

/** Resolves after `ms` milliseconds, or rejects as soon as the signal aborts. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const time = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return rejectOnAbort(time, signal).finally(() => clearTimeout(timer));
}

/** A promise with its `resolve` and `reject` functions. A rejection is never reported as unhandled. */
export class Deferred<Value> {
  declare readonly promise: Promise<Value>;
  declare resolve: (value: Value) => void;
  declare reject: (reason: unknown) => void;

  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    this.promise.catch(() => {});
  }
}

/** A set of listeners. If a listener throws, the other listeners are still called. */
export class Listeners {
  readonly #listeners = new Set<() => void>();

  /** @returns A function that removes the listener. */
  add(listener: () => void): () => void {
    // The wrapper allows the same function to be added more than once.
    const own = () => listener();
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }

  notify(): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener();
      } catch (error) {
        console.error(error);
      }
    }
  }
}

/**
 * Returns 32 random hexadecimal digits. Unlike `crypto.randomUUID`, it also works on pages served over plain
 * HTTP.
 */
export function randomId(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return words.reduce((id, word) => id + word.toString(16).padStart(8, "0"), "");
}

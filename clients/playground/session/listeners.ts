/** Tells listeners that something changed. */
export class Listeners {
  readonly #listeners = new Set<() => void>();
  #told = false;

  subscribe(listener: () => void): () => void {
    // Its own function, so that one that subscribes twice is told twice, and each end ends one.
    const own = () => listener();
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  /** Tells them soon, once for all that changes until then. */
  tell(): void {
    if (this.#told) return;
    this.#told = true;
    queueMicrotask(() => {
      this.#told = false;
      for (const listener of this.#listeners) listener();
    });
  }

  clear(): void {
    this.#listeners.clear();
  }
}

/** Those who want to hear of changes. */
export class Listeners {
  readonly #listeners = new Set<() => void>();

  /** @returns Ends that the listener is called. */
  add(listener: () => void): () => void {
    // The same function may listen twice.
    const own = () => listener();
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }

  call(): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener();
      } catch (error) {
        // Another's mistake: the others are called all the same.
        console.error(error);
      }
    }
  }
}

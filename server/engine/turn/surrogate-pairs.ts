/**
 * Makes streamed text well-formed. A model can split a character outside the Basic Multilingual Plane between
 * two deltas. Half a character cannot be encoded as UTF-8, and many JSON parsers reject it.
 */
export class SurrogatePairs {
  /** The high surrogate at the end of the last delta, by part. */
  readonly #held = new Map<string, string>();

  /**
   * Returns the text that can be sent now. A high surrogate at the end is held back until the next delta of the
   * part, and other unpaired surrogates are replaced with U+FFFD.
   */
  join(part: string, delta: string): string {
    const text = (this.#held.get(part) ?? "") + delta;
    const isSplit = /[\ud800-\udbff]$/.test(text);
    if (isSplit) this.#held.set(part, text.slice(-1));
    else this.#held.delete(part);
    return (isSplit ? text.slice(0, -1) : text).toWellFormed();
  }

  /** Ends the part, and returns U+FFFD if its last delta ended with an unpaired surrogate. */
  end(part: string): string {
    return this.#held.delete(part) ? "\ufffd" : "";
  }
}

/** Text that comes in pieces. V8 joins them only when the text is read, so a piece costs the same however long it gets. */
export class GrowingText {
  #text = "";
  /** The first half of a surrogate pair, until its other half comes. */
  #half = "";

  append(piece: string): void {
    if (piece === "") return;
    const joined = this.#half === "" ? piece : this.#half + piece;
    const last = piece.charCodeAt(piece.length - 1);
    this.#half = last >= 0xd800 && last <= 0xdbff ? joined.slice(-1) : "";
    this.#text += this.#half === "" ? joined : joined.slice(0, -1);
  }

  /** All that has come and can be shown: not the first half of a character. */
  get shown(): string {
    return this.#text;
  }

  /** All that has come. */
  get whole(): string {
    return this.#text + this.#half;
  }
}

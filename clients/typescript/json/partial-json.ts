/**
 * Incremental parser for JSON (RFC 8259) that arrives in deltas, which may be split anywhere. Its value is
 * always valid JSON: an open string contains the text received so far, a number or literal appears once it is
 * complete, and a field appears when its value starts.
 *
 * Each character is read once. A value that was returned never changes: containers that grow afterwards are
 * copied first, once per read of `value`.
 */
import { setOwn } from "./values.ts";

/** The maximum nesting depth. Reading `value` copies all open containers, so depth costs more than size. */
const maxDepth = 1000;

/** The token that may come next in the input. */
type ExpectedToken = "value" | "value-or-end" | "key" | "key-or-end" | "colon" | "comma-or-end" | "end";

export class PartialJson {
  #root: unknown;
  /** The open objects and arrays, outermost first, each with the key of its open or next value. */
  readonly #openContainers: { container: object; key: string | number }[] = [];
  /** The number of open containers that were returned to a caller and must not be modified. */
  #sharedCount = 0;
  #expects: ExpectedToken = "value";
  /** The open string, if any. */
  #string: GrowingText | undefined;
  /** True if the open string has grown since `value` was last read. */
  #hasGrown = false;
  /** The open escape sequence in the string, starting at its backslash. */
  #escape = "";
  /** The text of the open number or literal. */
  #scalar = "";
  /** True if the input is not JSON. */
  #isInvalid = false;

  /** Parses a delta. Invalid input and everything after it are ignored. */
  feed(piece: string): void {
    let at = 0;
    while (at < piece.length && !this.#isInvalid) {
      if (this.#string !== undefined) at = this.#readString(this.#string, piece, at);
      else if (this.#scalar !== "") at = this.#readScalar(piece, at);
      else this.#readPunctuation(piece.charAt(at++));
    }
  }

  /** Ends the input. A number at the top level is complete only after this call. */
  end(): void {
    if (this.#scalar !== "" && !this.#isInvalid) this.#endScalar();
  }

  /**
   * The value received so far, or `undefined` before it has started. A returned value is never modified: a
   * change creates a new object.
   */
  get value(): unknown {
    if (this.#hasGrown && this.#string !== undefined) {
      this.#setValue(this.#string.text);
      this.#hasGrown = false;
    }
    this.#sharedCount = this.#openContainers.length;
    return this.#root;
  }

  /** True if the value is complete and nothing follows it. */
  get isComplete(): boolean {
    return this.#expects === "end" && !this.#isInvalid;
  }

  get #expectsValue(): boolean {
    return this.#expects.startsWith("value");
  }

  /** Handles a character outside strings, numbers and literals. */
  #readPunctuation(char: string): void {
    const expects = this.#expects;
    const wantsValue = this.#expectsValue;
    if (char === " " || char === "\n" || char === "\r" || char === "\t") return;
    if (char === '"' && (wantsValue || expects.startsWith("key"))) {
      this.#string = new GrowingText();
      this.#hasGrown = wantsValue;
    } else if ((char === "{" || char === "[") && wantsValue) this.#openContainer(char);
    else if (char === "}" || char === "]") this.#closeContainer(char);
    else if (char === ":" && expects === "colon") this.#expects = "value";
    else if (char === "," && expects === "comma-or-end") this.#nextItem();
    else if (wantsValue && /[-\dtfn]/.test(char)) this.#readScalar(char, 0);
    else this.#isInvalid = true;
  }

  #openContainer(char: "{" | "["): void {
    this.#isInvalid = this.#openContainers.length === maxDepth;
    if (this.#isInvalid) return;
    const isList = char === "[";
    const container = isList ? [] : {};
    this.#setValue(container);
    this.#openContainers.push({ container, key: isList ? 0 : "" });
    this.#expects = isList ? "value-or-end" : "key-or-end";
  }

  #closeContainer(char: "}" | "]"): void {
    const top = this.#openContainers.at(-1);
    const isList = Array.isArray(top?.container);
    const mayEnd =
      this.#expects === "comma-or-end" || this.#expects === (isList ? "value-or-end" : "key-or-end");
    if (top === undefined || isList !== (char === "]") || !mayEnd) {
      this.#isInvalid = true;
      return;
    }
    this.#openContainers.pop();
    this.#sharedCount = Math.min(this.#sharedCount, this.#openContainers.length);
    this.#afterValue();
  }

  #nextItem(): void {
    const top = this.#openContainers.at(-1);
    if (typeof top?.key === "number") top.key += 1;
    this.#expects = typeof top?.key === "number" ? "value" : "key";
  }

  #afterValue(): void {
    this.#expects = this.#openContainers.length === 0 ? "end" : "comma-or-end";
  }

  /**
   * Reads the rest of a string.
   *
   * @returns The index of the first character that was not read.
   */
  #readString(string: GrowingText, piece: string, from: number): number {
    if (this.#escape !== "") {
      this.#readEscape(string, piece.charAt(from));
      return from + 1;
    }
    let at = from;
    for (; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (code === 0x22 || code === 0x5c || code < 0x20) break;
    }
    if (at > from) this.#appendToString(string, piece.slice(from, at));
    if (at === piece.length) return at;
    const char = piece[at];
    if (char === '"') this.#endString(string);
    else if (char === "\\") this.#escape = char;
    else this.#isInvalid = true;
    return at + 1;
  }

  #readEscape(string: GrowingText, char: string): void {
    const sequence = this.#escape + char;
    this.#escape = "";
    if (/^\\(["\\/bfnrt]|u[\da-fA-F]{4})$/.test(sequence))
      this.#appendToString(string, JSON.parse(`"${sequence}"`));
    else if (/^\\u[\da-fA-F]{0,3}$/.test(sequence)) this.#escape = sequence;
    else this.#isInvalid = true;
  }

  #appendToString(string: GrowingText, piece: string): void {
    string.append(piece);
    if (this.#expectsValue) this.#hasGrown = true;
  }

  #endString(string: GrowingText): void {
    this.#string = undefined;
    const top = this.#openContainers.at(-1);
    if (top !== undefined && !this.#expectsValue) {
      top.key = string.fullText;
      this.#expects = "colon";
      return;
    }
    this.#setValue(string.fullText);
    this.#hasGrown = false;
    this.#afterValue();
  }

  /**
   * Reads the rest of a number or literal.
   *
   * @returns The index of the first character that was not read.
   */
  #readScalar(piece: string, from: number): number {
    let at = from;
    while (at < piece.length && /[-+.\w]/.test(piece.charAt(at))) at += 1;
    this.#scalar += piece.slice(from, at);
    if (at < piece.length || /^(true|false|null)$/.test(this.#scalar)) this.#endScalar();
    return at;
  }

  #endScalar(): void {
    try {
      this.#setValue(JSON.parse(this.#scalar));
    } catch {
      this.#isInvalid = true;
      return;
    }
    this.#scalar = "";
    this.#afterValue();
  }

  /** Stores a value at the current position. Copies containers that were returned to a caller. */
  #setValue(value: unknown): void {
    if (this.#sharedCount > 0) this.#copyShared();
    const top = this.#openContainers.at(-1);
    if (top === undefined) this.#root = value;
    else setOwn(top.container, top.key, value);
  }

  #copyShared(): void {
    let above: { container: object; key: string | number } | undefined;
    for (const level of this.#openContainers.slice(0, this.#sharedCount)) {
      level.container = Array.isArray(level.container) ? level.container.slice() : { ...level.container };
      if (above === undefined) this.#root = level.container;
      else setOwn(above.container, above.key, level.container);
      above = level;
    }
    this.#sharedCount = 0;
  }
}

/**
 * Text that arrives in deltas. V8 joins them only when the text is read, so the cost of appending a delta
 * does not depend on the length of the text.
 */
export class GrowingText {
  #text = "";
  /** The first half of a split surrogate pair, until the second half arrives. */
  #highSurrogate = "";

  append(piece: string): void {
    if (piece === "") return;
    const joined = this.#highSurrogate === "" ? piece : this.#highSurrogate + piece;
    const last = piece.charCodeAt(piece.length - 1);
    this.#highSurrogate = last >= 0xd800 && last <= 0xdbff ? joined.slice(-1) : "";
    this.#text += this.#highSurrogate === "" ? joined : joined.slice(0, -1);
  }

  /** The text received so far, without the first half of a split surrogate pair. */
  get text(): string {
    return this.#text;
  }

  /** The text received so far, including the first half of a split surrogate pair. */
  get fullText(): string {
    return this.#text + this.#highSurrogate;
  }
}

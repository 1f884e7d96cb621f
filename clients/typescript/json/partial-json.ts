/**
 * Incremental parser of JSON (RFC 8259) that arrives in deltas, split anywhere. Its value is always valid: an
 * open string has the text so far, a number or literal appears when it is complete, a field when its value
 * starts.
 *
 * Each character is read once. A value that was returned never changes: containers that grow afterwards are
 * copied first, once per read of `value`.
 */
import { setMember } from "./values.ts";

/** Maximum nesting. Reading `value` copies the open containers, so depth costs more than size. */
const maxDepth = 1000;

/** The token that may come next. */
type Expects = "value" | "value-or-end" | "key" | "key-or-end" | "colon" | "comma-or-end" | "end";

export class PartialJson {
  #root: unknown;
  /** Open objects and arrays, outermost first, with the key of the next or open value in each. */
  readonly #open: { container: object; key: string | number }[] = [];
  /** Number of open containers that were returned to a caller and must not be modified. */
  #shared = 0;
  #expects: Expects = "value";
  /** The open string. */
  #string: GrowingText | undefined;
  /** True if the open string has grown since `value` was last read. */
  #grown = false;
  /** The open escape sequence of the string, from its backslash. */
  #escape = "";
  /** The open number or literal. */
  #scalar = "";
  /** True if the input is not JSON. */
  #broken = false;

  /** Parses a delta. Ignores invalid input and everything after it. */
  feed(piece: string): void {
    let at = 0;
    while (at < piece.length && !this.#broken) {
      if (this.#string !== undefined) at = this.#inString(this.#string, piece, at);
      else if (this.#scalar !== "") at = this.#inScalar(piece, at);
      else this.#between(piece.charAt(at++));
    }
  }

  /** Ends the input. Only then is a number at the top level complete. */
  end(): void {
    if (this.#scalar !== "" && !this.#broken) this.#endScalar();
  }

  /** The value so far; `undefined` before it starts. It is never modified: a change creates a new object. */
  get value(): unknown {
    if (this.#grown && this.#string !== undefined) {
      this.#put(this.#string.shown);
      this.#grown = false;
    }
    this.#shared = this.#open.length;
    return this.#root;
  }

  /** True if the value is complete and nothing else follows it. */
  get isWhole(): boolean {
    return this.#expects === "end" && !this.#broken;
  }

  get #wantsValue(): boolean {
    return this.#expects.startsWith("value");
  }

  /** Handles a character outside strings, numbers and literals. */
  #between(char: string): void {
    const expects = this.#expects;
    const wantsValue = this.#wantsValue;
    if (char === " " || char === "\n" || char === "\r" || char === "\t") return;
    if (char === '"' && (wantsValue || expects.startsWith("key"))) {
      this.#string = new GrowingText();
      this.#grown = wantsValue;
    } else if ((char === "{" || char === "[") && wantsValue) this.#begin(char);
    else if (char === "}" || char === "]") this.#close(char);
    else if (char === ":" && expects === "colon") this.#expects = "value";
    else if (char === "," && expects === "comma-or-end") this.#next();
    else if (wantsValue && /[-\dtfn]/.test(char)) this.#inScalar(char, 0);
    else this.#broken = true;
  }

  #begin(char: "{" | "["): void {
    this.#broken = this.#open.length === maxDepth;
    if (this.#broken) return;
    const isList = char === "[";
    const container = isList ? [] : {};
    this.#put(container);
    this.#open.push({ container, key: isList ? 0 : "" });
    this.#expects = isList ? "value-or-end" : "key-or-end";
  }

  #close(char: "}" | "]"): void {
    const top = this.#open.at(-1);
    const isList = Array.isArray(top?.container);
    const mayEnd =
      this.#expects === "comma-or-end" || this.#expects === (isList ? "value-or-end" : "key-or-end");
    if (top === undefined || isList !== (char === "]") || !mayEnd) {
      this.#broken = true;
      return;
    }
    this.#open.pop();
    this.#shared = Math.min(this.#shared, this.#open.length);
    this.#afterValue();
  }

  #next(): void {
    const top = this.#open.at(-1);
    if (typeof top?.key === "number") top.key += 1;
    this.#expects = typeof top?.key === "number" ? "value" : "key";
  }

  #afterValue(): void {
    this.#expects = this.#open.length === 0 ? "end" : "comma-or-end";
  }

  /** Reads the rest of a string. @returns Index of the first character that was not read. */
  #inString(string: GrowingText, piece: string, from: number): number {
    if (this.#escape !== "") {
      this.#inEscape(string, piece.charAt(from));
      return from + 1;
    }
    let at = from;
    for (; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (code === 0x22 || code === 0x5c || code < 0x20) break;
    }
    if (at > from) this.#grow(string, piece.slice(from, at));
    if (at === piece.length) return at;
    const char = piece[at];
    if (char === '"') this.#endString(string);
    else if (char === "\\") this.#escape = char;
    else this.#broken = true;
    return at + 1;
  }

  #inEscape(string: GrowingText, char: string): void {
    const sequence = this.#escape + char;
    this.#escape = "";
    if (/^\\(["\\/bfnrt]|u[\da-fA-F]{4})$/.test(sequence)) this.#grow(string, JSON.parse(`"${sequence}"`));
    else if (/^\\u[\da-fA-F]{0,3}$/.test(sequence)) this.#escape = sequence;
    else this.#broken = true;
  }

  #grow(string: GrowingText, piece: string): void {
    string.append(piece);
    if (this.#wantsValue) this.#grown = true;
  }

  #endString(string: GrowingText): void {
    this.#string = undefined;
    const top = this.#open.at(-1);
    if (top !== undefined && !this.#wantsValue) {
      top.key = string.whole;
      this.#expects = "colon";
      return;
    }
    this.#put(string.whole);
    this.#grown = false;
    this.#afterValue();
  }

  /** Reads the rest of a number or literal. @returns Index of the first character that was not read. */
  #inScalar(piece: string, from: number): number {
    let at = from;
    while (at < piece.length && /[-+.\w]/.test(piece.charAt(at))) at += 1;
    this.#scalar += piece.slice(from, at);
    if (at < piece.length || /^(true|false|null)$/.test(this.#scalar)) this.#endScalar();
    return at;
  }

  #endScalar(): void {
    try {
      this.#put(JSON.parse(this.#scalar));
    } catch {
      this.#broken = true;
      return;
    }
    this.#scalar = "";
    this.#afterValue();
  }

  /** Stores a value at the current position. Copies containers that were returned to a caller. */
  #put(value: unknown): void {
    if (this.#shared > 0) this.#copyShared();
    const top = this.#open.at(-1);
    if (top === undefined) this.#root = value;
    else setMember(top.container, top.key, value);
  }

  #copyShared(): void {
    let above: { container: object; key: string | number } | undefined;
    for (const level of this.#open.slice(0, this.#shared)) {
      level.container = Array.isArray(level.container) ? level.container.slice() : { ...level.container };
      if (above === undefined) this.#root = level.container;
      else setMember(above.container, above.key, level.container);
      above = level;
    }
    this.#shared = 0;
  }
}

/**
 * Text that arrives in deltas. V8 joins them only when the text is read, so the cost of a delta does not
 * depend on the length of the text.
 */
export class GrowingText {
  #text = "";
  /** The first half of a surrogate pair, until the second half arrives. */
  #half = "";

  append(piece: string): void {
    if (piece === "") return;
    const joined = this.#half === "" ? piece : this.#half + piece;
    const last = piece.charCodeAt(piece.length - 1);
    this.#half = last >= 0xd800 && last <= 0xdbff ? joined.slice(-1) : "";
    this.#text += this.#half === "" ? joined : joined.slice(0, -1);
  }

  /** The text so far, without the first half of a split character. */
  get shown(): string {
    return this.#text;
  }

  /** The text so far. */
  get whole(): string {
    return this.#text + this.#half;
  }
}

/**
 * Reads JSON (RFC 8259) that comes in pieces, cut anywhere, and always has the value so far: text in an open string is
 * there as far as it came, a number or literal when it is whole, a member when its value begins.
 *
 * Each character is read once. What was looked at stays as it is: what grows afterwards is copied first, once for a look.
 */
import { setMember } from "./values.ts";

/** Deepest nesting that is read. A look copies what is open, so depth costs more than size. */
const maxDepth = 1000;

/** What may come next. */
type Expects = "value" | "value-or-end" | "key" | "key-or-end" | "colon" | "comma-or-end" | "end";

export class PartialJson {
  #root: unknown;
  /** Objects and lists that are open, outermost first, and where in each the next value goes, or the open one is. */
  readonly #open: { container: object; key: string | number }[] = [];
  /** How many of them somebody has looked at: they must not change any more. */
  #shared = 0;
  #expects: Expects = "value";
  /** The open string. */
  #string: GrowingText | undefined;
  /** Whether the open string has more than was last looked at. */
  #grown = false;
  /** The open escape sequence of the string, from its backslash. */
  #escape = "";
  /** The open number or literal. */
  #scalar = "";
  /** Whether what came is not JSON. */
  #broken = false;

  /** Reads a piece. What is not JSON, and all that follows it, is not read. */
  feed(piece: string): void {
    let at = 0;
    while (at < piece.length && !this.#broken) {
      if (this.#string !== undefined) at = this.#inString(this.#string, piece, at);
      else if (this.#scalar !== "") at = this.#inScalar(piece, at);
      else this.#between(piece.charAt(at++));
    }
  }

  /** Tells that no more comes: only then is a number whole that nothing encloses. */
  end(): void {
    if (this.#scalar !== "" && !this.#broken) this.#endScalar();
  }

  /** The value so far; undefined until one has begun. Never changed afterwards; the same object until something came. */
  get value(): unknown {
    if (this.#grown && this.#string !== undefined) {
      this.#put(this.#string.shown);
      this.#grown = false;
    }
    this.#shared = this.#open.length;
    return this.#root;
  }

  /** Whether the value is whole, and nothing else followed. */
  get isWhole(): boolean {
    return this.#expects === "end" && !this.#broken;
  }

  get #wantsValue(): boolean {
    return this.#expects.startsWith("value");
  }

  /** A character that is in no string, number or literal. */
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

  /** Reads on in a string. @returns Where what is not read begins. */
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

  /** Reads on in a number or literal. @returns Where what is not read begins. */
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

  /** Puts a value where the next one goes, in copies of what somebody has looked at. */
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

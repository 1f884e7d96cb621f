
/** A line without its line ending. */
export interface Line {
  text: string;
  /** False if the bytes are not UTF-8. The invalid bytes are then U+FFFD. */
  valid: boolean;
  /** True if the line ends with CR, alone or before LF. */
  cr: boolean;
}

const LF = 0x0a;
const CR = 0x0d;
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * Splits the bytes of an event stream into lines (HTML Living Standard, section 9.2.5). No byte of a
 * multi-byte UTF-8 sequence is a line ending, so each line can be decoded alone.
 */
export class SseLines {
  #pieces: Uint8Array[] = [];
  #afterCr = false;

  /** Adds bytes. @returns The lines that they complete. */
  push(chunk: Uint8Array): Line[] {
    const lines: Line[] = [];
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === LF && this.#afterCr) start = at + 1;
      else if (byte === LF || byte === CR) {
        this.#pieces.push(chunk.subarray(start, at));
        lines.push(this.#take(byte === CR));
        start = at + 1;
      }
      this.#afterCr = byte === CR;
    }
    if (start < chunk.length) this.#pieces.push(chunk.subarray(start));
    return lines;
  }

  /** Returns the incomplete last line. */
  rest(): Line {
    return this.#take(false);
  }

  #take(cr: boolean): Line {
    const bytes = Buffer.concat(this.#pieces);
    this.#pieces = [];
    try {
      return { text: strict.decode(bytes), valid: true, cr };
    } catch {
      return { text: lenient.decode(bytes), valid: false, cr };
    }
  }
}

/** A line without its line ending. */
export interface Line {
  text: string;
  /** False if the bytes are not UTF-8. Invalid bytes are then replaced by U+FFFD. */
  isUtf8: boolean;
  /** True if the line ends with CR, alone or before LF. */
  endsWithCr: boolean;
}

const LF = 0x0a;
const CR = 0x0d;
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * Splits the bytes of an event stream into lines (HTML Living Standard, section 9.2.5). Each line can be
 * decoded separately, because no byte in a multi-byte UTF-8 sequence is a line ending.
 */
export class SseLineSplitter {
  #chunks: Uint8Array[] = [];
  #afterCr = false;

  /**
   * Adds bytes.
   * @returns The lines that the bytes complete.
   */
  push(chunk: Uint8Array): Line[] {
    const lines: Line[] = [];
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === LF && this.#afterCr) start = at + 1;
      else if (byte === LF || byte === CR) {
        this.#chunks.push(chunk.subarray(start, at));
        lines.push(this.#completeLine(byte === CR));
        start = at + 1;
      }
      this.#afterCr = byte === CR;
    }
    if (start < chunk.length) this.#chunks.push(chunk.subarray(start));
    return lines;
  }

  /** Returns the incomplete last line. */
  rest(): Line {
    return this.#completeLine(false);
  }

  #completeLine(cr: boolean): Line {
    const bytes = Buffer.concat(this.#chunks);
    this.#chunks = [];
    try {
      return { text: strict.decode(bytes), isUtf8: true, endsWithCr: cr };
    } catch {
      return { text: lenient.decode(bytes), isUtf8: false, endsWithCr: cr };
    }
  }
}

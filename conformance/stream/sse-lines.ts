/** Lines of an event stream (HTML Living Standard, section 9.2.5), from bytes in pieces of any size. */

/** A line, without what ends it. */
export interface Line {
  text: string;
  /** Whether its bytes are UTF-8; otherwise what is not has become U+FFFD. */
  valid: boolean;
  /** Whether CR ends it, alone or with LF. */
  cr: boolean;
}

const LF = 0x0a;
const CR = 0x0d;
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder("utf-8", { ignoreBOM: true });

/** Cuts bytes into lines; no byte of a longer UTF-8 sequence is a line end, so every line can be decoded alone. */
export class SseLines {
  #pieces: Uint8Array[] = [];
  #afterCr = false;

  /** Takes the next bytes. @returns The lines that they end. */
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

  /** What has come of a line that never ended. */
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

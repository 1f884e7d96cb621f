/**
 * Reads a response body of Server-Sent Events as this contract has them (HTML Living Standard, section 9.2.6): frames of
 * `id` and `data`. A general parser has four times the size, which every page would load.
 */

/**
 * After this silence, in ms, a connection is taken for dead. A server sends a comment after 15 s without an event; and it
 * stops a run, or forgets what a stream missed, 30 s after the last connection at the earliest: until then to be back.
 */
export const silenceMs = 25_000;

/** Nothing came for too long. */
export class Silence extends Error {
  constructor() {
    super(`Nothing came for ${silenceMs / 1000} s, not even a comment.`);
  }
}

/**
 * Reads a body; what comes in one chunk is given together. A frame that the body's end cuts off is none (HTML Living
 * Standard, section 9.2.6).
 *
 * @throws {Silence} When nothing comes for too long; the signal's reason when that fires; what the network says when the
 *   body breaks.
 */
export async function* readFrames(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Frame[], void, undefined> {
  const parser = new FrameParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let silent = false;
  // Cancelling ends a read that is waiting, also of a body that does not heed the signal.
  const stop = () => void reader.cancel(signal.reason).catch(() => {});
  const watch = () =>
    setTimeout(() => {
      silent = true;
      stop();
    }, silenceMs);
  let timer = watch();
  signal.addEventListener("abort", stop, { once: true });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (silent) throw new Silence();
      if (done) return;
      clearTimeout(timer);
      timer = watch();
      const frames = parser.feed(decoder.decode(value, { stream: true }));
      if (frames.length > 0) yield frames;
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    stop();
  }
}

/** A frame that has data. */
export interface Frame {
  /** The event's number in its run, if it has one. */
  id: number | undefined;
  data: string;
}

/** Puts frames together from text that is cut anywhere. */
export class FrameParser {
  /** The beginning of a line whose end has not come. */
  #line = "";
  /** The last text ended with a carriage return: a line feed that follows it belongs to it. */
  #isReturned = false;
  #id: number | undefined;
  #data: string[] = [];

  /** @returns The frames that end in this text. */
  feed(text: string): Frame[] {
    const frames: Frame[] = [];
    const ends = /\r\n?|\n/g;
    let from = this.#isReturned && text.startsWith("\n") ? 1 : 0;
    ends.lastIndex = from;
    for (let end = ends.exec(text); end !== null; end = ends.exec(text)) {
      this.#endLine(this.#line + text.slice(from, end.index), frames);
      this.#line = "";
      from = ends.lastIndex;
    }
    this.#line += text.slice(from);
    if (text !== "") this.#isReturned = text.endsWith("\r");
    return frames;
  }

  #endLine(line: string, frames: Frame[]): void {
    if (line === "") {
      const data = this.#data.join("\n");
      if (data !== "") frames.push({ id: this.#id, data });
      this.#id = undefined;
      this.#data = [];
      return;
    }
    const [, field, value = ""] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === "data") this.#data.push(value);
    if (field === "id") this.#id = /^\d{1,15}$/.test(value) ? Number(value) : undefined;
  }
}

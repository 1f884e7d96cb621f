/**
 * Parser for server-sent events as used by this contract (HTML Living Standard, section 9.2.6): frames with
 * `id` and `data` lines. A general-purpose parser is four times the size, and every page would have to load
 * it.
 */

/**
 * The number of milliseconds without any bytes after which a connection is considered dead. Servers send a
 * heartbeat after 15 s without an event. No sooner than 30 s after a run's last connection closes, they may
 * cancel the run or drop the events that its reader missed, so the client has to reconnect before then.
 */
export const idleTimeoutMs = 25_000;

/** Thrown when a connection has been idle for too long. */
export class IdleTimeoutError extends Error {
  constructor() {
    super(`The connection was idle for ${idleTimeoutMs / 1000} s, without a heartbeat.`);
  }
}

/**
 * Yields the frames of a response body, in one batch per chunk. Drops an incomplete frame at the end (HTML
 * Living Standard, section 9.2.6).
 *
 * @throws {IdleTimeoutError} If no bytes arrive for {@link idleTimeoutMs}.
 * @throws The signal's reason if the signal aborts, or the network error that broke the body.
 */
export async function* readFrames(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Frame[], void, undefined> {
  const parser = new FrameParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let isIdle = false;
  // Cancelling ends a pending read, even if the body ignores the signal.
  const cancel = () => void reader.cancel(signal.reason).catch(() => {});
  const startTimer = () =>
    setTimeout(() => {
      isIdle = true;
      cancel();
    }, idleTimeoutMs);
  let timer = startTimer();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (isIdle) throw new IdleTimeoutError();
      if (done) return;
      clearTimeout(timer);
      timer = startTimer();
      const frames = parser.feed(decoder.decode(value, { stream: true }));
      if (frames.length > 0) yield frames;
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", cancel);
    cancel();
  }
}

/** A frame with data. */
export interface Frame {
  /** The number of the event in its run, if it has one. */
  id: number | undefined;
  data: string;
}

/** Assembles frames from text that may be split anywhere. */
export class FrameParser {
  /** The start of a line that is not complete yet. */
  #line = "";
  /**
   * True if the previous text ended with a carriage return. A line feed at the start of the next text is then
   * part of the same line ending.
   */
  #isReturned = false;
  #id: number | undefined;
  #data: string[] = [];

  /** @returns The frames that are completed by this text. */
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

/**
 * Parser for server-sent events as the contracts use them (HTML Living Standard, section 9.2.6): frames of `id`,
 * `event` and `data`. A general parser is four times the size, and every page would load it.
 */

/**
 * Milliseconds without any bytes after which a connection is considered dead. Servers send a heartbeat after
 * 15 s without an event. They cancel a run, or drop the events that a reader missed, no sooner than 30 s
 * after its last connection closed, so the client has to reconnect before then.
 */
export const idleTimeoutMs = 25_000;

/** Thrown when a connection was idle for too long. */
export class IdleTimeoutError extends Error {
  constructor() {
    super(`The connection was idle for ${idleTimeoutMs / 1000} s, without a heartbeat.`);
  }
}

/**
 * Yields the frames of a response body, those of one chunk together. Drops an incomplete frame at the end
 * (HTML Living Standard, section 9.2.6).
 *
 * @throws {IdleTimeoutError} If no bytes arrive for {@link idleTimeoutMs}.
 * @throws The signal's reason if it aborts, or the network error that broke the body.
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
  /** ID of the event, if the frame has one. */
  id: string | undefined;
  /** Name of the event, if the frame has one. */
  event: string | undefined;
  data: string;
}

/** Assembles frames from text that may be split anywhere. */
export class FrameParser {
  /** The start of a line whose end has not arrived. */
  #line = "";
  /**
   * True if the previous text ended with a carriage return. A line feed at the start of the next text then
   * belongs to it.
   */
  #isReturned = false;
  #id: string | undefined;
  #event: string | undefined;
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
      if (data !== "") frames.push({ id: this.#id, event: this.#event, data });
      this.#id = undefined;
      this.#event = undefined;
      this.#data = [];
      return;
    }
    const [, field, value = ""] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === "data") this.#data.push(value);
    if (field === "event") this.#event = value;
    if (field === "id") this.#id = value;
  }
}

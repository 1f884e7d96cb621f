/** The frames of a body of Server-Sent Events. */
import { createParser } from "eventsource-parser";

/** A frame that has data. */
export interface Frame {
  /** The event's number in its run, if it has one. */
  id: number | undefined;
  data: string;
}

/** A server sends a comment after 15 s without an event. After this silence, in ms, the connection is taken for dead. */
const silenceMs = 60_000;

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
  let frames: Frame[] = [];
  const parser = createParser({
    onEvent({ id = "", data }) {
      if (data !== "") frames.push({ id: /^\d{1,15}$/.test(id) ? Number(id) : undefined, data });
    },
  });
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
      parser.feed(decoder.decode(value, { stream: true }));
      if (frames.length === 0) continue;
      yield frames;
      frames = [];
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    stop();
  }
}

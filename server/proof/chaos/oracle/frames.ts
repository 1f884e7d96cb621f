/**
 * Reads the frames of a stream as bytes. Frames are compared with the log byte by byte, including an
 * incomplete last frame.
 */

/** A frame with an ID, which is an event in the log. Its text has one character per byte (latin1). */
export interface NumberedFrame {
  id: number;
  text: string;
}

/** The data received over one connection. */
export interface Frames {
  numbered: NumberedFrame[];
  /** Data of frames without an ID, which are not in the log. */
  notices: string[];
  /** Bytes after the last complete frame. */
  rest: string;
}

/**
 * Returns a frame's number, or `undefined` if the frame is not in the log.
 *
 * @param count Number of numbered frames before this frame.
 */
type NumberFrame = (frame: string, count: number) => number | undefined;

/** Reads the number in a frame's `id` line. */
const readNumber: NumberFrame = (frame) => {
  const id = /^id: (\d+)\ndata: /.exec(frame)?.[1];
  return id === undefined ? undefined : Number(id);
};

/** Splits a stream into frames as it arrives. Heartbeat comments are skipped. */
export class FrameReader {
  readonly numbered: NumberedFrame[] = [];
  readonly notices: string[] = [];
  readonly #numberFrame: NumberFrame;
  #rest: string[] = [];

  /** @param numberFrame Returns the number of a frame. By default, it reads the frame's `id` line. */
  constructor(numberFrame: NumberFrame = readNumber) {
    this.#numberFrame = numberFrame;
  }

  /** Returns the bytes after the last complete frame. */
  get rest(): string {
    return this.#rest.join("");
  }

  /**
   * Adds bytes.
   *
   * @returns The frames with IDs that were completed by these bytes.
   */
  push(bytes: Buffer): NumberedFrame[] {
    const text = bytes.toString("latin1");
    // A long frame arrives in many chunks. It is parsed only when its end has arrived, which may itself be
    // split between chunks.
    const last = this.#rest.at(-1)?.at(-1);
    this.#rest.push(text);
    if (!text.includes("\n\n") && !(last === "\n" && text.startsWith("\n"))) return [];
    const parts = this.rest.split("\n\n");
    this.#rest = [parts.pop() ?? ""];
    const found: NumberedFrame[] = [];
    for (const text of parts) {
      if (text.startsWith(":")) continue;
      const id = this.#numberFrame(text, this.numbered.length);
      if (id === undefined) {
        this.notices.push(text);
        continue;
      }
      found.push({ id, text });
      this.numbered.push({ id, text });
    }
    return found;
  }
}

/** Splits a complete body into frames. */
export function splitFrames(body: Buffer): Frames {
  const reader = new FrameReader();
  reader.push(body);
  const { numbered, notices, rest } = reader;
  return { numbered, notices, rest };
}

/** The event fields that the oracle uses. */
export interface FrameEvent {
  type: string;
  name?: string;
  timestamp: number;
  messageId?: string;
  delta?: unknown;
  code?: string;
  threadId?: string;
  runId?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the values of custom events differ.
  value?: any;
}

/** Parses the event in a frame, which may or may not have an ID. */
export function parseEvent(frame: string): FrameEvent {
  const json = Buffer.from(frame.slice(frame.indexOf("data: ") + 6), "latin1").toString("utf8");
  return JSON.parse(json) as FrameEvent;
}

/** Returns true if the event ends its run's log. */
export function isEnd({ type }: FrameEvent): boolean {
  return type === "RUN_FINISHED" || type === "RUN_ERROR";
}

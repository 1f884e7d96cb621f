/** Frames of a stream as bytes: what a client saw is compared with the log byte by byte, also where it was cut. */

/** A frame with an id: an event of the log. Text is one character a byte (latin1). */
export interface Numbered {
  id: number;
  text: string;
}

/** What one connection brought. */
export interface Frames {
  numbered: Numbered[];
  /** Data of frames without an id: no part of the log. */
  notices: string[];
  /** Bytes after the last whole frame. */
  rest: string;
}

/** Splits a stream into frames while it comes. Keep-alive comments are passed over. */
export class FrameReader {
  readonly numbered: Numbered[] = [];
  readonly notices: string[] = [];
  #rest: string[] = [];

  /** The bytes after the last whole frame. */
  get rest(): string {
    return this.#rest.join("");
  }

  /** Takes bytes. @returns The frames with ids that they completed. */
  push(bytes: Buffer): Numbered[] {
    const text = bytes.toString("latin1");
    // A long frame comes in many pieces, and is looked at once: when its end is there, which may be cut in two.
    const last = this.#rest.at(-1)?.at(-1);
    this.#rest.push(text);
    if (!text.includes("\n\n") && !(last === "\n" && text.startsWith("\n"))) return [];
    const parts = this.rest.split("\n\n");
    this.#rest = [parts.pop() ?? ""];
    const found: Numbered[] = [];
    for (const frame of parts) {
      const id = /^id: (\d+)\ndata: /.exec(frame)?.[1];
      if (id !== undefined) found.push({ id: Number(id), text: frame });
      else if (!frame.startsWith(":")) this.notices.push(frame);
    }
    this.numbered.push(...found);
    return found;
  }
}

/** Splits a whole body. */
export function framesOf(body: Buffer): Frames {
  const reader = new FrameReader();
  reader.push(body);
  const { numbered, notices, rest } = reader;
  return { numbered, notices, rest };
}

/** An event, as far as the oracle looks into it. */
export interface SeenEvent {
  type: string;
  name?: string;
  timestamp: number;
  messageId?: string;
  delta?: unknown;
  code?: string;
  threadId?: string;
  runId?: string;
  // biome-ignore lint/suspicious/noExplicitAny: values of custom events differ, and the oracle looks into several.
  value?: any;
}

/** The event of a frame, with or without an id. */
export function eventOf(frame: string): SeenEvent {
  const json = Buffer.from(frame.slice(frame.indexOf("data: ") + 6), "latin1").toString("utf8");
  return JSON.parse(json) as SeenEvent;
}

/** Whether an event ends its run's log. */
export function isEnd({ type }: SeenEvent): boolean {
  return type === "RUN_FINISHED" || type === "RUN_ERROR";
}

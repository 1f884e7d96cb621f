/** Cuts the text of an event stream into its frames, as they came (HTML Living Standard section 9.2.6). */
import { createParser } from "eventsource-parser";

/** A frame: its lines, and what they say. */
export interface RawFrame {
  raw: string;
  id?: string;
  event?: string;
  /** `undefined` of a frame without data: a comment. */
  data?: string;
}

/** Reads one stream. */
export class FrameReader {
  readonly #decoder = new TextDecoder();
  #text = "";
  /** Up to here there is no end of a frame. */
  #searched = 0;

  /** @returns The frames that are complete with these bytes. A frame that the stream's end cuts off never is. */
  read(bytes: Uint8Array): RawFrame[] {
    this.#text += this.#decoder.decode(bytes, { stream: true });
    const frames: RawFrame[] = [];
    const ends = /\r\n\r\n|\n\n|\r\r/g;
    ends.lastIndex = this.#searched;
    let start = 0;
    for (let end = ends.exec(this.#text); end !== null; end = ends.exec(this.#text)) {
      frames.push(frameOf(this.#text.slice(start, end.index)));
      start = ends.lastIndex;
    }
    this.#text = this.#text.slice(start);
    this.#searched = Math.max(0, this.#text.length - 3);
    return frames;
  }
}

function frameOf(raw: string): RawFrame {
  const frame: RawFrame = { raw };
  const parser = createParser({
    onEvent({ id, event, data }) {
      if (id !== undefined) frame.id = id;
      if (event !== undefined) frame.event = event;
      frame.data = data;
    },
  });
  parser.feed(`${raw}\n\n`);
  return frame;
}

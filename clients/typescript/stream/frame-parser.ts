/**
 * Server-Sent Events as this contract has them (HTML Living Standard, section 9.2.6): frames of `id` and `data`. A
 * general parser has four times the size, which every page would load.
 */

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

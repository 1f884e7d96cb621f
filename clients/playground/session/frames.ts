/** Parses stream frames (HTML Living Standard section 9.2.6), and filters them for the timeline. */
import { createParser } from "eventsource-parser";
import { isObject, parseJsonOrText } from "./json.ts";
import type { ContractName, Frame } from "./session.ts";

/** A frame: its text and its SSE fields. */
export interface RawFrame {
  raw: string;
  id?: string;
  event?: string;
  /** The frame's data; `undefined` for a frame without data, such as a comment. */
  data?: string;
}

/** Splits one stream into frames. */
export class FrameReader {
  readonly #decoder = new TextDecoder();
  #text = "";
  /** The offset up to which the text has been searched for the end of a frame. */
  #searched = 0;

  /**
   * @returns The frames that end within these bytes. An incomplete frame at the end of the stream is dropped.
   */
  read(bytes: Uint8Array): RawFrame[] {
    this.#text += this.#decoder.decode(bytes, { stream: true });
    const frames: RawFrame[] = [];
    const ends = /\r\n\r\n|\n\n|\r\r/g;
    ends.lastIndex = this.#searched;
    let start = 0;
    for (let end = ends.exec(this.#text); end !== null; end = ends.exec(this.#text)) {
      frames.push(parseFrame(this.#text.slice(start, end.index)));
      start = ends.lastIndex;
    }
    this.#text = this.#text.slice(start);
    this.#searched = Math.max(0, this.#text.length - 3);
    return frames;
  }
}

function parseFrame(raw: string): RawFrame {
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

/**
 * Returns the type of a frame as shown in the timeline.
 *
 * @param data The parsed data of the frame, or `undefined` for a comment.
 */
export function getFrameType(contract: ContractName, event: string | undefined, data: unknown): string {
  if (data === undefined) return "comment";
  if (data === "[DONE]") return data;
  if (!isObject(data)) return event ?? "message";
  if (contract === "tool-progress") return getChunkKind(data);
  // The gateway wraps the events of the model.
  if (isObject(data.event)) return String(data.event.type);
  if (data.type === "CUSTOM") return String(data.name);
  // Agent streams use their own types inside `status` and `error` events.
  if (event !== undefined) return event;
  return typeof data.type === "string" ? data.type : "message";
}

/** Returns the kind of a chunk. Chunks have no names, so their kind is derived from their content. */
function getChunkKind({ error, tool_calls: calls, message }: Record<string, unknown>): string {
  if (isObject(error)) return "error";
  const first = Array.isArray(calls) ? calls[0] : undefined;
  const call = typeof first === "string" ? parseJsonOrText(first) : first;
  if (isObject(call)) return String(call.event_type);
  return message === "" ? "empty" : "text";
}

/** A filter for the frames shown in the timeline. */
export interface TimelineFilter {
  /** Returns true for frames to leave out. */
  isHidden?: (frame: Frame) => boolean;
  /** Text to search for in the raw frame, ignoring case. Frames without it are left out. */
  text?: string;
  /** The number of a request. Frames of other requests are left out. */
  run?: number;
}

/** A frame in the timeline. */
export interface TimelineEntry {
  frame: Frame;
  /**
   * The number of milliseconds since the previous frame of the same request, even if that frame is hidden.
   * For the first frame, the time since the request started.
   */
  gap: number;
}

/** Returns the entries for the frames that match the filter, in order of arrival. */
export function createTimeline(frames: readonly Frame[], filter: TimelineFilter = {}): TimelineEntry[] {
  const { isHidden = () => false, run } = filter;
  const text = filter.text?.toLowerCase() ?? "";
  const latest = new Map<number, number>();
  const entries: TimelineEntry[] = [];
  for (const frame of frames) {
    const gap = frame.at - (latest.get(frame.run) ?? 0);
    latest.set(frame.run, frame.at);
    if (isHidden(frame) || (run !== undefined && frame.run !== run)) continue;
    if (text !== "" && !frame.raw.toLowerCase().includes(text)) continue;
    entries.push({ frame, gap });
  }
  return entries;
}

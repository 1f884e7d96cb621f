import type { Json } from "../runner/case.ts";
import type { StreamHead } from "../runner/contract.ts";
import type { ObservedStream, ReceivedEvent } from "../runner/observation.ts";
import { getString, parseJson } from "./json.ts";
import { type Line, SseLineSplitter } from "./sse-lines.ts";

/** The format of a contract's streams. */
export interface StreamFormat {
  /**
   * The fields of a frame, in this order. Every line ends with LF, except with `any but event`.
   *
   * - `data`: one `data:` line.
   * - `event, data`: an `event:` line with the event's type, then one `data:` line.
   * - `event, nameless data`: like `event, data`, but the data has no type. The payload is then `{event,
   *   data}`.
   * - `id, data`: an `id:` line, then one `data:` line.
   * - `any but event`: one `data:` line and any other fields except `event`, in any order.
   */
  frames: "data" | "event, data" | "event, nameless data" | "id, data" | "any but event";
  /**
   * Data of a frame that is not an event but marks the end of a stream, such as `[DONE]`. The frame has no other
   * field, and is observed as an event with this name, whose payload is the string.
   */
  endMark?: string;
  /** Returns the name of an event. Defaults to its `type`. */
  nameOf?(event: Json): string;
  /**
   * Returns the name that an event has in the shape of the stream, or `undefined` to omit the event.
   * Consecutive events with the same `group` appear once.
   */
  shapeEntry(event: Json): { name: string; group?: string | undefined } | undefined;
  /** Adds an event's data to the observation. */
  accumulate?(seen: ObservedStream, event: Json): void;
}

/** The kinds of problems that make a frame unreadable, or that are wrong in every contract. */
const malformedKinds: ReadonlySet<string> = new Set(["utf-8", "cr", "mark", "end", "json", "empty"]);

/** A line in a frame. */
interface Field {
  name: string;
  value: string;
}

/** Returns the `data:` lines of a frame, joined with LF. */
export function parseFrameData(frame: string): string {
  return frame
    .split("\n")
    .map(parseField)
    .filter(({ name }) => name === "data")
    .map(({ value }) => value)
    .join("\n");
}

/**
 * Parses a stream as strictly as the HTML Living Standard (section 9.2.6) demands, and reports everything
 * that the contract does not allow in its frames.
 */
export class StreamReader {
  readonly #lines = new SseLineSplitter();
  readonly #format: StreamFormat;
  readonly #seen: ObservedStream;
  readonly #reportedKinds = new Set<string>();
  /** Lines of the incomplete frame. */
  #frame: string[] = [];
  /** The group of the last event in the shape. */
  #lastGroup: string | undefined;
  #isFirstLine = true;

  constructor(head: StreamHead, format: StreamFormat) {
    this.#format = format;
    this.#seen = {
      kind: "stream",
      ...head,
      events: [],
      ids: [],
      types: [],
      shape: [],
      frames: [],
      oddities: [],
      malformed: [],
      comments: 0,
      bytes: 0,
      ended: "open",
      threadId: head.headers["x-thread-id"] ?? null,
      runId: head.headers["x-run-id"] ?? null,
      text: "",
      args: {},
      props: {},
    };
  }

  /**
   * Adds bytes.
   * @returns The events that the bytes complete.
   */
  push(chunk: Uint8Array): ReceivedEvent[] {
    this.#seen.bytes += chunk.length;
    const events: ReceivedEvent[] = [];
    for (const line of this.#lines.push(chunk)) {
      const event = this.#addLine(line);
      if (event !== undefined) events.push(event);
    }
    return events;
  }

  /** Marks the stream as ended. As in browsers, an incomplete frame is discarded. */
  end(how: "end" | "closed" | "broken"): void {
    this.#seen.ended = how;
    const rest = this.#lines.rest().text;
    const lines = rest === "" ? this.#frame : [...this.#frame, rest];
    if (how === "end" && lines.some((line) => !line.startsWith(":")))
      this.#report("end", `the last frame is not terminated by an empty line: ${shorten(lines.join("\n"))}`);
  }

  /** Returns the observation. Later bytes update it. */
  view(): ObservedStream {
    return this.#seen;
  }

  #addLine({ text, isUtf8, endsWithCr }: Line): ReceivedEvent | undefined {
    if (!isUtf8) this.#report("utf-8", `${this.#label()} is not UTF-8`);
    if (endsWithCr && this.#format.frames !== "any but event")
      this.#report("cr", `${this.#label()} has a line that ends with CR instead of LF`);
    const hasByteOrderMark = this.#isFirstLine && text.startsWith("\uFEFF");
    this.#isFirstLine = false;
    if (hasByteOrderMark) this.#report("mark", "the stream starts with a byte order mark");
    const line = hasByteOrderMark ? text.slice(1) : text;
    if (line === "") return this.#dispatch();
    if (line.startsWith(":")) this.#seen.comments += 1;
    this.#frame.push(line);
    return undefined;
  }

  #dispatch(): ReceivedEvent | undefined {
    const lines = this.#frame;
    this.#frame = [];
    const fields = lines.filter((line) => !line.startsWith(":")).map(parseField);
    if (fields.length === 0) return undefined;
    const values = (name: string) => fields.filter((field) => field.name === name).map(({ value }) => value);
    const label = this.#label();
    const { endMark } = this.#format;
    if (endMark !== undefined && fields.length === 1 && values("data")[0] === endMark)
      return this.#addEndMark(endMark, lines);
    const forbidden = fields.find(({ name }) => !this.#allows(name));
    if (forbidden !== undefined)
      this.#report(forbidden.name, `${label} has ${article(forbidden.name)} ${forbidden.name}: field`);
    const data = values("data");
    if (data.length === 0) {
      if (values("id").length > 0 || values("event").length > 0)
        this.#report("no data", `${label} has no data: ${shorten(lines.join("\n"))}`);
      return undefined;
    }
    if (data.length > 1) this.#report("data lines", `${label} has ${data.length} data: lines, expected 1`);
    const { frames } = this.#format;
    const parsed = this.#parsePayload(data.join("\n"), label);
    const isNameless = frames === "event, nameless data";
    const name = isNameless ? (values("event").at(-1) ?? "") : this.#nameOf(parsed);
    if (isNameless || frames === "event, data") this.#expectName(fields, name, label);
    if (frames === "id, data") this.#expectFirst(fields, "id", label);
    const payload = isNameless ? { event: name, data: parsed } : parsed;
    // An id that contains a null character is ignored (section 9.2.6).
    const id = values("id").findLast((value) => !value.includes("\0")) ?? null;
    const event = { id, frame: lines.join("\n"), payload };
    this.#add(event, name);
    return event;
  }

  #addEndMark(endMark: string, lines: readonly string[]): ReceivedEvent {
    const event = { id: null, frame: lines.join("\n"), payload: endMark };
    this.#add(event, endMark);
    return event;
  }

  #allows(field: string): boolean {
    const { frames } = this.#format;
    if (frames === "any but event") return field !== "event";
    if (frames === "id, data") return field === "data" || field === "id";
    return field === "data" || (frames !== "data" && field === "event");
  }

  /** Checks that the first field of a frame is `event:` with the type, and that `event:` is not repeated. */
  #expectName(fields: readonly Field[], type: string, label: string): void {
    const name = this.#expectFirst(fields, "event", label);
    if (name !== undefined && name !== type)
      this.#report("name", `${label} has the name ${shorten(name)}, but its type is ${shorten(type)}`);
  }

  /**
   * Checks that a field is the first in its frame and is not repeated.
   * @returns The field's value if the check passes.
   */
  #expectFirst(fields: readonly Field[], name: string, label: string): string | undefined {
    const [first, ...rest] = fields;
    if (first?.name === name && !rest.some((field) => field.name === name)) return first.value;
    this.#report(`first ${name}`, `${label} does not start with exactly one ${name}: field`);
    return undefined;
  }

  #parsePayload(data: string, label: string): Json {
    const payload = parseJson(data);
    if (payload !== undefined) return payload;
    if (data === "") this.#report("empty", `${label} has empty data`);
    else this.#report("json", `${label} has data that is not JSON: ${shorten(data)}`);
    return null;
  }

  #add({ id, frame, payload }: ReceivedEvent, name: string): void {
    const seen = this.#seen;
    seen.events.push(payload);
    seen.ids.push(id);
    seen.frames.push(frame);
    seen.types.push(name);
    const drawn = this.#format.shapeEntry(payload);
    if (drawn !== undefined) {
      if (drawn.group === undefined || drawn.group !== this.#lastGroup) seen.shape.push(drawn.name);
      this.#lastGroup = drawn.group;
    }
    this.#format.accumulate?.(seen, payload);
  }

  #nameOf(event: Json): string {
    return this.#format.nameOf?.(event) ?? getString(event, "type") ?? "";
  }

  #label(): string {
    return `event ${this.#seen.events.length + 1}`;
  }

  /** Reports only the first problem of each kind, because later frames often have the same problem. */
  #report(kind: string, sentence: string): void {
    if (this.#reportedKinds.has(kind)) return;
    this.#reportedKinds.add(kind);
    this.#seen.oddities.push(sentence);
    if (malformedKinds.has(kind)) this.#seen.malformed.push(sentence);
  }
}

function article(name: string): string {
  return /^[aei]/.test(name) ? "an" : "a";
}

function parseField(line: string): Field {
  const colon = line.indexOf(":");
  if (colon === -1) return { name: line, value: "" };
  const value = line.slice(colon + 1);
  return { name: line.slice(0, colon), value: value.startsWith(" ") ? value.slice(1) : value };
}

function shorten(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}

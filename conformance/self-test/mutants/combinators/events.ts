/** Mutations of streams: their events, frames and headers. */
import type { Request, Response } from "express";
import { parseJson } from "../../../stream/json.ts";
import type { Mutate } from "../mutant.ts";
import { createExchange, type Exchange, type Loose } from "./exchange.ts";

/** An event on its way to the client. */
export interface StreamEvent {
  /** The `id:` field of its frame; `null` if the frame has none. */
  id: string | null;
  /** Its `type`, or its `name` if it is a CUSTOM event. If the data has neither, the name of the frame. */
  name: string;
  /** True if its frame has an `event:` line; `alone` if the name is only in that line. */
  eventLine?: true | "alone";
  payload: Loose;
}

/** The stream that contains an event. */
export interface EventStream extends Exchange {
  /** The events that the server has sent so far, without the current event. */
  previous: readonly StreamEvent[];
  /** State that the mutation keeps until the stream ends. */
  memory: Record<string, Loose>;
}

/** Creates a custom event to be sent next to another event. It has the same id. */
export function createCustomEvent({ id }: StreamEvent, name: string, value: object): StreamEvent {
  return { id, name, payload: { type: "CUSTOM", name, value, timestamp: Date.now() } };
}

/**
 * Returns the events to send instead of the given event. If it returns nothing, the given event is sent, with
 * any changes made in place. `[]` drops the event.
 */
export type AlterEvent = (
  event: StreamEvent,
  stream: EventStream,
  // biome-ignore lint/suspicious/noConfusingVoidType: most mutations change the event in place and return nothing.
) => StreamEvent | readonly StreamEvent[] | undefined | void;

/**
 * Alters the events in all streams.
 * @param atEnd Returns events to add at the end.
 */
export function alterEvents(
  alter: AlterEvent,
  atEnd?: (stream: EventStream) => readonly StreamEvent[],
): Mutate {
  return () => ({
    before: (request, response, next) => {
      const previous: StreamEvent[] = [];
      const stream: EventStream = { ...createExchange(request), previous, memory: {} };
      const onFrame = (frame: string): string => {
        const event = parseFrame(frame, stream.path.startsWith("/agent/"));
        if (event === undefined) return frame;
        const original = structuredClone(event);
        const altered = alter(event, stream) ?? event;
        previous.push(original);
        return [altered].flat().map(formatFrame).join("");
      };
      onStream(response, onFrame, () => (atEnd?.(stream) ?? []).map(formatFrame).join(""));
      next();
    },
  });
}

/** Alters the events with one name. */
export function alterEventsNamed(name: string, alter: AlterEvent): Mutate {
  return alterEvents((event, stream) => (event.name === name ? alter(event, stream) : event));
}

/** Changes the payloads of the events with one name in place. */
export function alterPayloads(name: string, alter: (payload: Loose, stream: EventStream) => void): Mutate {
  return alterEventsNamed(name, (event, stream) => {
    alter(event.payload, stream);
  });
}

/** Replaces an error code in the events with one name. */
export function replaceCode(name: string, code: string, other: string): Mutate {
  return alterPayloads(name, (payload) => {
    if (payload.code === code) payload.code = other;
  });
}

/**
 * Delays events until another event arrives.
 *
 * @param release Returns the events to send at that point, usually all of them. Returns `undefined` to delay
 * them longer.
 */
export function delayEvents(
  isHeld: (event: StreamEvent, stream: EventStream) => boolean,
  release: (held: readonly StreamEvent[], event: StreamEvent) => readonly StreamEvent[] | undefined,
): Mutate {
  return alterEvents((event, stream) => {
    const held: StreamEvent[] = stream.memory.held ?? [];
    if (isHeld(event, stream)) {
      stream.memory.held = [...held, event];
      return [];
    }
    const released = release(held, event);
    if (released !== undefined) stream.memory.held = [];
    return released;
  });
}

/** Delays the start of a call until the result of the previous call has been sent. */
export function serializeCalls(
  isStart: (event: StreamEvent) => boolean,
  isResult: (event: StreamEvent) => boolean,
): Mutate {
  return alterEvents((event, { memory }) => {
    const waiting: StreamEvent[] = memory.waiting ?? [];
    if (isStart(event) && memory.runs) {
      memory.waiting = [...waiting, event];
      return [];
    }
    if (isStart(event)) memory.runs = true;
    if (!isResult(event)) return event;
    memory.runs = waiting.length > 0;
    memory.waiting = waiting.slice(1);
    return [event, ...waiting.slice(0, 1)];
  });
}

/**
 * Merges deltas into one, which is sent before the end event.
 * @param body Returns the object that contains the `delta`.
 */
export function mergeDeltas(
  deltaName: string,
  endName: string,
  body: (event: StreamEvent) => { delta: string } = ({ payload }) => payload,
): Mutate {
  return alterEvents((event, { memory }) => {
    const { held } = memory;
    if (event.name === deltaName) {
      if (held === undefined) memory.held = event;
      else body(held).delta += body(event).delta;
      return [];
    }
    if (event.name !== endName || held === undefined) return event;
    memory.held = undefined;
    return [held, event];
  });
}

/** Drops the events that have one of the given names. */
export function dropEvents(...names: readonly string[]): Mutate {
  return alterEvents((event) => (names.includes(event.name) ? [] : event));
}

/** Alters the text of frames. */
export function alterFrames(alter: (frame: string, stream: Exchange) => string): Mutate {
  return () => ({
    before: (request, response, next) => {
      const stream = createExchange(request);
      onStream(
        response,
        (frame) => alter(frame, stream),
        () => "",
      );
      next();
    },
  });
}

/** Alters the headers of all streams. Header names are in lower case. */
export function alterStreamHeaders(
  alter: (headers: Record<string, string>, request: Exchange) => void,
): Mutate {
  return () => ({
    before: (request: Request, response, next) => {
      const writeHead = response.writeHead.bind(response) as Loose;
      response.writeHead = ((status: number, fields: Loose) => {
        const headers = Object.fromEntries(
          Object.entries(fields ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
        );
        if (isStream(fields)) alter(headers, createExchange(request));
        return writeHead(status, isStream(fields) ? headers : fields);
      }) as typeof response.writeHead;
      next();
    },
  });
}

/** Replaces the frames in a stream, and adds frames at its end. Other responses are not changed. */
function onStream(response: Response, onFrame: (frame: string) => string, last: () => string): void {
  const writeHead = response.writeHead.bind(response) as Loose;
  const write = response.write.bind(response) as Loose;
  const end = response.end.bind(response) as Loose;
  let stream = false;
  response.writeHead = ((status: number, headers: Loose) => {
    stream = isStream(headers);
    return writeHead(status, headers);
  }) as typeof response.writeHead;
  response.write = ((chunk: string | Buffer) => {
    if (!stream) return write(chunk);
    // Long strings are written as buffers.
    const altered = String(chunk)
      .split(/(?<=\n\n)/)
      .map(onFrame)
      .join("");
    return altered === "" ? true : write(altered);
  }) as typeof response.write;
  response.end = ((...args: Loose[]) => {
    if (!stream) return end(...args);
    const text = last();
    if (text !== "") write(text);
    return end();
  }) as typeof response.end;
}

function isStream(headers: Loose): boolean {
  return String(headers?.["Content-Type"] ?? headers?.["content-type"]).startsWith("text/event-stream");
}

/**
 * Parses the event in a frame. Returns `undefined` for a comment, and for data that is not JSON, such as
 * `[DONE]`. Only LF counts as a line ending, because JSON can contain other line separators.
 *
 * @param alone True if the name is only in the frame, and not in the data.
 */
export function parseFrame(frame: string, alone = false): StreamEvent | undefined {
  const lines = frame.split("\n");
  const field = (name: string) => lines.find((line) => line.startsWith(name))?.slice(name.length);
  const data = field("data: ");
  if (data === undefined) return undefined;
  const payload = parseJson(data) as Loose;
  if (payload === undefined) return undefined;
  const [id, named] = [field("id: ") ?? null, field("event: ")];
  if (alone) return { id, name: named ?? "", payload, eventLine: "alone" };
  const name = payload.type === "CUSTOM" ? payload.name : payload.type;
  return { id, name, payload, ...(named !== undefined && { eventLine: true }) };
}

function formatFrame({ id, name, eventLine: named, payload }: StreamEvent): string {
  const event = named ? `event: ${named === "alone" ? name : payload.type}\n` : "";
  return `${id === null ? "" : `id: ${id}\n`}${event}data: ${JSON.stringify(payload)}\n\n`;
}

/** Mutations of streams: their events, their frames, their headers. */
import type { Request, Response } from "express";
import type { Mutate } from "../mutant.ts";
import { type Exchange, exchangeOf, type Loose } from "./exchange.ts";

/** An event on its way to the client. */
export interface StreamEvent {
  /** The `id:` of its frame; `null` for a frame without one. */
  id: string | null;
  /** `type`, of a CUSTOM one its `name`; where the data says none, that of the frame. */
  name: string;
  /** Whether its frame has an `event:` line: with the type, or alone in saying the name. */
  named?: true | "alone";
  payload: Loose;
}

/** The stream that an event is part of. */
export interface EventStream extends Exchange {
  /** The server's own events so far, without the present one. */
  seen: readonly StreamEvent[];
  /** For what a mutation must remember until the stream ends. */
  memory: Record<string, Loose>;
}

/** A custom event to be sent beside another, with the other's number. */
export function custom({ id }: StreamEvent, name: string, value: object): StreamEvent {
  return { id, name, payload: { type: "CUSTOM", name, value, timestamp: Date.now() } };
}

/** What becomes of an event: itself (changed in place), others, or nothing. */
export type AlterEvent = (
  event: StreamEvent,
  stream: EventStream,
) => StreamEvent | readonly StreamEvent[] | undefined;

/** Alters the events of all streams. @param atEnd Events that come when the server has sent its last. */
export function events(alter: AlterEvent, atEnd?: (stream: EventStream) => readonly StreamEvent[]): Mutate {
  return () => ({
    before: (request, response, next) => {
      const seen: StreamEvent[] = [];
      const stream: EventStream = { ...exchangeOf(request), seen, memory: {} };
      const onFrame = (frame: string): string => {
        const event = parseFrame(frame, stream.path.startsWith("/agent/"));
        if (event === undefined) return frame;
        const original = structuredClone(event);
        const altered = alter(event, stream) ?? [];
        seen.push(original);
        return [altered].flat().map(frameOf).join("");
      };
      onStream(response, onFrame, () => (atEnd?.(stream) ?? []).map(frameOf).join(""));
      next();
    },
  });
}

/** Alters the events of one name. */
export function each(name: string, alter: AlterEvent): Mutate {
  return events((event, stream) => (event.name === name ? alter(event, stream) : event));
}

/** Leaves out the events of these names. */
export function without(...names: readonly string[]): Mutate {
  return events((event) => (names.includes(event.name) ? undefined : event));
}

/** Alters the text of whole frames. */
export function frames(alter: (frame: string, stream: Exchange) => string): Mutate {
  return () => ({
    before: (request, response, next) => {
      const stream = exchangeOf(request);
      onStream(
        response,
        (frame) => alter(frame, stream),
        () => "",
      );
      next();
    },
  });
}

/** Alters the headers of all streams; names in lower case. */
export function streamHeaders(alter: (headers: Record<string, string>, request: Exchange) => void): Mutate {
  return () => ({
    before: (request: Request, response, next) => {
      const writeHead = response.writeHead.bind(response) as Loose;
      response.writeHead = ((status: number, given: Loose) => {
        const headers = Object.fromEntries(
          Object.entries(given ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
        );
        if (isStream(given)) alter(headers, exchangeOf(request));
        return writeHead(status, isStream(given) ? headers : given);
      }) as typeof response.writeHead;
      next();
    },
  });
}

/** Puts frames of a stream through a function, and more after the last. Other answers stay as they are. */
function onStream(response: Response, onFrame: (frame: string) => string, last: () => string): void {
  const writeHead = response.writeHead.bind(response) as Loose;
  const write = response.write.bind(response) as Loose;
  const end = response.end.bind(response) as Loose;
  let stream = false;
  response.writeHead = ((status: number, headers: Loose) => {
    stream = isStream(headers);
    return writeHead(status, headers);
  }) as typeof response.writeHead;
  response.write = ((given: string | Buffer) => {
    if (!stream) return write(given);
    // Long texts come as bytes.
    const altered = String(given)
      .split(/(?<=\n\n)/)
      .map(onFrame)
      .join("");
    return altered === "" ? true : write(altered);
  }) as typeof response.write;
  response.end = ((...given: Loose[]) => {
    if (!stream) return end(...given);
    const text = last();
    if (text !== "") write(text);
    return end();
  }) as typeof response.end;
}

function isStream(headers: Loose): boolean {
  return String(headers?.["Content-Type"] ?? headers?.["content-type"]).startsWith("text/event-stream");
}

/**
 * An event of a frame; `undefined` for a comment. Only LF ends a line: JSON may hold other line ends.
 *
 * @param alone Whether the frame alone says the name.
 */
export function parseFrame(frame: string, alone = false): StreamEvent | undefined {
  const lines = frame.split("\n");
  const field = (name: string) => lines.find((line) => line.startsWith(name))?.slice(name.length);
  const data = field("data: ");
  if (data === undefined) return undefined;
  const payload = JSON.parse(data) as Loose;
  const [id, named] = [field("id: ") ?? null, field("event: ")];
  if (alone) return { id, name: named ?? "", payload, named: "alone" };
  const name = payload.type === "CUSTOM" ? payload.name : payload.type;
  return { id, name, payload, ...(named !== undefined && { named: true }) };
}

function frameOf({ id, name, named, payload }: StreamEvent): string {
  const event = named ? `event: ${named === "alone" ? name : payload.type}\n` : "";
  return `${id === null ? "" : `id: ${id}\n`}${event}data: ${JSON.stringify(payload)}\n\n`;
}

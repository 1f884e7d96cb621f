/** Server-Sent Events (HTML Living Standard, section 9.2) on a response: flow control, keep-alive, and a proper end. */
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { unicodeEscape } from "../unicode-escape.ts";
import type { StreamObserver } from "./stream-observer.ts";

/** How a stream is sent. */
export interface SseOptions {
  headers: OutgoingHttpHeaders;
  /** Silence after which `keepAlive` is sent, in milliseconds: proxies cut idle connections. */
  keepAliveMs: number;
  /** A comment if absent. */
  keepAlive?: string;
  /** What to send when the source fails; the response then ends as it should, for a torn one crashes some clients. */
  failure: (error: unknown) => string;
  observer: StreamObserver;
}

/** How long a client may leave the connection full before it is given up, in milliseconds; it can come back by its last id. */
const stallMs = 60_000;

const comment = ": keep-alive\n\n";

/**
 * Length from which text is written as bytes. For a longer string that a client does not take at once, Node would keep
 * memory for as many bytes as its characters could have at most, three times what they mostly have.
 */
const longText = 16 * 1024;

/**
 * Ends of lines to readers that do not keep to the standard, such as Python's `str.splitlines`: to them a text with one
 * could begin an event of its own. They can only be in strings of the frames' JSON, where an escape means the same.
 */
const otherLineEnds = /[\u0085\u2028\u2029]/g;

function escapeLineEnds(frames: string): string {
  return frames.replace(otherLineEnds, unicodeEscape);
}

/**
 * Sends frames until their source ends or the client is gone. Never rejects.
 *
 * @param response A response whose head is not sent yet.
 * @param frames Whole frames, whose data is JSON; the source is asked for more only when the client has room.
 */
export async function sendEvents(
  response: ServerResponse,
  frames: AsyncIterable<string>,
  { headers, keepAliveMs, keepAlive = comment, failure, observer }: SseOptions,
): Promise<void> {
  response.writeHead(200, { "Content-Type": "text/event-stream", Connection: "keep-alive", ...headers });
  response.flushHeaders();
  observer.opened();
  const idle = setTimeout(() => {
    // A client that does not even take what is there needs no more.
    if (!response.writableNeedDrain && !response.writableEnded) response.write(keepAlive);
    idle.refresh();
  }, keepAliveMs);
  try {
    for await (const text of frames) {
      if (response.destroyed) break;
      if (text === "") continue;
      const escaped = escapeLineEnds(text);
      const room = response.write(escaped.length < longText ? escaped : Buffer.from(escaped));
      observer.sent(framesIn(text));
      idle.refresh();
      if (!room) await drained(response, observer);
    }
  } catch (error) {
    if (!response.destroyed) response.write(escapeLineEnds(failure(error)));
  } finally {
    clearTimeout(idle);
    response.end();
    observer.closed();
  }
}

/** How many frames a text of whole frames has: each ends with an empty line. */
function framesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n\n"); at !== -1; at = text.indexOf("\n\n", at + 2)) count += 1;
  return count;
}

/** Resolves when there is room again or the client is gone; a client that takes nothing for too long is given up. */
async function drained(response: ServerResponse, observer: StreamObserver): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stalled = setTimeout(() => {
    observer.stalled();
    response.destroy();
  }, stallMs);
  const done = () => resolve();
  response.once("drain", done);
  response.once("close", done);
  if (response.destroyed) resolve();
  await promise;
  clearTimeout(stalled);
  response.off("drain", done);
  response.off("close", done);
}

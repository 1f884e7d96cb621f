/** Server-Sent Events (HTML Living Standard, section 9.2) on a response: flow control, keep-alive, and a proper end. */
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/** How a stream is sent. */
export interface SseOptions {
  headers: OutgoingHttpHeaders;
  /** Silence after which `keepAlive` is sent, in milliseconds: proxies cut idle connections. */
  keepAliveMs: number;
  /** A comment if absent. */
  keepAlive?: string;
  /** What to send when the source fails; the response then ends as it should, for a torn one crashes some clients. */
  failure: (error: unknown) => string;
}

/** How long a client may leave the connection full before it is given up, in milliseconds; it can come back by its last id. */
const stallMs = 60_000;

const comment = ": keep-alive\n\n";

/**
 * Sends frames until their source ends or the client is gone. Never rejects.
 *
 * @param response A response whose head is not sent yet.
 * @param frames Whole frames; the source is asked for more only when the client has room.
 */
export async function sendEvents(
  response: ServerResponse,
  frames: AsyncIterable<string>,
  { headers, keepAliveMs, keepAlive = comment, failure }: SseOptions,
): Promise<void> {
  response.writeHead(200, { "Content-Type": "text/event-stream", Connection: "keep-alive", ...headers });
  response.flushHeaders();
  const idle = setTimeout(() => {
    // A client that does not even take what is there needs no more.
    if (!response.writableNeedDrain && !response.writableEnded) response.write(keepAlive);
    idle.refresh();
  }, keepAliveMs);
  try {
    for await (const text of frames) {
      if (response.destroyed) break;
      if (text === "") continue;
      const room = response.write(text);
      idle.refresh();
      if (!room) await drained(response);
    }
  } catch (error) {
    if (!response.destroyed) response.write(failure(error));
  } finally {
    clearTimeout(idle);
    response.end();
  }
}

/** Resolves when there is room again or the client is gone; a client that takes nothing for too long is given up. */
async function drained(response: ServerResponse): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stalled = setTimeout(() => response.destroy(), stallMs);
  const done = () => resolve();
  response.once("drain", done);
  response.once("close", done);
  if (response.destroyed) resolve();
  await promise;
  clearTimeout(stalled);
  response.off("drain", done);
  response.off("close", done);
}

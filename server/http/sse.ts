/** Server-Sent Events (HTML Living Standard, section 9.2) on a response: flow control, keep-alive, and a proper end. */
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { BytesInFlight } from "../core/limits/bytes-in-flight.ts";
import type { StreamObserver } from "./stream-observer.ts";
import { StreamWriter } from "./stream-writer.ts";

/** Whole frames, whose data is JSON, and their number. */
export interface FrameText {
  readonly text: string;
  readonly count: number;
}

/** Options of a stream. */
export interface SseOptions {
  headers: OutgoingHttpHeaders;
  /** Silence after which `keepAlive` is sent, in milliseconds: proxies cut idle connections. */
  keepAliveMs: number;
  /** A comment if absent. */
  keepAlive?: string;
  /**
   * Returns the last frames if the source fails; the response then ends properly, because a torn one crashes some
   * clients.
   */
  failure: (error: unknown) => FrameText;
  observer: StreamObserver;
  /** The project of the client: bounds on what clients leave unread hold by project. */
  projectId: string;
  /** Where that is counted; for the whole process if absent. */
  bytesInFlight?: BytesInFlight | undefined;
}

const comment = ": keep-alive\n\n";

/**
 * Sends frames until their source ends or the client is gone. Never rejects.
 *
 * @param response A response whose head is not sent yet.
 * @param frames The frames; the source is read only while the client has room.
 */
export async function sendEvents(
  response: ServerResponse,
  frames: AsyncIterable<FrameText>,
  { headers, keepAliveMs, keepAlive = comment, failure, observer, projectId, bytesInFlight }: SseOptions,
): Promise<void> {
  response.writeHead(200, { "Content-Type": "text/event-stream", Connection: "keep-alive", ...headers });
  response.flushHeaders();
  observer.opened();
  const writer = new StreamWriter(response, { projectId, bytesInFlight, observer });
  const idle = setTimeout(() => {
    // A client that does not even take what is there needs no more.
    if (writer.isIdle) response.write(keepAlive);
    idle.refresh();
  }, keepAliveMs);
  try {
    for await (const { text, count } of frames) {
      if (response.destroyed) break;
      if (text === "") continue;
      const room = writer.write(text, count);
      idle.refresh();
      if (room !== undefined) await room;
    }
  } catch (error) {
    if (response.destroyed) return;
    const { text, count } = failure(error);
    await writer.write(text, count);
  } finally {
    clearTimeout(idle);
    response.end();
    observer.closed();
  }
}

/**
 * Sends server-sent events (HTML Living Standard, section 9.2) with flow control and heartbeats, and ends the
 * response properly unless the contract wants its clients to see a broken connection.
 */
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { BytesInFlight } from "../core/limits/bytes-in-flight.ts";
import type { StreamObserver } from "./stream-observer.ts";
import { StreamWriter } from "./stream-writer.ts";

/** Complete frames with JSON data, and the number of frames. */
export interface FrameText {
  readonly text: string;
  readonly count: number;
}

/** Options for a stream. */
export interface SseOptions {
  headers: OutgoingHttpHeaders;
  /** Idle time before `keepAlive` is sent, in milliseconds. Proxies close idle connections. */
  keepAliveMs: number;
  /** Frame that is sent while the stream is idle. Defaults to a comment. */
  keepAlive?: string;
  /**
   * Returns the last frames to send if the source fails. The response then ends properly, because some
   * clients crash if the connection is closed early. Returns `undefined` to close the connection instead, for
   * clients that resume only after that.
   */
  failure: (error: unknown) => FrameText | undefined;
  observer: StreamObserver;
  /** The client's project. The limits on unread bytes apply per project. */
  projectId: string;
  /** Counts unread bytes. Defaults to a counter shared by the entire process. */
  bytesInFlight?: BytesInFlight | undefined;
}

const keepAliveComment = ": keep-alive\n\n";

/**
 * Sends frames until the source ends or the client disconnects. The returned promise never rejects.
 *
 * @param response A response whose headers have not been sent.
 * @param frames The frames to send. The source is read only as fast as the client reads.
 */
export async function sendEvents(
  response: ServerResponse,
  frames: AsyncIterable<FrameText>,
  {
    headers,
    keepAliveMs,
    keepAlive = keepAliveComment,
    failure,
    observer,
    projectId,
    bytesInFlight,
  }: SseOptions,
): Promise<void> {
  response.writeHead(200, { "Content-Type": "text/event-stream", Connection: "keep-alive", ...headers });
  response.flushHeaders();
  observer.opened();
  const writer = new StreamWriter(response, { projectId, bytesInFlight, observer });
  const idle = setTimeout(() => {
    // A client that has not read the pending frames yet needs no heartbeat.
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
    const last = failure(error);
    if (last === undefined) response.destroy();
    else await writer.write(last.text, last.count);
  } finally {
    clearTimeout(idle);
    response.end();
    observer.closed();
  }
}

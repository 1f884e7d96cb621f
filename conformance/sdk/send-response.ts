import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { encodeFrames } from "./frames.ts";
import { pathSegments } from "./received.ts";
import type { Exchange, StreamResponse } from "./scenario.ts";

/**
 * Sends the response of an exchange. Resolves when the response has been sent or the client has disconnected.
 * @param released Returns a promise that resolves when the scenario's next exchange has been served. Called
 * only for a stream with a hold.
 */
export async function sendResponse(
  response: ServerResponse,
  exchange: Exchange,
  released: () => Promise<void>,
): Promise<void> {
  const scripted = exchange.response;
  if ("drop" in scripted) {
    response.socket?.destroy();
  } else if ("events" in scripted) {
    response.writeHead(200, streamHeaders(exchange, scripted));
    response.flushHeaders();
    await sendStream(response, scripted, released);
  } else if (scripted.body === undefined) {
    response.writeHead(scripted.status, scripted.headers).end();
  } else {
    sendJson(response, scripted.status, scripted.body, scripted.headers);
  }
}

/** Sends JSON. If the status is 400 or higher, the body is a problem. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const type = status < 400 ? "application/json" : "application/problem+json";
  const text = JSON.stringify(body);
  response
    .writeHead(status, { "Content-Type": type, "Content-Length": Buffer.byteLength(text), ...headers })
    .end(text);
}

/** Returns the headers that the contract declares for streams. */
function streamHeaders({ request }: Exchange, { events }: StreamResponse): Record<string, string> {
  const [, , , threadId = "", , runIdInPath] = pathSegments(request.path) ?? [];
  const started = events.find((item) => "type" in item && item.type === "RUN_STARTED");
  const runId = runIdInPath ?? (started as { runId?: string } | undefined)?.runId ?? "";
  return {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-cache, no-transform",
    "X-Accel-Buffering": "no",
    "X-Thread-Id": threadId,
    "X-Run-Id": runId,
  };
}

async function sendStream(
  response: ServerResponse,
  stream: StreamResponse,
  released: () => Promise<void>,
): Promise<void> {
  const { chunkBytes, cut, hold } = stream;
  const frames = encodeFrames(stream).map((frame) => Buffer.from(frame));
  const closed = new Promise<void>((resolve) => response.once("close", () => resolve()));
  // This is called before anything is sent, because the client may send its next request after the first
  // event.
  const next = hold === undefined ? undefined : released();
  for (const [index, frame] of frames.entries()) {
    if (index === hold) await Promise.race([next, closed]);
    if (index === cut?.items) return cutOff(response, frame.subarray(0, cut.bytes));
    for (const piece of splitFrame(frame, chunkBytes)) {
      if (response.destroyed) return;
      await write(response, piece);
    }
  }
  response.end();
}

/** Breaks the connection after the last bytes have been sent. */
async function cutOff(response: ServerResponse, bytes: Buffer): Promise<void> {
  if (bytes.length > 0) await write(response, bytes);
  response.socket?.destroy();
}

function splitFrame(frame: Buffer, size: number = frame.length): Buffer[] {
  return Array.from({ length: Math.ceil(frame.length / size) }, (_, index) =>
    frame.subarray(index * size, (index + 1) * size),
  );
}

/** Writes bytes as a separate chunk, and yields to the event loop before the next chunk. */
async function write(response: ServerResponse, bytes: Buffer): Promise<void> {
  // If the client has disconnected, the callback is called with an error.
  await new Promise<void>((resolve) => response.write(bytes, () => resolve()));
  await setImmediate();
}

/** A problem in the contract's error format. */
export interface MockProblem {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: string;
  errors?: { pointer: string; detail: string }[];
}

/** Builds a problem in the contract's error format. */
export function buildProblem(
  status: number,
  code: string,
  title: string,
  detail: string,
  errors?: { pointer: string; detail: string }[],
): MockProblem {
  return {
    type: `urn:tambo:error:${code.toLowerCase()}`,
    title,
    status,
    detail,
    instance: `urn:tambo:error-instance:${randomUUID()}`,
    code,
    ...(errors !== undefined && { errors }),
  };
}

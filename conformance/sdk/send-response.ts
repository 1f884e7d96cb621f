/** Plays a scripted answer. */
import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { framesOf } from "./frames.ts";
import { stepsOf } from "./received.ts";
import type { Exchange, StreamResponse } from "./scenario.ts";

/**
 * Answers a request as its exchange says. Resolves when the answer is out or the client is gone.
 *
 * @param released Resolves when the next exchange of the scenario was answered; asked for only by a stream that holds.
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

/** Answers with JSON; from status 400 on with a problem. */
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

/** The headers that the contract declares for streams. */
function streamHeaders({ request }: Exchange, { events }: StreamResponse): Record<string, string> {
  const [, , , threadId = "", , runIdInPath] = stepsOf(request.path) ?? [];
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
  const frames = framesOf(stream).map((frame) => Buffer.from(frame));
  const closed = new Promise<void>((resolve) => response.once("close", () => resolve()));
  // Asked for before anything is sent: the client may send its next request at the first event.
  const next = hold === undefined ? undefined : released();
  for (const [index, frame] of frames.entries()) {
    if (index === hold) await Promise.race([next, closed]);
    if (index === cut?.items) return cutOff(response, frame.subarray(0, cut.bytes));
    for (const piece of piecesOf(frame, chunkBytes)) {
      if (response.destroyed) return;
      await write(response, piece);
    }
  }
  response.end();
}

/** Breaks the connection once the last bytes are on their way. */
async function cutOff(response: ServerResponse, bytes: Buffer): Promise<void> {
  if (bytes.length > 0) await write(response, bytes);
  response.socket?.destroy();
}

function piecesOf(frame: Buffer, size: number = frame.length): Buffer[] {
  return Array.from({ length: Math.ceil(frame.length / size) }, (_, index) =>
    frame.subarray(index * size, (index + 1) * size),
  );
}

/** Every piece is a chunk of its own on the wire, and has its turn before the next is written. */
async function write(response: ServerResponse, bytes: Buffer): Promise<void> {
  // The callback is called with an error too, when the client is gone.
  await new Promise<void>((resolve) => response.write(bytes, () => resolve()));
  await setImmediate();
}

/** A problem in the contract's form. */
export interface MockProblem {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: string;
  errors?: { pointer: string; detail: string }[];
}

/** A problem in the contract's form. */
export function problemOf(
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

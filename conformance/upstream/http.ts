import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import type { Json } from "../runner/case.ts";
import type { Holds } from "./holds.ts";

/** @throws {Error} if the body is not JSON, or the client disconnected. */
export async function readJson(request: IncomingMessage): Promise<Json> {
  return (await json(request)) as Json;
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

/** @returns A signal that is aborted if the connection closes before the response has been sent. */
export function signalClosedEarly(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.on("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}

/**
 * Responds when the hold is released.
 * @param abandoned Called if the implementation closes the connection first.
 */
export async function serveHold(
  holds: Holds,
  name: string,
  response: ServerResponse,
  abandoned: (name: string) => void,
): Promise<void> {
  if (await holds.wait(name, signalClosedEarly(response))) sendJson(response, 200, {});
  else abandoned(name);
}

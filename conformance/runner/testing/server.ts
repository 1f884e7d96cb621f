import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { Json } from "../case.ts";

/** A request as the server received it. */
export interface Asked {
  /** The method, path and query. */
  line: string;
  headers: IncomingMessage["headers"];
  body: string;
  /** Resolves if the connection closes before the response is complete. */
  left: Promise<void>;
}

/** Responds to a request, immediately or later. */
export type Handler = (asked: Asked, response: ServerResponse) => unknown;

/**
 * Serves on the loopback interface until the test ends.
 * @returns The server's URL, and the requests that it has received so far.
 */
export async function serve(handle: Handler): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const left = new Promise<void>((resolve) => {
      response.once("close", () => response.writableFinished || resolve());
    });
    const { method, url, headers } = request;
    const each = { line: `${method} ${url}`, headers, body: Buffer.concat(chunks).toString(), left };
    asked.push(each);
    await handle(each, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** Starts a stream, and sends events that the small contract defines. */
export function stream(response: ServerResponse, ...events: Json[]): ServerResponse {
  if (!response.headersSent)
    response.writeHead(200, { "content-type": "text/event-stream", "x-run-id": "run-1" });
  for (const event of events) response.write(`${JSON.stringify(event)}\n`);
  return response;
}

/** Sends a complete response. */
export function json(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** Responds with a complete stream that has two events. */
export const whole: Handler = (_, response) => stream(response, { type: "A" }, { type: "B" }).end();

/** Responds with a stream that has one event and does not end. */
export const open: Handler = (_, response) => stream(response, { type: "A" });

/** Servers that implement nothing. No check may pass when run against them. */
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";

/** A server that gives every request the same response, or closes every connection. */
export type NullServer = RequestListener | "close";

/** Null servers that are used for all contracts, by id. */
export const commonNullServers: Readonly<Record<string, NullServer>> = {
  "not-found": createNullServer(404),
  empty: createNullServer(200),
  "empty-object": createNullServer(200, "application/json", "{}"),
  html: createNullServer(200, "text/html", "<!doctype html><p>Hello</p>"),
  error: createNullServer(500, "text/plain", "Internal Server Error"),
  "no-content": createNullServer(204),
  "empty-stream": createNullServer(200, "text/event-stream", ""),
  "endless-stream": (_request, response) =>
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders(),
  hanging: () => {},
  closing: "close",
};

/**
 * Starts a null server.
 * @returns Its URL, and a function that stops it.
 */
export async function startNull(behavior: NullServer): Promise<{ url: string; close(): void }> {
  const server =
    behavior === "close" ? createTcpServer((socket) => socket.destroy()) : createServer(behavior);
  const listening = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", listening.resolve);
  await listening.promise;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      if (behavior !== "close") (server as Server).closeAllConnections();
    },
  };
}

function createNullServer(status: number, type?: string, body = ""): RequestListener {
  return (request, response) => {
    request.resume();
    response.writeHead(status, type === undefined ? {} : { "content-type": type }).end(body);
  };
}

/** Creates a null server that responds with JSON. */
export function createJsonNullServer(status: number, type: string, body: object): RequestListener {
  return createNullServer(status, type, JSON.stringify(body));
}

/** Servers that implement nothing. No check may pass on them. */
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";

/** Responds to every request alike, or closes every connection. */
export type NullServer = RequestListener | "close";

/** Null servers for all contracts, by id. */
export const commonNullServers: Readonly<Record<string, NullServer>> = {
  "not-found": answer(404),
  empty: answer(200),
  "empty-object": answer(200, "application/json", "{}"),
  html: answer(200, "text/html", "<!doctype html><p>Hello</p>"),
  error: answer(500, "text/plain", "Internal Server Error"),
  "no-content": answer(204),
  "empty-stream": answer(200, "text/event-stream", ""),
  "endless-stream": (_request, response) =>
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders(),
  hanging: () => {},
  closing: "close",
};

/** Starts a null server. @returns Its URL, and a function that stops it. */
export async function startNull(answer: NullServer): Promise<{ url: string; close(): void }> {
  const server = answer === "close" ? createTcpServer((socket) => socket.destroy()) : createServer(answer);
  const listening = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", listening.resolve);
  await listening.promise;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      if (answer !== "close") (server as Server).closeAllConnections();
    },
  };
}

function answer(status: number, type?: string, body = ""): RequestListener {
  return (request, response) => {
    request.resume();
    response.writeHead(status, type === undefined ? {} : { "content-type": type }).end(body);
  };
}

/** Creates a null server that responds with JSON. */
export function answerWith(status: number, type: string, body: object): RequestListener {
  return answer(status, type, JSON.stringify(body));
}

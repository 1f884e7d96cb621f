/** Servers that are no implementation at all: not one check may be green on them. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createTcpServer } from "node:net";

/** An entry of the table. */
export interface NullServer {
  id: string;
  text: string;
  answer: RequestListener | "close";
}

/** Those that every contract is judged by. */
export const commonNullServers: readonly [NullServer, ...NullServer[]] = [
  { id: "not-found", text: "404, empty.", answer: answer(404) },
  { id: "empty", text: "200, empty.", answer: answer(200) },
  { id: "empty-object", text: "200 with `{}`.", answer: answer(200, "application/json", "{}") },
  { id: "html", text: "200 with a page.", answer: answer(200, "text/html", "<!doctype html><p>Hello</p>") },
  { id: "error", text: "500 with a text.", answer: answer(500, "text/plain", "Internal Server Error") },
  { id: "no-content", text: "204.", answer: answer(204) },
  {
    id: "empty-stream",
    text: "An event stream that ends at once.",
    answer: answer(200, "text/event-stream", ""),
  },
  {
    id: "endless-stream",
    text: "An event stream that never says anything, and never ends.",
    answer: (_request, response) =>
      response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders(),
  },
  { id: "hanging", text: "Takes every request, and never answers.", answer: () => {} },
  { id: "closing", text: "Closes every connection at once.", answer: "close" },
];

/** Starts a null server. @returns Its URL, and how to end it. */
export async function startNull({ answer }: NullServer): Promise<{ url: string; close(): void }> {
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

/** Answers everything with JSON. */
export function answerWith(status: number, type: string, body: object): RequestListener {
  return answer(status, type, JSON.stringify(body));
}

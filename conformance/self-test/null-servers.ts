/** Servers that are no implementation at all: not one check may be green on them. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createTcpServer } from "node:net";
import type { ContractName } from "../contracts/contracts.ts";

/** An entry of the table. */
export interface NullServer {
  id: string;
  text: string;
  answer: RequestListener | "close";
}

const problem = {
  type: "urn:tambo:error:not_found",
  title: "Not Found",
  status: 404,
  detail: "There is nothing here.",
  instance: "urn:tambo:error-instance:00000000-0000-4000-8000-000000000000",
  code: "NOT_FOUND",
};
const error = { error: { code: "NOT_FOUND", message: "There is nothing here." } };

const canonical = {
  error: { type: "not_found_error", message: "There is nothing here.", request_id: "req_0" },
};

const traced = {
  code: 404,
  msg: "There is nothing here.",
  data: null,
  trace_id: "00000000000000000000000000000000",
};

const detailed = { detail: "There is nothing here.", code: "SESSION_NOT_FOUND" };

/** Refusals in the form of each contract. */
const refusals: Readonly<Record<ContractName, NullServer>> = {
  tambo: {
    id: "not-found-problem",
    text: "404 with a problem.",
    answer: answer(404, "application/problem+json", JSON.stringify(problem)),
  },
  "ag-ui": {
    id: "not-found-error",
    text: "404 with an error as JSON.",
    answer: answer(404, "application/json", JSON.stringify(error)),
  },
  gateway: {
    id: "not-found-canonical",
    text: "404 with an error in the one form.",
    answer: answer(404, "application/json", JSON.stringify(canonical)),
  },
  "agent-stream": {
    id: "not-found-traced",
    text: "404 with an error that has a trace id.",
    answer: answer(404, "application/json", JSON.stringify(traced)),
  },
  "tool-progress": {
    id: "not-found-detailed",
    text: "404 with an error that has a detail.",
    answer: answer(404, "application/json", JSON.stringify(detailed)),
  },
};

/** The table of a contract. */
export function nullServersOf(contract: ContractName): readonly NullServer[] {
  return [{ id: "not-found", text: "404, empty.", answer: answer(404) }, refusals[contract], ...others];
}

const others: readonly NullServer[] = [
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

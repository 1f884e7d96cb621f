/** The suite's HTTP server, with the model APIs, fixture tools, search engine and holds. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Driver } from "../runner/driver.ts";
import { anthropicMessages } from "./anthropic/format.ts";
import { Holds } from "./holds.ts";
import { sendJson, serveHold } from "./http.ts";
import { serveMcpRequest } from "./mcp/endpoint.ts";
import { serveModelRequest } from "./model/endpoint.ts";
import type { Format } from "./model/format.ts";
import { ModelDriver } from "./model/model-driver.ts";
import { openaiChat } from "./openai-chat/format.ts";
import { openaiResponses } from "./openai-responses/format.ts";
import { canaryPath, RequestRecorder } from "./recorder.ts";
import { ScriptDriver } from "./script/script-driver.ts";
import { serveSearch } from "./search/engine.ts";

export interface UpstreamOptions {
  /** Port on 127.0.0.1. Defaults to a free port. */
  port?: number;
}

/** The upstream's addresses, as environment variables for the implementation. */
export interface UpstreamEnvironment {
  OPENAI_BASE_URL: string;
  OPENAI_API_KEY: string;
  ANTHROPIC_BASE_URL: string;
  ANTHROPIC_API_KEY: string;
  CONFORM_MCP_URL: string;
  CONFORM_HOLDS_URL: string;
  CONFORM_SEARCH_URL: string;
}

/** A running upstream. */
export interface Upstream {
  /** Driver for mode `upstream`. */
  driver: ModelDriver;
  /** Driver for mode `script`. */
  scriptDriver: Driver;
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** Returns the number of model requests so far. */
  modelRequestCount(): number;
  environment(): UpstreamEnvironment;
  /** Closes the server and all its connections. */
  close(): Promise<void>;
}

const formats: Record<string, Format> = {
  "/openai/v1/chat/completions": openaiChat,
  "/openai/v1/responses": openaiResponses,
  "/anthropic/messages": anthropicMessages,
  "/anthropic/v1/messages": anthropicMessages,
};
const models = {
  object: "list",
  data: [{ id: "conformance", object: "model", created: 0, owned_by: "conformance" }],
};

/**
 * Starts the upstream on 127.0.0.1.
 * @throws {Error} if the port is in use.
 */
export async function startUpstream({ port = 0 }: UpstreamOptions = {}): Promise<Upstream> {
  const holds = new Holds();
  const notes = new RequestRecorder();
  const driver = new ModelDriver(holds, notes);
  const scriptDriver = new ScriptDriver(holds, notes);
  let asks = 0;

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
    const asked = `${request.method} ${pathname}`;
    const format = formats[pathname];
    if (format === undefined) notes.recordLeaks(request);
    if (format && request.method === "POST") {
      asks += 1;
      await serveModelRequest(format, driver, notes, request, response);
    } else if (asked === "GET /openai/v1/models") {
      sendJson(response, 200, models);
    } else if (asked === "POST /mcp") {
      await serveMcpRequest(holds, request, response);
    } else if (asked === "GET /searxng/search") {
      await serveSearch(holds, notes, searchParams.get("q") ?? "", response);
    } else if (pathname.startsWith(canaryPath)) {
      notes.recordVisit(asked);
      sendJson(response, 200, { secret: "the canary" });
    } else if (asked.startsWith("GET /holds/")) {
      const name = decodeURIComponent(pathname.slice("/holds/".length));
      await serveHold(holds, name, response, (hold) => scriptDriver.recordAborted(hold));
    } else {
      // An MCP client may request a stream or end a session, but the server supports neither.
      const status = format || pathname === "/mcp" ? 405 : 404;
      sendJson(response, status, { error: { message: `The conformance suite does not serve ${asked}.` } });
    }
  }

  const server = createServer((request, response) => {
    route(request, response).catch((error: Error) => {
      // The path or message is invalid.
      if (response.headersSent) response.destroy();
      else sendJson(response, 400, { error: { message: error.message } });
    });
  });
  const listening = Promise.withResolvers<void>();
  server.once("error", listening.reject);
  server.listen(port, "127.0.0.1", listening.resolve);
  await listening.promise;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  notes.base = url;
  return {
    driver,
    scriptDriver,
    url,
    modelRequestCount: () => asks,
    environment: () => ({
      OPENAI_BASE_URL: `${url}/openai/v1`,
      OPENAI_API_KEY: "conformance",
      ANTHROPIC_BASE_URL: `${url}/anthropic`,
      ANTHROPIC_API_KEY: "conformance",
      CONFORM_MCP_URL: `${url}/mcp`,
      CONFORM_HOLDS_URL: `${url}/holds`,
      CONFORM_SEARCH_URL: `${url}/searxng`,
    }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

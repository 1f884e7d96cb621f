/** Streamable HTTP without sessions: every request has a server of its own, so any number of clients may call at once. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import type { Holds } from "../holds.ts";
import { createFixtureServer } from "./server.ts";

/** Answers a POST. The tool call that it makes is cancelled when its connection closes. */
export async function answerMcpRequest(
  holds: Holds,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const server = createFixtureServer(holds);
  const transport = new StreamableHTTPServerTransport();
  response.on("close", () => void server.close());
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  await transport.handleRequest(request, response);
}

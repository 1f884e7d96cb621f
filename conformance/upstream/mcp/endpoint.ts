/**
 * MCP server over streamable HTTP, without sessions, for clients of both protocol eras: MCP 2025-11-25 and
 * 2026-07-28. Each request gets its own server instance, so clients may send requests concurrently.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Holds } from "../holds.ts";
import { registerDeveloperTools } from "./developer-tools.ts";

/** Handles a POST request. If the connection closes, the tool call is cancelled. */
export async function serveMcpRequest(
  holds: Holds,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const handler = createMcpHandler(() => createFixtureServer(holds));
  response.on("close", () => void handler.close());
  const handle = toNodeHandler(handler);
  // Node's class matches the SDK's interface, except for properties that may be `undefined`.
  await handle(request as Parameters<typeof handle>[0], response);
}

/** A one-pixel PNG, in Base64. */
export const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The fixture resource. */
export const greeting = {
  uri: "conf://greeting",
  mimeType: "text/plain",
  text: "Hello from the conformance suite.",
};

// The tools have no side effects.
const annotations = { readOnlyHint: true, openWorldHint: false };

function text(value: string) {
  return { content: [{ type: "text" as const, text: value }] };
}

/** Creates the server for one request. It has no state except the shared holds. */
export function createFixtureServer(holds: Holds): McpServer {
  const server = new McpServer({ name: "conformance", version: "1.0.0" });
  server.registerTool(
    "conf_echo",
    { description: "Returns the text.", inputSchema: z.object({ text: z.string() }), annotations },
    (input) => text(input.text),
  );
  server.registerTool(
    "conf_ask",
    {
      description: "Returns the text, if the user agrees.",
      inputSchema: z.object({ text: z.string() }),
      annotations,
    },
    (input) => text(input.text),
  );
  server.registerTool(
    "conf_fail",
    { description: "Fails with the message.", inputSchema: z.object({ message: z.string() }), annotations },
    (input) => ({ ...text(input.message), isError: true }),
  );
  server.registerTool(
    "conf_hold",
    {
      description: "Waits at the hold, then returns the text.",
      inputSchema: z.object({ hold: z.string(), text: z.string() }),
      annotations,
    },
    async (input, { mcpReq }) => {
      await holds.wait(input.hold, mcpReq.signal);
      return text(input.text);
    },
  );
  server.registerTool(
    "conf_big",
    {
      description: "Returns a text of this length.",
      inputSchema: z.object({ characters: z.number().int().min(0).max(100_000_000) }),
      annotations,
    },
    (input) => text("x".repeat(input.characters)),
  );
  server.registerTool(
    "conf_rich",
    { description: "Returns text, an image and a resource.", inputSchema: z.object({}), annotations },
    () => ({
      content: [
        { type: "text", text: "Text, an image and a resource." },
        { type: "image", data: pixel, mimeType: "image/png" },
        { type: "resource", resource: greeting },
      ],
    }),
  );
  registerDeveloperTools(server);
  server.registerResource(
    "greeting",
    greeting.uri,
    { description: "A greeting.", mimeType: greeting.mimeType },
    () => ({ contents: [greeting] }),
  );
  return server;
}

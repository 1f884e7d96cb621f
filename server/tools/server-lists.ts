/** Reads an MCP server's complete lists of tools and resources. */
import { ProtocolError, ProtocolErrorCode, type Tool } from "@modelcontextprotocol/client";
import { ResourceSchema, ResourceTemplateSchema, ToolSchema } from "@modelcontextprotocol/core";
import type { z } from "zod";
import type { JsonObject } from "../core/events.ts";
import { findHeaderProblem } from "./header-inputs.ts";
import { readPages } from "./listing.ts";
import { parseItems, parseResult, unparsedSchemas } from "./parse-response.ts";

/** Sends a request to the server and returns the SDK's result. */
export type SendRequest = (request: { method: string; params?: JsonObject }) => Promise<JsonObject>;

/** Receives the error for an invalid item, which is left out of its list. */
export type OnInvalid = (error: Error, item: unknown) => void;

/**
 * Returns the callable tools. Each name occurs only once. Rejects in the same way as `send` and `readPages`.
 *
 * @param onInvalid Called for each tool that does not conform to MCP. The other tools are kept.
 * @param options.hasHeaders True if inputs are sent in headers as well, so that a tool whose headers are invalid does
 * not conform.
 */
export async function readTools(
  send: SendRequest,
  onInvalid: OnInvalid,
  options: { hasHeaders: boolean },
): Promise<Tool[]> {
  const pages = await readList(send, "tool list", "tools/list", unparsedSchemas.listTools);
  const items = pages.flatMap((page) => page.tools);
  const tools = new Map<string, Tool>();
  for (const tool of await parseItems(ToolSchema, items, "/tools", onInvalid)) {
    const problem = options.hasHeaders ? findHeaderProblem(tool.inputSchema as JsonObject) : undefined;
    if (problem !== undefined) {
      onInvalid(new Error(problem), tool);
      continue;
    }
    // A tool that requires a task returns immediately and must be polled later, so the server would reject a
    // plain call.
    if (tool.execution?.taskSupport !== "required") tools.set(tool.name, tool);
  }
  return [...tools.values()];
}

/**
 * Returns the resource URIs and the URI templates. Rejects in the same way as `send` and `readPages`.
 *
 * @param onInvalid Called for each resource or template that does not conform to MCP. The other items are
 * kept.
 */
export async function readResources(
  send: SendRequest,
  onInvalid: OnInvalid,
): Promise<{ uris: string[]; templates: string[] }> {
  const [pages, templates] = await Promise.all([
    readList(send, "resource list", "resources/list", unparsedSchemas.listResources),
    readTemplates(send, onInvalid),
  ]);
  const items = pages.flatMap(({ resources }) => resources);
  const resources = await parseItems(ResourceSchema, items, "/resources", onInvalid);
  return { uris: resources.map(({ uri }) => uri), templates };
}

async function readTemplates(send: SendRequest, onInvalid: OnInvalid): Promise<string[]> {
  try {
    const list = "resource template list";
    const pages = await readList(send, list, "resources/templates/list", unparsedSchemas.listTemplates);
    const items = pages.flatMap((page) => page.resourceTemplates);
    const templates = await parseItems(ResourceTemplateSchema, items, "/resourceTemplates", onInvalid);
    return templates.map(({ uriTemplate }) => uriTemplate);
  } catch (error) {
    // There is no capability for templates, so a server without templates may not support the request.
    if (error instanceof ProtocolError && error.code === ProtocolErrorCode.MethodNotFound) return [];
    throw error;
  }
}

/** Reads all pages of a list, without parsing its items. */
function readList<Schema extends z.ZodType<{ nextCursor?: string | undefined }>>(
  send: SendRequest,
  list: string,
  method: string,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  return readPages(list, async (page) => parseResult(schema, await send({ method, ...page })));
}

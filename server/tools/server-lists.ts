/** Reads an MCP server's complete lists of tools and resources. */
import type { AnySchema, SchemaOutput } from "@modelcontextprotocol/sdk/server/zod-compat.js";
import {
  type ClientRequest,
  ErrorCode,
  McpError,
  ResourceSchema,
  ResourceTemplateSchema,
  type Tool,
  ToolSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { readPages } from "./listing.ts";
import { parseItems, unparsedSchemas } from "./parse-response.ts";

/** Sends a request to the server. */
export type SendRequest = <T extends AnySchema>(
  request: ClientRequest,
  schema: T,
) => Promise<SchemaOutput<T>>;

/** Receives the error for an invalid item, which is left out of its list. */
export type OnInvalid = (error: Error, item: unknown) => void;

/**
 * Returns the callable tools. Each name occurs only once. Rejects in the same way as `send` and `readPages`.
 *
 * @param onInvalid Called for each tool that does not conform to MCP. The other tools are kept.
 */
export async function readTools(send: SendRequest, onInvalid: OnInvalid): Promise<Tool[]> {
  const pages = await readPages("tool list", (page) =>
    send({ method: "tools/list", ...page }, unparsedSchemas.listTools),
  );
  const items = pages.flatMap((page) => page.tools);
  const tools = new Map<string, Tool>();
  for (const tool of await parseItems(ToolSchema, items, "/tools", onInvalid)) {
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
    readPages("resource list", (page) =>
      send({ method: "resources/list", ...page }, unparsedSchemas.listResources),
    ),
    readTemplates(send, onInvalid),
  ]);
  const items = pages.flatMap(({ resources }) => resources);
  const resources = await parseItems(ResourceSchema, items, "/resources", onInvalid);
  return { uris: resources.map(({ uri }) => uri), templates };
}

async function readTemplates(send: SendRequest, onInvalid: OnInvalid): Promise<string[]> {
  try {
    const pages = await readPages("resource template list", (page) =>
      send({ method: "resources/templates/list", ...page }, unparsedSchemas.listTemplates),
    );
    const items = pages.flatMap((page) => page.resourceTemplates);
    const templates = await parseItems(ResourceTemplateSchema, items, "/resourceTemplates", onInvalid);
    return templates.map(({ uriTemplate }) => uriTemplate);
  } catch (error) {
    // There is no capability for templates, so a server without templates may not support the request.
    if (error instanceof McpError && error.code === ErrorCode.MethodNotFound) return [];
    throw error;
  }
}

/** What an MCP server has, read whole: its tools and its resources. */
import type { AnySchema, SchemaOutput } from "@modelcontextprotocol/sdk/server/zod-compat.js";
import {
  type ClientRequest,
  ErrorCode,
  ListResourcesResultSchema,
  ListResourceTemplatesResultSchema,
  ListToolsResultSchema,
  McpError,
  type Tool,
} from "@modelcontextprotocol/sdk/types.js";
import { readPages } from "./listing.ts";

/** Sends a request to the server. */
export type Ask = <T extends AnySchema>(request: ClientRequest, schema: T) => Promise<SchemaOutput<T>>;

/** The tools that can be called, each name once. Rejects as `ask` and `readPages` do. */
export async function readTools(ask: Ask): Promise<Tool[]> {
  const pages = await readPages("tool list", (at) =>
    ask({ method: "tools/list", ...at }, ListToolsResultSchema),
  );
  const tools = new Map<string, Tool>();
  for (const tool of pages.flatMap((page) => page.tools)) {
    // A task answers at once and is asked after later: a call of ours would be refused.
    if (tool.execution?.taskSupport !== "required") tools.set(tool.name, tool);
  }
  return [...tools.values()];
}

/** The URIs of the resources, and the templates of others. Rejects as `ask` and `readPages` do. */
export async function readResources(ask: Ask): Promise<{ uris: string[]; templates: string[] }> {
  const [pages, templates] = await Promise.all([
    readPages("resource list", (at) => ask({ method: "resources/list", ...at }, ListResourcesResultSchema)),
    readTemplates(ask),
  ]);
  return { uris: pages.flatMap(({ resources }) => resources.map(({ uri }) => uri)), templates };
}

async function readTemplates(ask: Ask): Promise<string[]> {
  try {
    const pages = await readPages("resource template list", (at) =>
      ask({ method: "resources/templates/list", ...at }, ListResourceTemplatesResultSchema),
    );
    return pages.flatMap((page) => page.resourceTemplates.map(({ uriTemplate }) => uriTemplate));
  } catch (error) {
    // No capability tells whether a server has templates; one without may not know the request.
    if (error instanceof McpError && error.code === ErrorCode.MethodNotFound) return [];
    throw error;
  }
}

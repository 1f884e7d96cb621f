/**
 * An MCP server over stdio with one tool for each schema in the `schemas` family. It responds to every call.
 */
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { schemaTable, toToolName } from "./schema-table.ts";

const server = new Server({ name: "schemas", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: schemaTable.map(({ name, schema }) => ({
    name: toToolName(name),
    inputSchema: { ...schema(), type: "object" as const },
  })),
}));
server.setRequestHandler(CallToolRequestSchema, () => ({ content: [{ type: "text", text: "Checked." }] }));
await server.connect(new StdioServerTransport());

/** The tool server, accessed through the official MCP client. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { check } from "./contract.mjs";

/** A connection to the tool server, which is opened on first use. */
export class ToolServer {
  #url;
  #connected;

  constructor(url) {
    this.#url = new URL(url);
  }

  async #client() {
    this.#connected ??= connect(this.#url);
    try {
      return await this.#connected;
    } catch (error) {
      this.#connected = undefined;
      throw error;
    }
  }

  /** Returns all tools as `{name, description, inputSchema}` objects. */
  async tools() {
    const client = await this.#client();
    const tools = [];
    let cursor;
    do {
      const page = await client.listTools({ cursor });
      tools.push(...page.tools);
      cursor = page.nextCursor;
    } while (cursor);
    return tools;
  }

  /**
   * Calls a tool. A failure of any kind is returned as a result with `isError`.
   * @returns `{content, isError}`, where `content` is a list of content blocks.
   */
  async callTool(name, args, signal) {
    try {
      const client = await this.#client();
      const result = await client.callTool({ name, arguments: args }, undefined, { signal });
      const { structuredContent: structured, isError = false } = result;
      const content = result.content.map(block);
      if (content.length > 0 || structured === undefined) return { content, isError };
      return { content: [{ type: "text", text: JSON.stringify(structured) }], isError };
    } catch (error) {
      return { content: [{ type: "text", text: error.message }], isError: true };
    }
  }

  /**
   * Reads a resource.
   * @returns Its contents, or `undefined` if the server does not have it.
   */
  async readResource(uri, signal) {
    try {
      const { contents } = await (await this.#client()).readResource({ uri }, { signal });
      return contents[0];
    } catch {
      return undefined;
    }
  }
}

async function connect(url) {
  const client = new Client({ name: "reference-server", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(url));
  return client;
}

/** Converts an MCP content block to a content block in the contract's format. */
function block({ type, text, data, mimeType: mediaType, resource, uri, name, title, description }) {
  if (type === "text") return { type, text };
  if (type === "resource") {
    const { uri, mimeType, text, blob } = resource;
    return { type, resource: { uri, mimeType, text, blob } };
  }
  if (type === "resource_link") {
    return { type: "resource", resource: { uri, name, title, description, mimeType: mediaType } };
  }
  const source = { type: "base64", mediaType, data };
  const isNamed = check("InputContent", { type, source }).length === 0;
  return { type: isNamed ? type : "file", source };
}

/** A small MCP client: JSON-RPC over streamable HTTP. */
import { check } from "./contract.mjs";
import { readEvents } from "./sse.mjs";

/** Connects when it is first used. */
export class McpClient {
  #url;
  #connected;
  #session;
  #requests = 0;

  constructor(url) {
    this.#url = url;
  }

  async #post(body, signal) {
    const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
    if (this.#session) headers["Mcp-Session-Id"] = this.#session;
    if (body.method !== "initialize") headers["MCP-Protocol-Version"] = "2025-06-18";
    const response = await fetch(this.#url, { method: "POST", headers, body: JSON.stringify(body), signal });
    if (!response.ok)
      throw new Error(`the MCP server answered ${body.method} with status ${response.status}`);
    this.#session ??= response.headers.get("mcp-session-id") ?? undefined;
    return response;
  }

  async #request(method, params, signal) {
    const id = ++this.#requests;
    const response = await this.#post({ jsonrpc: "2.0", id, method, params }, signal);
    const answer = await answerIn(response, id);
    if (answer.error) throw new Error(answer.error.message);
    return answer.result;
  }

  async #connect() {
    const clientInfo = { name: "independent-tambo", version: "1.0.0" };
    await this.#request("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo });
    await (await this.#post({ jsonrpc: "2.0", method: "notifications/initialized" })).text();
  }

  async #call(method, params, signal) {
    this.#connected ??= this.#connect();
    try {
      await this.#connected;
    } catch (error) {
      this.#connected = undefined;
      throw error;
    }
    return this.#request(method, params, signal);
  }

  /** All tools: `{name, description, inputSchema}`. */
  async tools() {
    const tools = [];
    let cursor;
    do {
      const result = await this.#call("tools/list", { cursor });
      tools.push(...result.tools);
      cursor = result.nextCursor;
    } while (cursor);
    return tools;
  }

  /** Calls a tool; failures of any kind are results with `isError`. @returns `{content, isError}` with content blocks. */
  async callTool(name, args, signal) {
    try {
      const result = await this.#call("tools/call", { name, arguments: args }, signal);
      const content = (result.content ?? []).flatMap(block);
      return { content, isError: result.isError === true };
    } catch (error) {
      return { content: [{ type: "text", text: error.message }], isError: true };
    }
  }

  /** Reads a resource. @returns Its contents, `undefined` when the server does not have it. */
  async readResource(uri, signal) {
    try {
      const { contents } = await this.#call("resources/read", { uri }, signal);
      return contents[0];
    } catch {
      return undefined;
    }
  }
}

async function answerIn(response, id) {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response.json();
  for await (const data of readEvents(response.body)) {
    const message = JSON.parse(data);
    if (message.id === id && !message.method) return message;
  }
  throw new Error("the MCP server ended its answer without a result");
}

/** A content block of MCP as one of the contract. */
function block(content) {
  const { type, text, data, mimeType, resource } = content;
  if (type === "text") return [{ type, text }];
  if (type === "image" || type === "audio") {
    const known = { type, source: { type: "base64", mediaType: mimeType, data } };
    // MCP has more media types than the contract; a resource may be of any.
    const isAllowed = check("InputContent", known).length === 0;
    return [isAllowed ? known : { type: "resource", resource: { mimeType, blob: data } }];
  }
  if (type === "resource") return [{ type, resource }];
  if (type === "resource_link") {
    const { uri, name, title, description } = content;
    return [{ type: "resource", resource: { uri, name, title, description, mimeType } }];
  }
  return [];
}

/**
 * An HTTP server that represents the world outside the servers under test. It has an MCP server with a tool that may not
 * be called again, and it releases the holds of the `script` model immediately. Both are recorded.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { CallLedger } from "../oracle/call-ledger.ts";

/** Name of the tool in a script. */
export const countedTool = "outside/count";

/** A request to the MCP server. */
interface McpMessage {
  id?: number;
  method?: string;
  params?: { arguments?: { tag: string; turn: number; call: number; ms: number } };
}

export class Outside {
  readonly #server: Server;
  readonly #ledger: CallLedger;

  private constructor(ledger: CallLedger) {
    this.#ledger = ledger;
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  static async open(ledger: CallLedger): Promise<Outside> {
    const outside = new Outside(ledger);
    await once(outside.#server.listen(0, "127.0.0.1"), "listening");
    return outside;
  }

  /** Returns the URL at which the `script` model of a server waits at its holds. */
  holdsUrl(server: string): string {
    return `${this.#url}/${server}/holds`;
  }

  /** Returns the configuration of the MCP server for a server. */
  mcpServers(server: string): object {
    return { outside: { url: `${this.#url}/${server}/mcp` } };
  }

  async close(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  get #url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on("error", () => {});
    const [, server = "", path = ""] = /^\/([^/]+)(.*)$/.exec(decodeURIComponent(request.url ?? "")) ?? [];
    const [, tag, turn] = /^\/holds\/(.+)-(\d+)$/.exec(path) ?? [];
    if (tag !== undefined) {
      this.#ledger.recordStep(tag, Number(turn), server);
      return void response.end();
    }
    if (request.method !== "POST") return void response.writeHead(405).end();
    const body: Buffer[] = [];
    try {
      for await (const chunk of request) body.push(chunk as Buffer);
    } catch {
      // The server was killed while it sent the request, so it has not made the call.
      return;
    }
    const message = JSON.parse(Buffer.concat(body).toString()) as McpMessage;
    if (message.id === undefined) return void response.writeHead(202).end();
    const result = await this.#handle(message, server);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ jsonrpc: "2.0", id: message.id, result }));
  }

  async #handle({ method, params }: McpMessage, server: string): Promise<object> {
    if (method === "initialize")
      return {
        protocolVersion: "2025-06-18",
        capabilities: { tools: {} },
        serverInfo: { name: "outside", version: "1" },
      };
    if (method === "tools/list") return { tools: [tool] };
    const { tag, turn, call, ms } = params?.arguments ?? { tag: "", turn: 0, call: 0, ms: 0 };
    if (method === "tools/call") {
      this.#ledger.recordCall(tag, turn, call, server);
      await delay(ms);
    }
    return { content: [{ type: "text", text: `counted ${turn}.${call}` }] };
  }
}

/** The tool has no annotations, so a server may not call it again after an interruption. */
const tool = {
  name: "count",
  description: "Counts its calls",
  inputSchema: {
    type: "object",
    properties: {
      tag: { type: "string" },
      turn: { type: "integer" },
      call: { type: "integer" },
      ms: { type: "integer" },
    },
  },
};

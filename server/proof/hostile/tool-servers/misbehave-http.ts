/** A program with misbehaving MCP servers over streamable HTTP. The path selects the behavior. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Responds to a request whose body has been read. */
type Behave = (response: ServerResponse, message: { id?: number; method?: string }) => void;

const json = (response: ServerResponse, body: string) =>
  response.writeHead(200, { "content-type": "application/json" }).end(body);
const result = (id: number | undefined, value: object) =>
  JSON.stringify({ jsonrpc: "2.0", id, result: value });

/** Misbehaves only in tool calls. */
const inCalls =
  (misbehave: Behave): Behave =>
  (response, message) => {
    const { id, method } = message;
    if (id === undefined) return void response.writeHead(202).end();
    if (method === "tools/call") return misbehave(response, message);
    const capabilities = { tools: {} };
    if (method === "initialize")
      return void json(
        response,
        result(id, {
          protocolVersion: "2025-06-18",
          capabilities,
          serverInfo: { name: "http", version: "1" },
        }),
      );
    json(response, result(id, { tools: [{ name: "work", inputSchema: { type: "object" } }] }));
  };

const stream = (response: ServerResponse) => response.writeHead(200, { "content-type": "text/event-stream" });

/** Writes indefinitely, as fast as the client reads. */
const flood = (response: ServerResponse, text: string) => {
  const more = () => {
    while (!response.destroyed && response.write(text));
    response.once("drain", more);
  };
  more();
};

/** Behaviors by name. */
const behaviours: Readonly<Record<string, Behave>> = {
  "no response": inCalls(() => {}),
  "an endless response": inCalls((response) => flood(stream(response), "x".repeat(65_536))),
  "endless comments": inCalls((response) => flood(stream(response), ": ping\n\n".repeat(1_000))),
  "a redirect to itself": (response) =>
    response.writeHead(307, { location: "/a%20redirect%20to%20itself" }).end(),
  "a broken stream": inCalls((response) => stream(response).write("data: {", () => response.destroy())),
  "100 MB of JSON": inCalls((response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": 100_000_000 });
    flood(response, "[".repeat(65_536));
  }),
};

/** Names of all behaviors. */
export const httpBehaviourNames: readonly string[] = Object.keys(behaviours);

if (import.meta.main) await listen();

/** Listens on a free loopback port and sends its URL to the parent process. */
async function listen(): Promise<void> {
  const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  process.on("disconnect", () => process.exit());
  process.send?.({ answer: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = decodeURIComponent((request.url ?? "").slice(1));
  if (request.method !== "POST") return void response.writeHead(405).end();
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  response.on("error", () => {});
  behaviours[name]?.(response, JSON.parse(Buffer.concat(chunks).toString()));
}

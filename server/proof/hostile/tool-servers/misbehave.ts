/**
 * An MCP server over stdio that misbehaves in the way named by its first argument. It implements JSON-RPC
 * without a library, because no library sends such messages.
 */
import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline";

interface Message {
  id?: number;
  method?: string;
  params?: { name?: string; cursor?: string; uri?: string; _meta?: { progressToken?: unknown } };
}

type Json = Record<string, unknown>;

/** The ways in which a server deviates from a well-behaved server. */
interface Behaviour {
  /** Runs before anything else. */
  start?(): void;
  /**
   * Handles a request.
   *
   * @returns True if the request was handled.
   */
  handle?(message: Message): boolean;
  /** Returns the tools. If absent, there is a single tool named `work`. */
  tools?(): unknown[];
  /** Returns the result of a call. */
  call?(): Json;
}

const write = (text: string) => process.stdout.write(text);
const send = (message: Json) => write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
const result = (text: string): Json => ({ content: [{ type: "text", text }] });
const on = (method: string, act: (message: Message) => void) => (message: Message) => {
  if (message.method !== method) return false;
  act(message);
  return true;
};
/** Writes indefinitely, as fast as the client reads. */
const flood = (stream: NodeJS.WriteStream, text: () => string) => {
  const more = () => {
    while (stream.write(text()));
    stream.once("drain", more);
  };
  more();
};
const tool = (inputSchema: Json, more: Json = {}): Json => ({
  name: "work",
  description: "Works",
  inputSchema,
  ...more,
});
const object = { type: "object" };
const nested = (depth: number): Json =>
  depth === 0 ? {} : { type: "object", properties: { a: nested(depth - 1) } };

/** Behaviors by name. */
const behaviours: Readonly<Record<string, Behaviour>> = {
  "hangs during initialize": { handle: on("initialize", () => {}) },
  "hangs during a call": { handle: on("tools/call", () => {}) },
  "exits at startup": { start: () => process.exit(3) },
  "exits during a call": { handle: on("tools/call", () => process.exit(3)) },
  "answers twice": {
    handle: on("tools/call", ({ id }) => {
      for (const text of ["once", "twice"]) send({ id, result: result(text) });
    }),
  },
  "responds with other ids": {
    handle: on("tools/call", () => {
      for (const id of [999, "1", null, -1, {}]) send({ id, result: result("whose?") });
    }),
  },
  "writes invalid JSON": {
    handle: on("tools/call", ({ id }) => {
      write("{\n\0\0\xff\n[[[[\nnull\n42\n{}\n".repeat(20_000));
      send({ id, result: result("after all") });
    }),
  },
  "writes a line without an end": {
    handle: on("tools/call", () => flood(process.stdout, () => "x".repeat(65_536))),
  },
  "returns a result of 100 MB": {
    handle: on("tools/call", ({ id }) => {
      write(`{"jsonrpc":"2.0","id":${id},"result":{"content":[{"type":"text","text":"`);
      for (let sent = 0; sent < 100; sent += 1) write("y".repeat(1_000_000));
      write('"}]}}\n');
    }),
  },
  "floods stderr": { start: () => flood(process.stderr, () => `${"noise ".repeat(20)}\n`) },
  "floods stderr without line breaks": { start: () => flood(process.stderr, () => "noise ".repeat(10_000)) },
  "floods notifications": {
    handle: on("notifications/initialized", () =>
      flood(
        process.stdout,
        () => '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"x"}}\n',
      ),
    ),
  },
  "lists tools endlessly": {
    handle: on("tools/list", ({ id, params }) => {
      const page = Number(params?.cursor ?? 0);
      send({
        id,
        result: { tools: [{ ...tool(object), name: `work${page}` }], nextCursor: String(page + 1) },
      });
    }),
  },
  "lists 50,000 tools": {
    tools: () => Array.from({ length: 50_000 }, (_, index) => ({ ...tool(object), name: `work${index}` })),
  },
  "lists invalid tools": {
    tools: () => [
      tool(object),
      null,
      5,
      {},
      { name: 7 },
      { name: "x".repeat(100_000), inputSchema: object },
      { name: "bad" },
    ],
  },
  "has input schemas that explode": {
    tools: () => [
      tool({ ...object, properties: { a: { $ref: "#" } }, required: ["a"], allOf: [{ $ref: "#" }] }),
      { ...tool({ ...nested(2_000) }), name: "deep" },
      { ...tool({ ...object, patternProperties: { "^(a+)+$": { type: "number" } } }), name: "pattern" },
      { ...tool({ ...object, description: "x".repeat(3_000_000) }), name: "long" },
    ],
  },
  "has an output schema that explodes": {
    tools: () => [
      tool(object, {
        outputSchema: { ...object, properties: { a: { type: "string", pattern: "^(a+)+$" } } },
      }),
    ],
    call: () => ({ content: [], structuredContent: { a: `${"a".repeat(40)}!` } }),
  },
  "floods progress": {
    handle: on("tools/call", ({ params }) => {
      const progressToken = params?._meta?.progressToken;
      const line = JSON.stringify({
        jsonrpc: "2.0",
        method: "notifications/progress",
        params: { progressToken, progress: 1, message: "on" },
      });
      flood(process.stdout, () => `${line}\n`);
    }),
  },
  "closes its stdout": { handle: on("tools/call", () => process.stdout.destroy()) },
  "closes its stdin": {
    handle: on("tools/call", () => void process.stdin.destroy()),
  },
  "responds one byte at a time": {
    handle: on("tools/call", ({ id }) => {
      const bytes = [...`${JSON.stringify({ jsonrpc: "2.0", id, result: result("z".repeat(1_000)) })}\n`];
      const timer = setInterval(() => {
        const byte = bytes.shift();
        if (byte === undefined) clearInterval(timer);
        else write(byte);
      }, 20);
    }),
  },
  "reports a changed list endlessly": {
    handle: on("notifications/initialized", () =>
      flood(process.stdout, () => '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}\n'),
    ),
  },
  "returns a result of a million blocks": {
    call: () => ({ content: Array.from({ length: 150_000 }, () => ({ type: "text", text: "" })) }),
  },
  "sends its client endless requests": {
    handle: on("tools/call", () => {
      flood(process.stdout, () => `{"jsonrpc":"2.0","id":"${randomUUID()}","method":"ping"}\n`);
    }),
  },
  "returns a result that is nested 5,000 levels deep": {
    handle: on("tools/call", ({ id }) => {
      const deep = `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`;
      write(`{"jsonrpc":"2.0","id":${id},"result":{"content":[],"structuredContent":${deep}}}\n`);
    }),
  },
  "ignores SIGTERM": { start: () => process.on("SIGTERM", () => {}) },
};

/** Names of all behaviors. */
export const behaviourNames: readonly string[] = Object.keys(behaviours);

if (import.meta.main) serve(behaviours[process.argv[2] ?? ""] ?? {});

function serve({
  start,
  handle,
  tools = () => [tool(object)],
  call = () => result("done"),
}: Behaviour): void {
  // The server exits when its client has disconnected.
  process.stdout.on("error", () => process.exit());
  const client = process.ppid;
  setInterval(() => process.ppid !== client && process.exit(), 500);
  start?.();
  const lines = createInterface({ input: process.stdin });
  lines.on("close", () => process.stdin.destroyed || process.exit());
  lines.on("line", (line) => {
    const message = JSON.parse(line) as Message;
    if (handle?.(message)) return;
    const { id, method } = message;
    if (id === undefined) return;
    switch (method) {
      case "initialize":
        return void send({
          id,
          result: {
            protocolVersion: "2025-06-18",
            capabilities: { tools: { listChanged: true } },
            serverInfo: { name: "misbehave", version: "1.0.0" },
          },
        });
      case "tools/list":
        return void send({ id, result: { tools: tools() } });
      case "tools/call":
        return void send({ id, result: call() });
      default:
        return void send({ id, result: {} });
    }
  });
}

import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { eventOrder } from "../../../../generated/tambo/validators.js";
import { combineServerTools, type ServerTools } from "../../../core/ports/tools.ts";
import { checkStream, readCheckedEvents } from "../../../proof/testing/clients/stream-checks.ts";
import { checkTimes, maskIdsAndTimes } from "../../../proof/testing/mask.ts";
import { startTestServer, type TestServer } from "../../../proof/testing/server.ts";
import { connectMcpServers } from "../../../tools/mcp.ts";
import { createNativeTools } from "../../../tools/native.ts";
import type { Wire } from "../encoder.ts";
import { type Example, examples, goldenStream } from "./examples.ts";

const wires: Wire[] = ["ag-ui", "proposal"];
const { when, ...general } = eventOrder.RunStreamEvent;

let tools: ServerTools;
let closeTools: () => Promise<void>;

beforeAll(async () => {
  const main = fileURLToPath(new URL("../../../tools/weather/main.ts", import.meta.url));
  const weather = await connectMcpServers(
    [{ name: "mcp_weather", command: process.execPath, args: [main] }],
    { log: () => {} },
  );
  // In the proposal's tool error example, the tool's name has no server prefix.
  const plain = createNativeTools(
    weather
      .list("")
      .filter(({ name }) => name === "mcp_weather/get_weather")
      .map((tool) => ({
        tool: { ...tool, name: "get_weather" },
        run: (projectId, input, options) => weather.call(projectId, tool.name, input, options),
      })),
  );
  const combined = combineServerTools(weather, plain);
  // A test server closes its tools on shutdown, but these tools are shared by all servers.
  tools = { ...combined, close: async () => {} };
  closeTools = combined.close;
});

afterAll(() => closeTools());
afterEach(() => vi.restoreAllMocks());

/**
 * Creates a thread whose first message contains the script, so that the later requests are exactly those in
 * the proposal.
 */
async function threadWith(server: TestServer, turns: unknown[][]): Promise<string> {
  const initialMessages = [{ role: "user", content: JSON.stringify({ turns }) }];
  const { body } = await server.json("POST", "/v1/threads", { initialMessages });
  return body.thread.id;
}

async function play({ turns, exchanges }: Example, wire: Wire) {
  // Each reading of the clock returns a different time, so that no two times are identical by chance.
  let now = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => ++now);
  const server = await startTestServer({ tools });
  const threadId = await threadWith(server, turns);
  const streams = [];
  let pending = "";
  for (const { request } of exchanges) {
    const body = JSON.parse(JSON.stringify(request).replace("{call}", pending));
    const stream = await server.stream("POST", `/v1/threads/${threadId}/runs?wire=${wire}`, body);
    const events = (await readCheckedEvents(stream, wire)).map(({ event }) => event);
    pending = events.find(({ type }) => type === "TOOL_CALL_START")?.toolCallId ?? "";
    streams.push(events);
  }
  return streams;
}

describe.each(wires)("wire %s", (wire) => {
  it.each(
    examples.map((example) => {
      const { title, proves } = example;
      return [title, proves.always + proves[wire], example] as const;
    }),
  )("streams %s %s", async (_title, _proves, example) => {
    const streams = await play(example, wire);
    for (const [index, { stream }] of example.exchanges.entries()) {
      const events = streams[index] ?? [];
      expect(maskIdsAndTimes(events)).toEqual(maskIdsAndTimes(goldenStream(wire, stream)));
      expect(checkTimes(events)).toEqual([]);
    }
    const runs = new Set(streams.map(([first]) => first.runId));
    expect(runs.size).toBe(streams.length);
  });

  it.each(examples.flatMap(({ exchanges }) => exchanges.map(({ stream }) => stream)))(
    "has a valid golden stream %s",
    async (name) => {
      const events = goldenStream(wire, name);
      const received = events.map((event, index) => ({ id: index + 1, data: JSON.stringify(event), event }));
      expect(await checkStream(received, wire)).toEqual([]);
      expect(checkTimes(events)).toEqual([]);
    },
  );

  it.each(examples.flatMap(({ exchanges }) => exchanges.map(({ stream }) => stream)))(
    "has a golden stream %s that starts and ends as the document states [T-057]",
    (name) => {
      const { first, last } = wire === "proposal" ? when[0] : general;
      const names: string[] = goldenStream(wire, name).map(({ type, name }) => name ?? type);
      const isEnd = (each: string) => last.some((end) => end === each);
      expect(first).toContain(names[0]);
      expect(names.filter(isEnd)).toEqual([names.at(-1)]);
    },
  );
});

describe("with the demo model", () => {
  const requestOf = (stream: string) =>
    examples.flatMap(({ exchanges }) => exchanges).find((exchange) => exchange.stream === stream)?.request;

  async function sendRequest(stream: string) {
    const server = await startTestServer({ tools, model: "demo" });
    const body = { ...requestOf(stream), createThread: true };
    const events = await readCheckedEvents(await server.stream("POST", "/v1/threads/thr_demo/runs", body));
    return { server, events: events.map(({ event }) => event) };
  }

  it("answers §5.1 with the capital [T-201]", async () => {
    const { events } = await sendRequest("5.1");
    const [message] = events.at(-2).value.messages;
    expect(message.content).toEqual([{ type: "text", text: expect.stringContaining("Paris") }]);
  });

  it("answers §5.2 with the component [T-202]", async () => {
    const { events } = await sendRequest("5.2");
    const [message] = events.at(-2).value.messages;
    expect(message.content).toEqual([
      { type: "text", text: expect.stringContaining("AAPL") },
      {
        type: "component",
        id: expect.stringMatching(/^comp_/),
        name: "StockChart",
        props: expect.objectContaining({ ticker: "AAPL" }),
      },
    ]);
  });

  it("answers §5.4 with the weather of both cities [T-204]", async () => {
    const { events } = await sendRequest("5.4");
    const results = events.filter(({ name }) => name === "tambo.tool.result");
    expect(results.map(({ value }) => value.result)).toEqual([
      [{ type: "text", text: "72°F, Sunny" }],
      [{ type: "text", text: "65°F, Foggy" }],
    ]);
    const { role, content } = events.at(-2).value.messages.at(-1);
    expect(role).toBe("assistant");
    expect(content[0].text).toMatch(/New York.*72°F.*San Francisco.*65°F/s);
  });

  it("answers §5.5 by awaiting input, and its continuation with text [T-205]", async () => {
    const { server, events } = await sendRequest("5.5");
    const [pending] = events.at(-2).value.pendingToolCalls;
    expect(pending).toMatchObject({
      toolName: "add_to_cart",
      input: { productId: expect.any(String), quantity: expect.any(Number) },
    });
    const message = {
      role: "tool",
      toolCallId: pending.toolCallId,
      content: "Added 2x SKU-123 to cart. Cart total: $49.98",
    };
    const continued = await readCheckedEvents(
      await server.stream("POST", "/v1/threads/thr_demo/runs", { message }),
    );
    const [response] = continued.at(-2)?.event.value.messages ?? [];
    expect(response.content[0].text).toContain("$49.98");
  });
});

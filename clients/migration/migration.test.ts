/** Tests that the programs in the migration guide print the same output before and after the migration. */
import { join } from "node:path";
import { expect, it } from "vitest";
import { startHttpServer } from "../../server/proof/testing/http-server.ts";
import { createTamboClient, type Message } from "../typescript/index.ts";
import { getTypeErrors, readCodeBlocks, runBlocks } from "../typescript/testing/code-blocks.ts";
import { type RunningServer, startTestServer } from "../typescript/testing/start-test-server.ts";

const guide = join(import.meta.dirname, "../MIGRATION.md");
const [chatBefore = "", chatAfter = "", agUiBefore = "", agUiAfter = ""] = readCodeBlocks(guide);

/** The responses of the old API, by message. */
const oldResponses: Record<string, object> = {
  "Show me the stock price of AAPL": {
    content: "Here's the stock chart for Apple (AAPL):",
    component: { name: "StockChart", props: { ticker: "AAPL" } },
  },
  "Add 2 of SKU-123 to my cart": {
    content: "",
    toolCall: { id: "call_1", name: "add_to_cart", args: { productId: "SKU-123", quantity: 2 } },
  },
  "Added 2 of SKU-123": { content: "Done! Added 2 of SKU-123." },
};

/**
 * Serves a chat API that has no streams, uses strings as content, allows one component per message, and
 * stores tool results as messages.
 */
function serveOldApi(): Promise<string> {
  return startHttpServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { content } = JSON.parse(text) as { content: string };
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(oldResponses[content]));
  });
}

/** Runs a program from the guide and returns its output. */
async function run(program: string, server: RunningServer, oldApiUrl = ""): Promise<string> {
  const replaced = { "http://127.0.0.1:8080": server.url, "http://127.0.0.1:3000": oldApiUrl };
  return (await runBlocks([program], replaced)).join("");
}

it("migrates a chat without streams [T-220][T-221]", async () => {
  const server = await startTestServer();
  const output = [
    "Here's the stock chart for Apple (AAPL):",
    'StockChart {"ticker":"AAPL"}',
    "Done! Added 2 of SKU-123.",
    "",
  ].join("\n");
  expect(await run(chatBefore, server, await serveOldApi())).toBe(output);
  expect(await run(chatAfter, server)).toBe(output);
  expect(server.requests).toEqual(Array(3).fill("POST /v1/threads/shop/runs"));
  const { messages } = await createTamboClient({ baseUrl: server.url }).threads.get("shop");
  expect(messages.map(summarizeMessage)).toEqual([
    ["user", "text"],
    ["assistant", "text", "component"],
    ["user", "text"],
    ["assistant", "call add_to_cart"],
    ["tool", "text"],
    ["assistant", "text"],
  ]);
});

it("migrates an AG-UI client, and stores the same messages [T-220][T-221]", async () => {
  const server = await startTestServer();
  const output = "In Paris it is 64°F and cloudy.\nDone! Added 2 of SKU-123.\n";
  expect(await run(agUiBefore, server)).toBe(output);
  const before = server.requests.splice(0);
  expect(await run(agUiAfter, server)).toBe(output);
  expect(before).toEqual(Array(3).fill("POST /ag-ui/default"));
  expect(server.requests).toEqual(Array(3).fill("POST /v1/threads/trip/runs"));
  const { threads } = createTamboClient({ baseUrl: server.url });
  const [agUiThread, tamboThread] = await Promise.all([threads.get("agui-trip"), threads.get("trip")]);
  const expected = [
    ["user", "text"],
    ["assistant", "call weather/get_weather"],
    ["tool", "text"],
    ["assistant", "text"],
    ["user", "text"],
    ["assistant", "call add_to_cart"],
    ["tool", "text"],
    ["assistant", "text"],
  ];
  expect(tamboThread.messages.map(summarizeMessage)).toEqual(expected);
  expect(agUiThread.messages.map(summarizeMessage)).toEqual(expected);
});

it("compiles without type errors", async () => {
  expect(await getTypeErrors([[chatBefore], [chatAfter], [agUiBefore], [agUiAfter]])).toEqual([]);
});

/** Returns a message's role, block types and calls. */
function summarizeMessage({ role, content, toolCalls = [] }: Message): string[] {
  return [role, ...content.map(({ type }) => type), ...toolCalls.map(({ name }) => `call ${name}`)];
}

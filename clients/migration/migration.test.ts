/** The programs of the migration guide: the one before shows the same as the one after. */
import { join } from "node:path";
import { expect, it } from "vitest";
import { serve } from "../../server/proof/testing/http-server.ts";
import { createTamboClient, type Message } from "../typescript/index.ts";
import { getTypeErrors, readCodeBlocks, runBlocks } from "../typescript/testing/code-blocks.ts";
import { type RunningServer, startTestServer } from "../typescript/testing/start-test-server.ts";

const guide = join(import.meta.dirname, "../MIGRATION.md");
const [chatBefore = "", chatAfter = "", agUiBefore = "", agUiAfter = ""] = readCodeBlocks(guide);

/** What the old API answers, by what it is asked. */
const oldAnswers: Record<string, object> = {
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

/** A chat API without streams: content is a string, a component stands beside it, a call is answered by a message. */
function oldApi(): Promise<string> {
  return serve(async (request, response) => {
    let text = "";
    for await (const piece of request) text += piece;
    const { content } = JSON.parse(text) as { content: string };
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(oldAnswers[content]));
  });
}

/** What a program of the guide prints. */
async function run(program: string, server: RunningServer, old = ""): Promise<string> {
  const replaced = { "http://127.0.0.1:8080": server.url, "http://127.0.0.1:3000": old };
  return (await runBlocks([program], replaced)).join("");
}

it("brings a chat that was answered in one piece [T-220][T-221]", async () => {
  const server = await startTestServer();
  const shown = [
    "Here's the stock chart for Apple (AAPL):",
    'StockChart {"ticker":"AAPL"}',
    "Done! Added 2 of SKU-123.",
    "",
  ].join("\n");
  expect(await run(chatBefore, server, await oldApi())).toBe(shown);
  expect(await run(chatAfter, server)).toBe(shown);
  expect(server.requests).toEqual(Array(3).fill("POST /v1/threads/shop/runs"));
  const { messages } = await createTamboClient({ baseUrl: server.url }).threads.get("shop");
  expect(messages.map(formOf)).toEqual([
    ["user", "text"],
    ["assistant", "text", "component"],
    ["user", "text"],
    ["assistant", "call add_to_cart"],
    ["tool", "text"],
    ["assistant", "text"],
  ]);
});

it("brings a plain AG-UI client, whose thread is then read as /v1/ has it [T-220][T-221]", async () => {
  const server = await startTestServer();
  const shown = "In Paris it is 64°F and cloudy.\nDone! Added 2 of SKU-123.\n";
  expect(await run(agUiBefore, server)).toBe(shown);
  const before = server.requests.splice(0);
  expect(await run(agUiAfter, server)).toBe(shown);
  expect(before).toEqual(Array(3).fill("POST /ag-ui/default"));
  expect(server.requests).toEqual(Array(3).fill("POST /v1/threads/trip/runs"));
  const { threads } = createTamboClient({ baseUrl: server.url });
  const [old, now] = await Promise.all([threads.get("agui-trip"), threads.get("trip")]);
  const forms = [
    ["user", "text"],
    ["assistant", "call weather/get_weather"],
    ["tool", "text"],
    ["assistant", "text"],
    ["user", "text"],
    ["assistant", "call add_to_cart"],
    ["tool", "text"],
    ["assistant", "text"],
  ];
  expect(now.messages.map(formOf)).toEqual(forms);
  expect(old.messages.map(formOf)).toEqual(forms);
});

it("has programs that the compiler accepts", async () => {
  expect(await getTypeErrors([[chatBefore], [chatAfter], [agUiBefore], [agUiAfter]])).toEqual([]);
});

/** A message's role, the kinds of its blocks, and its calls. */
function formOf({ role, content, toolCalls = [] }: Message): string[] {
  return [role, ...content.map(({ type }) => type), ...toolCalls.map(({ name }) => `call ${name}`)];
}

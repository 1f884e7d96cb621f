/** Builds the chat and the app of the guide for `useChat` with Vite, and uses them in Chromium. */
import { join } from "node:path";
import type { Page } from "playwright-core";
import { build } from "vite";
import { launchChromium } from "../../browser/launch-chromium.ts";
import {
  apiKey,
  check,
  expectEqual,
  killProcessAtHold,
  killScenarios,
  releaseHold,
  script,
  serverUrl,
  twoProcessesUrl,
} from "../checks.ts";
import { writeGuideApp } from "./guide-app.ts";

const root = process.env.CLIENT_FOLDER ?? "";
const guide = await writeGuideApp(root, twoProcessesUrl, apiKey);
for (const [folder, base, outDir] of [
  [root, "/", "dist"],
  [guide, "/guide/", join(root, "dist/guide")],
] as const) {
  await build({
    root: folder,
    base,
    logLevel: "error",
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
  });
}
const browser = await launchChromium();
const context = await browser.newContext();
/** Errors that the pages of a check logged. They explain a failure, but are not failures themselves. */
const problems: string[] = [];

/** Opens a chat in a new page. */
async function open(chat: string, path = "/"): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  const query = new URLSearchParams({ server: serverUrl, key: apiKey, chat });
  await page.goto(`${process.env.PAGE_URL}${path}?${query}`, { waitUntil: "commit" });
  return page;
}

/** Runs a check. A failure also contains the errors that the pages logged. */
function checkPages(name: string, run: () => Promise<void>): Promise<void> {
  problems.length = 0;
  return check(name, () =>
    run().catch((error: Error) => {
      throw new Error([error.message, ...problems].join("\n"));
    }),
  );
}

/** Opens a new chat, and sends a message that makes the model play the turns. */
async function ask(chat: string, ...turns: object[][]): Promise<Page> {
  return await send(await open(chat), ...turns);
}

/** Sends a message that makes the model play the turns. */
async function send(page: Page, ...turns: object[][]): Promise<Page> {
  await page.getByLabel("Message", { exact: true }).fill(script(...turns));
  await page.getByRole("button", { name: "Send" }).click();
  return page;
}

const findText = (page: Page, text: string) => page.getByLabel("assistant").getByText(text, { exact: true });

/** Waits until the chat has a status, and returns the messages. */
async function readMessages(page: Page, status = "ready"): Promise<unknown> {
  await page.locator("output", { hasText: status }).waitFor();
  return JSON.parse(await page.locator("code").innerText());
}

const question = (...turns: object[][]) => ({
  id: "uuid#1",
  role: "user",
  parts: [{ type: "text", text: script(...turns) }],
});
const answer = (metadata: object | undefined, ...parts: object[]) => ({
  id: "msg#1",
  role: "assistant",
  metadata,
  parts,
});
/** Returns the metadata of a complete response. The script model estimates the tokens from the texts. */
const metadata = (inputTokens: number, outputTokens: number) => ({
  stopReason: "end_turn",
  usage: { inputTokens, outputTokens },
});
const step = { type: "step-start" };
const text = (value: string) => ({ type: "text", text: value, state: "done" });

await checkPages("text", async () => {
  const turns = [[{ text: ["Grüße, ", "世界 👋"] }]];
  const page = await ask("text", ...turns);
  await findText(page, "Grüße, 世界 👋").waitFor();
  expectEqual(await readMessages(page), [
    question(...turns),
    answer(metadata(11, 3), step, text("Grüße, 世界 👋")),
  ]);
});

await checkPages("client tool", async () => {
  const turns = [[{ text: "Look." }, { tool: "pick", args: { row: 3 } }], [{ text: "Done." }]];
  const page = await ask("client-tool", ...turns);
  await findText(page, "Done.").waitFor();
  const call = { type: "tool-pick", toolCallId: "tc#1", state: "output-available", input: { row: 3 } };
  expectEqual(await readMessages(page), [
    question(...turns),
    answer(metadata(22, 2), step, text("Look."), { ...call, output: "Row 3." }, step, text("Done.")),
  ]);
});

await checkPages("server tool", async () => {
  const turns = [[{ tool: "weather/get_weather", args: { city: "New York" } }], [{ text: "Sunny." }]];
  const page = await ask("server-tool", ...turns);
  await findText(page, "Sunny.").waitFor();
  const call = {
    type: "dynamic-tool",
    toolName: "weather/get_weather",
    toolCallId: "tc#1",
    state: "output-available",
    input: { city: "New York" },
    output: "72°F, Sunny",
    providerExecuted: true,
  };
  expectEqual(await readMessages(page), [
    question(...turns),
    answer(metadata(46, 7), step, call, step, text("Sunny.")),
  ]);
});

await checkPages("approval", async () => {
  const turns = [[{ tool: "weather/get_forecast", args: { city: "New York" } }], [{ text: "Done." }]];
  const page = await ask("approval", ...turns);
  await page.getByRole("button", { name: "Approve weather/get_forecast" }).click();
  await findText(page, "Done.").waitFor();
  const call = {
    type: "dynamic-tool",
    toolName: "weather/get_forecast",
    toolCallId: "tc#1",
    state: "output-available",
    input: { city: "New York" },
    output: "Today: 72°F, Sunny\nTomorrow: 75°F, Partly cloudy\nThe day after: 68°F, Rain",
    providerExecuted: true,
    approval: { id: "tc#1", approved: true },
  };
  expectEqual(await readMessages(page), [
    question(...turns),
    answer(metadata(23, 2), step, call, step, text("Done.")),
  ]);
});

await checkPages("component", async () => {
  const turns = [[{ text: "Here." }, { component: "Table", props: { title: "Users" } }]];
  const page = await ask("component", ...turns);
  await page.getByLabel("assistant").getByRole("table", { name: "Users" }).waitFor({ state: "attached" });
  const data = { name: "Table", props: { title: "Users" }, status: "complete" };
  expectEqual(await readMessages(page), [
    question(...turns),
    answer(metadata(20, 6), step, text("Here."), { type: "data-component", id: "comp#1", data }),
  ]);
});

await checkPages("reload in the middle of an answer", async () => {
  const hold = "ai-sdk-react-reload";
  const turns = [
    [{ reasoning: "Hm." }, { text: "Look." }, { tool: "weather/get_weather", args: { city: "New York" } }],
    [{ component: "Table", props: { title: "Users" } }, { text: ["One", { hold }, " two"] }],
  ];
  const uncut = await ask("reload-uncut", ...turns);
  await releaseHold(hold);
  await findText(uncut, "One two").waitFor();
  const page = await ask("reload", ...turns);
  await findText(page, "One").waitFor();
  await page.reload();
  await findText(page, "One").waitFor();
  await releaseHold(hold);
  await findText(page, "One two").waitFor();
  expectEqual(await readMessages(page), await readMessages(uncut));
});

await checkPages("stop after a reload", async () => {
  const [hold, later] = ["ai-sdk-react-stop", "ai-sdk-react-stop-later"];
  const turns = [[{ text: ["One", { hold }, " two", { hold: later }, " three"] }]];
  const page = await ask("stop", ...turns);
  await findText(page, "One").waitFor();
  await page.reload();
  await findText(page, "One").waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  const messages = await readMessages(page);
  // If the model's request were still active, the model would reach the second hold.
  await releaseHold(hold);
  const isActive = await Promise.race([
    releaseHold(later).then(() => true),
    page.waitForTimeout(1000).then(() => false),
  ]);
  expectEqual(
    [messages, isActive],
    [[question(...turns), answer({ stopReason: "cancelled" }, step, text("One"))], false],
  );
});

await checkPages("run error", async () => {
  const turns = [[{ text: "Well" }, { error: { code: "RATE_LIMIT_EXCEEDED", message: "Slow down." } }]];
  const page = await ask("run-error", ...turns);
  await page.locator("output", { hasText: "Slow down." }).waitFor();
  expectEqual(await readMessages(page, "error"), [question(...turns), answer(undefined, step, text("Well"))]);
});

/** Reads what the app of the guide has stored and displayed, when the response is complete. */
async function readGuide(page: Page, chat: string): Promise<unknown> {
  await page.waitForFunction((chat) => {
    const messages = JSON.parse(localStorage.getItem(`${chat}/messages`) ?? "[]");
    return (
      messages.at(-1)?.metadata?.stopReason !== undefined &&
      localStorage.getItem(`${chat}/unfinished`) === null
    );
  }, chat);
  await page.getByRole("status").getByText("ready", { exact: true }).waitFor();
  const stored = await page.evaluate((chat) => localStorage.getItem(`${chat}/messages`), chat);
  const [question, ...responses] = JSON.parse(stored ?? "");
  return [{ ...question, id: "user" }, ...responses, await page.getByRole("article").allInnerTexts()];
}

/** Waits until the last part that the app of the guide has stored has these fields. */
async function waitForPart(page: Page, chat: string, fields: object): Promise<void> {
  await page.waitForFunction(
    ([chat, fields]) => {
      const part = JSON.parse(localStorage.getItem(`${chat}/messages`) ?? "[]")
        .at(-1)
        ?.parts.at(-1);
      const isEqual = ([field, value]: [string, unknown]) =>
        JSON.stringify(part?.[field]) === JSON.stringify(value);
      return Object.entries(fields).every(isEqual);
    },
    [chat, fields] as const,
  );
}

/** Returns the items that the app of the guide has added to the cart. */
async function readCart(page: Page, chat: string): Promise<unknown[]> {
  const cart = await page.evaluate((chat) => localStorage.getItem(`${chat}/cart`), chat);
  return Object.values(JSON.parse(cart ?? "{}"));
}

for (const { name, turns, held } of killScenarios) {
  await checkPages(name, async () => {
    const uncutChat = `${name}-uncut`;
    const uncut = await send(await open(uncutChat, "/guide/"), ...turns);
    await releaseHold(name);
    const page = await send(await open(name, "/guide/"), ...turns);
    await waitForPart(page, name, held);
    await killProcessAtHold(name);
    await releaseHold(name);
    expectEqual(await readGuide(page, name), await readGuide(uncut, uncutChat));
  });
}

const item = { productId: "SKU-123", quantity: 12 };

await checkPages("kill -9 after a client tool call", async () => {
  const chat = "kill-after-call";
  const hold = { hold: chat, ms: 60_000 };
  const turns = [[{ tool: "add_to_cart", args: item }, { text: ["One", hold, " two"] }], [{ text: "Done." }]];
  const page = await send(await open(chat, "/guide/"), ...turns);
  await waitForPart(page, chat, { type: "text", text: "One" });
  await killProcessAtHold(chat);
  await releaseHold(chat);
  await findText(page, "Done.").waitFor();
  await readGuide(page, chat);
  expectEqual(await readCart(page, chat), [item]);
});

await checkPages("stop in the arguments of a client tool call", async () => {
  const chat = "stop-in-call";
  const args = ['{"productId":"SKU-123","quantity":1', { hold: chat, ms: 60_000 }, "2}"];
  const page = await send(await open(chat, "/guide/"), [{ tool: "add_to_cart", args }], [{ text: "Done." }]);
  await waitForPart(page, chat, { state: "input-streaming", input: { productId: "SKU-123", quantity: 1 } });
  await page.getByRole("button", { name: "Stop" }).click();
  await readGuide(page, chat);
  await waitForPart(page, chat, { state: "output-error" });
  expectEqual(await readCart(page, chat), []);
});
await browser.close();
process.exit();

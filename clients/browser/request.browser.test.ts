/** Tests the editor for the next request. */
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { findAccessibilityViolations, saveScreenshot, type VisitOptions } from "./browser.ts";
import { launchChromium } from "./launch-chromium.ts";
import { openPlayground, type Playground } from "./playground.ts";
import { type BrowserServer, startServer } from "./servers.ts";

let browser: Browser;
let server: BrowserServer;

beforeAll(async () => {
  browser = await launchChromium();
  server = await startServer();
  return async () => {
    await browser.close();
    await server.stop();
  };
});

interface RequestEditor extends Playground {
  editor: ReturnType<Page["getByRole"]>;
  /** Resolves when the line below the editor shows this text. */
  waitForSummary(text: string): Promise<void>;
  /** Sends the request with the button in the tab. Returns the body on the wire. */
  send(): Promise<Record<string, unknown>>;
}

/** Opens the Request tab of a contract, and waits until its schema has been loaded. */
async function openRequest(contract = "Tambo", options: VisitOptions = {}): Promise<RequestEditor> {
  const playground = await openPlayground(browser, server.url, options);
  const { page, selectContract } = playground;
  if (contract !== "Tambo") await selectContract(contract);
  const schema = page.waitForResponse(/openapi\.yaml$/);
  await page.getByRole("tab", { name: "Request", exact: true }).first().click();
  await schema;
  const editor = page.getByRole("textbox", { name: "Request body" });
  await editor.waitFor();
  return {
    ...playground,
    editor,
    waitForSummary: (text) =>
      page.locator(".request-problems").getByRole("status").filter({ hasText: text }).waitFor(),
    async send() {
      const request = page.waitForRequest((each) => each.method() === "POST");
      await page.getByRole("button", { name: "Send request" }).click();
      return (await request).postDataJSON();
    },
  };
}

/** Moves the cursor to the end of the first line. */
async function startFirstLine({ page, editor }: RequestEditor): Promise<void> {
  await editor.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("End");
}

it("completes names and values of the schema, and sends the edited request", async () => {
  const request = await openRequest();
  const { page, waitForSummary, send, waitForStatus, openTab } = request;
  const { keyboard } = page;
  await waitForSummary("The next message sends this request.");
  await startFirstLine(request);
  await keyboard.type('\n"temper');
  const option = page.getByRole("listbox", { name: "Completions" }).getByRole("option");
  await option.filter({ hasText: "temperature" }).waitFor();
  await page.getByText("The model's sampling temperature.").waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await saveScreenshot(page, "request-completion");
  await keyboard.press("Enter");
  await keyboard.type("0.5");
  await keyboard.press("End");
  await keyboard.type('\n"toolChoice": ');
  await keyboard.press("Control+Space");
  // The names that were completed before are shown until the values are known.
  await option.filter({ hasText: "auto" }).waitFor();
  expect(await option.allTextContents()).toEqual([
    '"auto"',
    '"required"',
    '"none"',
    '{"name":"add_to_cart"}',
  ]);
  // The list ignores keys in the first 75 ms, so that it does not change what is being typed. This check takes longer.
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await waitForSummary("Edited. Your next messages use these settings.");
  const sent = await send();
  expect(sent).toMatchObject({ temperature: 0.5, toolChoice: "none", createThread: true });
  await waitForStatus("Finished");
  await openTab("Sent");
  await page.locator(".request summary").first().click();
  await page.getByRole("region", { name: "Body of request 1" }).getByText('"temperature"').waitFor();
});

it("shows errors beside their lines, and does not send the request", async () => {
  const request = await openRequest();
  const { page, editor, field, sendMessage, waitForSummary } = request;
  const sent: string[] = [];
  page.on("request", (each) => sent.push(`${each.method()} ${new URL(each.url()).pathname}`));
  await startFirstLine(request);
  await page.keyboard.insertText('"temperature": 5, "temprature": 1,');
  await waitForSummary("1 error. The request cannot be sent.");
  const problems = page.getByRole("list", { name: "Problems" }).getByRole("button");
  expect(await problems.allTextContents()).toEqual([
    "Line 1: /temperature: Value is above the maximum of 2.",
    'Line 1: /temprature: The contract does not define the property "temprature".',
  ]);
  expect(await page.locator(".problem-line").allTextContents()).toEqual([
    "/temperature Value is above the maximum of 2.",
    '/temprature The contract does not define the property "temprature".',
  ]);
  expect(await editor.getAttribute("aria-invalid")).toBe("true");
  const send = page.getByRole("button", { name: "Send request" });
  expect([await send.isDisabled(), await send.getAttribute("title")]).toEqual([true, "Correct line 1 first"]);
  // The message field keeps its text.
  await page.getByText("The edited request is invalid, so messages are not sent.").waitFor();
  await sendMessage("Hello");
  expect(await field.inputValue()).toBe("Hello");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await saveScreenshot(page, "request-errors");
  // The selection is the value with the error.
  await problems.first().click();
  await page.keyboard.type("2");
  await waitForSummary("1 warning. The request can be sent.");
  expect([await send.isEnabled(), await send.getAttribute("title")]).toEqual([true, null]);
  expect(await editor.getAttribute("aria-invalid")).toBe("false");
  await page.getByRole("region", { name: "Inspector" }).getByRole("button", { name: "Reset" }).click();
  await waitForSummary("The next message sends this request.");
  expect(await editor.textContent()).not.toContain("temperature");
  expect(sent).toEqual([]);
});

it("shows the server's error until the request is changed", async () => {
  const { page, waitForSummary, waitForStatus } = await openRequest("Tambo", {
    expectedErrors: /status of 400/,
  });
  await page.getByLabel("Model").fill("no-such-model");
  await waitForSummary("Edited.");
  await page.getByRole("button", { name: "Send request" }).click();
  const alert = page.getByRole("alert").filter({ hasText: 'the model "no-such-model" is not available' });
  await alert.waitFor();
  await page.getByLabel("Model").fill("demo");
  await alert.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Send request" }).click();
  await waitForStatus("Finished");
  expect(await page.getByRole("alert").count()).toBe(0);
});

it("has fields for settings, and adds and removes tools and components", async () => {
  const { page, send, editor, waitForStatus, sendMessage, waitForSummary } = await openRequest();
  await page.getByLabel("Model").fill("demo");
  await page.getByLabel("Max tokens").fill("500");
  for (const name of ["Chart", "DataTable", "Cart", "get_page_theme"])
    await page.getByRole("button", { name: `Remove ${name}` }).click();
  await page.getByRole("button", { name: "Add tool" }).click();
  await page.getByRole("button", { name: "Add component" }).click();
  await waitForSummary("Edited.");
  const summarize = ({ message, tools, availableComponents, ...rest }: Record<string, unknown>) => ({
    ...rest,
    tools: (tools as { name: string }[]).map(({ name }) => name),
    components: (availableComponents as { name: string }[]).map(({ name }) => name),
  });
  const settings = {
    createThread: true,
    onDisconnect: "continue",
    model: "demo",
    maxTokens: 500,
    tools: ["add_to_cart", "my_tool"],
    components: ["BookingForm", "MyComponent"],
  };
  expect(summarize(await send())).toEqual(settings);
  await waitForStatus("Finished");
  // The settings also apply to messages from the chat, and to the next thread.
  await page.getByRole("button", { name: "New thread" }).click();
  await page.getByText("Messages use the edited request.").waitFor();
  const request = page.waitForRequest((each) => each.method() === "POST");
  await sendMessage("What is the capital of France?");
  const body = (await request).postDataJSON();
  expect(summarize(body)).toEqual(settings);
  expect(body.message).toEqual({ role: "user", content: "What is the capital of France?" });
  await waitForStatus("Finished");
  await editor.getByText("What is the capital of France?").waitFor();
});

it.each([
  ["AG-UI", ["threadId", "runId", "messages", "tools", "context", "protocolVersion", "forwardedProps"]],
  ["Gateway", ["request", "run"]],
  ["Tool progress", ["content"]],
  ["Agent stream", ["thread_id", "messages", "enable_deep_thinking"]],
  ["UI stream", ["id", "messages", "tools", "availableComponents", "onDisconnect"]],
] as const)(
  "%s: sends the request on the screen, and the next one continues the conversation",
  async (contract, keys) => {
    const { page, editor, send, waitForStatus, waitForSummary } = await openRequest(contract);
    await waitForSummary("The next message sends this request.");
    const shown = (await editor.locator(".cm-line").allTextContents()).join("\n");
    const sent = await send();
    expect(Object.keys(sent).toSorted()).toEqual(keys.toSorted());
    // Long definitions are folded.
    if (!shown.includes("…")) expect(JSON.parse(shown)).toEqual(sent);
    await waitForStatus("Finished");
    await waitForSummary("The next message sends this request.");
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await saveScreenshot(page, `request-${contract.toLowerCase().replace(" ", "-")}`);
    expect(await page.locator(".problem-line").count()).toBe(0);
  },
);

it("shows the message that is being typed", async () => {
  const { editor, field } = await openRequest("Tool progress");
  await field.fill("What is the capital of Japan?");
  await editor.getByText('"What is the capital of Japan?"').waitFor();
});

it("is usable with only the keyboard", async () => {
  const { page, editor } = await openRequest();
  const { keyboard } = page;
  const hasFocus = () =>
    editor.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);
  await page.getByRole("tab", { name: "Request", exact: true }).focus();
  while (!(await hasFocus())) await keyboard.press("Tab");
  await keyboard.press("Control+Home");
  await keyboard.insertText("x");
  await page.getByRole("list", { name: "Problems" }).waitFor();
  // Tab leaves the editor. The problems come next, and move the focus back to the editor.
  await keyboard.press("Tab");
  expect(await hasFocus()).toBe(false);
  await keyboard.press("Enter");
  expect(await hasFocus()).toBe(true);
});

it.each(["light", "dark"] as const)("fits a narrow screen (%s)", async (colorScheme) => {
  const { page, waitForSummary, send } = await openRequest("Tambo", {
    colorScheme,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.getByLabel("Temperature").fill("5");
  await waitForSummary("1 error.");
  expect(await overflow()).toBeLessThanOrEqual(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await saveScreenshot(page, `request-narrow-${colorScheme}`);
  await page.getByLabel("Temperature").fill("1");
  await waitForSummary("Edited.");
  expect(await send()).toMatchObject({ temperature: 1 });
  // The answer is in the other pane.
  await page.getByRole("article", { name: "Agent" }).waitFor();
});

it("says when the schema cannot be loaded, and checks the syntax", async () => {
  const { page } = await openPlayground(browser, server.url, { expectedErrors: /status of 503/ });
  await page.route("**/openapi.yaml", (route) => route.fulfill({ status: 503 }));
  await page.getByRole("tab", { name: "Request", exact: true }).click();
  await page.getByText("/openapi.yaml could not be loaded: status 503.").waitFor();
  const editor = page.getByRole("textbox", { name: "Request body" });
  await editor.click();
  await page.keyboard.insertText("x");
  await page
    .getByRole("list", { name: "Problems" })
    .getByText("The request body must be a JSON object.")
    .waitFor();
});

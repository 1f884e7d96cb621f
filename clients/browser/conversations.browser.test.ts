/** Tests conversations with the demo model. */
import type { Browser } from "playwright-core";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { contractNames } from "../../generated/contracts.ts";
import { prompts } from "../playground/session/prompts.ts";
import { findAccessibilityViolations, saveScreenshot } from "./browser.ts";
import { launchChromium } from "./launch-chromium.ts";
import { openPlayground } from "./playground.ts";
import { type BrowserServer, startServer } from "./servers.ts";

let browser: Browser;
let server: BrowserServer;

beforeAll(async () => {
  browser = await launchChromium();
  server = await startServer({ DEMO_DELAY_MS: "10" });
  return async () => {
    await browser.close();
    await server.stop();
  };
});

it.each(["light", "dark"] as const)("loads without accessibility violations (%s)", async (colorScheme) => {
  const { page } = await openPlayground(browser, server.url, { colorScheme });
  expect(await page.title()).toBe("Playground · agent stream contracts");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await saveScreenshot(page, `empty-${colorScheme}`);
});

it("links to the documents of every contract", async () => {
  const { page } = await openPlayground(browser, server.url);
  const menu = page.getByRole("navigation", { name: "Documents" });
  await menu.getByRole("button", { name: "Documents" }).click();
  await saveScreenshot(page, "documents");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const urls = await menu
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(urls).toHaveLength(3 * contractNames.length);
  for (const url of urls) expect([url, (await fetch(url)).status]).toEqual([url, 200]);
});

it.each(["light", "dark"] as const)("chats with components (%s) [T-223]", async (colorScheme) => {
  const { page, sendMessage, waitForStatus } = await openPlayground(browser, server.url, { colorScheme });
  for (const [prompt, component] of [
    ["Show the monthly revenue of Paris, London and Tokyo as a line chart", "Chart"],
    ["Show the last 6 orders in a table", "DataTable"],
    ["Show my cart", "Cart"],
    ["Book a room for 2 in Paris on 2026-12-24", "BookingForm"],
  ] as const) {
    await sendMessage(prompt);
    await page.locator(`[data-component="${component}"]:not([data-streaming])`).waitFor();
    await waitForStatus("Finished");
    await saveScreenshot(page, `${component}-${colorScheme}`);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  }
});

it("runs tools of the page, and sends their results to the agent [T-222]", async () => {
  const { page, sendMessage, waitForStatus, agentMessages, openTab } = await openPlayground(
    browser,
    server.url,
  );
  await sendMessage("Add 2 of SKU-123 to my cart");
  await waitForStatus("Finished");
  const call = agentMessages.locator("details", { hasText: "add_to_cart" });
  await call.getByText("done", { exact: true }).waitFor();
  await call.click();
  await openTab("Sent");
  const methods = await page.locator(".request .method").allTextContents();
  expect(methods).toEqual(["POST", "POST"]);
  await saveScreenshot(page, "client-tool");
});

it("asks the user to approve calls over UI streams", async () => {
  const asking = await startServer({ DEMO_DELAY_MS: "10" }, { consent: ["weather/*"] });
  onTestFinished(() => asking.stop());
  const { page, sendMessage, waitForStatus, agentMessages, selectContract } = await openPlayground(
    browser,
    asking.url,
  );
  await selectContract("UI stream");
  await sendMessage("What is the weather in Paris?");
  await waitForStatus("Waiting for your approval");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await saveScreenshot(page, "approval");
  await agentMessages.getByRole("button", { name: "Approve" }).click();
  await agentMessages.getByText("In Paris it is 64°F and cloudy.", { exact: true }).waitFor();
  await waitForStatus("Finished");
  await sendMessage("What is the weather in Paris?");
  await agentMessages.getByRole("button", { name: "Deny" }).click();
  await agentMessages.last().getByText("failed", { exact: true }).waitFor();
  await waitForStatus("Finished");
  await saveScreenshot(page, "approval-denied");
});

it.each([
  ["1280 pixels", 1280],
  ["390 pixels", 390],
])("labels and explains every control at %s", async (_, width) => {
  const { page } = await openPlayground(browser, server.url, { viewport: { width, height: 844 } });
  const toolbar = page.getByRole("toolbar", { name: "Run" });
  for (const label of ["Cancel", "Drop connection", "Reconnect", "Kill and resume", "New thread"]) {
    await toolbar.getByText(label, { exact: true }).waitFor();
  }
  await page.getByRole("button", { name: "Settings" }).click();
  const settings = page.getByRole("region", { name: "Settings" });
  const fields = await settings.locator(".field").evaluateAll((all) =>
    all.map((field) => {
      const label = field.querySelector("label, .field-label")?.textContent;
      return [label, (field.querySelector(".field-hint")?.textContent?.length ?? 0) > 20];
    }),
  );
  expect(fields).toEqual([
    ["Event format", true],
    ["API key", true],
    ["Theme", true],
  ]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await saveScreenshot(page, `settings-${width}`);
});

it("opens the settings from the error of a missing API key", async () => {
  const withKey = await startServer({ API_KEYS: "default:secret" });
  onTestFinished(() => withKey.stop());
  const { page, waitForStatus } = await openPlayground(browser, withKey.url, {
    expectedErrors: /status of 401/,
  });
  await page.getByRole("button", { name: "Show my cart" }).click();
  await page.getByRole("alert").getByRole("button", { name: "Enter the key in Settings" }).click();
  // The field has the focus.
  await page.keyboard.type("secret");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Settings" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Show my cart" }).click();
  await waitForStatus("Finished");
});

it("starts each thread with an empty cart", async () => {
  const { page, agentMessages, sendMessage, waitForStatus } = await openPlayground(browser, server.url);
  const getAnswer = (total: number) => `I added 2 of SKU-123. Your cart now has ${total} of them.`;
  for (const total of [2, 4]) {
    await sendMessage("Add 2 of SKU-123 to my cart");
    await agentMessages.getByText(getAnswer(total), { exact: true }).waitFor();
    await waitForStatus("Finished");
  }
  await page.getByRole("button", { name: "New thread" }).click();
  await sendMessage("Add 2 of SKU-123 to my cart");
  await agentMessages.getByText(getAnswer(2), { exact: true }).waitFor();
});

it("switches the event format within a conversation", async () => {
  const { page, sendMessage, waitForStatus, openTab } = await openPlayground(browser, server.url);
  await sendMessage("What is the capital of France?");
  await waitForStatus("Finished");
  await openTab("Raw");
  const frames = page.getByRole("region", { name: "Raw frames" });
  await frames.getByText('"type":"RUN_STARTED"').first().waitFor();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Event format").selectOption("proposal");
  await page.getByRole("article", { name: "Agent" }).getByText("Paris").waitFor();
  await sendMessage("What is the capital of Japan?");
  await page.getByRole("article", { name: "Agent" }).getByText("Tokyo").waitFor();
  await waitForStatus("Finished");
  await saveScreenshot(page, "event-format");
});

it("stores form input on the server", async () => {
  const { page, sendMessage, waitForStatus, openTab, agentMessages } = await openPlayground(
    browser,
    server.url,
  );
  await sendMessage("Book a room for 2 in Paris on 2026-12-24");
  await waitForStatus("Finished");
  await openTab("State");
  const form = agentMessages.locator("[data-component=BookingForm]");
  await form.getByLabel("Name").fill("Ada Lovelace");
  await form.getByText("Saved", { exact: true }).waitFor();
  await page.getByRole("region", { name: "State" }).getByText('"Ada Lovelace"').waitFor();
  await form.getByLabel("Guests").fill("");
  await form.getByLabel("Guests").pressSequentially("12");
  await page.getByRole("region", { name: "State" }).getByText("12", { exact: true }).waitFor();
  await saveScreenshot(page, "form-state");
  // A change of the event format loads the conversation again.
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Event format").selectOption("proposal");
  await page.keyboard.press("Escape");
  await form.getByLabel("Name").waitFor();
  expect(await form.getByLabel("Name").inputValue()).toBe("Ada Lovelace");
  expect(await form.getByLabel("Guests").inputValue()).toBe("12");
  await saveScreenshot(page, "form-resumed");
});

it("resizes the panes by keyboard and by pointer, and keeps the width", async () => {
  const { page } = await openPlayground(browser, server.url, { viewport: { width: 1280, height: 800 } });
  const separator = page.getByRole("separator", { name: "Width of the chat" });
  const measure = async () => [
    await separator.getAttribute("aria-valuenow"),
    Math.round((await page.locator("#chat").boundingBox())?.width ?? 0),
  ];
  expect(await measure()).toEqual(["50", 640]);
  await separator.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  expect(await measure()).toEqual(["54", 691]);
  await page.keyboard.press("Home");
  // The pane has a minimum width of 22 rem.
  expect(await measure()).toEqual(["30", 384]);
  await page.keyboard.press("ArrowLeft");
  expect(await separator.getAttribute("aria-valuenow")).toBe("30");
  const box = await separator.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 4, 400);
  await page.mouse.down();
  await page.mouse.move(768, 400);
  await page.mouse.up();
  expect(await measure()).toEqual(["60", 768]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await saveScreenshot(page, "resized");
  await page.reload();
  expect(await measure()).toEqual(["60", 768]);
  await separator.dblclick();
  expect(await measure()).toEqual(["50", 640]);
});

it("is usable with only the keyboard", async () => {
  const { page, field, waitForStatus } = await openPlayground(browser, server.url);
  const { keyboard } = page;
  const getFocused = () => page.locator(":focus");
  // The first tab stop is a link that skips to the text field.
  await keyboard.press("Tab");
  expect(await getFocused().textContent()).toBe("Skip to the message field");
  await keyboard.press("Enter");
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await keyboard.type("Show my cart");
  await keyboard.press("Enter");
  await waitForStatus("Finished");
  // Moves back through the page to the cart.
  const more = page.getByRole("button", { name: "One more" }).first();
  while (!(await more.evaluate((element) => element === document.activeElement)))
    await keyboard.press("Shift+Tab");
  await keyboard.press("Enter");
  await page.getByText("Saved", { exact: true }).waitFor();
  // Moves forward to the inspector, whose tabs respond to arrow keys.
  const timeline = page.getByRole("tab", { name: /^Timeline/ });
  while (!(await timeline.evaluate((element) => element === document.activeElement)))
    await keyboard.press("Tab");
  await keyboard.press("ArrowLeft");
  expect(await getFocused().textContent()).toBe("State");
  await page.getByRole("region", { name: "State" }).getByText("quantities").waitFor();
  await saveScreenshot(page, "keyboard");
});

it.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])("shows all suggested messages at $width × $height", async (viewport) => {
  const { page, sendMessage, waitForStatus } = await openPlayground(browser, server.url, { viewport });
  await sendMessage("What is the capital of France?");
  await waitForStatus("Finished");
  const chat = await page.locator("#chat").boundingBox();
  const chips = await page.getByRole("group", { name: "Suggested messages" }).getByRole("button").all();
  expect(chips.length).toBe(prompts.tambo.length);
  for (const chip of chips) {
    const box = await chip.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(chat?.width ?? 0);
  }
  await chips.at(-1)?.press("Enter");
  await page.getByRole("article", { name: "You" }).getByText("Count to 200").waitFor();
  await waitForStatus("Finished");
  await saveScreenshot(page, `chips-${viewport.width}`);
});

it("fits a narrow screen", async () => {
  const { page, sendMessage, waitForStatus } = await openPlayground(browser, server.url, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await saveScreenshot(page, "narrow-empty");
  await sendMessage("Show the last 6 orders in a table");
  await waitForStatus("Finished");
  await saveScreenshot(page, "narrow-chat");
  for (const view of ["Timeline", "Raw", "Sent", "State"]) {
    await page
      .getByRole("tablist", { name: "Panes" })
      .getByRole("tab", { name: new RegExp(`^${view}`) })
      .click();
    expect(await overflow(), view).toBeLessThanOrEqual(0);
    expect(await findAccessibilityViolations(page), view).toEqual([]);
    await saveScreenshot(page, `narrow-${view.toLowerCase()}`);
  }
});

/** Tests scripted streams over a network that breaks at specific points. */
import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { findAccessibilityViolations, saveScreenshot } from "./browser.ts";
import { launchChromium } from "./launch-chromium.ts";
import { createScript, openPlayground } from "./playground.ts";
import {
  type BrowserServer,
  type HoldServer,
  type Network,
  startHoldServer,
  startNetwork,
  startServer,
} from "./servers.ts";

let browser: Browser;
let holdServer: HoldServer;
let server: BrowserServer;

beforeAll(async () => {
  browser = await launchChromium();
  holdServer = await startHoldServer();
  server = await startServer({
    MODEL: "script",
    ALLOW_SCRIPT_MODEL_FOR_TESTS: "on",
    SCRIPT_HOLDS_URL: holdServer.url,
  });
  return async () => {
    await browser.close();
    await server.stop();
    await holdServer.close();
  };
});

/** Creates a network for one test. */
async function createNetwork(): Promise<Network> {
  const network = await startNetwork(server.url);
  onTestFinished(() => network.close());
  return network;
}

/** Chromium logs an error for each connection that the test breaks. */
const brokenConnection = /net::ERR_/;

it("resumes after a lost connection without lost or repeated events [T-222]", async () => {
  const { holds } = holdServer;
  const [early, late] = [randomUUID(), randomUUID()];
  const network = await createNetwork();
  const { page, agentMessages, sendMessage, waitForStatus, openTab } = await openPlayground(
    browser,
    network.url,
    { expectedErrors: brokenConnection },
  );
  await sendMessage(
    createScript([{ text: ["One, ", { hold: early }, "two, ", "three, ", { hold: late }, "four."] }]),
  );
  await holds.waitUntilReached(early);
  await agentMessages.getByText("One,", { exact: true }).waitFor();
  network.breakConnections();
  holds.release(early);
  // The missed events arrive over the second connection while the run continues.
  await agentMessages.getByText("One, two, three,", { exact: true }).waitFor();
  await holds.waitUntilReached(late);
  network.breakConnections();
  holds.release(late);
  await agentMessages.getByText("One, two, three, four.", { exact: true }).waitFor();
  await waitForStatus("Finished");
  expect(await readInterruptions(page)).toMatchObject({
    timeline: [
      "Connection lost after event 3",
      "Resumed after event 3: 0 lost, 0 repeated",
      "Connection lost after event 5",
      "Resumed after event 5: 0 lost, 0 repeated",
    ],
  });
  // The run start, message start, four deltas, message end, stored messages and run end, each exactly once.
  await page.getByRole("tab", { name: "Timeline 9" }).waitFor();
  await openTab("Sent");
  const methods = await page.locator(".request .method").allTextContents();
  expect(methods).toEqual(["GET", "GET", "POST"]);
  await saveScreenshot(page, "connection-lost");
});

/** Returns the texts of the interruptions in the timeline and in the conversation. */
async function readInterruptions(page: Page): Promise<{ timeline: string[]; conversation: string[] }> {
  return {
    timeline: await page.locator(".interruption-row").allInnerTexts(),
    conversation: (await page.locator(".interruption-line").allInnerTexts()).map((text) => text.trim()),
  };
}

it.each(["light", "dark"] as const)("stays offline until the user reconnects (%s)", async (colorScheme) => {
  const { holds } = holdServer;
  const [before, after] = [randomUUID(), randomUUID()];
  const { page, agentMessages, sendMessage, waitForStatus } = await openPlayground(browser, server.url, {
    viewport: { width: 1280, height: 800 },
    colorScheme,
    expectedErrors: brokenConnection,
  });
  await sendMessage(
    createScript([{ text: ["Before. ", { hold: before }, "After. ", { hold: after }, "End."] }]),
  );
  await agentMessages.getByText("Before.", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Drop connection" }).click();
  await waitForStatus("Offline");
  const lost = "Connection lost after event 3";
  await page.locator(".interruption-row").getByText(lost).waitFor();
  expect(await readInterruptions(page)).toEqual({ timeline: [lost], conversation: [lost] });
  await holds.waitUntilReached(before);
  holds.release(before);
  // The run continues on the server, but nothing of it arrives, and nothing is sent.
  await holds.waitUntilReached(after);
  await page.getByRole("tab", { name: "Timeline 3" }).waitFor();
  await page.getByRole("tab", { name: "Sent 1" }).waitFor();
  expect(await page.getByRole("toolbar").getByRole("button", { disabled: false }).allInnerTexts()).toEqual([
    "Reconnect",
    "Kill and resume",
    "New thread",
  ]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await saveScreenshot(page, `offline-${colorScheme}`);
  await page.getByRole("button", { name: "Reconnect" }).click();
  await agentMessages.getByText("Before. After.", { exact: true }).waitFor();
  await waitForStatus("Streaming");
  holds.release(after);
  await waitForStatus("Finished");
  const resumed = "Resumed after event 3: 0 lost, 0 repeated";
  expect(await readInterruptions(page)).toEqual({
    timeline: [lost, resumed],
    conversation: [lost, resumed],
  });
  const rows = await page.locator(".timeline-rows > *").allInnerTexts();
  expect(rows.findIndex((row) => row.includes(lost))).toBe(3);
  // The event that was missed is shown with the time of its arrival.
  const times = await page.locator(".row-time").allInnerTexts();
  expect(times).toEqual(times.map(() => expect.stringMatching(/^\d+\.\d{3} s$/)));
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await saveScreenshot(page, `resumed-${colorScheme}`);
});

it.each([
  {
    tab: "AG-UI",
    status: "Offline",
    lost: "Connection lost after event 4",
    advice: /Reconnect loads a snapshot/,
    action: "Reconnect",
    after: "Reconnected with a snapshot of 2 messages, then live events",
  },
  {
    tab: "Tool progress",
    status: "Offline",
    lost: "Connection lost after event 3-0",
    action: "Reconnect",
    after: "Resumed after event 3-0: 0 repeated",
  },
  {
    tab: "UI stream",
    status: "Offline",
    lost: "Connection lost after event 3",
    action: "Reconnect",
    after: "Resumed after event 3: 0 repeated",
  },
  {
    tab: "Agent stream",
    status: "Disconnected",
    lost: "Connection lost after event 3",
    advice: /Kill and resume loads its result/,
  },
  {
    tab: "Gateway",
    status: "Disconnected",
    lost: /^Connection lost after event \d+$/,
    advice: /Send the message again/,
  },
])("shows a dropped connection over $tab", async ({ tab, status, lost, advice, action, after }) => {
  const { holds } = holdServer;
  const hold = randomUUID();
  const { page, agentMessages, sendMessage, waitForStatus, selectContract } = await openPlayground(
    browser,
    server.url,
    { viewport: { width: 1280, height: 800 }, expectedErrors: brokenConnection },
  );
  await selectContract(tab);
  // The gateway always uses the demo model.
  const isScripted = tab !== "Gateway";
  await sendMessage(isScripted ? createScript([{ text: ["Before. ", { hold }, "After."] }]) : "Count to 900");
  await agentMessages.getByText(isScripted ? "Before." : "1, 2, 3,").waitFor();
  await page.getByRole("button", { name: "Drop connection" }).click();
  await waitForStatus(status);
  await page.locator(".interruption-row").waitFor();
  const { timeline, conversation } = await readInterruptions(page);
  expect(timeline).toEqual([expect.stringMatching(lost)]);
  expect(conversation).toEqual(timeline);
  const advices = await page.locator(".interruption-advice").allInnerTexts();
  expect(advices).toEqual(advice === undefined ? [] : [expect.stringMatching(advice)]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await saveScreenshot(page, `dropped-${tab.toLowerCase().replace(" ", "-")}`);
  if (isScripted) await holds.waitUntilReached(hold);
  if (action !== undefined) await page.getByRole("button", { name: action }).click();
  if (isScripted) holds.release(hold);
  if (after === undefined) return;
  await agentMessages.getByText("Before. After.", { exact: true }).waitFor();
  await waitForStatus("Finished");
  expect(await readInterruptions(page)).toEqual({
    timeline: [timeline[0], after],
    conversation: [timeline[0], after],
  });
  await saveScreenshot(page, `reconnected-${tab.toLowerCase().replace(" ", "-")}`);
});

it("can kill and resume only while there is a run to resume", async () => {
  const { holds } = holdServer;
  const hold = randomUUID();
  const { page, agentMessages, sendMessage, waitForStatus, selectContract } = await openPlayground(
    browser,
    server.url,
    { expectedErrors: brokenConnection },
  );
  const button = page.getByRole("button", { name: "Kill and resume" });
  const read = async () => [await button.isEnabled(), await button.getAttribute("title")];
  const disabled = [false, "There is no run to resume. Send a message first"];
  const enabled = [true, "Discard the page's state, and load the conversation and its run from the server"];
  expect(await read()).toEqual(disabled);
  await sendMessage(createScript([{ text: "Done." }]));
  await agentMessages.getByText("Done.", { exact: true }).waitFor();
  await waitForStatus("Finished");
  expect(await read()).toEqual(disabled);
  // The page loads the result of a run whose stream cannot be resumed once the run has ended.
  await selectContract("Agent stream");
  expect(await read()).toEqual(disabled);
  await sendMessage(createScript([{ text: ["Before. ", { hold }, "After."] }]));
  await holds.waitUntilReached(hold);
  expect(await read()).toEqual(enabled);
  await button.click();
  await waitForStatus("Resuming");
  expect(await read()).toEqual(enabled);
  holds.release(hold);
  await agentMessages.getByText("Before. After.", { exact: true }).waitFor();
  await waitForStatus("Finished");
  expect(await read()).toEqual(disabled);
});

it("reloads the conversation from the server after a kill in the middle of a run", async () => {
  const { holds } = holdServer;
  const hold = randomUUID();
  const { page, agentMessages, sendMessage, waitForStatus } = await openPlayground(browser, server.url, {
    expectedErrors: brokenConnection,
  });
  await sendMessage(createScript([{ text: ["Before. ", { hold }, "After."] }]));
  await agentMessages.getByText("Before.", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Kill and resume" }).click();
  await agentMessages.getByText("Before.", { exact: true }).waitFor();
  await holds.waitUntilReached(hold);
  await saveScreenshot(page, "resumed-in-the-middle");
  holds.release(hold);
  await agentMessages.getByText("Before. After.", { exact: true }).waitFor();
  await waitForStatus("Finished");
  expect(await agentMessages.count()).toBe(1);
  const texts = ["Page state discarded after event 3", "Reloaded 1 message, resumed with event 1"];
  expect(await readInterruptions(page)).toEqual({ timeline: texts, conversation: texts });
});

it("cancels a run on the server, which is not an error", async () => {
  const { holds } = holdServer;
  const hold = randomUUID();
  const { page, agentMessages, sendMessage, waitForStatus } = await openPlayground(browser, server.url);
  await sendMessage(createScript([{ text: ["So far. ", { hold }, "Not sent."] }]));
  await agentMessages.getByText("So far.", { exact: true }).waitFor();
  await holds.waitUntilReached(hold);
  await page.getByRole("button", { name: "Stop" }).click();
  await waitForStatus("Cancelled");
  // The model call was aborted, so it has left the hold.
  await holds.waitUntilLeft(hold);
  expect(await agentMessages.allTextContents()).toEqual([expect.stringContaining("So far.")]);
  await page.getByRole("log").getByText("Run cancelled", { exact: true }).waitFor();
  expect(await page.locator(".error-notice, [data-kind=error], [data-tone=lost]").count()).toBe(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await saveScreenshot(page, "cancelled");
});

it("shows components while their props stream and their state is patched [T-223]", async () => {
  const { holds } = holdServer;
  const [props, state] = [randomUUID(), randomUUID()];
  const { page, agentMessages, sendMessage, waitForStatus, openTab } = await openPlayground(
    browser,
    server.url,
  );
  await openTab("State");
  await sendMessage(
    createScript([
      {
        component: "Cart",
        id: "comp_cart",
        props: [
          '{"title":"Ca',
          { hold: props },
          'rt","currency":"EUR","items":[{"productId":"A-1","product":"Tea","price":4.5,"quantity":1}]}',
        ],
        state: [
          { set: { quantities: { "A-1": 2 } } },
          { hold: state },
          { patch: [{ op: "replace", path: "/quantities/A-1", value: 3 }] },
        ],
      },
    ]),
  );
  await holds.waitUntilReached(props);
  await agentMessages.getByRole("heading", { name: "Ca", exact: true }).waitFor();
  await saveScreenshot(page, "props-streaming");
  holds.release(props);
  await holds.waitUntilReached(state);
  await agentMessages.getByText("€9.00").first().waitFor();
  holds.release(state);
  await agentMessages.getByText("€13.50").first().waitFor();
  await waitForStatus("Finished");
  await saveScreenshot(page, "state-patched");
});

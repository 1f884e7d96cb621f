/** Streams whose steps are scripted, over a network that breaks at given points. */
import { randomUUID } from "node:crypto";
import type { Browser } from "playwright-core";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { launchChromium, saveScreenshot } from "./browser.ts";
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
let holding: HoldServer;
let server: BrowserServer;

beforeAll(async () => {
  browser = await launchChromium();
  holding = await startHoldServer();
  server = await startServer({
    MODEL: "script",
    ALLOW_SCRIPT_MODEL_FOR_TESTS: "on",
    SCRIPT_HOLDS_URL: holding.url,
  });
  return async () => {
    await browser.close();
    await server.stop();
    await holding.close();
  };
});

/** Creates a network for one test. */
async function createNetwork(): Promise<Network> {
  const between = await startNetwork(server.url);
  onTestFinished(() => between.close());
  return between;
}

/** Chromium logs an error for each connection that the test breaks. */
const brokenConnection = /net::ERR_/;

it("goes on after a lost connection, and nothing is lost or doubled [T-222]", async () => {
  const { holds } = holding;
  const [early, late] = [randomUUID(), randomUUID()];
  const between = await createNetwork();
  const { page, agentMessages, sendMessage, waitForStatus, openTab } = await openPlayground(
    browser,
    between.url,
    { expectedErrors: brokenConnection },
  );
  await sendMessage(
    createScript([{ text: ["One, ", { hold: early }, "two, ", "three, ", { hold: late }, "four."] }]),
  );
  await holds.reached(early);
  await agentMessages.getByText("One,", { exact: true }).waitFor();
  between.breakConnections();
  holds.release(early);
  // The missed events arrive over the second connection while the run continues.
  await agentMessages.getByText("One, two, three,", { exact: true }).waitFor();
  await holds.reached(late);
  between.breakConnections();
  holds.release(late);
  await agentMessages.getByText("One, two, three, four.", { exact: true }).waitFor();
  await waitForStatus("Finished");
  // Run start, message start, four deltas, message end, stored messages, run end: none twice.
  await page.getByRole("tab", { name: "Timeline 9" }).waitFor();
  await openTab("Requests");
  const methods = await page.locator(".request .method").allTextContents();
  expect(methods).toEqual(["GET", "GET", "POST"]);
  await saveScreenshot(page, "connection-lost");
});

it("goes on after the button that drops the connection", async () => {
  const { holds } = holding;
  const hold = randomUUID();
  const { page, agentMessages, sendMessage, waitForStatus } = await openPlayground(browser, server.url, {
    expectedErrors: brokenConnection,
  });
  await sendMessage(createScript([{ text: ["Before. ", { hold }, "After."] }]));
  await agentMessages.getByText("Before.", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Drop" }).click();
  await page.getByRole("button", { name: "Reconnect" }).click();
  await holds.reached(hold);
  holds.release(hold);
  await agentMessages.getByText("Before. After.", { exact: true }).waitFor();
  await waitForStatus("Finished");
  await saveScreenshot(page, "dropped");
});

it("forgets everything in the middle of a run, and has it again from the server", async () => {
  const { holds } = holding;
  const hold = randomUUID();
  const { page, agentMessages, sendMessage, waitForStatus } = await openPlayground(browser, server.url, {
    expectedErrors: brokenConnection,
  });
  await sendMessage(createScript([{ text: ["Before. ", { hold }, "After."] }]));
  await agentMessages.getByText("Before.", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Kill and resume" }).click();
  await agentMessages.getByText("Before.", { exact: true }).waitFor();
  await holds.reached(hold);
  await saveScreenshot(page, "resumed-in-the-middle");
  holds.release(hold);
  await agentMessages.getByText("Before. After.", { exact: true }).waitFor();
  await waitForStatus("Finished");
  expect(await agentMessages.count()).toBe(1);
});

it("cancels a run, which the server then ends", async () => {
  const { holds } = holding;
  const hold = randomUUID();
  const { page, agentMessages, sendMessage, waitForStatus } = await openPlayground(browser, server.url);
  await sendMessage(createScript([{ text: ["So far. ", { hold }, "Never."] }]));
  await agentMessages.getByText("So far.", { exact: true }).waitFor();
  await holds.reached(hold);
  await page.getByRole("button", { name: "Stop" }).click();
  await waitForStatus("Cancelled");
  // The model call was aborted, so it has left the hold.
  await holds.left(hold);
  expect(await agentMessages.allTextContents()).toEqual([expect.stringContaining("So far.")]);
  await saveScreenshot(page, "cancelled");
});

it("shows components while their props stream, and their state as it is patched [T-223]", async () => {
  const { holds } = holding;
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
  await holds.reached(props);
  await agentMessages.getByRole("heading", { name: "Ca", exact: true }).waitFor();
  await saveScreenshot(page, "props-streaming");
  holds.release(props);
  await holds.reached(state);
  await agentMessages.getByText("€9.00").first().waitFor();
  holds.release(state);
  await agentMessages.getByText("€13.50").first().waitFor();
  await waitForStatus("Finished");
  await saveScreenshot(page, "state-patched");
});

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
  const {
    page,
    agentMessages: answers,
    sendMessage: say,
    waitForStatus: status,
    openTab: inspect,
  } = await openPlayground(browser, between.url, { expectedErrors: brokenConnection });
  await say(
    createScript([{ text: ["One, ", { hold: early }, "two, ", "three, ", { hold: late }, "four."] }]),
  );
  await holds.reached(early);
  await answers.getByText("One,", { exact: true }).waitFor();
  between.breakConnections();
  holds.release(early);
  // The missed events arrive over the second connection while the run continues.
  await answers.getByText("One, two, three,", { exact: true }).waitFor();
  await holds.reached(late);
  between.breakConnections();
  holds.release(late);
  await answers.getByText("One, two, three, four.", { exact: true }).waitFor();
  await status("Finished");
  // Run start, message start, four deltas, message end, stored messages, run end: none twice.
  await page.getByRole("tab", { name: "Timeline 9" }).waitFor();
  await inspect("Requests");
  const methods = await page.locator(".request .method").allTextContents();
  expect(methods).toEqual(["GET", "GET", "POST"]);
  await saveScreenshot(page, "connection-lost");
});

it("goes on after the button that drops the connection", async () => {
  const { holds } = holding;
  const hold = randomUUID();
  const {
    page,
    agentMessages: answers,
    sendMessage: say,
    waitForStatus: status,
  } = await openPlayground(browser, server.url, { expectedErrors: brokenConnection });
  await say(createScript([{ text: ["Before. ", { hold }, "After."] }]));
  await answers.getByText("Before.", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Drop" }).click();
  await page.getByRole("button", { name: "Reconnect" }).click();
  await holds.reached(hold);
  holds.release(hold);
  await answers.getByText("Before. After.", { exact: true }).waitFor();
  await status("Finished");
  await saveScreenshot(page, "dropped");
});

it("forgets everything in the middle of a run, and has it again from the server", async () => {
  const { holds } = holding;
  const hold = randomUUID();
  const {
    page,
    agentMessages: answers,
    sendMessage: say,
    waitForStatus: status,
  } = await openPlayground(browser, server.url, { expectedErrors: brokenConnection });
  await say(createScript([{ text: ["Before. ", { hold }, "After."] }]));
  await answers.getByText("Before.", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Kill and resume" }).click();
  await answers.getByText("Before.", { exact: true }).waitFor();
  await holds.reached(hold);
  await saveScreenshot(page, "resumed-in-the-middle");
  holds.release(hold);
  await answers.getByText("Before. After.", { exact: true }).waitFor();
  await status("Finished");
  expect(await answers.count()).toBe(1);
});

it("cancels a run, which the server then ends", async () => {
  const { holds } = holding;
  const hold = randomUUID();
  const {
    page,
    agentMessages: answers,
    sendMessage: say,
    waitForStatus: status,
  } = await openPlayground(browser, server.url);
  await say(createScript([{ text: ["So far. ", { hold }, "Never."] }]));
  await answers.getByText("So far.", { exact: true }).waitFor();
  await holds.reached(hold);
  await page.getByRole("button", { name: "Stop" }).click();
  await status("Cancelled");
  // The model call was aborted, so it has left the hold.
  await holds.left(hold);
  expect(await answers.allTextContents()).toEqual([expect.stringContaining("So far.")]);
  await saveScreenshot(page, "cancelled");
});

it("shows components while their props stream, and their state as it is patched [T-223]", async () => {
  const { holds } = holding;
  const [props, state] = [randomUUID(), randomUUID()];
  const {
    page,
    agentMessages: answers,
    sendMessage: say,
    waitForStatus: status,
    openTab: inspect,
  } = await openPlayground(browser, server.url);
  await inspect("State");
  await say(
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
  await answers.getByRole("heading", { name: "Ca", exact: true }).waitFor();
  await saveScreenshot(page, "props-streaming");
  holds.release(props);
  await holds.reached(state);
  await answers.getByText("€9.00").first().waitFor();
  holds.release(state);
  await answers.getByText("€13.50").first().waitFor();
  await status("Finished");
  await saveScreenshot(page, "state-patched");
});

/** Tests the API references on the server and on the site. */
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { writeApiReference } from "../../docs/site/api-reference.ts";
import { contractNames, contracts } from "../../generated/contracts.ts";
import { buildIfStale } from "../../spec/toolchain/generate/build/build-if-stale.ts";
import { readReferenceFiles } from "../../spec/toolchain/generate/build/docs-page.ts";
import { inlineResponses } from "../../spec/toolchain/generate/shared-responses.ts";
import { serveFolder } from "../packaging/program.ts";
import { findAccessibilityViolations, saveScreenshot, type VisitOptions, visit } from "./browser.ts";
import { launchChromium } from "./launch-chromium.ts";
import { createScript } from "./playground.ts";
import { type BrowserServer, type HoldServer, startHoldServer, startServer } from "./servers.ts";

const root = join(import.meta.dirname, "../..");
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 } };
let browser: Browser;
let holdServer: HoldServer;
let open: BrowserServer;
let locked: BrowserServer;
/** A folder with the reference of the site and the files that it loads, but without the pages to which it links. */
let site: string;

beforeAll(async () => {
  await buildIfStale(root);
  site = mkdtempSync(join(tmpdir(), "reference-"));
  const [openApi, asyncApi] = ["openapi.yaml", "asyncapi.yaml"].map((file) =>
    parse(readFileSync(join(root, "generated/tambo", file), "utf8")),
  );
  const documents = { openApi: inlineResponses(openApi), asyncApi };
  const { html } = writeApiReference("tambo", { title: "Tambo API", documents });
  for (const folder of ["contracts/tambo", "api-reference"])
    mkdirSync(join(site, folder), { recursive: true });
  writeFileSync(join(site, "contracts/tambo/api.html"), html);
  for (const [file, text] of readReferenceFiles()) writeFileSync(join(site, "api-reference", file), text);
  browser = await launchChromium();
  holdServer = await startHoldServer();
  open = await startServer({
    MODEL: "script",
    ALLOW_SCRIPT_MODEL_FOR_TESTS: "on",
    SCRIPT_HOLDS_URL: holdServer.url,
  });
  locked = await startServer({ API_KEYS: "one:secret" });
  return async () => {
    await browser.close();
    await open.stop();
    await locked.stop();
    await holdServer.close();
    rmSync(site, { recursive: true });
  };
});

/** Opens a reference, and waits until its first operation is shown. */
async function openReference(url: string, options: VisitOptions = {}): Promise<Page> {
  const start = performance.now();
  const page = await visit(browser, url, { ...desktop, ...options });
  await page.locator(".section-container .section-header-label").first().waitFor({ timeout: 60_000 });
  console.log(`${new URL(url).pathname}: first operation after ${Math.round(performance.now() - start)} ms`);
  return page;
}

/**
 * Follows a link in the navigation after opening the groups that contain it. Scalar renders an operation when it
 * becomes visible.
 */
async function follow(page: Page, groups: readonly string[], text: string): Promise<void> {
  for (const group of groups) {
    const button = page.locator("aside").getByRole("button", { name: `Open Group - ${group}`, exact: true });
    if (await button.isVisible()) await button.click();
  }
  await page.locator("aside").getByText(text, { exact: true }).click();
}

async function goToOperation(page: Page, tag: string, summary: string): Promise<Locator> {
  await follow(page, [tag], summary);
  return page.getByRole("region", { name: summary }).filter({ has: page.getByTestId("client-picker") });
}

/** Opens the form that sends the request of an operation. */
async function openForm(page: Page, tag: string, summary: string) {
  const operation = await goToOperation(page, tag, summary);
  await operation.getByRole("button", { name: "Test Request" }).click();
  const form = page.getByRole("dialog");
  const send = form.getByRole("button", { name: /^Send \w+ request to/ });
  await send.waitFor();
  return { form, send: () => send.click() };
}

/** Replaces the request body in the form. */
async function replaceBody(page: Page, body: object): Promise<void> {
  await page.getByRole("dialog").locator(".cm-content").first().click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(JSON.stringify(body));
}

describe.each(contractNames)("the reference of %s", (name) => {
  it("shows the operations, the events and the rules, and links to what the server serves", async () => {
    const page = await openReference(`${open.url}/contracts/${name}/docs`);
    const title = contracts.find((each) => each.name === name)?.title;
    // The list of the operations is shown only until the renderer has loaded.
    expect(await page.locator(".outline").count()).toBe(0);
    expect(await page.locator("h1").first().innerText()).toBe(title);
    const groups = await page
      .locator("aside")
      .getByText(/^(Operations|Events|Rules|Schemas)$/)
      .allInnerTexts();
    expect(groups).toEqual(["Operations", "Events", "Rules", "Schemas"]);
    const links = await page
      .locator(".introduction-section a[href], .section-flare ~ * a[href]")
      .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
    const served = links.filter((link) => link.startsWith(open.url) && !link.includes("#"));
    expect(served).toHaveLength(5 + contractNames.length - 1);
    for (const link of served) expect([link, (await fetch(link)).status]).toEqual([link, 200]);
  });
});

describe("a form", () => {
  it("shows the events of a stream as they arrive", async () => {
    const hold = randomUUID();
    const page = await openReference(`${open.url}/docs`);
    const { form, send } = await openForm(page, "Runs", "Start or continue a run");
    const content = createScript([{ text: ["Before. ", { hold }, "After."] }]);
    await replaceBody(page, { message: { role: "user", content }, createThread: true });
    await send();
    await form.getByText('"delta":"Before. "').waitFor();
    await holdServer.holds.waitUntilReached(hold);
    expect(await form.getByText('"delta":"After."').count()).toBe(0);
    holdServer.holds.release(hold);
    await form.getByText('"type":"RUN_FINISHED"').waitFor();
    await saveScreenshot(page, "reference-stream");
  });

  it("sends the API key that was entered", async () => {
    const page = await openReference(`${locked.url}/docs`, { expectedErrors: /401/ });
    const { form, send } = await openForm(page, "Threads", "List threads");
    await send();
    await form.getByText("401 Unauthorized").waitFor();
    await form.getByLabel("Bearer Token").fill("secret");
    await send();
    await form.getByText("200 OK").waitFor();
  });

  it("sends requests from the site to the server whose URL was entered", async () => {
    const server = await serveFolder(site);
    try {
      const page = await openReference(`${server.url}/contracts/tambo/api.html`, {
        otherOrigins: [open.url],
      });
      await page.getByLabel("server", { exact: true }).fill(open.url);
      const { form, send } = await openForm(page, "Service", "Check the server's health");
      await send();
      await form.getByText("200 OK").waitFor();
    } finally {
      await server.close();
    }
  });
});

it("shows code samples in the chosen language for every operation", async () => {
  const page = await openReference(`${open.url}/docs`);
  const run = await goToOperation(page, "Runs", "Start or continue a run");
  await run.getByText(`curl -N '${open.url}/v1/threads/thr_abc123/runs'`).waitFor();
  await run.getByTestId("client-picker").click();
  expect(await page.getByRole("option").allInnerTexts()).toEqual(["curl", "Python", "TypeScript", "Go"]);
  await page.getByRole("option", { name: "Python" }).click();
  for (const [tag, summary] of [
    ["Runs", "Start or continue a run"],
    ["Runs", "Cancel a run"],
    ["Service", "Check the server's health"],
  ] as const) {
    const operation = await goToOperation(page, tag, summary);
    await operation.getByText("from urllib.request import Request, urlopen").waitFor();
  }
});

it("leads from a streaming operation to its events", async () => {
  const page = await openReference(`${open.url}/docs#tag/runs/createRun`);
  await page.locator('section[id$="/createRun"]').getByRole("link", { name: "Order of events" }).click();
  await page.waitForURL(/#tag\/events$/);
  const overview = page.locator('section[id$="tag/events"]');
  await overview.getByText("A complete stream:").waitFor();
  await overview.getByRole("link", { name: "RUN_ERROR" }).first().click();
  await page.waitForURL(/#tag\/event-run-error$/);
  const event = page.locator('section[id$="tag/event-run-error"]');
  await event.getByText('"type": "RUN_ERROR"').waitFor();
  expect(await event.locator("td:first-child").allInnerTexts()).toEqual([
    "type",
    "message",
    "code",
    "timestamp",
  ]);
});

it("works offline as a file", async () => {
  const page = await openReference(`${pathToFileURL(site)}/contracts/tambo/api.html`, { offline: true });
  await follow(page, ["Events"], "RUN_STARTED");
  await page.locator('section[id$="tag/event-run-started"]').getByText('"type": "RUN_STARTED"').waitFor();
});

it.each([
  ["of an open server", () => open, "This server has no API keys, so requests need no key.", []],
  ["of a server with keys", () => locked, "Authentication", ["Auth Required"]],
] as const)("the reference %s says whether requests need a key", async (_title, getServer, text, labels) => {
  const page = await openReference(`${getServer().url}/docs#tag/runs/createRun`);
  await page.locator(".introduction-section").getByText(text).first().waitFor();
  const operation = page.locator('section[id$="/createRun"]');
  await operation.getByTestId("client-picker").waitFor();
  expect(await operation.getByText(/^Auth /).allInnerTexts()).toEqual(labels);
  expect(await page.getByText(/Authentication/).count()).toBe(labels.length);
  expect(await operation.getByText("YOUR_API_KEY").count()).toBe(labels.length);
});

it.each([
  ["light", desktop, "/docs"],
  ["dark", desktop, "/contracts/ag-ui/docs#tag/event-run-error"],
  ["light", desktop, "/contracts/agent-stream/docs#tag/streams"],
  ["dark", desktop, "/contracts/tambo-compat/docs#tag/threads/updateThread"],
  ["light", desktop, "/contracts/tambo-compat/docs#tag/threads/updateThread"],
  ["light", desktop, "/contracts/tool-progress/docs#tag/sessions/getTaskStatusV1"],
  ["light", phone, "/docs#tag/runs/createRun"],
  ["dark", phone, "/contracts/tool-progress/docs#tag/events"],
] as const)("is accessible, %s, %o, %s", async (colorScheme, size, path) => {
  const page = await openReference(`${open.url}${path}`, { ...size, colorScheme });
  // The renderer shows the examples of a section last.
  if (/\/docs#tag\/\w+\/\w/.test(path)) await page.getByTestId("client-picker").first().waitFor();
  const name = path.replaceAll(/\W+/g, "-");
  await saveScreenshot(page, `reference${name}-${colorScheme}-${size.viewport.width}`);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
});

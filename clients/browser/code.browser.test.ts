/**
 * Tests the programs on the Code tab. Programs that need packages from PyPI or a browser run here; the others run in
 * clients/playground/request/code/code.test.ts.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { installClient } from "../outside/install.ts";
import { outsideClients } from "../outside/outside-client.ts";
import { serveFolder } from "../packaging/program.ts";
import { findAccessibilityViolations, saveScreenshot, visit } from "./browser.ts";
import { launchChromium } from "./launch-chromium.ts";
import { openPlayground } from "./playground.ts";
import { type BrowserServer, startServer } from "./servers.ts";

const execute = promisify(execFile);
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

/** Opens the Code tab. */
async function openCode(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Code", exact: true }).first().click();
}

/** Selects a language on the Code tab, and returns the program. */
async function readCode(page: Page, language: string): Promise<string> {
  // The radio buttons are visually hidden behind their labels.
  await page.getByRole("radio", { name: language, exact: true }).check({ force: true });
  return (await page.getByRole("region", { name: `${language} code` }).textContent()) ?? "";
}

it.each([
  ["Tambo", ["TypeScript", "React", "Python", "curl"]],
  ["AG-UI", ["TypeScript", "Python", "curl"]],
  ["Gateway", ["TypeScript", "Python", "curl"]],
  ["Tool progress", ["TypeScript", "Python", "curl"]],
  ["Agent stream", ["TypeScript", "Python", "curl"]],
  ["UI stream", ["TypeScript", "Python", "curl"]],
])("%s: shows and copies a program in each language", async (contract, languages) => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const { page, selectContract, field } = await openPlayground(browser, server.url, { permissions });
  if (contract !== "Tambo") await selectContract(contract);
  await openCode(page);
  await field.fill('Say "hi"');
  const radios = page.getByRole("group", { name: "Language" }).getByRole("radio");
  await radios.first().waitFor({ state: "attached" });
  expect(await radios.evaluateAll((all) => all.map((each) => each.parentElement?.textContent))).toEqual(
    languages,
  );
  for (const language of languages) {
    const code = await readCode(page, language);
    expect(code, language).toContain('Say \\"hi\\"');
    expect(code, language).toContain(server.url);
    await page.getByRole("button", { name: "Copy code" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    expect(await findAccessibilityViolations(page), language).toEqual([]);
    await saveScreenshot(page, `code-${contract.toLowerCase().replace(" ", "-")}-${language.toLowerCase()}`);
    await page.getByRole("button", { name: "Copy code" }).waitFor();
  }
});

it("shows the edited request, and never the API key", async () => {
  const { page } = await openPlayground(browser, server.url);
  await page.getByRole("tab", { name: "Request", exact: true }).click();
  await page.getByLabel("Temperature").fill("0.25");
  await page.getByText("Edited. Your next messages use these settings.").waitFor();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("API key").fill("my-secret-key");
  await page.getByRole("button", { name: "Use" }).click();
  await openCode(page);
  for (const language of ["TypeScript", "React", "Python", "curl"]) {
    const code = await readCode(page, language);
    expect(code).toMatch(/"?temperature"?: 0\.25/);
    expect(code).not.toContain("my-secret-key");
    expect(/API_KEY/.test(code), language).toBe(language !== "React");
  }
  // An invalid request has no program.
  await page.getByRole("tab", { name: "Request", exact: true }).click();
  await page.getByLabel("Temperature").fill("3");
  await page.getByText("1 error. The request cannot be sent.").waitFor();
  await openCode(page);
  await page.getByText("The request is invalid", { exact: true }).waitFor();
});

it("runs the React app: it shows a component and runs a tool", async () => {
  const { page: playground, field } = await openPlayground(browser, server.url);
  await openCode(playground);
  await field.fill("Add 2 of SKU-123 to my cart");
  const code = await readCode(playground, "React");
  const app = await serveFolder(await buildApp(code));
  onTestFinished(() => app.close());
  const page = await visit(browser, app.url, { otherOrigins: [server.url] });
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "log") logged.push(message.text());
  });
  const send = page.getByRole("button", { name: "Send" });
  await send.click();
  await page.getByText("Done.").waitFor();
  await send.waitFor();
  await page.getByLabel("Message").fill("Book a room for 2 in Paris on 2026-12-24");
  await send.click();
  await page.locator("[data-component=BookingForm] pre").filter({ hasText: '"place": "Paris"' }).waitFor();
  expect(logged).toEqual(["add_to_cart {productId: SKU-123, quantity: 2}"]);
});

/** Builds a program as `npm run build` does in an app that Vite has created. Returns the folder of the page. */
async function buildApp(code: string): Promise<string> {
  const root = join(import.meta.dirname, "../..");
  const folder = mkdtempSync(join(tmpdir(), "react-app-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  writeFileSync(join(folder, "main.tsx"), code);
  const script = '<div id="root"></div><script type="module" src="./main.tsx"></script>';
  const head = '<!doctype html><html lang="en"><title>App</title><link rel="icon" href="data:,">';
  writeFileSync(join(folder, "index.html"), `${head}${script}</html>`);
  const { build, defaultClientConditions } = await import("vite");
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["tambo-source", ...defaultClientConditions] },
  });
  return join(folder, "dist");
}

it("runs the Python program for AG-UI with the package ag-ui-protocol", async () => {
  const { page, selectContract, field } = await openPlayground(browser, server.url);
  await selectContract("AG-UI");
  await openCode(page);
  const read = async (message: string) => {
    await field.fill(message);
    return await readCode(page, "Python");
  };
  const weather = await read("What is the weather in Paris?");
  const form = await read("Book a room for 2 in Paris on 2026-12-24");
  const client = outsideClients.find(({ id }) => id === "ag-ui-protocol");
  if (client === undefined) throw new Error("clients/outside has no client ag-ui-protocol");
  const { folder } = await installClient(client, false);
  const run = async (code: string) => (await execute(join(folder, ".venv/bin/python"), ["-c", code])).stdout;
  for (const attempt of [1, 2])
    expect(await run(weather), `run ${attempt}`).toBe(
      "tool weather/get_weather\nIn Paris it is 64°F and cloudy.\n",
    );
  expect(await run(form)).toMatch(/\ncomponent BookingForm \{'title': .*'guests': 2\}\n/);
}, 300_000);

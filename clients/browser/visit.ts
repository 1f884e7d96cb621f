/** A page that is watched: whatever the browser complains of fails the test. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";

const screenshots = fileURLToPath(new URL("./screenshots/", import.meta.url));

/** What a test chooses of the browser, and what it provokes. */
export interface VisitOptions extends BrowserContextOptions {
  /** Complaints that the test itself brings about, such as those of broken connections. */
  provoked?: RegExp;
}

/**
 * Opens a page in a profile of its own. When the test is over, the page is closed, and the test fails if there was an
 * error in the console, an exception, a warning of the browser, or something that the content security policy refused.
 */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Page> {
  const { provoked, ...chosen } = options;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...chosen });
  const page = await context.newPage();
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!provoked?.test(text)) complaints.push(text);
  };
  page.on("console", (message) => {
    // What the content security policy refuses is an error in the console as well.
    if (message.type() === "error" || message.type() === "warning") {
      complain(`${message.text()} ${message.location().url}`);
    }
  });
  page.on("pageerror", (error) => complain(error.stack ?? String(error)));
  onTestFinished(async () => {
    await context.close();
    expect(complaints, "complaints of the browser").toEqual([]);
  });
  page.setDefaultTimeout(15_000);
  const response = await page.goto(url);
  expect(response?.status(), `status of ${url}`).toBe(200);
  return page;
}

/** Keeps what the page shows in `clients/browser/screenshots/`, for people to look at. */
export async function screenshot(page: Page, name: string): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: `${screenshots}${name}.png` });
}

/** The browser of the machine and the pages that tests visit with it. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";

/**
 * Starts Chromium: the program that the variable `CHROMIUM` names, else Debian's.
 *
 * @throws Error that says what to install when there is none.
 */
export async function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  if (!existsSync(executablePath)) {
    throw new Error(
      `There is no browser at ${executablePath}. Install Chromium (Debian: apt-get install chromium), ` +
        "or set CHROMIUM to the path of a Chromium or Chrome.",
    );
  }
  // In a container the user is often root, whom Chromium refuses its sandbox; every page here is our own.
  return await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
}

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

const screenshots = fileURLToPath(new URL("./screenshots/", import.meta.url));

/** Keeps what the page shows in `clients/browser/screenshots/`, for people to look at. */
export async function screenshot(page: Page, name: string): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: `${screenshots}${name}.png` });
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What is wrong with the page as it is now: rule, and where. Empty when nothing is. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // Through the debugger, not by a script element, which a content security policy would refuse.
  await page.evaluate(axe);
  const { violations } = (await page.evaluate("axe.run()")) as AxeResults;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
  );
}

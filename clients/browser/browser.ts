import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";

/** Browser settings for a test. */
export interface VisitOptions extends BrowserContextOptions {
  /** Matches errors that the test itself causes, such as errors about broken connections. */
  expectedErrors?: RegExp;
  /** Origins to which the page may send requests in addition to its own. */
  otherOrigins?: readonly string[];
}

/**
 * Opens a page in a new profile and closes it after the test. The test fails if the page logged an error or a
 * warning, threw an exception, violated the content security policy, or sent a request to another origin.
 */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Page> {
  const { expectedErrors, otherOrigins = [], ...contextOptions } = options;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...contextOptions });
  const page = await context.newPage();
  const pageErrors: string[] = [];
  const recordError = (text: string) => {
    if (!expectedErrors?.test(text)) pageErrors.push(text);
  };
  page.on("console", (message) => {
    // Violations of the content security policy are also logged as errors.
    if (message.type() === "error" || message.type() === "warning") {
      recordError(`${message.text()} ${message.location().url}`);
    }
  });
  const origins = [url, ...otherOrigins].map((each) => new URL(each).origin);
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    const isLocal = protocol === "data:" || protocol === "blob:";
    if (!isLocal && !origins.includes(origin)) pageErrors.push(`request to ${request.url()}`);
  });
  page.on("pageerror", (error) => recordError(error.stack ?? String(error)));
  onTestFinished(async () => {
    await context.close();
    expect(pageErrors, "errors and warnings of the page").toEqual([]);
  });
  page.setDefaultTimeout(15_000);
  const response = await page.goto(url);
  expect(response?.status(), `status of ${url}`).toBe(200);
  return page;
}

const screenshots = fileURLToPath(new URL("./screenshots/", import.meta.url));

/** Saves a screenshot to `clients/browser/screenshots/`. */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: `${screenshots}${name}.png` });
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Returns the accessibility violations of the current page, each with the rule and the element.
 *
 * @param impacts The impacts of the violations to return. By default, all are returned.
 */
export async function findAccessibilityViolations(page: Page, impacts?: string[]): Promise<string[]> {
  // The script is evaluated by the debugger, because a content security policy may block a script element.
  await page.evaluate(axe);
  const { violations } = (await page.evaluate("axe.run()")) as AxeResults;
  const relevant = violations.filter(({ impact }) => impacts?.includes(impact ?? "") ?? true);
  return relevant.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
  );
}

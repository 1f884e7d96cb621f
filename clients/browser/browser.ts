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
}

/**
 * Opens a page in a new profile and closes it after the test. The test fails if the page logged an error or a
 * warning, threw an exception, or violated the content security policy.
 */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Page> {
  const { expectedErrors, ...contextOptions } = options;
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

/** Returns the accessibility violations of the current page, each with the rule and the element. */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  // The script is evaluated by the debugger, because a content security policy may block a script element.
  await page.evaluate(axe);
  const { violations } = (await page.evaluate("axe.run()")) as AxeResults;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
  );
}

/** Tests the documentation site, opened from files and from a server. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../docs/site/build.ts";
import { pagesByTerm } from "../../docs/testing/search-terms.ts";
import { serveFolder } from "../packaging/program.ts";
import { findAccessibilityViolations, saveScreenshot, type VisitOptions, visit } from "./browser.ts";
import { launchChromium } from "./launch-chromium.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "documentation-"));
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 400, height: 800 } };
let browser: Browser;
let server: Awaited<ReturnType<typeof serveFolder>>;

/** A page with tabs, as rendered by VitePress. */
const tabs = `<div class="vp-code-group"><div class="tabs">
<input type="radio" name="group-x" id="tab-a" checked><label data-title="Python" for="tab-a">Python</label>
<input type="radio" name="group-x" id="tab-b"><label data-title="Go" for="tab-b">Go</label></div>
<div class="blocks"><div class="language-python active"><button title="Copy Code" class="copy"></button><pre><code>print(1)</code></pre></div>
<div class="language-go"><button title="Copy Code" class="copy"></button><pre><code>package main</code></pre></div></div></div>`;

beforeAll(async () => {
  await buildSite(root, folder, () => {});
  const page = readFileSync(join(folder, "guides/curl.html"), "utf8");
  writeFileSync(join(folder, "guides/tabs.html"), page.replace("</h1>", `</h1>${tabs}`));
  [browser, server] = await Promise.all([launchChromium(), serveFolder(folder)]);
}, 300_000);
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

it("has no page that is wider than a phone, and no code block that looks different", async () => {
  const isPage = (file: string) => file.endsWith(".html") && file !== join("guides", "tabs.html");
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isPage);
  const page = await visit(browser, server.url, phone);
  const found: string[] = [];
  for (const path of pages) {
    await page.goto(`${server.url}/${path}`);
    const [excess, plain] = await page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.querySelectorAll(".vp-doc pre:not([class])").length,
    ]);
    if (excess > 0) found.push(`${path} is ${excess} px too wide`);
    if (plain > 0) found.push(`${path} has ${plain} code blocks without a language`);
  }
  expect(found).toEqual([]);
}, 300_000);

it.each(["missing.html", "guides/missing.html", "contracts/tambo/missing.html"])(
  "leads from the missing page %s to the start page",
  async (path) => {
    const page = await visit(browser, server.url, desktop);
    const body = readFileSync(join(folder, "404.html"), "utf8");
    await page.route(`**/${path}`, (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(`${server.url}/${path}`);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Go to the start page" }).click();
    await page.getByRole("heading", { name: "Agent stream contracts", level: 1 }).waitFor();
    expect(page.url()).toBe(`${server.url}/index.html`);
  },
);

describe.each(["file", "http"])("over %s:", (scheme) => {
  const open = (path: string, options: VisitOptions = {}): Promise<Page> => {
    const base = scheme === "file" ? `${pathToFileURL(folder)}` : server.url;
    return visit(browser, `${base}/${path}`, { ...desktop, ...options });
  };
  const title = (page: Page) => page.locator("h1").first().innerText();

  it("follows links of the sidebar, the navigation bar and the pages", async () => {
    const page = await open("index.html");
    await page.locator(".VPSidebar").getByText("Control access").click();
    expect(await title(page)).toContain("Control access");
    await page.locator(".VPNavBarMenu").getByText("Explanation").click();
    expect(await title(page)).toContain("Architecture");
    await page.locator(".VPSidebar").getByText("Tambo API", { exact: true }).click();
    await page.locator(".VPSidebarItem.level-1:not(.collapsed)").getByText("Error codes").click();
    expect(await title(page)).toContain("Error codes of Tambo API");
    await page.locator(".page-contents").getByText("RATE_LIMITED").click();
    expect(page.url()).toMatch(/contracts\/tambo\/errors\.html#RATE_LIMITED$/);
    await page.locator(".VPFlyout").hover();
    await page
      .locator(".VPFlyout")
      .getByText(/^Gateway runs \d/)
      .click();
    expect(await title(page)).toContain("Gateway");
    await page.locator(".VPNavBarTitle a").click();
    expect(await title(page)).toContain("Agent stream contracts");
  });

  it("searches all pages", async () => {
    const page = await open("contracts/tambo/index.html");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("rate limit");
    const first = page.locator(".search-dialog li a").first();
    await first.waitFor();
    expect(await page.locator("dialog [role=status]").innerText()).toMatch(/^\d+ results$/);
    await saveScreenshot(page, `documentation-search-${scheme}`);
    await first.click();
    await page.waitForURL(/#/);
    await page.keyboard.press("/");
    await page.keyboard.type("xyzzyqwert");
    await page
      .locator("dialog [role=status]")
      .filter({ hasText: /^No results$/ })
      .waitFor();
    await page.keyboard.press("Escape");
    expect(await page.locator("dialog").isVisible()).toBe(false);
  });

  it("finds the page for each term that people search for, among the first three", async () => {
    const page = await open("index.html");
    await page.keyboard.press("Control+k");
    const field = page.getByRole("textbox", { name: "Search the documentation" });
    for (const [term, path] of Object.entries(pagesByTerm)) {
      await field.fill(term);
      await page.locator(`.search-dialog li:nth-child(-n+3) a[href*="${path}"]`).first().waitFor();
    }
  });

  it("switches tabs, and copies code", async () => {
    const page = await open("guides/tabs.html", { permissions: ["clipboard-read", "clipboard-write"] });
    await page.getByText("Go", { exact: true }).click();
    expect(await page.locator(".language-go").isVisible()).toBe(true);
    expect(await page.locator(".language-python").isVisible()).toBe(false);
    await page.locator(".language-go").hover();
    await page.locator(".language-go .copy").click();
    await page.locator(".copy.copied").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe("package main");
    await page.reload();
    expect(await page.locator(".language-go").isVisible()).toBe(true);
  });

  it("switches between light and dark, and keeps the choice on the next page", async () => {
    const page = await open("guides/resume.html");
    const isDark = () => page.evaluate("document.documentElement.classList.contains('dark')");
    expect(await isDark()).toBe(false);
    await page.locator(".VPSwitchAppearance").click();
    expect(await isDark()).toBe(true);
    await page.locator(".VPSidebar").getByText("Control access").click();
    await page.waitForURL(/access\.html$/);
    expect(await isDark()).toBe(true);
  });

  it("has menus and no horizontal scrolling on a narrow screen", async () => {
    const page = await open("guides/resume.html", phone);
    const overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
    expect(await page.evaluate(overflow)).toBe(0);
    await page.locator(".page-contents-menu summary").click();
    await page.locator(".page-contents-menu a").last().click();
    expect(page.url()).toContain("#");
    await page.locator(".VPLocalNav .menu").click();
    await page.locator(".VPSidebar").getByText("Control access").click();
    expect(await title(page)).toContain("Control access");
  });
});

describe("pages", () => {
  it.each([
    ["index.html", "light", desktop],
    ["guides/resume.html", "dark", desktop],
    ["guides/tabs.html", "light", desktop],
    ["contracts/tambo/events.html", "light", desktop],
    ["contracts/gateway/errors.html", "dark", phone],
    ["reference/settings.html", "light", phone],
  ] as const)("%s is accessible, %s", async (path, colorScheme, size) => {
    // The accessibility check itself loads style sheets, which pages opened from files are not allowed to do.
    const page = await visit(browser, `${server.url}/${path}`, { ...size, colorScheme });
    await saveScreenshot(page, `documentation-${path.replaceAll(/\W/g, "-")}-${size.viewport.width}`);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

/**
 * Tests that the reference pages on the server and on the site send no requests to other servers and log
 * nothing.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { renderApiReference } from "../../docs/site/api-reference.ts";
import { writeDocsPage } from "../../spec/toolchain/generate/build/docs-page.ts";
import { serveFolder } from "../packaging/program.ts";
import { visit } from "./browser.ts";
import { launchChromium } from "./launch-chromium.ts";

const redocly = dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json"));
const generated = new URL("../../generated/tool-progress/", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "reference-pages-"));
let browser: Browser;
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  const text = readFileSync(join(generated, "openapi.yaml"), "utf8");
  writeFileSync(join(folder, "openapi.yaml"), text);
  writeFileSync(join(folder, "docs.html"), `<!doctype html>\n${writeDocsPage(parse(text))}`);
  mkdirSync(join(folder, "docs"));
  cpSync(join(redocly, "lib/chunks/redoc.standalone.js"), join(folder, "docs/redoc.js"));
  const page = await renderApiReference(join(generated, "openapi.yaml"), "Tool progress");
  writeFileSync(join(folder, "site.html"), page);
  [browser, server] = await Promise.all([launchChromium(), serveFolder(folder)]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

it.each(["docs.html", "site.html"])("%s credits Redocly without loading its logo", async (name) => {
  const page = await visit(browser, `${server.url}/${name}`);
  const credit = page.locator('a[href="https://redocly.com/redoc/"]').first();
  await credit.locator("img").waitFor({ state: "attached" });
  expect(await credit.innerHTML()).toBe('<p>API docs by</p><img alt="Redocly">');
});

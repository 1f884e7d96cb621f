/** Tests the size of the built playground, and prints how fast it paints. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { launchChromium } from "./launch-chromium.ts";
import { openPlayground } from "./playground.ts";
import { startServer } from "./servers.ts";

const folder = join(import.meta.dirname, "../playground/dist");
/** The scripts that the page loads before a tab is opened. Other scripts are loaded when they are needed. */
const scripts = [
  ...readFileSync(join(folder, "index.html"), "utf8").matchAll(/"\.?\/?(playground\/[^"]+\.js)"/g),
].map(([, path = ""]) => path);
/** The budget for these scripts together, in bytes after compression. */
const scriptBudget = 200_000;

it("loads less than 200 kB of JavaScript at first", () => {
  expect(scripts.length).toBeGreaterThan(0);
  const size = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
  console.log(`JavaScript of the playground: ${(size / 1000).toFixed(1)} kB compressed`);
  expect(size).toBeLessThan(scriptBudget);
});

it("paints, without the editor for the next request", async () => {
  const server = await startServer();
  const browser = await launchChromium();
  try {
    const { page } = await openPlayground(browser, server.url);
    const paints = await page.evaluate(() =>
      performance.getEntriesByType("paint").map(({ name, startTime }): [string, number] => [name, startTime]),
    );
    // The times depend on the machine, so they are printed but not compared with a limit.
    for (const [name, ms] of paints) console.log(`${name}: ${Math.round(ms)} ms`);
    expect(paints.map(([name]) => name)).toContain("first-contentful-paint");
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname.slice(1)),
    );
    expect(loaded.filter((path) => path.endsWith(".js")).toSorted()).toEqual(scripts.toSorted());
  } finally {
    await browser.close();
    await server.stop();
  }
});

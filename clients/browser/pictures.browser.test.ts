/**
 * Records the pictures that the README and the documentation show. `npm run pictures` writes them to `docs/images`;
 * otherwise they are saved beside the screenshots.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
// @ts-expect-error The package has no types.
import UPNG from "upng-js";
import { expect, it, onTestFinished } from "vitest";
import { launchChromium } from "./launch-chromium.ts";
import { openPlayground } from "./playground.ts";
import { startNetwork, startServer } from "./servers.ts";

const folder = join(
  import.meta.dirname,
  process.env.MODE === "pictures" ? "../../docs/images" : "screenshots",
);
const size = { width: 1200, height: 750 };
const frameMs = 200;
/** Duration of the last frame, in milliseconds. */
const lastFrameMs = 4_000;
/** A frame of the moving picture, as a PNG file. */
interface Frame {
  png: Buffer;
  ms: number;
}

/** Takes frames until the work is done. Equal frames become one. */
async function record(page: Page, work: () => Promise<void>): Promise<Frame[]> {
  const frames: Frame[] = [];
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  done.catch(() => {});
  while (!isDone) {
    const png = await page.screenshot({ animations: "disabled", caret: "hide" });
    const last = frames.at(-1);
    if (last?.png.equals(png)) last.ms += frameMs;
    else frames.push({ png, ms: frameMs });
    await page.waitForTimeout(frameMs);
  }
  await done;
  return frames;
}

/** Builds an animated PNG with a palette of 256 colors. */
function toAnimation(frames: readonly Frame[]): Buffer {
  const pixels = frames.map(({ png }) => UPNG.toRGBA8(UPNG.decode(Uint8Array.from(png).buffer))[0]);
  const delays = frames.map(({ ms }) => ms);
  return Buffer.from(UPNG.encode(pixels, size.width, size.height, 256, delays));
}

it("records a chart whose data arrives", async () => {
  const [browser, server] = await Promise.all([launchChromium(), startServer()]);
  const network = await startNetwork(server.url);
  onTestFinished(async () => {
    await browser.close();
    await network.close();
    await server.stop();
  });
  const { page, field, waitForStatus } = await openPlayground(browser, network.url, {
    viewport: size,
    colorScheme: "light",
  });
  network.slowDown();
  const frames = await record(page, async () => {
    await field.pressSequentially("Show the monthly revenue of Paris and Tokyo as a line chart", {
      delay: 20,
    });
    await field.press("Enter");
    await waitForStatus("Finished");
  });
  await page.locator("[data-component]:not([data-streaming])").first().waitFor();
  const still = await page.screenshot({ animations: "disabled", caret: "hide" });
  expect(frames.length, "frames").toBeGreaterThan(10);
  const moving = toAnimation([...frames, { png: still, ms: lastFrameMs }]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "playground.png"), still);
  writeFileSync(join(folder, "playground-moving.png"), moving);
  expect(moving.length).toBeLessThan(1_000_000);
}, 180_000);

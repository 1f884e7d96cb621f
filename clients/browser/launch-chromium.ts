import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/**
 * Starts Chromium: the program named by the `CHROMIUM` environment variable, or otherwise Debian's Chromium.
 *
 * @throws {Error} With installation instructions if no browser is found.
 */
export async function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  if (!existsSync(executablePath)) {
    throw new Error(
      `No browser found at ${executablePath}. Install Chromium (Debian: apt-get install chromium), ` +
        "or set CHROMIUM to the path of a Chromium or Chrome executable.",
    );
  }
  // Chromium's sandbox does not work for root, the usual user in a container. All pages opened here belong to
  // this project.
  return await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
}

/** The browser of the machine, without a window. */
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

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

/** `npm run test:browser`: the built playground and our server, in a real Chromium. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["clients/browser/**/*.browser.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A browser and a server are work enough for a small machine, and what the tests wait for comes in time.
    fileParallelism: false,
  },
});

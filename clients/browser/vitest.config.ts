/**
 * Configures `npm run test:browser`, which tests the built playground and the project's server in Chromium.
 */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["clients/browser/**/*.browser.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Only one browser and one server run at a time, so that tests do not time out on small machines.
    fileParallelism: false,
  },
});

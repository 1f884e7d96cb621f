/** Configuration of `npm run test:browser`: the built playground and our server, in Chromium. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["clients/browser/**/*.browser.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One browser and one server at a time, so that tests do not time out on small machines.
    fileParallelism: false,
  },
});

/**
 * Configures `npm run test:packages`, which tests the packed packages in new apps and projects. Requires the
 * npm registry and Chromium.
 */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["clients/packaging/**/*.test.ts"],
    globalSetup: "./clients/packaging/pack-all.ts",
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});

/**
 * Configures `npm run test:recipes`, which changes a scratch copy of the repository and runs the project's
 * commands in it.
 */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["house/scratch/**/*.test.ts"],
    // Each step depends on the previous steps.
    bail: 1,
    testTimeout: 900_000,
    hookTimeout: 60_000,
    reporters: ["verbose", "./server/proof/testing/closing-line.ts"],
  },
});

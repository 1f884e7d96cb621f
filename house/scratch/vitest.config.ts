/** `npm run test:recipes`: tests that change a scratch copy of the repository and run the project's commands in it. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["house/scratch/**/*.test.ts"],
    // A step needs those before it.
    bail: 1,
    testTimeout: 900_000,
    hookTimeout: 60_000,
    reporters: ["verbose", "./server/proof/testing/closing-line.ts"],
  },
});

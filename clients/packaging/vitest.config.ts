/** `npm run test:packages`: both packages as `npm pack` makes them, in apps of their own. Needs the npm registry. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["clients/packaging/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 240_000 },
});

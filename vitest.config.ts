import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{spec,server,conformance,clients}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    testTimeout: 30_000,
    reporters: ["default", "./server/testing/closing-line.ts"],
  },
});

import { defineConfig } from "vitest/config";

const exclude = ["**/node_modules/**", "**/dist/**"];
/** Files that put something in the place of a module, which others have loaded before. */
const alone = ["server/contracts/gateway/memory.test.ts"];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    reporters: ["default", "./server/testing/closing-line.ts"],
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "together",
          include: ["{spec,server,conformance,clients}/**/*.test.ts"],
          exclude: [...exclude, ...alone],
          // Files share a worker and the modules in it, which take longer to load than most files to run. So a module
          // that tests share sets up nothing when it is loaded: that would hold for the first file alone.
          isolate: false,
        },
      },
      { extends: true, test: { name: "alone", include: alone, exclude } },
    ],
  },
});

/** Builds what `npm pack` ships: ES modules and declarations, which import tambo-v1-client by its name. */
import { defineConfig } from "tsdown";

export default defineConfig({
  entry: {
    index: "index.ts",
    "tool-progress": "tool-progress.tsx",
  },
  platform: "neutral",
  target: "es2022",
  hash: false,
  // Whatever else came to be bundled would be shipped twice, or be missing among the dependencies.
  deps: { onlyBundle: [] },
  failOnWarn: true,
  // That a build was slow is no fault of it.
  checks: { bundlerTimings: false },
});

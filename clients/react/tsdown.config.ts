/**
 * Builds the files that `npm pack` ships: ES modules and type declarations, which import `tambo-v1-client` by
 * name.
 */
import { defineConfig } from "tsdown";

export default defineConfig({
  entry: {
    index: "index.ts",
    "tool-progress": "tool-progress.tsx",
  },
  platform: "neutral",
  target: "es2022",
  hash: false,
  // Bundled dependencies would either be shipped twice or be missing from package.json.
  deps: { onlyBundle: [] },
  failOnWarn: true,
  // A slow build is not an error.
  checks: { bundlerTimings: false },
});

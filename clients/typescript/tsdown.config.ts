/**
 * Builds the files that `npm pack` ships: ES modules, and type declarations that include the contract's
 * types.
 */
import { defineConfig } from "tsdown";

export default defineConfig({
  entry: {
    index: "index.ts",
    thread: "thread/index.ts",
    representation: "representation.ts",
    gateway: "gateway/index.ts",
    "ag-ui": "ag-ui/index.ts",
    "tool-progress": "tool-progress/index.ts",
    "agent-stream": "agent-stream/index.ts",
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

/** Builds what `npm pack` ships: ES modules and declarations with the contract's types in them. */
import { defineConfig } from "tsdown";

export default defineConfig({
  entry: {
    index: "index.ts",
    thread: "thread/index.ts",
    representation: "representation.ts",
    "tool-progress": "tool-progress/index.ts",
    "agent-stream": "agent-stream/index.ts",
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

/** How the page is built: `index.html`, and everything else with a digest in its name under `playground/`. */
import { join } from "node:path";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { digestFile, sourcesDigest } from "./sources-digest.ts";

export default defineConfig({
  root: import.meta.dirname,
  // The clients are taken as they are in this repository, not as they were last built.
  resolve: { conditions: ["tambo-source", ...defaultClientConditions] },
  build: {
    assetsDir: "playground",
    // Nothing is written into other files as `data:`, which the page's policy does not allow everywhere.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  plugins: [writeDigest()],
});

/** Says what the page was built from, so that the next start knows whether it is still that. */
function writeDigest(): Plugin {
  return {
    name: "write-digest",
    generateBundle() {
      const source = sourcesDigest(join(import.meta.dirname, "../.."));
      this.emitFile({ type: "asset", fileName: digestFile, source });
    },
  };
}

/** Builds the page: `index.html` and, under `playground/`, all other files with a hash in their names. */
import { join } from "node:path";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { digestFile, getSourcesDigest } from "./sources-digest.ts";

export default defineConfig({
  root: import.meta.dirname,
  // Uses the sources of the client packages rather than their builds.
  resolve: { conditions: ["tambo-source", ...defaultClientConditions] },
  build: {
    assetsDir: "playground",
    // The page's content security policy does not allow `data:` URLs everywhere.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // In kB before compression. clients/browser/request.browser.test.ts checks the compressed size.
    chunkSizeWarningLimit: 700,
  },
  plugins: [writeDigest()],
});

/** Writes the digest of the sources, so that the next start can detect a stale page. */
function writeDigest(): Plugin {
  return {
    name: "write-digest",
    generateBundle() {
      const source = getSourcesDigest(join(import.meta.dirname, "../.."));
      this.emitFile({ type: "asset", fileName: digestFile, source });
    },
  };
}

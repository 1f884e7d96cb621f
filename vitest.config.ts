import { join } from "node:path";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

const exclude = ["**/node_modules/**", "**/dist/**"];
/** Files that put something in the place of a module, which others have loaded before. */
const alone = ["server/contracts/gateway/memory.test.ts"];
/** Tests that take long, or need the npm registry or a browser: they have configurations of their own. */
const apart = ["clients/{packaging,browser}/**", "house/scratch/**"];
// Without `module`, as Vitest has it by default: Node does not know it, and the TypeSpec compiler's packages differ by it.
const conditions = ["tambo-source", ...defaultServerConditions.filter((name) => name !== "module")];
const react18 = join(import.meta.dirname, "clients/react-18/node_modules");

/** The tests of React hooks and components, in a DOM. */
const inReact = {
  include: ["clients/react/**/*.test.tsx"],
  exclude,
  environment: "./clients/react/testing/dom.ts",
  isolate: false,
};

export default defineConfig({
  // The clients are imported by their names, and run from their sources.
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout: 30_000,
    // Titles have ids of rules at their ends.
    taskTitleValueFormatTruncate: 0,
    reporters: ["default", "./server/proof/testing/closing-line.ts"],
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "together",
          include: ["{spec,docs,server,conformance,clients,house}/**/*.test.ts"],
          exclude: [...exclude, ...alone, ...apart],
          // Files share a worker and the modules in it, which take longer to load than most files to run. So a module
          // that tests share sets up nothing when it is loaded: that would hold for the first file alone.
          isolate: false,
          globalSetup: [
            "./spec/toolchain/generate/build/build-if-stale.ts",
            "./server/proof/testing/databases/postgres-setup.ts",
          ],
        },
      },
      { extends: true, test: { name: "alone", include: alone, exclude } },
      { extends: true, test: { name: "react 19", ...inReact } },
      {
        extends: true,
        resolve: { alias: [{ find: /^(react|react-dom)(?=\/|$)/, replacement: `${react18}/$1` }] },
        // What imports React must be resolved here too, or it would get the other one.
        test: { name: "react 18", ...inReact, server: { deps: { inline: [/react-markdown/] } } },
      },
    ],
  },
});

import { join } from "node:path";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

const exclude = ["**/node_modules/**", "**/dist/**"];
/**
 * Test files that replace a module. They cannot share a worker with files that have already loaded that
 * module.
 */
const alone = [
  "server/contracts/gateway/memory.test.ts",
  "server/contracts/tambo-compat/streamed-props.test.ts",
  "server/proof/security/scopes.test.ts",
];
/** Tests that are slow, or that need the npm registry or a browser. They have their own configurations. */
const apart = ["clients/{packaging,browser}/**", "house/scratch/**"];
// Removes the `module` condition, which Vitest sets by default. Node does not set it, and the TypeSpec
// compiler's packages would resolve to different files with it.
const conditions = ["tambo-source", ...defaultServerConditions.filter((name) => name !== "module")];
const react18 = join(import.meta.dirname, "clients/react-18/node_modules");

/** Tests of React hooks and components, which run in a DOM environment. */
const inReact = {
  include: ["clients/react/**/*.test.tsx"],
  exclude,
  environment: "./clients/react/testing/dom.ts",
  isolate: false,
};

export default defineConfig({
  // Imports the clients by their package names, and runs them from their sources.
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout: 30_000,
    // Test titles end with requirement ids, which must not be truncated.
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
          // Test files share a worker and its loaded modules, because loading the modules takes longer than
          // running most files. A module shared by tests must therefore not set anything up when it is
          // loaded: the setup would take effect only for the first file.
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
        // Packages that import React must be processed by Vite here too. Otherwise they would load the other
        // React version.
        test: { name: "react 18", ...inReact, server: { deps: { inline: [/react-markdown/] } } },
      },
    ],
  },
});

/**
 * Builds the npm package. `dist` mirrors the repository's folders, including files that are read at run time,
 * so that relative paths stay valid.
 */
import { defineConfig } from "tsdown";

export default defineConfig({
  // Contracts are listed because they are imported dynamically, by name.
  entry: ["cli.ts", "contracts/*/contract.ts"],
  root: "..",
  unbundle: true,
  platform: "node",
  target: "node20.12",
  fixedExtension: false,
  dts: false,
  hash: false,
  report: false,
  copy: [
    { from: "contracts/*/{cases,requirements}/**/*.yaml", to: "dist/conformance/contracts", flatten: false },
    { from: "contracts/*/steps.schema.json", to: "dist/conformance/contracts", flatten: false },
    { from: ["case.schema.json"], to: "dist/conformance" },
    { from: ["config/config.schema.json"], to: "dist/conformance/config" },
    {
      from: ["reports/report.schema.json", "reports/html.css", "reports/html-filter.js"],
      to: "dist/conformance/reports",
    },
    { from: ["sdk/coverage.schema.json"], to: "dist/conformance/sdk" },
    { from: ["sdk/scenarios"], to: "dist/conformance/sdk" },
    { from: ["../spec/*/requirements.yaml"], to: "dist", flatten: false },
  ],
  // If packages were bundled, they would be shipped twice, or be missing from the dependencies.
  deps: { onlyBundle: [] },
  failOnWarn: true,
  // A slow build is not an error.
  checks: { bundlerTimings: false },
});

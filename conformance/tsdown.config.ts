/**
 * Builds what `npm pack` ships. `dist` has the repository's folders, and in them the files that are read at run time, so
 * that every module finds them where it finds them here.
 */
import { defineConfig } from "tsdown";

export default defineConfig({
  // Contracts are loaded by their names.
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
  // Whatever else came to be bundled would be shipped twice, or be missing among the dependencies.
  deps: { onlyBundle: [] },
  failOnWarn: true,
  // That a build was slow is no fault of it.
  checks: { bundlerTimings: false },
});

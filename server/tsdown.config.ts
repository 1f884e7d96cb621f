/**
 * Builds the npm package. `dist` has the same folder structure as the repository, including the static files,
 * so that modules find these files at the same relative paths.
 */
import { dirname, resolve } from "node:path";
import { defineConfig, type UserConfig } from "tsdown";

/** A plugin that also builds the programs that are started by path, and changes their extension to `.js`. */
const programs = {
  name: "programs",
  transform(
    this: { emitFile(file: { type: "chunk"; id: string }): unknown },
    code: string,
    id: string,
  ): string | undefined {
    const named = /new URL\("(\.[^"]+)\.ts", import\.meta\.url\)/g;
    if (!id.endsWith(".ts") || !named.test(code)) return undefined;
    return code.replace(named, (_all, path: string) => {
      this.emitFile({ type: "chunk", id: resolve(dirname(id), `${path}.ts`) });
      return `new URL("${path}.js", import.meta.url)`;
    });
  },
};

const common: UserConfig = {
  root: "..",
  platform: "node",
  target: "node22.16",
  fixedExtension: false,
  hash: false,
  report: false,
  failOnWarn: true,
  // Fail if another dependency would be bundled, because it would be shipped twice or be missing from the
  // dependencies.
  deps: { onlyBundle: [] },
  // A slow build is not an error.
  checks: { bundlerTimings: false },
};

export default defineConfig([
  {
    ...common,
    entry: ["main.ts", "index.ts"],
    unbundle: true,
    dts: false,
    plugins: [programs],
    copy: [
      {
        from: ["../generated/*/{*.yaml,docs.html,reference*.json}", "../generated/reference/*"],
        to: "dist",
        flatten: false,
      },
      {
        from: ["../clients/playground/dist/index.html", "../clients/playground/dist/playground"],
        to: "dist/clients/playground/dist",
      },
      { from: "config/tambo.config.schema.json", to: "dist/server/config" },
    ],
  },
  // Write a single declaration file that contains only the public exports.
  { ...common, entry: ["index.ts"], dts: { emitDtsOnly: true, oxc: true } },
]);

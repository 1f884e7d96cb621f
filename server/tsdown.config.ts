/**
 * Builds what `npm pack` ships. `dist` has the repository's folders, and in them the files that are served, so that
 * every module finds them where it finds them here.
 */
import { dirname, resolve } from "node:path";
import { defineConfig, type UserConfig } from "tsdown";

/** A program that is started by its path is built as well, and is called `.js` then. */
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
  // Whatever else came to be bundled would be shipped twice, or be missing among the dependencies.
  deps: { onlyBundle: [] },
  // That a build was slow is no fault of it.
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
      { from: "../generated/*/{*.yaml,docs.html}", to: "dist", flatten: false },
      {
        from: ["../clients/playground/dist/index.html", "../clients/playground/dist/playground"],
        to: "dist/clients/playground/dist",
      },
      { from: "config/tambo.config.schema.json", to: "dist/server/config" },
    ],
  },
  // One declaration file, which shows what `import` gives and nothing behind it.
  { ...common, entry: ["index.ts"], dts: { emitDtsOnly: true, oxc: true } },
]);

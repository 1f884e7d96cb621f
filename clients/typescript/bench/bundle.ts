/**
 * Benchmarks how much the client, with its dependencies, adds to the size of an app when minified and
 * compressed. The baseline is `@ag-ui/client`.
 */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "tsdown";
import type { Figure } from "../../../server/proof/bench/table.ts";

export async function measureBundle(progress: (line: string) => void): Promise<Figure> {
  progress("client bundle");
  return {
    name: "client bundle with dependencies, gzipped (AG-UI client)",
    value: await getGzipSize(fileURLToPath(new URL("../index.ts", import.meta.url))),
    unit: "kB",
    baseline: await getGzipSize(fileURLToPath(import.meta.resolve("@ag-ui/client"))),
    aim: { of: "value", atMost: 15 },
  };
}

/** Returns the size of a module with all its exports, in kB. */
async function getGzipSize(module: string): Promise<number> {
  const [result] = await build({
    config: false,
    entry: { index: module },
    platform: "browser",
    target: "es2022",
    deps: { alwaysBundle: [/./] },
    minify: true,
    dts: false,
    write: false,
    logLevel: "silent",
  });
  const code = (result?.chunks ?? []).map((chunk) => ("code" in chunk ? chunk.code : "")).join("");
  if (code === "") throw new Error(`bundling ${module} produced no code`);
  return gzipSync(code).byteLength / 1000;
}

/** What a module of an app amounts to when it is built. */
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { write } from "./app.ts";

/** A built module. */
export interface Bundle {
  /** Minified. */
  code: string;
  /** Its size in bytes, compressed by gzip. */
  gzip: number;
}

/** Builds a module with everything that it needs for browsers, as Vite does it for an app's production. */
export async function bundle(app: string, module: string): Promise<Bundle> {
  const entry = "bundled.ts";
  write(app, entry, module);
  const built = await build({
    root: app,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      rolldownOptions: { input: join(app, entry), preserveEntrySignatures: "strict" },
    },
  });
  if (!("output" in built)) throw new Error("Vite gave no single build");
  const chunks = built.output.flatMap((each) => (each.type === "chunk" ? [each.code] : []));
  const code = chunks.join("\n");
  return { code, gzip: gzipSync(code).length };
}

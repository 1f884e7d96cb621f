/**
 * Builds the playground if it is missing or older than its sources. Runs before `npm start`. If the build
 * fails, `npm start` continues without it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { digestFile, getSourcesDigest } from "./sources-digest.ts";

/**
 * Builds the page if necessary.
 *
 * @param root The repository root.
 * @param build Builds the page into `clients/playground/dist`, together with its digest.
 * @param say Called with a line of text that reports progress or failure.
 */
export async function buildIfStale(
  root: string,
  build: () => Promise<unknown>,
  say: (line: string) => void,
): Promise<void> {
  if (readBuiltDigest(root) === getSourcesDigest(root)) return;
  try {
    say("building the playground …");
    await build();
  } catch (error) {
    say(`the playground could not be built; the server starts without it: ${getReason(error)}`);
  }
}

function getReason(error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === "ERR_MODULE_NOT_FOUND")
    return "development dependencies are not installed; run `npm ci` without --omit=dev, or build it elsewhere and copy clients/playground/dist";
  const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  return line;
}

/** Returns the digest of the sources that the page was built from, or `undefined` if there is no page. */
function readBuiltDigest(root: string): string | undefined {
  try {
    return readFileSync(join(root, "clients/playground/dist", digestFile), "utf8");
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const here = import.meta.dirname;
  await buildIfStale(
    join(here, "../.."),
    async () => {
      const { build } = await import("vite");
      await build({ configFile: join(here, "vite.config.ts"), logLevel: "error" });
    },
    (line) => console.error(line),
  );
}

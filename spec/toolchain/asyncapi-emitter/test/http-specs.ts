import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The version of TypeSpec's `@typespec/http-specs`. It is not a dependency, because it needs 111 packages. */
const version = "0.1.0-alpha.43";
const cache = join(import.meta.dirname, "..", ".cache");

/**
 * Reads a scenario in the package `@typespec/http-specs`. Downloads the package on first use.
 *
 * @param path The path in the scenarios folder, such as `streaming/sse`.
 */
export async function readHttpSpec(path: string): Promise<string> {
  const folder = join(cache, `http-specs-${version}`);
  if (!existsSync(folder)) await download(folder);
  return readFile(join(folder, "package", "specs", path, "main.tsp"), "utf8");
}

async function download(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const temporary = await mkdtemp(join(cache, "download-"));
  const name = `@typespec/http-specs@${version}`;
  const { stdout } = await run("npm", ["pack", "--silent", name], { cwd: temporary });
  await run("tar", ["-xzf", stdout.trim(), "-C", temporary], { cwd: temporary });
  try {
    await rename(temporary, folder);
  } catch (error) {
    // Another process has downloaded the package at the same time.
    await rm(temporary, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

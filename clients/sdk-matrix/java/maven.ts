/** Files of Maven Central, downloaded once into a folder that Git ignores. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { cacheFolder } from "../cache-folder.ts";
import { StepFailed } from "../row.ts";

/** A file of the repository. */
export interface MavenFile {
  /** Its path below the repository's root. */
  path: string;
  sha256: string;
}

const underWay = new Map<string, Promise<string>>();

/**
 * Downloads a file, once.
 *
 * @returns Its absolute path.
 * @throws StepFailed when it cannot be had within two minutes, or is another file than the one that was pinned.
 */
export function downloadFromMaven(file: MavenFile): Promise<string> {
  const known = underWay.get(file.path) ?? download(file);
  underWay.set(file.path, known);
  return known;
}

async function download({ path, sha256 }: MavenFile): Promise<string> {
  const folder = join(cacheFolder, "maven");
  const target = join(folder, basename(path));
  const kept = await readFile(target).catch(() => undefined);
  if (kept !== undefined && digest(kept) === sha256) return target;
  const url = `https://repo1.maven.org/maven2/${path}`;
  console.error(`downloading ${url}`);
  const bytes = await fetchBytes(url);
  if (digest(bytes) !== sha256) {
    throw new StepFailed(`${url} has the SHA-256 ${digest(bytes)}, but ${sha256} is pinned`);
  }
  await mkdir(folder, { recursive: true });
  // Under its name only when it is whole, for several processes may do this.
  const partial = `${target}.${process.pid}`;
  await writeFile(partial, bytes);
  await rename(partial, target);
  return target;
}

async function fetchBytes(url: string): Promise<Buffer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(120_000) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw new StepFailed(`${url} cannot be downloaded: ${(error as Error).message}`);
  }
}

function digest(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { cacheFolder } from "./install-from-lock.ts";
import { downloadFromMaven } from "./maven.ts";

const names: string[] = [];

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const name of names.splice(0)) await rm(join(cacheFolder, "maven", name), { force: true });
});

/** Returns a file with a unique name and stubs the repository's response. */
function stubFile(name: string, response: Response, content: string) {
  names.push(name);
  const fetch = vi.fn(async () => response);
  vi.stubGlobal("fetch", fetch);
  return {
    fetch,
    file: { path: `org/example/${name}`, sha256: createHash("sha256").update(content).digest("hex") },
    cached: join(cacheFolder, "maven", name),
  };
}

it("downloads a file with the pinned checksum once", async () => {
  const { fetch, file: wanted, cached } = stubFile("test-of-maven-1.jar", new Response("jar"), "jar");
  expect(await Promise.all([downloadFromMaven(wanted), downloadFromMaven(wanted)])).toEqual([cached, cached]);
  expect(fetch.mock.calls.map(([url]: unknown[]) => url)).toEqual([
    "https://repo1.maven.org/maven2/org/example/test-of-maven-1.jar",
  ]);
  expect(await readFile(cached, "utf8")).toBe("jar");
});

it("rejects a file with another checksum", async () => {
  const { file: wanted, cached } = stubFile("test-of-maven-2.jar", new Response("another"), "jar");
  await expect(downloadFromMaven(wanted)).rejects.toThrow(
    "https://repo1.maven.org/maven2/org/example/test-of-maven-2.jar has SHA-256 ae448ac86c4e8e4dec645729708ef41873ae79c6dff84eff73360989487f08e5 instead of the pinned 0163f1eea7894350060624d315234d40c508ab251ba121714e234503045faadd",
  );
  expect(existsSync(cached)).toBe(false);
});

it("reports a failed download", async () => {
  const { file: wanted } = stubFile("test-of-maven-3.jar", new Response("", { status: 404 }), "jar");
  await expect(downloadFromMaven(wanted)).rejects.toThrow(
    "https://repo1.maven.org/maven2/org/example/test-of-maven-3.jar cannot be downloaded: status 404",
  );
});

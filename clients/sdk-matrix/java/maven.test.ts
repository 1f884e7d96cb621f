import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { cacheFolder } from "../install-from-lock.ts";
import { downloadFromMaven } from "./maven.ts";

const names: string[] = [];

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const name of names.splice(0)) await rm(join(cacheFolder, "maven", name), { force: true });
});

/** A file of its own for each test, and what the repository answers. */
function file(name: string, answer: Response, content: string) {
  names.push(name);
  const fetch = vi.fn(async () => answer);
  vi.stubGlobal("fetch", fetch);
  return {
    fetch,
    file: { path: `org/example/${name}`, sha256: createHash("sha256").update(content).digest("hex") },
    kept: join(cacheFolder, "maven", name),
  };
}

it("downloads once, and keeps what has the sum that is pinned", async () => {
  const { fetch, file: wanted, kept } = file("test-of-maven-1.jar", new Response("jar"), "jar");
  expect(await Promise.all([downloadFromMaven(wanted), downloadFromMaven(wanted)])).toEqual([kept, kept]);
  expect(fetch.mock.calls.map(([url]: unknown[]) => url)).toEqual([
    "https://repo1.maven.org/maven2/org/example/test-of-maven-1.jar",
  ]);
  expect(await readFile(kept, "utf8")).toBe("jar");
});

it("refuses another file than the one that is pinned", async () => {
  const { file: wanted, kept } = file("test-of-maven-2.jar", new Response("another"), "jar");
  await expect(downloadFromMaven(wanted)).rejects.toThrow(
    "https://repo1.maven.org/maven2/org/example/test-of-maven-2.jar has the SHA-256 ae448ac86c4e8e4dec645729708ef41873ae79c6dff84eff73360989487f08e5, but 0163f1eea7894350060624d315234d40c508ab251ba121714e234503045faadd is pinned",
  );
  expect(existsSync(kept)).toBe(false);
});

it("says what cannot be had", async () => {
  const { file: wanted } = file("test-of-maven-3.jar", new Response("", { status: 404 }), "jar");
  await expect(downloadFromMaven(wanted)).rejects.toThrow(
    "https://repo1.maven.org/maven2/org/example/test-of-maven-3.jar cannot be downloaded: status 404",
  );
});

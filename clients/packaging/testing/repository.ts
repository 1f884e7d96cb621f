import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { publishedPackages } from "../releases.ts";

/**
 * Creates a repository with the manifests of all packages.
 *
 * @param versions Versions by folder. Each defaults to 1.2.3.
 */
export function createRepository(versions: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), "release-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, folder] of Object.entries(publishedPackages)) {
    mkdirSync(join(root, folder), { recursive: true });
    const manifest = { name, version: versions[folder] ?? "1.2.3", license: "MIT" };
    writeFileSync(join(root, folder, "package.json"), JSON.stringify(manifest));
  }
  return root;
}

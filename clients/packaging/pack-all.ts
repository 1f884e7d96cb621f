/**
 * Packs all packages once before the tests, because concurrent builds of a package would write into the same
 * folder. The release workflow packs them beforehand and sets `TARBALLS` to their folder, so that it
 * publishes the tested tarballs.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { findTarballs, type PackageName, packAll, type Tarball } from "./releases.ts";

declare module "vitest" {
  interface ProvidedContext {
    tarballs: Record<PackageName, Tarball>;
  }
}

/** @returns A function that cleans up after the tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const existing = process.env.TARBALLS;
  if (existing !== undefined) {
    project.provide("tarballs", await findTarballs(resolve(existing)));
    return () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), "packed-"));
  try {
    project.provide("tarballs", await packAll(folder));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Packs everything once, before the tests: two builds of one package would write into the same folder. A release has
 * packed already, and names the folder by `TARBALLS`: what is published is what was tested.
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

/** @returns What cleans up when the tests are over. */
export default async function setup(project: TestProject): Promise<() => void> {
  const given = process.env.TARBALLS;
  if (given !== undefined) {
    project.provide("tarballs", await findTarballs(resolve(given)));
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

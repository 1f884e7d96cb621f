/** Computes a digest of the page's sources. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const sources = [
  "clients/{typescript,react,playground}/**/*.{ts,tsx,css,html,svg,json}",
  "generated/tambo/event-shapes.js",
  "package-lock.json",
];
const excluded = ["**/node_modules/**", "**/dist/**", "**/*.test.{ts,tsx}"];

/** The file in the build output that contains the digest of its sources. */
export const digestFile = ".sources";

/**
 * @param root The repository root.
 * @returns 64 hexadecimal digits that change whenever a source file is changed, added or removed.
 */
export function getSourcesDigest(root: string): string {
  const hash = createHash("sha256");
  for (const path of globSync(sources, { cwd: root, exclude: excluded }).toSorted()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

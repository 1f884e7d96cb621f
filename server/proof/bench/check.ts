/** Measures an earlier version and this one alternately, and compares them. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findLastTag, installVersion, root, runCommand } from "../testing/earlier-version.ts";
import { type Comparison, compareRounds, type Round } from "./comparison.ts";
import type { Row } from "./table.ts";

/**
 * Compares this version with an earlier one, which is installed in a temporary folder.
 *
 * @param base A commit. If absent, the last release tag.
 * @param figures Names of figures that both versions have. If empty, each version measures all of its figures.
 * @throws Error if there is no such commit, or if a version cannot be installed or measured.
 */
export function checkAgainst(
  base: string | undefined,
  rounds: number,
  figures: readonly string[],
  progress: (line: string) => void,
): Comparison[] {
  const commit = base ?? findLastTag();
  if (commit === undefined)
    throw new Error("There is no release tag. Name the version to compare with: --base <commit>.");
  progress(`installing ${commit}`);
  const earlier = installVersion(commit);
  const folder = mkdtempSync(join(tmpdir(), "bench-rows-"));
  try {
    const file = join(folder, "rows.json");
    const trees = { base: earlier.tree, current: root };
    const measured: Round[] = [];
    for (let number = 1; number <= rounds; number += 1) {
      const round: Round = { base: [], current: [] };
      // The order changes, so that a machine that becomes slower affects both versions.
      for (const side of number % 2 === 1 ? (["base", "current"] as const) : (["current", "base"] as const)) {
        progress(`round ${number} of ${rounds}: ${side === "base" ? commit : "this version"}`);
        runCommand("npm", ["run", "--silent", "bench", "--", "--json", file, ...figures], trees[side]);
        round[side] = JSON.parse(readFileSync(file, "utf8")) as Row[];
      }
      measured.push(round);
    }
    return compareRounds(measured);
  } finally {
    earlier.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

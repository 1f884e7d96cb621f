/** Measures an earlier version and this one alternately, and compares them. */
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Comparison, compareRounds, type Round } from "./comparison.ts";
import type { Row } from "./table.ts";

const root = join(import.meta.dirname, "../../..");

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
  const folder = mkdtempSync(join(tmpdir(), "bench-base-"));
  const tree = join(folder, "tree");
  try {
    progress(`installing ${commit}`);
    run("git", ["worktree", "add", "--quiet", "--detach", tree, commit], root);
    run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], tree);
    const file = join(folder, "rows.json");
    const trees = { base: tree, current: root };
    const measured: Round[] = [];
    for (let number = 1; number <= rounds; number += 1) {
      const round: Round = { base: [], current: [] };
      // The order changes, so that a machine that becomes slower affects both versions.
      for (const side of number % 2 === 1 ? (["base", "current"] as const) : (["current", "base"] as const)) {
        progress(`round ${number} of ${rounds}: ${side === "base" ? commit : "this version"}`);
        run("npm", ["run", "--silent", "bench", "--", "--json", file, ...figures], trees[side]);
        round[side] = JSON.parse(readFileSync(file, "utf8")) as Row[];
      }
      measured.push(round);
    }
    return compareRounds(measured);
  } finally {
    spawnSync("git", ["worktree", "remove", "--force", tree], { cwd: root });
    rmSync(folder, { recursive: true, force: true });
  }
}

function findLastTag(): string {
  const { status, stdout } = spawnSync("git", ["describe", "--tags", "--abbrev=0"], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0)
    throw new Error("There is no release tag. Name the version to compare with: --base <commit>.");
  return stdout.trim();
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, error, stdout, stderr }: SpawnSyncReturns<string> = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  if (error !== undefined) throw error;
  if (status !== 0)
    throw new Error(`"${command} ${args.join(" ")}" ended with exit code ${status}:\n${stdout}${stderr}`);
}

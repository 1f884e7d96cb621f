/** Installs an earlier version of this project, which is compared with this one or upgraded to it. */
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Root folder of this version. */
export const root = join(import.meta.dirname, "../../..");

export interface EarlierVersion {
  /** Root folder of the installed version. */
  tree: string;
  remove(): void;
}

/**
 * Installs a version in a temporary folder, as a worktree of this repository.
 *
 * @throws Error if there is no such commit, or if the version cannot be installed.
 */
export function installVersion(commit: string): EarlierVersion {
  const folder = mkdtempSync(join(tmpdir(), "earlier-version-"));
  const tree = join(folder, "tree");
  const remove = () => {
    spawnSync("git", ["worktree", "remove", "--force", tree], { cwd: root });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    runCommand("git", ["worktree", "add", "--quiet", "--detach", tree, commit], root);
    runCommand("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], tree);
  } catch (error) {
    remove();
    throw error;
  }
  return { tree, remove };
}

/** Returns the last release tag, or `undefined` if there is none. */
export function findLastTag(): string | undefined {
  const { status, stdout } = spawnSync("git", ["describe", "--tags", "--abbrev=0"], {
    cwd: root,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** @throws Error with the command's output if the command fails. */
export function runCommand(command: string, args: readonly string[], cwd: string): void {
  const { status, error, stdout, stderr }: SpawnSyncReturns<string> = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  if (error !== undefined) throw error;
  if (status !== 0)
    throw new Error(`"${command} ${args.join(" ")}" ended with exit code ${status}:\n${stdout}${stderr}`);
}

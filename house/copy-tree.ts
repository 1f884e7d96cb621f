/** Creates a scratch copy of the repository, for tests that change files and run the project's commands. */
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * Copies all files that Git tracks, and new files that it does not ignore, to a temporary folder, with links
 * to the installed packages. The copy is a separate Git repository with all files committed, so `git status`
 * lists later changes.
 *
 * @returns The folder. The caller must remove it.
 */
export function copyTree(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), "copy-of-tree-"));
  const listed = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard");
  const deleted = new Set(git(root, "ls-files", "-z", "--deleted").split("\0"));
  for (const file of listed.split("\0").filter((each) => each !== "" && !deleted.has(each))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  for (const folder of globSync(["node_modules", "clients/*/node_modules"], { cwd: root }))
    linkPackages(join(root, folder), join(copy, folder));
  git(copy, "init", "--quiet");
  commitAll(copy);
  return copy;
}

/** Commits all changes in a copy. */
export function commitAll(copy: string): void {
  git(copy, "add", "--all");
  git(copy, "-c", "user.name=copy", "-c", "user.email=copy@localhost", "commit", "--quiet", "--message=Copy");
}

/** Returns the files in a copy that have changed since the last commit. */
export function listChanges(copy: string): string[] {
  const lines = git(copy, "status", "--porcelain=v1", "-z", "--untracked-files=all", "--no-renames");
  return lines.split("\0").flatMap((line) => line.slice("XY ".length) || []);
}

function git(cwd: string, ...args: readonly string[]): string {
  return execFileSync("git", args, { cwd, encoding: "utf8", maxBuffer: 2 ** 26 });
}

/** Links the installed packages. A workspace, which is itself a link, is linked to the folder in the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === ".cache") continue;
    const path = join(from, entry.name);
    symlinkSync(entry.isSymbolicLink() ? readlinkSync(path) : path, join(to, entry.name));
  }
}

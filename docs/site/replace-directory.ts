import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Replaces a directory by files. They are written beside it first, so that a failure leaves what was there.
 *
 * @param directory The directory; need not exist.
 * @param scratch A directory on the same file system for the time between; need not exist.
 * @param files Text by path within `directory`.
 */
export function replaceDirectory(
  directory: string,
  scratch: string,
  files: ReadonlyMap<string, string>,
): void {
  mkdirSync(scratch, { recursive: true });
  const temporary = mkdtempSync(join(scratch, "swap-"));
  try {
    const fresh = join(temporary, "new");
    for (const [file, text] of files) {
      const path = join(fresh, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    if (existsSync(directory)) renameSync(directory, join(temporary, "old"));
    renameSync(fresh, directory);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

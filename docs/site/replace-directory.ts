import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Replaces a directory. The new content is first written to a temporary directory next to it, so a failure
 * leaves the directory unchanged.
 *
 * @param directory The directory, which does not have to exist.
 * @param write Writes the new content to an empty directory on the same file system.
 */
export async function replaceDirectory(
  directory: string,
  write: (fresh: string) => Promise<void>,
): Promise<void> {
  mkdirSync(dirname(directory), { recursive: true });
  const temporary = mkdtempSync(join(dirname(directory), ".site-being-written-"));
  try {
    const fresh = join(temporary, "new");
    mkdirSync(fresh);
    await write(fresh);
    if (existsSync(directory)) renameSync(directory, join(temporary, "old"));
    renameSync(fresh, directory);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

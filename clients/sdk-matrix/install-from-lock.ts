/** Installations that are made from a lock file. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Installs on first use, and again when the lock file changes.
 *
 * @param lockFile Absolute path.
 * @param folder Absolute path of what `install` makes; a file in it says what it was made from.
 * @param install When it throws, the next run begins again.
 */
export async function installFromLock(
  lockFile: string,
  folder: string,
  install: () => Promise<void>,
): Promise<void> {
  const lock = createHash("sha256")
    .update(await readFile(lockFile))
    .digest("hex");
  const stamp = join(folder, ".installed-from");
  if ((await readFile(stamp, "utf8").catch(() => "")) === lock) return;
  await install();
  await writeFile(stamp, lock);
}

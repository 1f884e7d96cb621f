/** Installs packages from a lock file once. Only one process installs them at a time. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";

/** The downloads and builds of the Python, Go, Java and Rust rows. Git ignores this folder. */
export const cacheFolder = join(import.meta.dirname, ".cache");

/** A set of packages to install. */
export interface Installation {
  /** A unique name, used in messages and in the name of the lock. */
  name: string;
  /** The absolute path of the lock file. */
  lockFile: string;
  /**
   * The absolute path of the folder that `install` creates. A file in it contains the hash of the lock file.
   */
  folder: string;
  /** Installs the packages into the folder. If this throws, the next run installs them again. */
  install(): Promise<void>;
  /**
   * Returns true if every package is still present. Otherwise all packages are installed again. If this
   * method is absent, the packages are not checked.
   */
  isComplete?(): Promise<boolean>;
}

/**
 * Installs the packages on first use, after the lock file has changed, and if packages are missing. Concurrent runs
 * wait until the installation has finished.
 */
export function installFromLock(installation: Installation): Promise<void> {
  const { name } = installation;
  return withFileLock(
    join(cacheFolder, `${name}.lock`),
    () => installIfNeeded(installation),
    () => console.error(`waiting for another run that installs the ${name} packages`),
  );
}

async function installIfNeeded({ name, lockFile, folder, install, isComplete }: Installation): Promise<void> {
  const lock = createHash("sha256")
    .update(await readFile(lockFile))
    .digest("hex");
  const stamp = join(folder, ".installed-from");
  const isSameLock = (await readFile(stamp, "utf8").catch(() => "")) === lock;
  if (isSameLock && ((await isComplete?.()) ?? true)) return;
  console.error(`installing the ${name} packages from ${basename(lockFile)}`);
  await rm(stamp, { force: true });
  await install();
  await writeFile(stamp, lock);
}

/** The SQLite error code that means another connection holds the lock. */
const SQLITE_BUSY = 5;

/**
 * Runs `work` while no other process or call holds the lock.
 *
 * The lock is an exclusive transaction on an empty SQLite database. The operating system releases it when the
 * process ends, even after a crash.
 *
 * @param lock The absolute path of the lock file. The file and its folder are created if they are missing,
 * and are not deleted.
 * @param onWait Called once if another process or call holds the lock.
 */
export async function withFileLock<Result>(
  lock: string,
  work: () => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true });
  const database = new DatabaseSync(lock, { timeout: 0 });
  try {
    let isWaiting = false;
    while (!acquireLock(database)) {
      if (!isWaiting) onWait();
      isWaiting = true;
      // SQLite does not notify waiting processes, so this polls for the lock.
      await delay(100);
    }
    return await work();
  } finally {
    database.close();
  }
}

function acquireLock(database: DatabaseSync): boolean {
  try {
    database.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}

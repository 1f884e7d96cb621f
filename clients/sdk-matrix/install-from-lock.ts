/** Installs packages once from a lock file, and downloads into one folder; only one process at a time does so. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";

/** Where the rows of Python, Go, Java and Rust keep what they download and build; Git ignores it. */
export const cacheFolder = join(import.meta.dirname, ".cache");

/** What is installed, and how. */
export interface Installation {
  /** Whose packages they are, for what is told; names the lock, and is unique. */
  name: string;
  /** Absolute path. */
  lockFile: string;
  /** Absolute path of what `install` makes; a file in it says what it was made from. */
  folder: string;
  /** Installs into the folder, or throws; then the next run begins again. */
  install(): Promise<void>;
  /** Whether what was installed is still there: if not, it is installed again. Not asked, if absent. */
  isWhole?(): Promise<boolean>;
}

/**
 * Installs on first use, again when the lock file changes, and again when something of it is gone. Of several runs at a
 * time one installs, and the others wait for it.
 */
export function installFromLock(installation: Installation): Promise<void> {
  const { name } = installation;
  return oneAtATime(
    join(cacheFolder, `${name}.lock`),
    () => installUnlessThere(installation),
    () => console.error(`waiting for another run, which installs the packages of ${name}`),
  );
}

async function installUnlessThere({ name, lockFile, folder, install, isWhole }: Installation): Promise<void> {
  const lock = createHash("sha256")
    .update(await readFile(lockFile))
    .digest("hex");
  const stamp = join(folder, ".installed-from");
  const same = (await readFile(stamp, "utf8").catch(() => "")) === lock;
  if (same && ((await isWhole?.()) ?? true)) return;
  console.error(`installing the packages of ${name}, from ${basename(lockFile)}`);
  await rm(stamp, { force: true });
  await install();
  await writeFile(stamp, lock);
}

/** What SQLite answers when another connection holds the lock. */
const SQLITE_BUSY = 5;

/**
 * Does the work while no other process, and no other call, does work of the same lock.
 *
 * The lock is SQLite's, of a database that stays empty: the operating system releases it when its process ends, however it
 * ends, so that none is left behind.
 *
 * @param lock Absolute path of the lock's file; made, with its folder, and stays.
 * @param onWait Called once if another one has the lock.
 */
export async function oneAtATime<Result>(
  lock: string,
  work: () => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true });
  const database = new DatabaseSync(lock, { timeout: 0 });
  try {
    let waits = false;
    while (!take(database)) {
      if (!waits) onWait();
      waits = true;
      // The system tells nobody that a lock is free: it is asked again.
      await delay(100);
    }
    return await work();
  } finally {
    database.close();
  }
}

function take(database: DatabaseSync): boolean {
  try {
    database.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}

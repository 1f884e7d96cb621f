/** Installations that are made from a lock file. */
import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { cacheFolder } from "./cache-folder.ts";
import { oneAtATime } from "./one-at-a-time.ts";

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

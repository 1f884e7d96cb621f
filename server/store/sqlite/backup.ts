/** Backs up and restores the SQLite file. A backup is a single file, without a write-ahead log. */
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { copyFile } from "node:fs/promises";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { BackupError, StoreOpenError } from "../../core/errors.ts";
import { copyUnchanged } from "./backup-socket.ts";
import { allMigrations } from "./migrations.ts";
import { createFolder, isInUse, openFile } from "./open-file.ts";

/**
 * Copies the database to a new file, which appears only when it is complete and verified. A running server continues
 * to serve requests.
 *
 * @returns The size of the backup in bytes.
 * @throws {BackupError} If the backup cannot be made.
 */
export async function backUpDatabase(databaseFile: string, target: string): Promise<number> {
  requireFile(databaseFile, "Set DATABASE_FILE to the file that the server uses.");
  requireAbsent(target);
  if (!existsSync(dirname(target)))
    throw new BackupError(`There is no folder ${dirname(target)}. Create it, or choose another one.`);
  const partial = `${target}.${randomUUID().slice(0, 8)}.partial`;
  return await withoutRemains(partial, async () => {
    const copied = await copyUnchanged(databaseFile, () => copyPrivately(databaseFile, partial));
    if (!copied) await copyUnused(databaseFile, partial);
    verify(partial, databaseFile);
    sync(partial);
    requireAbsent(target);
    renameSync(partial, target);
    sync(dirname(target));
    return statSync(target).size;
  });
}

/** Copies a database that no server uses. It may have been left by a killed process, with a write-ahead log. */
async function copyUnused(databaseFile: string, target: string): Promise<void> {
  const handle = openFile(databaseFile);
  try {
    closeSync(openSync(target, "wx", 0o600));
    await backup(handle, target);
  } finally {
    handle.close();
  }
}

/**
 * Replaces the database with a backup.
 *
 * @returns Path of the previous database, which is kept; `undefined` if there was none.
 * @throws {BackupError} If the file is not a backup that this program can use, or a server uses the database.
 */
export async function restoreDatabase(
  databaseFile: string,
  source: string,
  now: Date = new Date(),
): Promise<string | undefined> {
  requireFile(source, "Pass the path of a backup.");
  const lock = lockDatabase(databaseFile);
  const copy = `${databaseFile}.${randomUUID().slice(0, 8)}.partial`;
  try {
    return await withoutRemains(copy, async () => {
      createFolder(dirname(databaseFile));
      await copyPrivately(source, copy);
      // A copy of the file of a killed server comes with its write-ahead log.
      if (existsSync(`${source}-wal`)) await copyPrivately(`${source}-wal`, `${copy}-wal`);
      verify(copy, source);
      sync(copy);
      const previous = keepPrevious(databaseFile, now);
      renameSync(copy, databaseFile);
      sync(dirname(databaseFile));
      return previous;
    });
  } finally {
    lock?.close();
  }
}

/**
 * Keeps the previous database under a second name, so that its own name always refers to a complete file, and removes
 * its write-ahead log, whose contents are in the file.
 */
function keepPrevious(databaseFile: string, now: Date): string | undefined {
  const previous = `${databaseFile}.before-restore-${now.toISOString().replace(/[-:]|\.\d+/g, "")}`;
  const exists = existsSync(databaseFile);
  if (exists) linkSync(databaseFile, previous);
  for (const suffix of ["-wal", "-shm"]) rmSync(`${databaseFile}${suffix}`, { force: true });
  return exists ? previous : undefined;
}

/**
 * Locks the database, and moves the contents of its write-ahead log into the file.
 *
 * @returns The lock; `undefined` if the database does not exist or is damaged, because no server can use it then.
 * @throws {BackupError} If a server uses the database.
 */
function lockDatabase(databaseFile: string): DatabaseSync | undefined {
  if (!existsSync(databaseFile)) return undefined;
  let handle: DatabaseSync | undefined;
  try {
    handle = openFile(databaseFile);
    handle.exec("PRAGMA journal_mode = DELETE");
    return handle;
  } catch (error) {
    handle?.close();
    if (!isInUse(error instanceof StoreOpenError ? error.cause : error)) return undefined;
    throw new BackupError(`A server uses the database ${databaseFile}. Stop it before you restore a backup.`);
  }
}

/** Removes an incomplete file and the files that SQLite adds to it, also after a failure. */
async function withoutRemains<T>(partial: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError || error instanceof StoreOpenError) throw error;
    throw new BackupError(`The database cannot be copied: ${(error as Error).message}`, { cause: error });
  } finally {
    for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(`${partial}${suffix}`, { force: true });
  }
}

/** Copies a file, so that only the current user can access the copy. */
async function copyPrivately(source: string, target: string): Promise<void> {
  await copyFile(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  chmodSync(target, 0o600);
}

/**
 * Checks a copy, and merges its write-ahead log into it.
 *
 * @param origin The file that was copied, which errors refer to.
 */
function verify(copy: string, origin: string): void {
  let handle: DatabaseSync | undefined;
  try {
    handle = new DatabaseSync(copy);
    handle.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE");
    const [first] = handle.prepare("PRAGMA integrity_check(1)").all();
    if (first?.integrity_check !== "ok") throw new Error(String(first?.integrity_check));
    const hasVersion = handle.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'schema_version'").get();
    if (hasVersion === undefined) throw new BackupError(`${origin} is not a database of this server.`);
    const { version } = handle.prepare("SELECT version FROM schema_version").get() ?? {};
    if (Number(version) > allMigrations.length) {
      throw new BackupError(
        `${origin} has schema version ${version}, but this program supports versions up to ` +
          `${allMigrations.length}. Use a newer version of this program.`,
      );
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${origin} is damaged: ${(error as Error).message}. Use another backup.`);
  } finally {
    handle?.close();
  }
}

function requireFile(file: string, advice: string): void {
  if (!existsSync(file)) throw new BackupError(`${file} does not exist. ${advice}`);
}

function requireAbsent(target: string): void {
  if (existsSync(target)) throw new BackupError(`${target} already exists. Delete it, or use another name.`);
}

/** Writes a file or folder to the disk. */
function sync(path: string): void {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

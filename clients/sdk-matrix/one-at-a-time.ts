/** Work that one process at a time does. */
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";

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

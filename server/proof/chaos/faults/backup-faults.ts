/** Backups of the SQLite file while the server runs, which are killed at any moment. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import type { Load } from "../load/load.ts";
import type { Fault, Host } from "../scene.ts";
import { spawnServer, waitForEnd } from "../servers/server-process.ts";

/** Longest time from the first byte of a backup to the kill, in milliseconds. Some backups are complete by then. */
const mostMs = 100;

/**
 * Kills a `--backup` with `kill -9`. Each file that it leaves either contains everything that had been stored before, or
 * `--restore` rejects it. The server continues to serve requests.
 */
export const backupKilled: Fault = {
  name: "backup killed",
  stores: ["sqlite"],
  weight: 3,
  async inject({ hosts, load }, random, recovering) {
    const host = random.pick(hosts);
    const name = `backup-${random.hex(8)}`;
    const stored = [...load.recentRunIds];
    const child = runCommand(host, ["--backup", name]);
    recovering();
    const isStarted = () => readdirSync(host.folder).some((file) => file.startsWith(name));
    let isOver = false;
    void child.ended.then(() => (isOver = true));
    while (!isOver && !isStarted()) await delay(2);
    await delay(random.int(0, mostMs));
    child.kill();
    await child.ended;
    // SQLite's own files next to an unfinished copy are not backups.
    const isBackup = (file: string) => file === name || (file.startsWith(name) && file.endsWith(".partial"));
    for (const file of readdirSync(host.folder).filter(isBackup)) await checkBackup(host, file, stored, load);
  },
};

/** Restores a file to a new database, and checks the database. */
async function checkBackup(host: Host, file: string, stored: readonly string[], load: Load): Promise<void> {
  const database = join(host.folder, `restored-${file}.sqlite`);
  const { ended } = runCommand(host, ["--restore", file], { DATABASE_FILE: database });
  const isRestored = (await ended) === "0";
  // A file without its final name may be incomplete.
  if (!isRestored && file.endsWith(".partial") && !existsSync(database)) return;
  if (!isRestored) return load.reportViolation("backup", "", `${file} cannot be restored`);
  const handle = new DatabaseSync(database);
  const { integrity_check: integrity } = handle.prepare("PRAGMA integrity_check").get() ?? {};
  const known = new Set(
    handle
      .prepare("SELECT id FROM runs")
      .all()
      .map(({ id }) => id),
  );
  handle.close();
  if (integrity !== "ok")
    load.reportViolation("backup", "", `${file} was restored, but is damaged: ${integrity}`);
  // The load may have deleted runs in the meantime.
  const missing = stored.filter((id) => !known.has(id) && load.recentRunIds.includes(id));
  if (missing.length > 0)
    load.reportViolation("backup", "", `${file} was restored without the runs ${missing.join(" ")}`);
}

/** Runs a command of the server's program with the server's settings. */
function runCommand(
  { folder, env }: Host,
  args: readonly string[],
  changes: Readonly<Record<string, string>> = {},
): { ended: Promise<string>; kill(): void } {
  const child = spawnServer({ args, preload: [], env: { ...env, ...changes }, cwd: folder });
  child.stdout.resume();
  child.stderr.resume();
  return { ended: waitForEnd(child), kill: () => void child.kill("SIGKILL") };
}

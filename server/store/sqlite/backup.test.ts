import { once } from "node:events";
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { BackupError } from "../../core/errors.ts";
import { sampleThread } from "../sample-records.ts";
import { backUpDatabase, restoreDatabase } from "./backup.ts";
import { allMigrations } from "./migrations.ts";
import { openSqlite, type SqliteStore } from "./store.ts";

let folder: string;
let database: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  database = join(folder, "runs.sqlite");
  target = join(folder, "backup.sqlite");
});

const listFiles = () => readdirSync(folder).sort();
const logFailure = (line: string) => expect.unreachable(line);

async function addThread(store: SqliteStore, id: string): Promise<void> {
  await store.read.insertThread(sampleThread({ id }));
}

/** Creates a database that no server uses, with one thread. */
async function createDatabase(file: string, thread: string): Promise<void> {
  const store = await openSqlite(file);
  await addThread(store, thread);
  await store.close();
}

/** Returns the threads in a database that no server uses. */
function listThreads(file: string): unknown[] {
  const handle = new DatabaseSync(file);
  const rows = handle.prepare("SELECT id FROM threads ORDER BY key").all();
  handle.close();
  return rows.map(({ id }) => id);
}

describe("a backup", () => {
  it("is a single private file with everything that is committed, while the database is in use", async () => {
    const store = await openSqlite(database);
    await store.offerBackups(database, logFailure);
    await addThread(store, "thr_1");
    const size = await backUpDatabase(database, target);
    await addThread(store, "thr_2");
    expect({ size, mode: statSync(target).mode & 0o777 }).toEqual({
      size: statSync(target).size,
      mode: 0o600,
    });
    expect(listThreads(target)).toEqual(["thr_1"]);
    const second = join(folder, "second.sqlite");
    await backUpDatabase(database, second);
    expect(listThreads(second)).toEqual(["thr_1", "thr_2"]);
    await store.close();
    expect(listFiles()).toEqual(["backup.sqlite", "runs.sqlite", "second.sqlite"]);
  });

  it("is also made of a database that a killed server has left", async () => {
    await createDatabase(database, "thr_1");
    const handle = new DatabaseSync(database);
    // A copy of the file and its log, without the commit in the file itself.
    handle.exec(
      "PRAGMA journal_mode = WAL; UPDATE threads SET id = 'thr_in_log'; PRAGMA wal_autocheckpoint = 0",
    );
    const killed = join(folder, "killed.sqlite");
    for (const suffix of ["", "-wal"]) copyFileSync(database + suffix, killed + suffix);
    handle.close();
    await backUpDatabase(killed, target);
    expect(listThreads(target)).toEqual(["thr_in_log"]);
  });

  it.each<[string, () => unknown, () => string]>([
    [
      "the target exists",
      () => writeFileSync(target, "kept"),
      () => `${target} already exists. Delete it, or use another name.`,
    ],
    [
      "there is no database",
      () => rmSync(database),
      () => `${database} does not exist. Set DATABASE_FILE to the file that the server uses.`,
    ],
    [
      "the folder does not exist",
      () => {
        target = join(folder, "none", "backup.sqlite");
      },
      () => `There is no folder ${dirname(target)}. Create it, or choose another one.`,
    ],
    [
      "the database is not the server's",
      () => {
        const handle = new DatabaseSync(database);
        handle.exec("DROP TABLE schema_version");
        handle.close();
      },
      () => `${database} is not a database of this server.`,
    ],
  ])("is not made if %s", async (_, change, message) => {
    await createDatabase(database, "thr_1");
    await change();
    const before = listFiles();
    await expect(backUpDatabase(database, target)).rejects.toThrow(
      expect.objectContaining({ name: "BackupError", message: expect.stringContaining(message()) }),
    );
    expect(listFiles()).toEqual(before);
  });

  it("is not made if the server stops, or already makes one", async () => {
    await createDatabase(database, "thr_1");
    for (const [line, reason] of [
      ["", "it stopped"],
      ["another backup is being made\n", "another backup is being made"],
    ] as const) {
      const server = createServer((socket) => socket.end(line));
      await new Promise<void>((resolve) => server.listen(`${database}.sock`, resolve));
      await expect(backUpDatabase(database, target)).rejects.toThrow(
        new BackupError(`The running server made no backup: ${reason}. Try again.`),
      );
      await new Promise((resolve) => server.close(resolve));
    }
    // Stops after the copy, which may therefore contain a part of a checkpoint.
    const server = createServer((socket) => {
      socket.write("unchanged\n");
      socket.once("data", () => socket.end());
    });
    await new Promise<void>((resolve) => server.listen(`${database}.sock`, resolve));
    await expect(backUpDatabase(database, target)).rejects.toThrow("it stopped");
    await new Promise((resolve) => server.close(resolve));
    expect(listFiles()).toEqual(["runs.sqlite"]);
  });
});

describe("the database of a server", () => {
  it("stays unchanged until the copy is complete, and then takes the log again", async () => {
    const store = await openSqlite(database);
    await store.offerBackups(database, logFailure);
    const connection = connect(`${database}.sock`);
    expect(await connection.line()).toBe("unchanged");
    const before = statSync(database, { bigint: true }).mtimeNs;
    const other = connect(`${database}.sock`);
    expect(await other.line()).toBe("another backup is being made");
    // More than the 16 MB after which the log would be written to the file.
    for (let index = 0; index < 5; index += 1)
      await store.read.insertThread(
        sampleThread({ id: `thr_${index}`, metadata: "x".repeat(4_000_000) } as never),
      );
    expect(statSync(database, { bigint: true }).mtimeNs).toBe(before);
    connection.write("copied\n");
    expect(await connection.line()).toBe("still unchanged");
    await addThread(store, "thr_last");
    expect(statSync(database).size).toBeGreaterThan(20_000_000);
    await store.close();
  });

  it.each([
    ["before they read", false],
    ["after they have copied it", true],
  ])("takes the log again after programs are killed %s", async (_title, isCopied) => {
    const store = await openSqlite(database);
    await store.offerBackups(database, logFailure);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const killed = connect(`${database}.sock`);
      if (isCopied) {
        expect(["unchanged", "another backup is being made"]).toContain(await killed.line());
        killed.write("copied\n");
      } else {
        await killed.connected;
      }
      killed.destroy();
    }
    // The server notices the kills in later iterations of the event loop.
    for (let index = 0; index < 30 && statSync(database).size < 15_000_000; index += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      await store.read.insertThread(
        sampleThread({ id: `thr_${index}`, metadata: "x".repeat(4_000_000) } as never),
      );
    }
    expect(statSync(database).size).toBeGreaterThan(15_000_000);
    await store.close();
  });

  it("is used without backups if its path is too long for a socket, and says so", async () => {
    const deep = join(folder, "x".repeat(120), "runs.sqlite");
    const store = await openSqlite(deep);
    const lines: string[] = [];
    await store.offerBackups(deep, (line) => lines.push(line));
    expect(lines).toEqual([
      expect.stringMatching(
        /^the database cannot be backed up while this server runs: .*; set DATABASE_FILE to a path of at most 100 characters, on a file system that supports sockets$/,
      ),
    ]);
    await store.close();
  });
});

function connect(path: string) {
  const socket = createConnection(path);
  onTestFinished(() => void socket.destroy());
  const connected = once(socket, "connect");
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const line = async () => (await lines.next()).value;
  return { connected, line, write: (text: string) => socket.write(text), destroy: () => socket.destroy() };
}

describe("a restore", () => {
  const now = new Date("2026-01-02T03:04:05.678Z");
  const kept = "runs.sqlite.before-restore-20260102T030405Z";

  it("replaces the database, and keeps the previous one", async () => {
    await createDatabase(database, "thr_old");
    await backUpDatabase(database, target);
    const store = await openSqlite(database);
    await addThread(store, "thr_new");
    await store.close();
    expect(await restoreDatabase(database, target, now)).toBe(join(folder, kept));
    expect(listFiles()).toEqual(["backup.sqlite", "runs.sqlite", kept]);
    expect(listThreads(database)).toEqual(["thr_old"]);
    expect(listThreads(join(folder, kept))).toEqual(["thr_old", "thr_new"]);
    expect(statSync(database).mode & 0o777).toBe(0o600);
    await (await openSqlite(database)).close();
  });

  it("creates the database and its folder if there is none", async () => {
    await createDatabase(target, "thr_1");
    const absent = join(folder, "new", "runs.sqlite");
    expect(await restoreDatabase(absent, target, now)).toBeUndefined();
    expect(listThreads(absent)).toEqual(["thr_1"]);
  });

  it("replaces a damaged database, which is kept", async () => {
    await createDatabase(target, "thr_1");
    writeFileSync(database, "damaged ".repeat(1000));
    writeFileSync(`${database}-wal`, "log");
    expect(await restoreDatabase(database, target, now)).toBe(join(folder, kept));
    expect(listFiles()).toEqual(["backup.sqlite", "runs.sqlite", kept]);
    expect(listThreads(database)).toEqual(["thr_1"]);
  });

  it.each<[string, () => unknown, () => string]>([
    [
      "there is no backup",
      () => rmSync(target),
      () => `${target} does not exist. Pass the path of a backup.`,
    ],
    [
      "a server uses the database",
      async () => {
        const store = await openSqlite(database);
        onTestFinished(() => store.close());
      },
      () => `A server uses the database ${database}. Stop it before you restore a backup.`,
    ],
    [
      "the backup is not a database",
      () => writeFileSync(target, "notes ".repeat(1000)),
      () => `${target} is damaged: file is not a database. Use another backup.`,
    ],
    [
      "the backup is of another program",
      () => {
        rmSync(target);
        const handle = new DatabaseSync(target);
        handle.exec("CREATE TABLE notes (text)");
        handle.close();
      },
      () => `${target} is not a database of this server.`,
    ],
    [
      "the backup is incomplete",
      () => truncateSync(target, statSync(target).size / 2),
      () => `${target} is damaged: database disk image is malformed. Use another backup.`,
    ],
    [
      "the backup is of a newer version",
      () => {
        const handle = new DatabaseSync(target);
        handle.exec("UPDATE schema_version SET version = version + 1");
        handle.close();
      },
      () =>
        `${target} has schema version ${allMigrations.length + 1}, but this program supports versions up to ` +
        `${allMigrations.length}. Use a newer version of this program.`,
    ],
  ])("changes nothing if %s", async (_, change, message) => {
    await createDatabase(database, "thr_old");
    await createDatabase(target, "thr_new");
    await change();
    const before = listFiles();
    await expect(restoreDatabase(database, target, now)).rejects.toThrow(
      expect.objectContaining({ name: "BackupError", message: expect.stringContaining(message()) }),
    );
    expect(listFiles()).toEqual(before);
  });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoreOpenError } from "../../core/errors.ts";
import { sampleThread } from "../sample-records.ts";
import { openFile } from "./open-file.ts";
import { openSqlite } from "./store.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "store-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the error that a function throws. */
function catchError(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe("the database file", () => {
  it("is created with its folder, and keeps its data", async () => {
    const file = join(folder, "new", "deeper", "agent.db");
    const first = await openSqlite(file);
    const thread = await first.read.insertThread(sampleThread());
    await first.close();
    const second = await openSqlite(file);
    expect(await second.read.findThread({ projectId: "prj_1" }, "thr_1")).toEqual(thread);
    await second.close();
  });

  it("is created with its user's permissions only, like its folder; existing permissions are kept", () => {
    const file = join(folder, "new", "agent.db");
    const handle = openFile(file);
    const modes = () =>
      [join(folder, "new"), file, `${file}-wal`].map((path) => (statSync(path).mode & 0o777).toString(8));
    expect(modes()).toEqual(["700", "600", "600"]);
    handle.close();
    chmodSync(join(folder, "new"), 0o750);
    chmodSync(file, 0o640);
    const again = openFile(file);
    expect(modes()).toEqual(["750", "640", "640"]);
    again.close();
  });

  it("uses WAL, a sync for each commit, and foreign keys", () => {
    const handle = openFile(join(folder, "agent.db"));
    const setting = (name: string) => Object.values(handle.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    expect({
      journal: setting("journal_mode"),
      // 2 = FULL
      synchronous: setting("synchronous"),
      foreignKeys: setting("foreign_keys"),
      locking: setting("locking_mode"),
    }).toEqual({ journal: "wal", synchronous: 2, foreignKeys: 1, locking: "exclusive" });
    handle.close();
  });

  it("is locked by one process; a second one gets an error, and can open the file afterwards", async () => {
    const file = join(folder, "agent.db");
    const program = `
      import { openFile } from ${JSON.stringify(new URL("./open-file.ts", import.meta.url).href)};
      const handle = openFile(${JSON.stringify(file)});
      process.stdout.write("open");
      process.stdin.once("data", () => { handle.close(); process.exit(0); });
    `;
    const other = spawn(process.execPath, ["--input-type=module-typescript", "-e", program], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    await once(other.stdout, "data");
    const error = catchError(() => openFile(file));
    expect(error).toBeInstanceOf(StoreOpenError);
    expect((error as Error).message).toBe(
      `The database ${file} is in use by another process. Stop that process, or set DATABASE_FILE to another file.`,
    );
    other.stdin.write("close");
    await once(other, "exit");
    openFile(file).close();
  });

  it("is rejected if it is not a database", () => {
    const file = join(folder, "notes.txt");
    writeFileSync(
      file,
      "not a database, but longer than the header of one would be, so that SQLite reads it\n".repeat(9),
    );
    expect(() => openFile(file)).toThrow(
      new StoreOpenError(`${file} is not a SQLite database. Set DATABASE_FILE to another file.`),
    );
  });

  it("is rejected if it cannot be opened", () => {
    const file = join(folder, "folder.db");
    mkdirSync(file);
    expect(() => openFile(file)).toThrow(
      new StoreOpenError(
        `The database ${file} cannot be opened: unable to open database file. ` +
          "Make the file and its folder writable, or set DATABASE_FILE to another file.",
      ),
    );
    expect(() => openFile("/proc/x/y/agent.db")).toThrow(
      new StoreOpenError(
        "The database /proc/x/y/agent.db cannot be opened: ENOENT: no such file or directory, mkdir '/proc/x'. " +
          "Make the file and its folder writable, or set DATABASE_FILE to another file.",
      ),
    );
    writeFileSync(join(folder, "plain"), "");
    expect(() => openFile(join(folder, "plain", "agent.db"))).toThrow(StoreOpenError);
  });
});

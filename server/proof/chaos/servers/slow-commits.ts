/**
 * Preloaded into a server process. After SIGUSR2, each commit of SQLite blocks the process for the number of
 * milliseconds in the file `CHAOS_COMMIT_DELAY_FILE`, as the synchronization of a slow disk does.
 */
import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

const file = process.env.CHAOS_COMMIT_DELAY_FILE ?? "";
let delayMs = readDelay();
const cell = new Int32Array(new SharedArrayBuffer(4));

process.on("SIGUSR2", () => {
  delayMs = readDelay();
});

function readDelay(): number {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    // The disk has not been slow yet.
    return 0;
  }
}

const isCommit = /^\s*COMMIT\b/;

function waitAtCommit(): void {
  if (delayMs > 0) Atomics.wait(cell, 0, 0, delayMs);
}

const { exec, prepare } = DatabaseSync.prototype;

DatabaseSync.prototype.exec = function (sql) {
  if (isCommit.test(sql)) waitAtCommit();
  exec.call(this, sql);
};

DatabaseSync.prototype.prepare = function (sql, ...options) {
  const statement = prepare.call(this, sql, ...options);
  const { run } = statement;
  if (isCommit.test(sql))
    statement.run = () => {
      waitAtCommit();
      return Reflect.apply(run, statement, []);
    };
  return statement;
};

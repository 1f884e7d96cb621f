/** Tests `--backup` and `--restore` with server processes whose runs are active. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { holdReached, releaseHold } from "./models/script/holds.ts";
import { listTerminalEvents, runPathOf } from "./proof/testing/clients/tambo-runs.ts";
import { startTestServerProcess } from "./proof/testing/server-processes.ts";

const main = join(import.meta.dirname, "main.ts");

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs the program with a command. */
function execute(args: string[], env: Record<string, string>) {
  return new Promise<object>((resolve) => {
    execFile(process.execPath, [main, ...args], { cwd: createFolder(), env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

it("backs up a server whose runs are active; a server on the backup recovers the runs", async () => {
  const folder = createFolder();
  const DATABASE_FILE = join(folder, "runs.sqlite");
  const target = join(folder, "backup.sqlite");
  const first = await startTestServerProcess({ DATABASE_FILE });
  const hold = randomUUID();
  const waiting = await first.script("thr_waiting", [[{ text: ["one", { hold }, " two"] }]]);
  const deltas = Array.from({ length: 2_000 }, (_, index) => [`${index} `, { delay: 20 }]).flat();
  const busy = await first.script("thr_busy", [[{ text: deltas }]]);
  await holdReached(hold);
  await busy.until(({ delta }) => delta === "9 ");
  const seen = busy.received.map(({ data }) => data);

  const result = await execute(["--backup", target], { DATABASE_FILE });
  const { size, mode } = statSync(target);
  expect({ ...result, mode: mode & 0o777, files: readdirSync(folder).sort() }).toEqual({
    code: 0,
    stdout: `backed up ${DATABASE_FILE} to ${target} (${size} bytes)\n`,
    stderr: "",
    mode: 0o600,
    files: ["backup.sqlite", "runs.sqlite", "runs.sqlite-wal", "runs.sqlite.sock"],
  });
  expect(await execute(["--restore", target], { DATABASE_FILE })).toEqual({
    code: 1,
    stdout: "",
    stderr: `A server uses the database ${DATABASE_FILE}. Stop it before you restore a backup.\n`,
  });

  const second = await startTestServerProcess({ DATABASE_FILE: target });
  const recovered = await second.stream("GET", `${runPathOf(busy)}?after=0`);
  const isStart = ({ type }: { type: string }) => type === "TEXT_MESSAGE_START";
  await expect
    .poll(() => recovered.received.filter(({ event }) => isStart(event)).length, { timeout: 30_000 })
    .toBe(2);
  // Every event that the client had received before the backup is in it.
  expect(recovered.received.slice(0, seen.length).map(({ data }) => data)).toEqual(seen);
  expect((await second.request("DELETE", runPathOf(busy))).status).toBe(200);
  expect(listTerminalEvents(await recovered.end())).toHaveLength(1);

  const rest = await second.stream("GET", `${runPathOf(waiting)}?after=0`);
  await holdReached(hold);
  await expect.poll(() => rest.received.filter(({ event }) => isStart(event)).length).toBe(2);
  const ended = rest.end();
  releaseHold(hold);
  expect(listTerminalEvents(await waiting.end())).toEqual(["RUN_FINISHED"]);
  await expect
    .poll(() => releaseHold(hold) || listTerminalEvents(rest.received).length > 0, { timeout: 30_000 })
    .toBe(true);
  expect(listTerminalEvents(await ended)).toEqual(["RUN_FINISHED"]);
  expect([first.log, second.log]).toEqual([[], []]);
}, 120_000);

it("restores a backup, which the next server serves", async () => {
  const folder = createFolder();
  const DATABASE_FILE = join(folder, "runs.sqlite");
  const target = join(folder, "backup.sqlite");
  const first = await startTestServerProcess({ DATABASE_FILE });
  await (await first.script("thr_old", [[{ text: "hi" }]])).end();
  first.signal("SIGKILL");
  await first.ended;
  expect(await execute(["--backup", target], { DATABASE_FILE })).toMatchObject({ code: 0, stderr: "" });
  const later = await startTestServerProcess({ DATABASE_FILE });
  await (await later.script("thr_new", [[{ text: "hi" }]])).end();
  later.signal("SIGTERM");
  await later.ended;
  expect(await execute(["--restore", target], { DATABASE_FILE })).toEqual({
    code: 0,
    stdout: expect.stringMatching(
      /^restored \S+ from \S+; the previous database is \S+\.before-restore-\d{8}T\d{6}Z\n$/,
    ),
    stderr: "",
  });
  const restored = await startTestServerProcess({ DATABASE_FILE });
  const statuses = [];
  for (const id of ["thr_old", "thr_new"])
    statuses.push((await restored.json("GET", `/v1/threads/${id}`)).status);
  expect(statuses).toEqual([200, 404]);
}, 120_000);

it.each([
  [["--backup"], {}, 2, "--backup needs a file, such as --backup /backup/runs.sqlite"],
  [
    ["--restore", "a", "b"],
    {},
    2,
    'unknown argument "b"; allowed: --backup, --restore, --check-config, --help, --version',
  ],
  [
    ["--backup", "a"],
    { DATABASE_URL: "postgres://u:p@127.0.0.1:1/agents" },
    1,
    "The settings contain a database URL. Use pg_dump to back up PostgreSQL.",
  ],
  [
    ["--restore", "a"],
    { DATABASE_URL: "postgres://u:p@127.0.0.1:1/agents" },
    1,
    "The settings contain a database URL. Use pg_restore to restore a backup of PostgreSQL.",
  ],
  [
    ["--backup", "a"],
    { DATABASE_FILE: ":memory:" },
    1,
    "The database is in memory. Set DATABASE_FILE to a file.",
  ],
  [
    ["--backup", "a"],
    {},
    1,
    ".data/runs.sqlite does not exist. Set DATABASE_FILE to the file that the server uses.",
  ],
])(
  "prints one line for %j with %j",
  async (args, env, code, message) => {
    expect(await execute(args, env)).toEqual({ code, stdout: "", stderr: `${message}\n` });
  },
  60_000,
);

import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { LogChunk, ThreadKey } from "../core/ports/records.ts";
import type { Store } from "../core/ports/store.ts";
import {
  createTestDatabase,
  findMissingPostgres,
  startPostgres,
} from "../proof/testing/databases/postgres.ts";
import { openPostgres } from "./postgres/store.ts";
import { openSqlite } from "./sqlite/store.ts";

type Acknowledged = LogChunk & { runId: string };

/**
 * Runs the writer until it has acknowledged some appends, then crashes it. Returns all acknowledged appends.
 *
 * @param crash Kills the writer or its database.
 */
async function writeUntil(database: string, crash: (kill: () => void) => void): Promise<Acknowledged[]> {
  const program = fileURLToPath(new URL("./crash-writer.ts", import.meta.url));
  const writer = spawn(process.execPath, [program, database], { stdio: ["ignore", "pipe", "ignore"] });
  const closed = once(writer, "close");
  const acknowledged: Acknowledged[] = [];
  const minimum = randomInt(50, 400);
  let isCrashed = false;
  let incompleteLine = "";
  for await (const text of writer.stdout.setEncoding("utf8")) {
    const lines = (incompleteLine + text).split("\n");
    incompleteLine = lines.pop() ?? "";
    for (const line of lines) acknowledged.push(JSON.parse(line) as Acknowledged);
    if (acknowledged.length < minimum || isCrashed) continue;
    isCrashed = true;
    crash(() => void writer.kill("SIGKILL"));
  }
  await closed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(minimum);
  return acknowledged;
}

/**
 * Checks that everything acknowledged for the five runs and the messages is stored, without gaps or partial
 * appends.
 */
async function checkStored(
  store: Store,
  acknowledged: readonly Acknowledged[],
  rounds: number,
): Promise<void> {
  const runs = await store.read.listRunsByStatus("running");
  expect(runs.map(({ id, epoch, attempts }) => ({ id, epoch, attempts }))).toEqual(
    ["run_1", "run_2", "run_3", "run_4", "run_5"].map((id) => ({ id, epoch: rounds, attempts: 1 })),
  );
  const messages = await store.transaction(async (q) => {
    const thread = await q.findThread({ projectId: "prj_1" }, "thr_messages");
    return await q.listMessages(thread?.key ?? (0 as ThreadKey), { order: "asc" });
  });
  const expectedMessages: string[] = [];
  for (const run of runs) {
    const log = await store.readLog(run.id, { number: 0, notes: 0 }, Number.MAX_SAFE_INTEGER);
    let head = 0;
    for (const chunk of log) {
      expect(chunk.first).toEqual({ number: head, notes: 0 });
      expect(chunk.data.split("\n")).toHaveLength(chunk.last.number - chunk.first.number);
      head = chunk.last.number;
      if (head % 3 === 0) expectedMessages.push(`msg_${run.id}_${head}`);
    }
    expect(run.head).toEqual({ number: head, notes: 0 });
    const ofRun = acknowledged.filter(({ runId }) => runId === run.id).map(({ runId: _, ...chunk }) => chunk);
    // In each round, a crash can leave one append that was committed but not acknowledged.
    const stored = new Set(log.map((chunk) => JSON.stringify(chunk)));
    expect(ofRun.filter((chunk) => !stored.has(JSON.stringify(chunk)))).toEqual([]);
    expect(log.length - ofRun.length).toBeLessThanOrEqual(rounds);
  }
  expect(messages.map(({ message }) => message.id).sort()).toEqual(expectedMessages.sort());
  expect(messages.map(({ position }) => position)).toEqual(messages.map((_, index) => index + 1));
}

async function check(
  opening: Promise<Store>,
  acknowledged: readonly Acknowledged[],
  rounds: number,
): Promise<void> {
  const store = await opening;
  try {
    await checkStored(store, acknowledged, rounds);
  } finally {
    await store.close();
  }
}

it("a killed process leaves all acknowledged appends in the file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "agent.db");
  const acknowledged: Acknowledged[] = [];
  for (let round = 1; round <= 4; round += 1) {
    acknowledged.push(...(await writeUntil(file, (kill) => kill())));
    await check(openSqlite(file), acknowledged, round);
  }
});

/** Selects the connections of other clients to the database. */
const otherSessions =
  "SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";

describe.skipIf(await findMissingPostgres())("in PostgreSQL", () => {
  it("a killed process leaves all acknowledged appends", async () => {
    const { url, query, drop } = await createTestDatabase();
    onTestFinished(drop);
    const acknowledged: Acknowledged[] = [];
    for (let round = 1; round <= 3; round += 1) {
      acknowledged.push(...(await writeUntil(url, (kill) => kill())));
      // The server can still commit the statements that the process sent before it was killed.
      await vi.waitFor(async () => expect(await query(otherSessions)).toEqual([]), 30_000);
      await check(openPostgres(url), acknowledged, round);
    }
  });

  it("a killed database server keeps all acknowledged appends", async () => {
    const server = await startPostgres();
    onTestFinished(() => server.end());
    const acknowledged: Acknowledged[] = [];
    for (const [index, mode] of (["immediate", "kill", "immediate"] as const).entries()) {
      const stopped = Promise.withResolvers<void>();
      acknowledged.push(
        ...(await writeUntil(server.url, () => void server.stop(mode).then(stopped.resolve, stopped.reject))),
      );
      await stopped.promise;
      await server.restart();
      await check(openPostgres(server.url), acknowledged, index + 1);
    }
    // The test initializes one database server and starts it four times, which is slow on a busy machine.
  }, 120_000);
});

/**
 * The program that the crash test kills. It claims every run in a database, or creates some runs, and appends
 * random events to all of them concurrently until it is killed. It prints each acknowledged append as a JSON
 * line. Argument: the SQLite file or the PostgreSQL URL.
 */
import { randomBytes, randomInt } from "node:crypto";
import { writeSync } from "node:fs";
import type { RunRecord } from "../core/ports/records.ts";
import { openPostgres } from "./postgres/store.ts";
import { openSqlite } from "./sqlite/store.ts";

const [, , database = ""] = process.argv;
const store = await (URL.canParse(database) ? openPostgres(database) : openSqlite(database));
const thread = await store.transaction(async (q) => {
  const existing = await q.findThread({ projectId: "prj_1" }, "thr_messages");
  return existing ?? (await q.insertThread({ projectId: "prj_1", id: "thr_messages", createdAt: 1 }));
});

async function claimOrInsertRun(id: string): Promise<RunRecord> {
  return await store.transaction(async (q) => {
    const existing = await q.findRunById(id);
    const claimed = existing && (await q.claimRun(id, "node_1", existing.epoch));
    if (claimed !== undefined) return claimed;
    const { key } = await q.insertThread({ projectId: "prj_1", id: `thr_${id}`, createdAt: 1 });
    const start = { id, threadKey: key, projectId: "prj_1", request: "{}", createdAt: 1 };
    return await q.insertRun({ ...start, onDisconnect: "cancel" });
  });
}

/**
 * Appends to a run indefinitely. Every third append also stores a message whose ID contains the append's
 * position.
 */
async function appendIndefinitely(run: RunRecord): Promise<void> {
  let from = run.head;
  for (;;) {
    const lines = Array.from({ length: randomInt(1, 5) }, () =>
      JSON.stringify(randomBytes(randomInt(1, 90)).toString("base64")),
    );
    const to = { number: from.number + lines.length, notes: 0 };
    const data = lines.join("\n");
    const messageId = `msg_${run.id}_${to.number}`;
    const withMessage = to.number % 3 === 0;
    const [outcome] = await store.append([
      {
        runId: run.id,
        epoch: run.epoch,
        from,
        to,
        data,
        ...(withMessage && {
          within: async (q) => {
            await q.lockThread({ projectId: "prj_1" }, "thr_messages");
            await q.appendMessages(thread.key, [{ id: messageId, role: "user", blocks: [], createdAt: 1 }]);
          },
        }),
      },
    ]);
    if (outcome !== "appended") throw new Error("an append failed", { cause: outcome });
    writeSync(1, `${JSON.stringify({ runId: run.id, first: from, last: to, data })}\n`);
    from = to;
  }
}

const runs: RunRecord[] = [];
for (const id of ["run_1", "run_2", "run_3", "run_4", "run_5"]) runs.push(await claimOrInsertRun(id));
await Promise.all(runs.map(appendIndefinitely));

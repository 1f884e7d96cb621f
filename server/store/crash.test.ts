import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import type { LogChunk } from "./records.ts";
import { openStore } from "./store.ts";

type Acknowledged = LogChunk & { runId: string };

/** Runs the writer until it has acknowledged some appends, kills it, and answers with all that it acknowledged. */
async function writeAndKill(file: string): Promise<Acknowledged[]> {
  const program = fileURLToPath(new URL("./crash-writer.ts", import.meta.url));
  const writer = spawn(process.execPath, [program, file], { stdio: ["ignore", "pipe", "inherit"] });
  const closed = once(writer, "close");
  const acknowledged: Acknowledged[] = [];
  const enough = randomInt(50, 400);
  let torn = "";
  for await (const text of writer.stdout.setEncoding("utf8")) {
    const lines = (torn + text).split("\n");
    torn = lines.pop() ?? "";
    for (const line of lines) acknowledged.push(JSON.parse(line) as Acknowledged);
    if (acknowledged.length >= enough) writer.kill("SIGKILL");
  }
  const [, signal] = await closed;
  expect(signal).toBe("SIGKILL");
  return acknowledged;
}

it("a process that is killed leaves all it acknowledged, without a gap, and nothing half", async () => {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  const file = join(folder, "agent.db");
  const acknowledged: Acknowledged[] = [];
  for (let round = 1; round <= 4; round += 1) {
    acknowledged.push(...(await writeAndKill(file)));

    const store = await openStore(file);
    const runs = await store.read.runsWithStatus("running");
    expect(runs.map(({ id, epoch, attempts }) => ({ id, epoch, attempts }))).toEqual(
      ["run_1", "run_2", "run_3", "run_4", "run_5"].map((id) => ({ id, epoch: round, attempts: round })),
    );
    const messages = await store.transaction(async (q) => {
      const thread = await q.findThread("prj_1", "thr_messages");
      return await q.listMessages(thread?.key ?? 0, { order: "asc" });
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
      const known = acknowledged
        .filter(({ runId }) => runId === run.id)
        .map(({ runId: _, ...chunk }) => chunk);
      // A kill may leave one append a round committed that was not acknowledged yet.
      const stored = new Set(log.map((chunk) => JSON.stringify(chunk)));
      expect(known.filter((chunk) => !stored.has(JSON.stringify(chunk)))).toEqual([]);
      expect(log.length - known.length).toBeLessThanOrEqual(round);
    }
    expect(messages.map(({ message }) => message.id).sort()).toEqual(expectedMessages.sort());
    expect(messages.map(({ position }) => position)).toEqual(messages.map((_, index) => index + 1));
    await store.close();
  }
  rmSync(folder, { recursive: true });
});

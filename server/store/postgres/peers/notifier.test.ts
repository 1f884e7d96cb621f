import type { Pool } from "pg";
import { describe, expect, it } from "vitest";
import { postgresMissing } from "../../../proof/testing/databases/postgres.ts";
import type { PeerMessage } from "./message.ts";
import { Notifier } from "./notifier.ts";
import { createPeersDatabase } from "./testing.ts";

const asked: PeerMessage = { kind: "asked" };
const answered = (questionId: number): PeerMessage => ({ kind: "answered", questionId });

describe.skipIf(await postgresMissing())("an outbox", () => {
  const database = createPeersDatabase();

  /** A pool whose statements are counted, and wait, or fail, as the test says. */
  function watched(before: (statement: number) => Promise<void> | undefined) {
    let statements = 0;
    const { pool } = database.store.database;
    const query = async (...of: Parameters<Pool["query"]>) => {
      statements += 1;
      await before(statements);
      return await pool.query(...of);
    };
    return { pool: { query } as unknown as Pool, statements: () => statements };
  }

  it("sends what comes during a statement with the next one, and the growth of a run once", async () => {
    const hear = await database.listen("node_a");
    const first = Promise.withResolvers<void>();
    const { pool, statements } = watched((statement) => (statement === 1 ? first.promise : undefined));
    const notifier = new Notifier(pool);
    notifier.send("node_a", asked);
    for (const id of [1, 2, 3]) notifier.send("node_a", answered(id));
    for (const run of ["run_1", "run_2", "run_1"]) notifier.notifyGrowth("node_a", run);
    first.resolve();
    await notifier.waitUntilSent();
    expect(statements()).toBe(2);
    expect(await hear(5)).toEqual([
      asked,
      answered(1),
      answered(2),
      answered(3),
      { kind: "grown", runIds: ["run_1", "run_2"] },
    ]);
  });

  it("tells each process of the runs that it follows, also of very many", async () => {
    const [hearA, hearB] = [await database.listen("node_a"), await database.listen("node_b")];
    const notifier = new Notifier(database.store.database.pool);
    const ids = Array.from(
      { length: 450 },
      (_, n) => `run_01m8178k2bzv5wzvf5agn5${String(n).padStart(4, "0")}`,
    );
    for (const id of ids) notifier.notifyGrowth("node_a", id);
    notifier.notifyGrowth("node_b", "run_b");
    const told = await hearA(4);
    const lists = told.flatMap((message) => (message.kind === "grown" ? [message.runIds] : []));
    // The first goes at once.
    expect(lists.map(({ length }) => length)).toEqual([1, 200, 200, 49]);
    expect(lists.flat()).toEqual(ids);
    expect(await hearB(1)).toEqual([{ kind: "grown", runIds: ["run_b"] }]);
  });

  it("goes on after notices were lost", async () => {
    const hear = await database.listen("node_a");
    const { pool } = watched((statement) =>
      statement === 1 ? Promise.reject(new Error("away")) : undefined,
    );
    const notifier = new Notifier(pool);
    notifier.send("node_a", answered(1));
    await notifier.waitUntilSent();
    notifier.send("node_a", answered(2));
    expect(await hear(1)).toEqual([answered(2)]);
  });
});

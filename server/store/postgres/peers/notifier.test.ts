import type { Pool } from "pg";
import { describe, expect, it } from "vitest";
import { findMissingPostgres } from "../../../proof/testing/databases/postgres.ts";
import type { PeerMessage } from "./message.ts";
import { Notifier } from "./notifier.ts";
import { createPeersDatabase } from "./testing.ts";

const requestMessage: PeerMessage = { kind: "asked" };
const answered = (questionId: number): PeerMessage => ({ kind: "answered", questionId });

describe.skipIf(await findMissingPostgres())("Notifier", () => {
  const database = createPeersDatabase();

  /** Returns a pool that counts statements. `before` can delay a statement or make it fail. */
  function createPool(before: (statement: number) => Promise<void> | undefined) {
    let statements = 0;
    const { pool } = database.store.database;
    const query = async (...of: Parameters<Pool["query"]>) => {
      statements += 1;
      await before(statements);
      return await pool.query(...of);
    };
    return { pool: { query } as unknown as Pool, statements: () => statements };
  }

  it("batches the notifications that arrive during a statement, and sends the growth of a run once", async () => {
    const received = await database.listen("node_a");
    const first = Promise.withResolvers<void>();
    const { pool, statements } = createPool((statement) => (statement === 1 ? first.promise : undefined));
    const notifier = new Notifier(pool);
    notifier.send("node_a", requestMessage);
    for (const id of [1, 2, 3]) notifier.send("node_a", answered(id));
    for (const run of ["run_1", "run_2", "run_1"]) notifier.notifyGrowth("node_a", run);
    first.resolve();
    await notifier.waitUntilSent();
    expect(statements()).toBe(2);
    expect(await received(5)).toEqual([
      requestMessage,
      answered(1),
      answered(2),
      answered(3),
      { kind: "grown", runIds: ["run_1", "run_2"] },
    ]);
  });

  it("splits the growth of many runs into several notifications for each process", async () => {
    const [listenA, listenB] = [await database.listen("node_a"), await database.listen("node_b")];
    const notifier = new Notifier(database.store.database.pool);
    const ids = Array.from(
      { length: 450 },
      (_, n) => `run_01m8178k2bzv5wzvf5agn5${String(n).padStart(4, "0")}`,
    );
    for (const id of ids) notifier.notifyGrowth("node_a", id);
    notifier.notifyGrowth("node_b", "run_b");
    const messages = await listenA(4);
    const lists = messages.flatMap((message) => (message.kind === "grown" ? [message.runIds] : []));
    // The first ID is sent immediately and alone.
    expect(lists.map(({ length }) => length)).toEqual([1, 200, 200, 49]);
    expect(lists.flat()).toEqual(ids);
    expect(await listenB(1)).toEqual([{ kind: "grown", runIds: ["run_b"] }]);
  });

  it("continues after notifications were lost", async () => {
    const received = await database.listen("node_a");
    const { pool } = createPool((statement) =>
      statement === 1 ? Promise.reject(new Error("unavailable")) : undefined,
    );
    const notifier = new Notifier(pool);
    notifier.send("node_a", answered(1));
    await notifier.waitUntilSent();
    notifier.send("node_a", answered(2));
    expect(await received(1)).toEqual([answered(2)]);
  });
});

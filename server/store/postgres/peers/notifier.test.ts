import type { Pool } from "pg";
import { describe, expect, it } from "vitest";
import type { LogChunk } from "../../../core/ports/records.ts";
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
      { kind: "grown", runIds: ["run_1", "run_2"], chunks: {} },
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
    expect(lists.map(({ length }) => length)).toEqual([1, 210, 210, 29]);
    expect(lists.flat()).toEqual(ids);
    expect(await listenB(1)).toEqual([{ kind: "grown", runIds: ["run_b"], chunks: {} }]);
  });

  const chunk = (from: number, to: number, data: string): LogChunk => ({
    first: { number: from, notes: 0 },
    last: { number: to, notes: 0 },
    data,
  });
  const runIds = ["run_1"];
  it.each<[string, (LogChunk | undefined)[], PeerMessage]>([
    ["one append", [chunk(0, 1, "a")], { kind: "grown", runIds, chunks: { run_1: chunk(0, 1, "a") } }],
    [
      "successive appends",
      [chunk(0, 1, "a"), chunk(1, 3, "b\nc")],
      { kind: "grown", runIds, chunks: { run_1: chunk(0, 3, "a\nb\nc") } },
    ],
    ["appends with a gap", [chunk(0, 1, "a"), chunk(2, 3, "c")], { kind: "grown", runIds, chunks: {} }],
    ["unknown lines", [chunk(0, 1, "a"), undefined, chunk(2, 3, "c")], { kind: "grown", runIds, chunks: {} }],
    ["a long append", [chunk(0, 1, "a".repeat(4000))], { kind: "grown", runIds, chunks: {} }],
    [
      "an append with long characters",
      [chunk(0, 1, "\u20ac".repeat(1400))],
      { kind: "grown", runIds, chunks: {} },
    ],
  ])("sends short appends with the growth of a run: %s", async (_name, chunks, expected) => {
    const received = await database.listen("node_a");
    const first = Promise.withResolvers<void>();
    const { pool } = createPool((statement) => (statement === 1 ? first.promise : undefined));
    const notifier = new Notifier(pool);
    notifier.send("node_a", requestMessage);
    for (const each of chunks) notifier.notifyGrowth("node_a", "run_1", each);
    first.resolve();
    expect(await received(2)).toEqual([requestMessage, expected]);
  });

  it("splits appends that are too long for one notification", async () => {
    const received = await database.listen("node_a");
    const first = Promise.withResolvers<void>();
    const { pool } = createPool((statement) => (statement === 1 ? first.promise : undefined));
    const notifier = new Notifier(pool);
    notifier.send("node_a", requestMessage);
    const appends = ["1", "2", "3", "4"].map((id) => [`run_${id}`, chunk(0, 1, id.repeat(3000))] as const);
    for (const [id, each] of appends) notifier.notifyGrowth("node_a", id, each);
    first.resolve();
    expect((await received(3)).slice(1)).toEqual([
      { kind: "grown", runIds: ["run_1", "run_2"], chunks: Object.fromEntries(appends.slice(0, 2)) },
      { kind: "grown", runIds: ["run_3", "run_4"], chunks: Object.fromEntries(appends.slice(2)) },
    ]);
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

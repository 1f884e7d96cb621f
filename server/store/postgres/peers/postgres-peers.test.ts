import { Client } from "pg";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { PeerHost } from "../../../core/ports/peers.ts";
import { postgresMissing } from "../../../proof/testing/databases/postgres.ts";
import { createPostgresPeers } from "./postgres-peers.ts";
import { createPeersDatabase } from "./testing.ts";

describe.skipIf(await postgresMissing())("processes on a database", () => {
  const database = createPeersDatabase();

  /** A process that answers as told. @param newClient Its connections, one after the other. */
  async function join(
    asked: PeerHost["handleRequest"],
    newClient: () => Client = () => database.newClient(),
  ) {
    const { store } = database;
    const { pool } = store.database;
    const peers = createPostgresPeers({
      pool,
      read: store.read,
      newClient,
      log: (line) => expect.unreachable(line),
    });
    const host: PeerHost = {
      runIds: () => [],
      handleRequest: asked,
      addClaimedRuns() {},
      onLeasesLost() {},
      onReaderLeft() {},
    };
    await peers.join(host);
    return peers;
  }

  it("one that leaves takes back what it has asked: later it would be done for nobody [T-008]", async () => {
    const asked = vi.fn<PeerHost["handleRequest"]>(() => new Promise(() => {}));
    const owner = await join(asked);
    onTestFinished(() => owner.leave());
    const other = await join(async () => undefined);
    const run = await database.storeRun("1", owner.id);
    const giveUp = new AbortController();
    const question = other.request(run, { kind: "yield", replacesDeserted: true }, giveUp.signal);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(await database.rows("SELECT question FROM run_questions")).toHaveLength(1);
    await other.leave();
    expect(await database.rows("SELECT question FROM run_questions")).toEqual([]);
    expect(await database.rows("SELECT id FROM instances")).toEqual([{ id: owner.id }]);
    giveUp.abort();
    await expect(question).rejects.toThrow("aborted");
  });

  it("ones whose connections are cut together do not take each other for dead [T-008]", async () => {
    const first: Client[] = [];
    /** The first connection is one to the database, and the others are refused. */
    const cutOnce = () => {
      let count = 0;
      return () => {
        count += 1;
        if (count > 1) return new Client({ host: "127.0.0.1", port: 1 });
        const client = database.newClient();
        first.push(client);
        return client;
      };
    };
    const processes = [
      await join(async () => undefined, cutOnce()),
      await join(async () => undefined, cutOnce()),
    ];
    onTestFinished(() => void Promise.all(processes.map((each) => each.leave())));
    for (const [index, { id }] of processes.entries()) await database.storeRun(String(index), id);
    const { pool } = database.store.database;
    const asked = vi.spyOn(pool, "query");
    const looks = () => asked.mock.calls.filter(([sql]) => String(sql).includes("pg_try_advisory")).length;
    const pids = first.map((client) => (client as unknown as { processID: number }).processID);
    await database.rows("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", [pids]);
    const before = looks();
    await vi.waitFor(() => expect(looks()).toBeGreaterThan(before + 10), 5_000);
    const owners = await database.rows("SELECT owner, epoch FROM runs ORDER BY id");
    expect(owners.map(({ owner }) => owner)).toEqual(processes.map(({ id }) => id));
  });
});

import { Client } from "pg";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { PeerHost } from "../../../core/ports/peers.ts";
import { findMissingPostgres } from "../../../proof/testing/databases/postgres.ts";
import { createPostgresPeers } from "./postgres-peers.ts";
import { createPeersDatabase } from "./testing.ts";

describe.skipIf(await findMissingPostgres())("processes on a database", () => {
  const database = createPeersDatabase();

  /**
   * Adds a process that handles requests with the given function.
   *
   * @param newClient Returns the process's database clients in order.
   */
  async function join(
    handleRequest: PeerHost["handleRequest"],
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
      handleRequest,
      addClaimedRuns() {},
      onLeasesLost() {},
      onReaderAttached() {},
      onReaderLeft() {},
      getReaderPosition: () => undefined,
    };
    await peers.join(host);
    return peers;
  }

  it("a process that leaves withdraws its requests, whose clients are no longer waiting [T-008]", async () => {
    const handleRequest = vi.fn<PeerHost["handleRequest"]>(() => new Promise(() => {}));
    const owner = await join(handleRequest);
    onTestFinished(() => owner.leave());
    const other = await join(async () => undefined);
    const run = await database.storeRun("1", owner.id);
    const controller = new AbortController();
    const response = other.request(run, { kind: "yield", replacesDeserted: true }, controller.signal);
    await vi.waitFor(() => expect(handleRequest).toHaveBeenCalledOnce());
    expect(await database.rows("SELECT question FROM run_questions")).toHaveLength(1);
    await other.leave();
    expect(await database.rows("SELECT question FROM run_questions")).toEqual([]);
    expect(await database.rows("SELECT id FROM instances")).toEqual([{ id: owner.id }]);
    controller.abort();
    await expect(response).rejects.toThrow("aborted");
  });

  it("processes whose connections are cut together do not treat each other as dead [T-008]", async () => {
    const first: Client[] = [];
    /** Returns clients of which the first can reach the database and all others fail. */
    const createClientSource = () => {
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
      await join(async () => undefined, createClientSource()),
      await join(async () => undefined, createClientSource()),
    ];
    onTestFinished(() => void Promise.all(processes.map((each) => each.leave())));
    for (const [index, { id }] of processes.entries()) await database.storeRun(String(index), id);
    const { pool } = database.store.database;
    const query = vi.spyOn(pool, "query");
    const countChecks = () =>
      query.mock.calls.filter(([sql]) => String(sql).includes("pg_try_advisory")).length;
    const pids = first.map((client) => (client as unknown as { processID: number }).processID);
    await database.rows("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", [pids]);
    const before = countChecks();
    await vi.waitFor(() => expect(countChecks()).toBeGreaterThan(before + 10), 5_000);
    const owners = await database.rows("SELECT owner, epoch FROM runs ORDER BY id");
    expect(owners.map(({ owner }) => owner)).toEqual(processes.map(({ id }) => id));
  });
});

import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { PeerHost } from "../../../runs/peers.ts";
import { postgresMissing } from "../../../testing/postgres.ts";
import { postgresPeers } from "./postgres-peers.ts";
import { peersDatabase } from "./testing.ts";

describe.skipIf(await postgresMissing())("processes on a database", () => {
  const database = peersDatabase();

  /** A process that answers as told. */
  async function join(asked: PeerHost["asked"]) {
    const { store, newClient } = database;
    const { pool } = store.database;
    const peers = postgresPeers({
      pool,
      read: store.read,
      newClient,
      log: (line) => expect.unreachable(line),
    });
    const host = { executing: () => [], asked, takeUp: async () => {}, lost() {}, left() {} };
    await peers.join(host);
    return peers;
  }

  it("one that leaves takes back what it has asked: later it would be done for nobody [T-008]", async () => {
    const asked = vi.fn<PeerHost["asked"]>(() => new Promise(() => {}));
    const owner = await join(asked);
    onTestFinished(() => owner.leave());
    const other = await join(async () => undefined);
    const run = await database.run("1", owner.id);
    const giveUp = new AbortController();
    const question = other.ask(run, { kind: "yield", replacesDeserted: true }, giveUp.signal);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(await database.rows("SELECT question FROM run_questions")).toHaveLength(1);
    await other.leave();
    expect(await database.rows("SELECT question FROM run_questions")).toEqual([]);
    expect(await database.rows("SELECT id FROM instances")).toEqual([{ id: owner.id }]);
    giveUp.abort();
    await expect(question).rejects.toThrow("aborted");
  });
});

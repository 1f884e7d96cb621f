import { Client } from "pg";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { startDatabaseProxy } from "../../../proof/testing/databases/database-link.ts";
import { findMissingPostgres } from "../../../proof/testing/databases/postgres.ts";
import type { PeerMessage } from "./message.ts";
import { PeerConnection } from "./peer-connection.ts";
import { readHeartbeats, register } from "./processes.ts";
import { createPeersDatabase } from "./testing.ts";

describe.skipIf(await findMissingPostgres())("PeerConnection", () => {
  const database = createPeersDatabase();

  /**
   * Creates the connection of `node_a`.
   *
   * @param change Returns another client for an attempt. Attempts are counted from 1.
   */
  function createConnection(change: (attempt: number) => Client | undefined = () => undefined) {
    const clients: Client[] = [];
    let received = Promise.withResolvers<PeerMessage>();
    let back = Promise.withResolvers<void>();
    let lost = 0;
    const opened = new PeerConnection({
      id: "node_a",
      newClient() {
        const client = change(clients.length + 1) ?? database.newClient();
        clients.push(client);
        return client;
      },
      register: (client, lastNumber, onLocked) => register(client, "node_a", lastNumber, onLocked),
      onMessage: (message) => received.resolve(message),
      onLost: () => (lost += 1),
      onBack: () => back.resolve(),
    });
    onTestFinished(() => opened.close());
    return {
      connection: opened,
      clients,
      lost: () => lost,
      async nextMessage() {
        const message = await received.promise;
        received = Promise.withResolvers();
        return message;
      },
      async reconnected() {
        await back.promise;
        back = Promise.withResolvers();
      },
      cut: (client: Client | undefined) =>
        database.rows("SELECT pg_terminate_backend($1)", [
          (client as unknown as { processID: number }).processID,
        ]),
    };
  }
  /**
   * Returns a link to the database that a test can cut, and a function that creates clients connecting
   * through it.
   */
  async function createLink() {
    const link = await startDatabaseProxy(database.url);
    return {
      link,
      client: () => new Client({ connectionString: link.url }),
    };
  }
  const notify = (channel: string, message: PeerMessage) =>
    database.rows("SELECT pg_notify($1, $2)", [channel, JSON.stringify(message)]);
  const heartbeats = () => readHeartbeats(database.store.database.pool, "node_b");

  it("receives the messages to its process and to all, and holds its lock", async () => {
    const { connection: opened, nextMessage } = createConnection();
    await opened.open();
    await notify("node_b", { kind: "asked" });
    await notify("node_a", { kind: "answered", questionId: 1 });
    expect(await nextMessage()).toEqual({ kind: "answered", questionId: 1 });
    await notify("nodes", { kind: "released" });
    expect(await nextMessage()).toEqual({ kind: "released" });
    expect(await heartbeats()).toEqual([{ id: "node_a", isLeaseExpired: false, isLockFree: false }]);
  });

  it("reconnects when the connection is lost: receives messages and holds its lock again", async () => {
    const { connection: opened, clients, nextMessage, lost, reconnected, cut } = createConnection();
    await opened.open();
    for (let time = 1; time <= 3; time += 1) {
      await cut(clients.at(-1));
      await reconnected();
      expect([clients.length, lost()]).toEqual([1 + time, time]);
      expect(await heartbeats()).toEqual([{ id: "node_a", isLeaseExpired: false, isLockFree: false }]);
      await notify("node_a", { kind: "asked" });
      expect(await nextMessage()).toEqual({ kind: "asked" });
    }
  });

  it("retries while the database is unreachable", async () => {
    const nowhere = () => new Client({ host: "127.0.0.1", port: 1 });
    const {
      connection: opened,
      clients,
      reconnected,
      cut,
    } = createConnection((attempt) => (attempt === 2 ? nowhere() : undefined));
    await opened.open();
    expect(opened.reopened).toBeUndefined();
    await cut(clients[0]);
    await vi.waitFor(() => expect(opened.reopened).toBeDefined(), { interval: 1 });
    await expect(opened.reopened).rejects.toThrow("the database cannot be reached");
    await opened.reopened;
    await reconnected();
    expect(clients).toHaveLength(3);
    expect(opened.reopened).toBeUndefined();
  });

  it("registers its process again with its number after a restart", async () => {
    const { connection: opened, reconnected } = createConnection();
    await opened.open();
    const [before] = await database.rows("DELETE FROM instances RETURNING number");
    await opened.restart();
    await reconnected();
    const [after] = await database.rows("SELECT number FROM instances WHERE lease_until > now()");
    expect(after).toEqual(before);
    expect(await heartbeats()).toEqual([{ id: "node_a", isLeaseExpired: false, isLockFree: false }]);
  });

  it("gets a new number if the lock of the lost connection is not released yet", async () => {
    const lost = await database.connect();
    const numbers: number[] = [];
    const addNumber = (number: number) => numbers.push(number);
    await register(lost, "node_a", undefined, addNumber);
    await register(await database.connect(), "node_a", numbers[0], addNumber);
    expect(numbers[1]).toBeGreaterThan(numbers[0] ?? 0);
    await lost.end();
    expect(await heartbeats()).toEqual([{ id: "node_a", isLeaseExpired: false, isLockFree: false }]);
  });

  it("holds the lock of its number again before its registration is committed", async () => {
    const { connection: opened, clients, reconnected, cut } = createConnection();
    await opened.open();
    const blocker = await database.connect();
    await blocker.query("BEGIN");
    await blocker.query("UPDATE instances SET lease_until = lease_until");
    await cut(clients[0]);
    await vi.waitFor(() => expect(clients).toHaveLength(2));
    await vi.waitFor(async () =>
      expect(await heartbeats()).toEqual([{ id: "node_a", isLeaseExpired: false, isLockFree: false }]),
    );
    expect(opened.reopened).toBeDefined();
    await blocker.query("COMMIT");
    await reconnected();
  });

  it("restarts and closes although the database has disappeared without closing the connection", async () => {
    const { link, client } = await createLink();
    const { connection: opened, reconnected } = createConnection((attempt) =>
      attempt === 1 ? client() : undefined,
    );
    await opened.open();
    link.dropAllTraffic();
    await opened.restart();
    await reconnected();
    expect(await heartbeats()).toEqual([{ id: "node_a", isLeaseExpired: false, isLockFree: false }]);
    const other = await createLink();
    const { connection: closed } = createConnection(other.client);
    await closed.open();
    other.link.dropAllTraffic();
    await closed.close();
  });

  it("stays closed, even if closed while opening", async () => {
    const { connection: opened, clients } = createConnection();
    await opened.open();
    await opened.close();
    expect(clients).toHaveLength(1);
    const other = createConnection();
    const opening = other.connection.open();
    await other.connection.close();
    await opening;
    await expect((other.clients[0] as Client).query("SELECT 1")).rejects.toThrow("closed");
  });

  it("throws if it cannot be opened", async () => {
    const { connection: opened } = createConnection(() => new Client({ host: "127.0.0.1", port: 1 }));
    await expect(opened.open()).rejects.toThrow("ECONNREFUSED");
  });
});

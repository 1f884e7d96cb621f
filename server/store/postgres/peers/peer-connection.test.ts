import { Client } from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { databaseLink } from "../../../proof/testing/databases/database-link.ts";
import { postgresMissing } from "../../../proof/testing/databases/postgres.ts";
import { readHeartbeats, register } from "./instances.ts";
import type { PeerMessage } from "./message.ts";
import { PeerConnection } from "./peer-connection.ts";
import { createPeersDatabase } from "./testing.ts";

describe.skipIf(await postgresMissing())("a line", () => {
  const database = createPeersDatabase();

  /**
   * The line of `node_a`.
   *
   * @param change Another connection for an attempt, counted from 1, than one to the database.
   */
  function line(change: (attempt: number) => Client | undefined = () => undefined) {
    const clients: Client[] = [];
    let hear = Promise.withResolvers<PeerMessage>();
    let back = Promise.withResolvers<void>();
    let lost = 0;
    const opened = new PeerConnection({
      id: "node_a",
      newClient() {
        const client = change(clients.length + 1) ?? database.newClient();
        clients.push(client);
        return client;
      },
      register: (client) => register(client, "node_a"),
      onMessage: (message) => hear.resolve(message),
      onLost: () => (lost += 1),
      onBack: () => back.resolve(),
    });
    onTestFinished(() => opened.close());
    return {
      line: opened,
      clients,
      lost: () => lost,
      async heard() {
        const message = await hear.promise;
        hear = Promise.withResolvers();
        return message;
      },
      async isBack() {
        await back.promise;
        back = Promise.withResolvers();
      },
      cut: (client: Client | undefined) =>
        database.rows("SELECT pg_terminate_backend($1)", [
          (client as unknown as { processID: number }).processID,
        ]),
    };
  }
  /** A way to the database, and connections by it. */
  async function linked() {
    const link = await databaseLink(database.url);
    return {
      link,
      client: () => new Client({ connectionString: link.url }),
    };
  }
  const notify = (channel: string, message: PeerMessage) =>
    database.rows("SELECT pg_notify($1, $2)", [channel, JSON.stringify(message)]);
  const seen = () => readHeartbeats(database.store.database.pool, "node_b");

  it("hears what its process is told, and what all are, and shows that it lives", async () => {
    const { line: opened, heard } = line();
    await opened.open();
    await notify("node_b", { kind: "asked" });
    await notify("node_a", { kind: "answered", questionId: 1 });
    expect(await heard()).toEqual({ kind: "answered", questionId: 1 });
    await notify("nodes", { kind: "released" });
    expect(await heard()).toEqual({ kind: "released" });
    expect(await seen()).toEqual([{ id: "node_a", isOver: false, isFree: false }]);
  });

  it("that is lost is made again: it hears, and shows that it lives", async () => {
    const { line: opened, clients, heard, lost, isBack, cut } = line();
    await opened.open();
    for (let time = 1; time <= 3; time += 1) {
      await cut(clients.at(-1));
      await isBack();
      expect([clients.length, lost()]).toEqual([1 + time, time]);
      expect(await seen()).toEqual([{ id: "node_a", isOver: false, isFree: false }]);
      await notify("node_a", { kind: "asked" });
      expect(await heard()).toEqual({ kind: "asked" });
    }
  });

  it("is tried again while the database cannot be reached", async () => {
    const nowhere = () => new Client({ host: "127.0.0.1", port: 1 });
    const { line: opened, clients, isBack, cut } = line((attempt) => (attempt === 2 ? nowhere() : undefined));
    await opened.open();
    await cut(clients[0]);
    await isBack();
    expect(clients).toHaveLength(3);
  });

  it("is entered into the list anew when its process was struck off", async () => {
    const { line: opened, isBack } = line();
    await opened.open();
    const [before] = await database.rows("DELETE FROM instances RETURNING number");
    await opened.restart();
    await isBack();
    const [after] = await database.rows("SELECT number FROM instances WHERE lease_until > now()");
    expect(after.number).toBeGreaterThan(before.number);
    expect(await seen()).toEqual([{ id: "node_a", isOver: false, isFree: false }]);
  });

  it("to a database that has vanished without a word is given up: it is made anew, and closed", async () => {
    const { link, client } = await linked();
    const { line: opened, isBack } = line((attempt) => (attempt === 1 ? client() : undefined));
    await opened.open();
    link.vanish();
    await opened.restart();
    await isBack();
    expect(await seen()).toEqual([{ id: "node_a", isOver: false, isFree: false }]);
    const other = await linked();
    const { line: closed } = line(other.client);
    await closed.open();
    other.link.vanish();
    await closed.close();
  });

  it("that is closed stays closed, also while it is being opened", async () => {
    const { line: opened, clients } = line();
    await opened.open();
    await opened.close();
    expect(clients).toHaveLength(1);
    const other = line();
    const opening = other.line.open();
    await other.line.close();
    await opening;
    await expect((other.clients[0] as Client).query("SELECT 1")).rejects.toThrow("closed");
  });

  it("that cannot be opened says so, and leaves no connection behind", async () => {
    const { line: opened } = line(() => new Client({ host: "127.0.0.1", port: 1 }));
    await expect(opened.open()).rejects.toThrow("ECONNREFUSED");
  });
});

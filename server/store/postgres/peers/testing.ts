/** A database for testing the communication between processes. */
import { Client } from "pg";
import { beforeEach, onTestFinished } from "vitest";
import type { RunRecord } from "../../../core/ports/records.ts";
import { createSuiteDatabase } from "../../../proof/testing/databases/postgres.ts";
import { storeRun } from "../../sample-records.ts";
import { openPostgres, type PostgresStore } from "../store.ts";
import type { PeerMessage } from "./message.ts";

export interface PeersDatabase {
  /** A store that is empty at the start of each test. */
  readonly store: PostgresStore;
  readonly url: string;
  /** Returns an unopened connection. It is closed after the test. */
  newClient(): Client;
  connect(): Promise<Client>;
  /** Returns the rows that a statement returns. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into rows of every table.
  rows(statement: string, values?: unknown[]): Promise<any[]>;
  /** Stores a run named `run_<id>` that the given process is executing. */
  storeRun(id: string, owner: string | null): Promise<RunRecord>;
  /**
   * Listens on a channel.
   *
   * @returns A function that waits for the given number of messages and returns them.
   */
  listen(channel: string): Promise<(count: number) => Promise<PeerMessage[]>>;
}

/** Creates a database for the tests in the calling suite. */
export function createPeersDatabase(): PeersDatabase {
  const database = createSuiteDatabase();
  let store: PostgresStore;
  beforeEach(async () => {
    store = await openPostgres(database.url);
    const { pool } = store.database;
    await pool.query("TRUNCATE threads, instances RESTART IDENTITY CASCADE");
    onTestFinished(() => store.close());
  });
  const opened: PeersDatabase = {
    get store() {
      return store;
    },
    get url() {
      return database.url;
    },
    newClient() {
      const client = new Client({ connectionString: database.url });
      client.on("error", () => {});
      onTestFinished(() => client.end());
      return client;
    },
    async connect() {
      const client = opened.newClient();
      await client.connect();
      return client;
    },
    rows: async (statement, values) => (await store.database.pool.query(statement, values)).rows,
    async storeRun(id, owner) {
      const { run } = await storeRun(store, id);
      await opened.rows("UPDATE runs SET owner = $2 WHERE id = $1", [run.id, owner]);
      return (await store.read.findRunById(run.id)) as RunRecord;
    },
    async listen(channel) {
      const client = await opened.connect();
      const received: PeerMessage[] = [];
      const waiting = new Set<() => void>();
      client.on("notification", ({ payload = "" }) => {
        received.push(JSON.parse(payload));
        for (const look of waiting) look();
      });
      await client.query(`LISTEN "${channel}"`);
      return (count) =>
        new Promise((resolve) => {
          const look = () => {
            if (received.length >= count) resolve(received);
          };
          waiting.add(look);
          look();
        });
    },
  };
  return opened;
}

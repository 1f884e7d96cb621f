/** Runs the store's tests on each database. */
import { afterEach, beforeEach, describe } from "vitest";
import type { Store } from "../core/ports/store.ts";
import { createSuiteDatabase, findMissingPostgres } from "../proof/testing/databases/postgres.ts";
import { openPostgres } from "./postgres/store.ts";
import { openSqlite } from "./sqlite/store.ts";

/** A store that is empty at the start of each test. */
export interface TestedStore {
  readonly store: Store;
  /**
   * Returns the database's error message for a duplicate row.
   *
   * @param columns The columns as `table.column, table.column`.
   * @param index Name of the index on PostgreSQL.
   */
  duplicate(columns: string, index: string): string;
}

/** Defines the tests once for each store. */
export async function describeStores(define: (tested: TestedStore) => void): Promise<void> {
  describe("on SQLite", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openSqlite(":memory:");
    });
    afterEach(() => store.close());
    define({
      get store() {
        return store;
      },
      duplicate: (columns) => `UNIQUE constraint failed: ${columns}`,
    });
  });

  describe.skipIf(await findMissingPostgres())("on PostgreSQL", () => {
    const database = createSuiteDatabase();
    let store: Store;
    beforeEach(async () => {
      const opened = await openPostgres(database.url);
      store = opened;
      // An existing database may contain rows from the previous test.
      await opened.database.pool.query(
        "TRUNCATE threads, instances, idempotency_keys RESTART IDENTITY CASCADE",
      );
    });
    afterEach(() => store.close());
    define({
      get store() {
        return store;
      },
      duplicate: (_, index) => `duplicate key value violates unique constraint "${index}"`,
    });
  });
}

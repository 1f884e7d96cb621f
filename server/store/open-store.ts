/** Opens the configured database and, on PostgreSQL, the connection to the peers. */
import { Client } from "pg";
import type { Peers } from "../core/ports/peers.ts";
import type { Store } from "../core/ports/store.ts";
import type { AvailabilityLog } from "./postgres/availability.ts";
import { createClientConfig } from "./postgres/database.ts";
import { createPostgresPeers } from "./postgres/peers/postgres-peers.ts";
import { openPostgres } from "./postgres/store.ts";
import { openSqlite } from "./sqlite/store.ts";

/** Time limit for a statement while a peer connection is being opened, in milliseconds. */
const openTimeoutMs = 10_000;

/**
 * Opens the store and migrates its schema.
 *
 * @param settings The PostgreSQL URL, which takes precedence, and the SQLite file.
 * @param log The server's log.
 * @throws {StoreOpenError} If the database cannot be used.
 */
export async function openStore(
  { databaseUrl, databaseFile }: { databaseUrl?: string; databaseFile: string },
  log: AvailabilityLog,
): Promise<{ store: Store; peers?: Peers }> {
  if (databaseUrl === undefined) {
    const store = await openSqlite(databaseFile);
    if (databaseFile !== ":memory:") await store.offerBackups(databaseFile, log.error);
    return { store };
  }
  const store = await openPostgres(databaseUrl, log);
  const newClient = () => new Client({ ...createClientConfig(databaseUrl), query_timeout: openTimeoutMs });
  const peers = createPostgresPeers({
    pool: store.database.pool,
    read: store.read,
    newClient,
    log: log.error,
  });
  return { store, peers };
}

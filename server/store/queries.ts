import type { AllQueries } from "../core/ports/queries.ts";
import { componentQueries } from "./components.ts";
import { idempotencyQueries } from "./idempotency.ts";
import { messageQueries } from "./messages.ts";
import { peerRequestQueries } from "./peer-requests.ts";
import { retentionQueries } from "./retention.ts";
import { runQueries } from "./runs.ts";
import type { Tx } from "./tables.ts";
import { threadQueries } from "./threads.ts";
import { toolCallQueries } from "./tool-calls.ts";

/**
 * Returns all of the store's queries.
 *
 * @param onPostgres True on PostgreSQL, which needs row locks, can combine several changes in one statement,
 * and indexes long text by its hash. SQLite runs one transaction at a time.
 */
export function createQueries(tx: Tx, onPostgres: boolean): AllQueries {
  return {
    ...threadQueries(tx, onPostgres),
    ...messageQueries(tx, onPostgres),
    ...componentQueries(tx),
    ...runQueries(tx, onPostgres),
    ...peerRequestQueries(tx, onPostgres),
    ...idempotencyQueries(tx),
    ...retentionQueries(tx, onPostgres),
    ...toolCallQueries(tx),
  };
}

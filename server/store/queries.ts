/** All queries of the store together. */
import type { Queries } from "../core/ports/queries.ts";
import { componentQueries } from "./components.ts";
import { idempotencyQueries } from "./idempotency.ts";
import { messageQueries } from "./messages.ts";
import { questionQueries } from "./questions.ts";
import { retentionQueries } from "./retention.ts";
import { runQueries } from "./runs.ts";
import type { Tx } from "./tables.ts";
import { threadQueries } from "./threads.ts";
import { toolCallQueries } from "./tool-calls.ts";

/**
 * @param onPostgres whether the database is PostgreSQL, which needs row locks, takes several changes in one statement, and
 *   has long texts in its indexes as hashes; SQLite does one transaction at a time
 */
export function queriesOver(tx: Tx, onPostgres: boolean): Queries {
  return {
    ...threadQueries(tx, onPostgres),
    ...messageQueries(tx, onPostgres),
    ...componentQueries(tx),
    ...runQueries(tx, onPostgres),
    ...questionQueries(tx, onPostgres),
    ...idempotencyQueries(tx),
    ...retentionQueries(tx, onPostgres),
    ...toolCallQueries(tx),
  };
}

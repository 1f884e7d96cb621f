/** All questions and changes, over the connection or an open transaction. */
import { type ComponentQueries, componentQueries } from "./components.ts";
import { type IdempotencyQueries, idempotencyQueries } from "./idempotency.ts";
import { type MessageQueries, messageQueries } from "./messages.ts";
import { type QuestionQueries, questionQueries } from "./questions.ts";
import { type RetentionQueries, retentionQueries } from "./retention.ts";
import { type RunQueries, runQueries } from "./runs.ts";
import type { Tx } from "./tables.ts";
import { type ThreadQueries, threadQueries } from "./threads.ts";
import { type ToolCallQueries, toolCallQueries } from "./tool-calls.ts";

/** Changes that belong together, or that follow from something read, go in one transaction. */
export interface Queries
  extends ThreadQueries,
    MessageQueries,
    ComponentQueries,
    RunQueries,
    QuestionQueries,
    IdempotencyQueries,
    RetentionQueries,
    ToolCallQueries {}

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

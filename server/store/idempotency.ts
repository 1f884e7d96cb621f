/**
 * Idempotency keys of requests that change something without starting a run, and the responses to those
 * requests.
 */

import type { IdempotencyQueries, KeyedRequest, UsedKey } from "../core/ports/queries.ts";
import type { Tx } from "./tables.ts";

export function idempotencyQueries(tx: Tx): IdempotencyQueries {
  return {
    async reserveKey(
      { projectId, key, operation, digest }: KeyedRequest,
      createdAt: number,
    ): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await tx
        .insertInto("idempotency_keys")
        .values({ project_id: projectId, key, operation, digest, answer: null, created_at: createdAt })
        .onConflict((conflict) => conflict.columns(["project_id", "key"]).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows > 0n;
    },

    async storeResponse({ projectId, key }: KeyedRequest, response: string): Promise<void> {
      await tx
        .updateTable("idempotency_keys")
        .set({ answer: response })
        .where("project_id", "=", projectId)
        .where("key", "=", key)
        .execute();
    },

    async findKey(projectId: string, key: string): Promise<UsedKey | undefined> {
      const row = await tx
        .selectFrom("idempotency_keys")
        .where("project_id", "=", projectId)
        .where("key", "=", key)
        .select(["operation", "digest", "answer"])
        .executeTakeFirst();
      return row && { ...row, response: row.answer ?? undefined };
    },

    async deleteOldKeys(before: number, limit: number): Promise<number> {
      const { numDeletedRows } = await tx
        .deleteFrom("idempotency_keys")
        .where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple("project_id", "key"),
            "in",
            selectFrom("idempotency_keys as old")
              .select(["old.project_id", "old.key"])
              .where("old.created_at", "<", before)
              .orderBy("old.created_at")
              .limit(limit)
              .$asTuple("project_id", "key"),
          ),
        )
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

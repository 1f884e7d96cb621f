/**
 * Idempotency keys of requests that change something without starting a run, and the responses to those
 * requests.
 */

import type { Owner } from "../core/owner.ts";
import type { IdempotencyQueries, KeyedRequest, RetentionQueries, UsedKey } from "../core/ports/queries.ts";
import { ownedBy, ownerColumns, type Tx } from "./tables.ts";

export function idempotencyQueries(tx: Tx): IdempotencyQueries & Pick<RetentionQueries, "deleteOldKeys"> {
  return {
    async reserveKey({ owner, key, operation, digest }: KeyedRequest, createdAt: number): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await tx
        .insertInto("idempotency_keys")
        .values({ ...ownerColumns(owner), key, operation, digest, answer: null, created_at: createdAt })
        .onConflict((conflict) => conflict.columns(["project_id", "user_id", "key"]).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows > 0n;
    },

    async storeResponse({ owner, key }: KeyedRequest, response: string): Promise<void> {
      await tx
        .updateTable("idempotency_keys")
        .set({ answer: response })
        .where(ownedBy(owner))
        .where("key", "=", key)
        .execute();
    },

    async findKey(owner: Owner, key: string): Promise<UsedKey | undefined> {
      const row = await tx
        .selectFrom("idempotency_keys")
        .where(ownedBy(owner))
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
            refTuple("project_id", "user_id", "key"),
            "in",
            selectFrom("idempotency_keys as old")
              .select(["old.project_id", "old.user_id", "old.key"])
              .where("old.created_at", "<", before)
              .orderBy("old.created_at")
              .limit(limit)
              .$asTuple("project_id", "user_id", "key"),
          ),
        )
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

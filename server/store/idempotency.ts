/** Keys of requests that change something at once, and what they were answered. */
import type { Tx } from "./tables.ts";

export type IdempotencyQueries = ReturnType<typeof idempotencyQueries>;

/** A request with a key. */
export interface KeyedRequest {
  projectId: string;
  key: string;
  /** What was asked for. */
  operation: string;
  /** Tells the request from any other of its operation. */
  digest: string;
}

/** What a key was used for; the answer is JSON that the store does not look into. */
export type UsedKey = Pick<KeyedRequest, "operation" | "digest"> & { answer: string | undefined };

export function idempotencyQueries(tx: Tx) {
  return {
    /**
     * Takes a key. Beside a transaction that takes the same one it waits for the end of that.
     *
     * @returns whether it was free
     */
    async takeKey({ projectId, key, operation, digest }: KeyedRequest, createdAt: number): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await tx
        .insertInto("idempotency_keys")
        .values({ project_id: projectId, key, operation, digest, answer: null, created_at: createdAt })
        .onConflict((conflict) => conflict.columns(["project_id", "key"]).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows > 0n;
    },

    /** Keeps what a request was answered whose key was taken. */
    async keepAnswer({ projectId, key }: KeyedRequest, answer: string): Promise<void> {
      await tx
        .updateTable("idempotency_keys")
        .set({ answer })
        .where("project_id", "=", projectId)
        .where("key", "=", key)
        .execute();
    },

    /** What a key was used for, if it was. */
    async findKey(projectId: string, key: string): Promise<UsedKey | undefined> {
      const row = await tx
        .selectFrom("idempotency_keys")
        .where("project_id", "=", projectId)
        .where("key", "=", key)
        .select(["operation", "digest", "answer"])
        .executeTakeFirst();
      return row && { ...row, answer: row.answer ?? undefined };
    },

    /** Forgets keys that were used before a time (ms), oldest first. @param most how many at a time @returns how many */
    async forgetKeys(before: number, most: number): Promise<number> {
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
              .limit(most)
              .$asTuple("project_id", "key"),
          ),
        )
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

import type { Selectable } from "kysely";
import type { JsonObject } from "../runs/events.ts";
import type { NewThread, ThreadRecord } from "./records.ts";
import type { Tables, Tx } from "./tables.ts";

export type ThreadQueries = ReturnType<typeof threadQueries>;

export function threadQueries(tx: Tx) {
  return {
    /** Stores a new thread. @throws when the project has a thread of this id */
    async insertThread(thread: NewThread): Promise<ThreadRecord> {
      const row = await tx
        .insertInto("threads")
        .values({
          project_id: thread.projectId,
          id: thread.id,
          context_key: thread.contextKey ?? null,
          metadata: thread.metadata === undefined ? null : JSON.stringify(thread.metadata),
          created_at: thread.createdAt,
          updated_at: thread.createdAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toThread(row);
    },

    async findThread(projectId: string, id: string): Promise<ThreadRecord | undefined> {
      const row = await tx
        .selectFrom("threads")
        .selectAll()
        .where("project_id", "=", projectId)
        .where("id", "=", id)
        .executeTakeFirst();
      return row && toThread(row);
    },

    async findThreadByKey(key: number): Promise<ThreadRecord | undefined> {
      const row = await tx.selectFrom("threads").selectAll().where("key", "=", key).executeTakeFirst();
      return row && toThread(row);
    },

    /**
     * Threads of a project, the newest first, by the order in which they came: several may come in one millisecond
     * (T-080, T-085).
     * @param page at most `limit`; `after` is the key of the last thread of the page before
     */
    async listThreads(
      projectId: string,
      page: { contextKey?: string; limit: number; after?: number },
    ): Promise<ThreadRecord[]> {
      const { contextKey, limit, after } = page;
      let query = tx.selectFrom("threads").selectAll().where("project_id", "=", projectId);
      if (contextKey !== undefined) query = query.where("context_key", "=", contextKey);
      if (after !== undefined) query = query.where("key", "<", after);
      const rows = await query.orderBy("key", "desc").limit(limit).execute();
      return rows.map(toThread);
    },

    /** Notes that something in the thread changed, and its context key when given. */
    async touchThread(key: number, now: number, change: { contextKey?: string } = {}): Promise<void> {
      const { contextKey } = change;
      await tx
        .updateTable("threads")
        .set({ updated_at: now, ...(contextKey === undefined ? {} : { context_key: contextKey }) })
        .where("key", "=", key)
        .execute();
    },

    /** Deletes a thread with its messages, components, tool calls, runs and their logs; `false` if it is gone. */
    async deleteThread(key: number): Promise<boolean> {
      const { numDeletedRows } = await tx
        .deleteFrom("threads")
        .where("key", "=", key)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

function toThread(row: Selectable<Tables["threads"]>): ThreadRecord {
  return {
    key: row.key,
    projectId: row.project_id,
    id: row.id,
    ...(row.context_key !== null && { contextKey: row.context_key }),
    ...(row.metadata !== null && { metadata: JSON.parse(row.metadata) as JsonObject }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

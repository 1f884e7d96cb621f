import { type Selectable, sql } from "kysely";
import type { JsonObject } from "../core/events.ts";
import type { Owner } from "../core/owner.ts";
import type { ExecutionQueries, ThreadPage, ThreadQueries } from "../core/ports/queries.ts";
import type { NewThread, ThreadKey, ThreadPatch, ThreadRecord } from "../core/ports/records.ts";
import { ownedBy, ownerColumns, storableText, type Tables, type Tx, toOwner } from "./tables.ts";

/** @param onPostgres True if rows can be locked and the index contains hashes of the context keys. */
export function threadQueries(
  tx: Tx,
  onPostgres: boolean,
): ThreadQueries & Pick<ExecutionQueries, "findThreadByKey"> {
  const selectThreads = (owner: Owner, { contextKey, after }: ThreadPage) => {
    let query = tx.selectFrom("threads").where(ownedBy(owner)).orderBy("key", "desc");
    if (contextKey !== undefined) query = query.where("context_key", "=", contextKey);
    // Matches the expression in PostgreSQL's index.
    if (contextKey !== undefined && onPostgres)
      query = query.where(sql`md5(context_key)`, "=", sql`md5(${contextKey}::text)`);
    if (after !== undefined) query = query.where("key", "<", after as ThreadKey);
    return query;
  };
  return {
    async insertThread(thread: NewThread): Promise<ThreadRecord> {
      const row = await tx
        .insertInto("threads")
        .values({
          ...ownerColumns(thread),
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

    async findThread(owner: Owner, id: string): Promise<ThreadRecord | undefined> {
      const row = await tx
        .selectFrom("threads")
        .selectAll()
        .where(ownedBy(owner))
        .where("id", "=", id)
        .executeTakeFirst();
      return row && toThread(row);
    },

    async lockThread(owner: Owner, id: string): Promise<ThreadRecord | undefined> {
      const thread = tx.selectFrom("threads").selectAll().where(ownedBy(owner)).where("id", "=", id);
      const row = await (onPostgres ? thread.forNoKeyUpdate() : thread).executeTakeFirst();
      return row && toThread(row);
    },

    async lockOrCreateThread(
      thread: Omit<NewThread, "metadata">,
      create: boolean,
    ): Promise<{ thread: ThreadRecord; isNew: boolean } | undefined> {
      const { id, contextKey = null, createdAt: now } = thread;
      const changed = { context_key: contextKey, updated_at: now };
      const values = { ...ownerColumns(thread), id, created_at: now, ...changed };
      if (create && onPostgres) {
        // `xmax` is 0 for a row that this statement inserted, and the transaction ID for a row that it
        // updated.
        const row = await tx
          .insertInto("threads")
          .values(values)
          .onConflict((conflict) =>
            conflict.columns(["project_id", "user_id", "id"]).doUpdateSet((eb) => ({
              updated_at: now,
              context_key: eb.fn.coalesce("threads.context_key", "excluded.context_key"),
            })),
          )
          .returningAll()
          .returning(sql<boolean>`(threads.xmax = 0)`.as("is_new"))
          .executeTakeFirstOrThrow();
        return { thread: toThread(row), isNew: row.is_new };
      }
      const found = await tx
        .updateTable("threads")
        .set((eb) => ({ updated_at: now, context_key: eb.fn.coalesce("context_key", eb.val(contextKey)) }))
        .where(ownedBy(thread))
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst();
      if (found !== undefined) return { thread: toThread(found), isNew: false };
      if (!create) return undefined;
      const row = await tx.insertInto("threads").values(values).returningAll().executeTakeFirstOrThrow();
      return { thread: toThread(row), isNew: true };
    },

    async findThreadByKey(key: ThreadKey): Promise<ThreadRecord | undefined> {
      const row = await tx.selectFrom("threads").selectAll().where("key", "=", key).executeTakeFirst();
      return row && toThread(row);
    },

    async measureThreads(
      owner: Owner,
      page: ThreadPage,
    ): Promise<{ count: number; bytes: number; hasMore: boolean }> {
      const { limit } = page;
      const sizes = await selectThreads(owner, page)
        .select(["key", sql<number | null>`octet_length(metadata)`.as("size")])
        .limit(limit + 1)
        .execute();
      let bytes = 0;
      let count = 0;
      for (const { size } of sizes.slice(0, limit)) {
        if (bytes >= maxPageBytes) break;
        bytes += size ?? 0;
        count += 1;
      }
      return { count, bytes, hasMore: sizes.length > count };
    },

    async listThreads(owner: Owner, page: ThreadPage): Promise<ThreadRecord[]> {
      const rows = await selectThreads(owner, page).selectAll().limit(page.limit).execute();
      return rows.map(toThread);
    },

    async touchThread(key: ThreadKey, now: number): Promise<void> {
      await tx.updateTable("threads").set({ updated_at: now }).where("key", "=", key).execute();
    },

    async updateThread(
      key: ThreadKey,
      { name, metadata }: ThreadPatch,
      now: number,
    ): Promise<ThreadRecord | undefined> {
      const row = await tx
        .updateTable("threads")
        .set({
          updated_at: now,
          ...(name !== undefined && { name: storableText(name) }),
          ...(metadata !== undefined && { metadata: JSON.stringify(metadata) }),
        })
        .where("key", "=", key)
        .returningAll()
        .executeTakeFirst();
      return row && toThread(row);
    },

    async deleteThread(key: ThreadKey): Promise<boolean> {
      const { numDeletedRows } = await tx
        .deleteFrom("threads")
        .where("key", "=", key)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

/** Number of metadata bytes after which a page of threads ends. */
const maxPageBytes = 4 * 1024 * 1024;

function toThread(row: Selectable<Tables["threads"]>): ThreadRecord {
  return {
    key: row.key,
    ...toOwner(row),
    id: row.id,
    ...(row.context_key !== null && { contextKey: row.context_key }),
    ...(row.name !== null && { name: row.name }),
    ...(row.metadata !== null && { metadata: JSON.parse(row.metadata) as JsonObject }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

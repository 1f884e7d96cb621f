import { type Selectable, sql } from "kysely";
import type { JsonObject } from "../runs/events.ts";
import type { Block, Message } from "../runs/messages.ts";
import type { StoredMessage } from "./records.ts";
import type { Tables, Tx } from "./tables.ts";

export type MessageQueries = ReturnType<typeof messageQueries>;

/** @param onPostgres whether the index is over hashes of the ids */
export function messageQueries(tx: Tx, onPostgres: boolean) {
  return {
    /**
     * Adds messages at the end of a thread, in order. The state of a component block is not stored with it: it
     * changes later, and is in the components.
     * @throws when the thread has a message of the same id
     */
    async appendMessages(threadKey: number, messages: readonly Message[]): Promise<void> {
      for (const message of messages) {
        await tx
          .insertInto("messages")
          .values((eb) => ({
            thread_key: threadKey,
            position: eb
              .selectFrom("messages")
              .where("thread_key", "=", threadKey)
              .select((of) =>
                of(of.fn.coalesce(of.fn.max("position"), of.lit(0)), "+", of.lit(1)).as("next"),
              ),
            id: message.id,
            role: message.role,
            blocks: JSON.stringify(message.blocks.map(withoutState)),
            metadata: message.metadata === undefined ? null : JSON.stringify(message.metadata),
            created_at: message.createdAt,
            run_id: message.runId ?? null,
            incomplete: message.incomplete ?? null,
          }))
          .execute();
      }
    },

    /**
     * Messages of a thread by position, all or at most `limit`.
     * @param page `after` is the position of the last message of the page before, in the same order
     */
    async listMessages(
      threadKey: number,
      page: { order: "asc" | "desc"; limit?: number; after?: number },
    ): Promise<StoredMessage[]> {
      const { order, limit, after } = page;
      let query = tx.selectFrom("messages").selectAll().where("thread_key", "=", threadKey);
      if (after !== undefined) query = query.where("position", order === "asc" ? ">" : "<", after);
      query = query.orderBy("position", order);
      if (limit !== undefined) query = query.limit(limit);
      return (await query.execute()).map(toStoredMessage);
    },

    /** Bytes of all messages of a thread, as JSON; they are not read for it. */
    async conversationBytes(threadKey: number): Promise<number> {
      const { bytes } = await tx
        .selectFrom("messages")
        .where("thread_key", "=", threadKey)
        .select(
          sql<number | string | null>`sum(octet_length(blocks) + coalesce(octet_length(metadata), 0))`.as(
            "bytes",
          ),
        )
        .executeTakeFirstOrThrow();
      return Number(bytes);
    },

    /** Deletes the messages of a thread that stand after a position. */
    async deleteMessagesAfter(threadKey: number, position: number): Promise<void> {
      await tx
        .deleteFrom("messages")
        .where("thread_key", "=", threadKey)
        .where("position", ">", position)
        .execute();
    },

    async findMessage(threadKey: number, id: string): Promise<StoredMessage | undefined> {
      let query = tx
        .selectFrom("messages")
        .selectAll()
        .where("thread_key", "=", threadKey)
        .where("id", "=", id);
      // What the index of PostgreSQL knows of it.
      if (onPostgres) query = query.where(sql`md5(id)`, "=", sql`md5(${id}::text)`);
      const row = await query.executeTakeFirst();
      return row && toStoredMessage(row);
    },
  };
}

function withoutState(block: Block): Block {
  if (block.type !== "component") return block;
  const { state: _, ...stored } = block;
  return stored;
}

function toStoredMessage(row: Selectable<Tables["messages"]>): StoredMessage {
  return {
    position: row.position,
    size: row.blocks.length + (row.metadata?.length ?? 0),
    message: {
      id: row.id,
      role: row.role,
      blocks: JSON.parse(row.blocks) as Block[],
      createdAt: row.created_at,
      ...(row.metadata !== null && { metadata: JSON.parse(row.metadata) as JsonObject }),
      ...(row.run_id !== null && { runId: row.run_id }),
      ...(row.incomplete !== null && { incomplete: row.incomplete }),
    },
  };
}

import { setImmediate } from "node:timers/promises";
import { CompiledQuery, type Selectable, sql } from "kysely";
import type { JsonObject } from "../core/events.ts";
import type { Block, Message } from "../core/messages.ts";
import type { MessageQueries } from "../core/ports/queries.ts";
import { estimateMessageBytes, type StoredMessage, type ThreadKey } from "../core/ports/records.ts";
import { storableText, type Tables, type Tx } from "./tables.ts";

/** Maximum number of rows inserted by one statement. */
const maxRowsPerStatement = 100;

/** @param onPostgres True if the index contains hashes of the IDs. */
export function messageQueries(tx: Tx, onPostgres: boolean): MessageQueries {
  const findNextPosition = async (threadKey: ThreadKey): Promise<number> => {
    const query = tx.selectFrom("messages").where("thread_key", "=", threadKey);
    const last = await query.select(({ fn }) => fn.max("position").as("position")).executeTakeFirst();
    return (last?.position ?? 0) + 1;
  };
  return {
    async appendMessages(threadKey: ThreadKey, messages: readonly Message[]): Promise<void> {
      // The inserts do not use RETURNING, because with it SQLite would not roll back the transaction when the
      // disk is full.
      const [only] = messages;
      if (only !== undefined && messages.length === 1) {
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
            ...toRow(only),
          }))
          .execute();
        return;
      }
      if (messages.length === 0) return;
      const next = await findNextPosition(threadKey);
      for (let start = 0; start < messages.length; start += maxRowsPerStatement) {
        const rows = messages.slice(start, start + maxRowsPerStatement).map(toRow);
        await tx.executeQuery(compileInsert(threadKey, next + start, rows, onPostgres));
        // Without this yield, inserting a long conversation would block the event loop on SQLite.
        if (start + maxRowsPerStatement < messages.length) await setImmediate();
      }
    },

    async listMessages(
      threadKey: ThreadKey,
      page: { order: "asc" | "desc"; limit?: number; after?: number },
    ): Promise<StoredMessage[]> {
      const { order, limit, after } = page;
      let query = tx.selectFrom("messages").selectAll().where("thread_key", "=", threadKey);
      if (after !== undefined) query = query.where("position", order === "asc" ? ">" : "<", after);
      query = query.orderBy("position", order);
      if (limit !== undefined) query = query.limit(limit);
      return (await query.execute()).map(toStoredMessage);
    },

    async measureConversation(threadKey: ThreadKey): Promise<number> {
      const sumBytes = (table: "messages" | "components") =>
        sql<number>`(select coalesce(sum(weight), 0) from ${sql.table(table)} where thread_key = ${threadKey})`;
      const query = sql<{
        weight: number | string;
      }>`select ${sumBytes("messages")} + ${sumBytes("components")} as weight`;
      const { rows } = await query.execute(tx);
      return Number(rows[0]?.weight);
    },

    async deleteMessagesAfter(threadKey: ThreadKey, position: number): Promise<void> {
      await tx
        .deleteFrom("messages")
        .where("thread_key", "=", threadKey)
        .where("position", ">", position)
        .execute();
    },

    async findMessage(threadKey: ThreadKey, id: string): Promise<StoredMessage | undefined> {
      let query = tx
        .selectFrom("messages")
        .selectAll()
        .where("thread_key", "=", threadKey)
        .where("id", "=", id);
      // Matches the expression in PostgreSQL's index.
      if (onPostgres) query = query.where(sql`md5(id)`, "=", sql`md5(${id}::text)`);
      const row = await query.executeTakeFirst();
      return row && toStoredMessage(row);
    },
  };
}

/**
 * Returns the statement that inserts rows at a position. It is not built with Kysely, which takes as long as SQLite for
 * a long conversation.
 */
function compileInsert(
  threadKey: ThreadKey,
  first: number,
  rows: readonly ReturnType<typeof toRow>[],
  onPostgres: boolean,
): CompiledQuery {
  const parameters: unknown[] = [];
  const add = (value: unknown) => {
    parameters.push(value);
    return onPostgres ? `$${parameters.length}` : "?";
  };
  const values = rows.map(
    (row, index) => `(${[threadKey, first + index, ...Object.values(row)].map(add).join(", ")})`,
  );
  const columns = ["thread_key", "position", ...Object.keys(rows[0] ?? {})];
  return CompiledQuery.raw(
    `INSERT INTO messages (${columns.join(", ")}) VALUES ${values.join(", ")}`,
    parameters,
  );
}

function toRow({ id, role, name, createdAt, runId, incomplete, ...message }: Message) {
  const sources = message.sources === undefined ? null : JSON.stringify(message.sources);
  const blocks = JSON.stringify(message.blocks.map(withoutState));
  const metadata = message.metadata === undefined ? null : JSON.stringify(message.metadata);
  return {
    id,
    role,
    name: name === undefined ? null : storableText(name),
    blocks,
    metadata,
    created_at: createdAt,
    run_id: runId ?? null,
    incomplete: incomplete ?? null,
    sources,
    weight: estimateMessageBytes(blocks, metadata) + 2 * ((name?.length ?? 0) + (sources?.length ?? 0)),
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
    memoryBytes: row.weight,
    message: {
      id: row.id,
      role: row.role,
      blocks: JSON.parse(row.blocks) as Block[],
      ...(row.name !== null && { name: row.name }),
      createdAt: row.created_at,
      ...(row.metadata !== null && { metadata: JSON.parse(row.metadata) as JsonObject }),
      ...(row.run_id !== null && { runId: row.run_id }),
      ...(row.incomplete !== null && { incomplete: row.incomplete }),
      ...(row.sources !== null && { sources: JSON.parse(row.sources) as string[] }),
    },
  };
}

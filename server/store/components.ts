import type { Selectable } from "kysely";
import type { JsonObject } from "../core/events.ts";
import type { ComponentQueries } from "../core/ports/queries.ts";
import { type ComponentRecord, estimateComponentBytes, type ThreadKey } from "../core/ports/records.ts";
import type { Tables, Tx } from "./tables.ts";

export function componentQueries(tx: Tx): ComponentQueries {
  return {
    async insertComponent(component: Omit<ComponentRecord, "version" | "memoryBytes">): Promise<void> {
      const state = component.state === undefined ? null : JSON.stringify(component.state);
      await tx
        .insertInto("components")
        .values({
          thread_key: component.threadKey,
          id: component.id,
          message_id: component.messageId,
          name: component.name,
          state,
          version: 0,
          weight: estimateComponentBytes(state),
        })
        .execute();
    },

    async findComponent(threadKey: ThreadKey, id: string): Promise<ComponentRecord | undefined> {
      const row = await tx
        .selectFrom("components")
        .selectAll()
        .where("thread_key", "=", threadKey)
        .where("id", "=", id)
        .executeTakeFirst();
      return row && toComponent(row);
    },

    async listComponents(threadKey: ThreadKey): Promise<ComponentRecord[]> {
      const rows = await tx
        .selectFrom("components")
        .selectAll()
        .where("thread_key", "=", threadKey)
        .orderBy("id")
        .execute();
      return rows.map(toComponent);
    },

    async deleteComponents(threadKey: ThreadKey, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await tx.deleteFrom("components").where("thread_key", "=", threadKey).where("id", "in", ids).execute();
    },

    async setComponentState(
      threadKey: ThreadKey,
      id: string,
      state: string,
      version: number,
    ): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable("components")
        .set({ state, version, weight: estimateComponentBytes(state) })
        .where("thread_key", "=", threadKey)
        .where("id", "=", id)
        .where("version", "=", version - 1)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}

function toComponent(row: Selectable<Tables["components"]>): ComponentRecord {
  return {
    threadKey: row.thread_key,
    id: row.id,
    messageId: row.message_id,
    name: row.name,
    ...(row.state !== null && { state: JSON.parse(row.state) as JsonObject }),
    version: row.version,
    memoryBytes: row.weight,
  };
}

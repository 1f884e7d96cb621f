import type { Selectable } from "kysely";
import type { JsonObject } from "../core/events.ts";
import type { ExecutionQueries, ToolCallQueries } from "../core/ports/queries.ts";
import type { ThreadKey, ToolCallRecord, ToolCallState } from "../core/ports/records.ts";
import type { Tables, Tx } from "./tables.ts";

export function toolCallQueries(tx: Tx): ToolCallQueries & Pick<ExecutionQueries, "listToolCallsOfRun"> {
  const toolCalls = () => tx.selectFrom("tool_calls").selectAll();

  return {
    async insertToolCalls(calls: readonly ToolCallRecord[]): Promise<void> {
      for (const call of calls) {
        await tx
          .insertInto("tool_calls")
          .values((eb) => ({
            thread_key: call.threadKey,
            id: call.id,
            position: eb
              .selectFrom("tool_calls")
              .where("thread_key", "=", call.threadKey)
              .select((of) =>
                of(of.fn.coalesce(of.fn.max("position"), of.lit(0)), "+", of.lit(1)).as("next"),
              ),
            run_id: call.runId,
            message_id: call.messageId,
            name: call.name,
            input: JSON.stringify(call.input),
            side: call.side,
            state: call.state,
          }))
          .execute();
      }
    },

    async findToolCall(threadKey: ThreadKey, id: string): Promise<ToolCallRecord | undefined> {
      const row = await toolCalls()
        .where("thread_key", "=", threadKey)
        .where("id", "=", id)
        .executeTakeFirst();
      return row && toToolCall(row);
    },

    async listToolCalls(threadKey: ThreadKey): Promise<ToolCallRecord[]> {
      const rows = await toolCalls().where("thread_key", "=", threadKey).orderBy("position").execute();
      return rows.map(toToolCall);
    },

    async listToolCallsOfRun(runId: string): Promise<ToolCallRecord[]> {
      const rows = await toolCalls().where("run_id", "=", runId).orderBy("position").execute();
      return rows.map(toToolCall);
    },

    async listPendingToolCalls(threadKey: ThreadKey): Promise<ToolCallRecord[]> {
      const rows = await toolCalls()
        .where("thread_key", "=", threadKey)
        .where("state", "in", ["pending", "asking"])
        .orderBy("position")
        .execute();
      return rows.map(toToolCall);
    },

    async setToolCallState(
      threadKey: ThreadKey,
      ids: readonly string[],
      state: ToolCallState,
      from?: ToolCallState,
    ): Promise<number> {
      if (ids.length === 0) return 0;
      let query = tx
        .updateTable("tool_calls")
        .set({ state })
        .where("thread_key", "=", threadKey)
        .where("id", "in", ids);
      if (from !== undefined) query = query.where("state", "=", from);
      const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    async abandonToolCalls(
      threadKey: ThreadKey,
      states: readonly ToolCallState[] = ["pending", "asking", "approved", "refused", "faulty", "started"],
    ): Promise<void> {
      await tx
        .updateTable("tool_calls")
        .set({ state: "abandoned" })
        .where("thread_key", "=", threadKey)
        .where("state", "in", states)
        .execute();
    },
  };
}

function toToolCall(row: Selectable<Tables["tool_calls"]>): ToolCallRecord {
  return {
    threadKey: row.thread_key,
    id: row.id,
    runId: row.run_id,
    messageId: row.message_id,
    name: row.name,
    input: JSON.parse(row.input) as JsonObject,
    side: row.side,
    state: row.state,
  };
}

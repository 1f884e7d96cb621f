import { type QueryCreator, type Selectable, sql } from "kysely";
import type { Position } from "../core/log-line.ts";
import type { Owner } from "../core/owner.ts";
import type { ExecutionQueries, RunQueries } from "../core/ports/queries.ts";
import {
  type ClaimedRun,
  completedStatuses,
  type NewRun,
  type RunOutcome,
  type RunPatch,
  type RunRecord,
  type RunStatus,
  type ThreadKey,
} from "../core/ports/records.ts";
import { ownedBy, ownerColumns, type Tables, type Tx, toOwner } from "./tables.ts";

/** @param onPostgres True if the database can combine several changes in one statement. */
export function runQueries(
  tx: Tx,
  onPostgres: boolean,
): RunQueries & Omit<ExecutionQueries, "findThreadByKey" | "listToolCallsOfRun"> {
  const runsWithHead = () =>
    tx
      .selectFrom("runs")
      .selectAll("runs")
      .select((eb) => {
        const lastChunk = eb
          .selectFrom("run_chunks")
          .whereRef("run_key", "=", "runs.key")
          .orderBy("last", "desc")
          .orderBy("notes", "desc")
          .limit(1);
        return [lastChunk.select("last").as("last"), lastChunk.select("notes").as("notes")];
      });
  const runs = () =>
    runsWithHead().innerJoin("run_requests", "run_requests.run_id", "runs.id").select("run_requests.request");

  return {
    async insertRun(run: NewRun): Promise<RunRecord> {
      const request = { run_id: run.id, request: run.request };
      const insert = (of: QueryCreator<Tables>) =>
        of
          .insertInto("runs")
          .values({
            id: run.id,
            thread_key: run.threadKey,
            ...ownerColumns(run),
            owner: run.owner ?? null,
            status: "running",
            epoch: 1,
            attempts: 1,
            on_disconnect: run.onDisconnect,
            continues: run.continues ?? null,
            continued_by: null,
            idempotency_key: run.idempotencyKey ?? null,
            idempotency_hash: run.idempotencyHash ?? null,
            client_id: run.clientId ?? null,
            error_code: null,
            error_message: null,
            stop_reason: null,
            created_at: run.createdAt,
            updated_at: run.createdAt,
            finished_at: null,
          })
          .returningAll();
      const { firstEvent = null } = run;
      const head = firstEvent === null ? { last: null, notes: null } : { last: 1, notes: 0 };
      if (onPostgres) {
        const row = await tx
          .with("run", insert)
          .with("request", (cte) => cte.insertInto("run_requests").values(request))
          .with(
            "chunk",
            () => sql`(INSERT INTO run_chunks (run_key, first, first_notes, last, notes, data, created_at)
              SELECT key, 0, 0, 1, 0, ${firstEvent}::text, created_at FROM run WHERE ${firstEvent}::text IS NOT NULL)`,
          )
          .selectFrom("run")
          .selectAll()
          .executeTakeFirstOrThrow();
        return toRun({ ...row, request: run.request, ...head });
      }
      const row = await insert(tx).executeTakeFirstOrThrow();
      await tx.insertInto("run_requests").values(request).execute();
      if (firstEvent !== null) {
        const chunk = { first: 0, first_notes: 0, last: 1, notes: 0, data: firstEvent };
        await tx
          .insertInto("run_chunks")
          .values({ run_key: row.key, ...chunk, created_at: run.createdAt })
          .execute();
      }
      return toRun({ ...row, request: run.request, ...head });
    },

    async findRun(owner: Owner, threadKey: ThreadKey, id: string): Promise<RunRecord | undefined> {
      const row = await runs()
        .where("id", "=", id)
        .where(ownedBy(owner))
        .where("thread_key", "=", threadKey)
        .executeTakeFirst();
      return row && toRun(row);
    },

    async findRunById(id: string): Promise<RunRecord | undefined> {
      const row = await runs().where("id", "=", id).executeTakeFirst();
      return row && toRun(row);
    },

    async findActiveRun(threadKey: ThreadKey): Promise<RunRecord | undefined> {
      const row = await runs()
        .where("thread_key", "=", threadKey)
        .where("status", "in", ["running", "awaiting_input"])
        .executeTakeFirst();
      return row && toRun(row);
    },

    async findRunByIdempotencyKey(owner: Owner, key: string): Promise<RunRecord | undefined> {
      const row = await runs().where(ownedBy(owner)).where("idempotency_key", "=", key).executeTakeFirst();
      return row && toRun(row);
    },

    async findNewestRun(threadKey: ThreadKey, clientId?: string): Promise<RunRecord | undefined> {
      const threadRuns = runs().where("thread_key", "=", threadKey);
      const row = await (clientId === undefined ? threadRuns : threadRuns.where("client_id", "=", clientId))
        .orderBy("key", "desc")
        .limit(1)
        .executeTakeFirst();
      return row && toRun(row);
    },

    async listNewestRuns(threadKeys: readonly ThreadKey[]): Promise<RunOutcome[]> {
      if (threadKeys.length === 0) return [];
      const newest = () =>
        tx
          .selectFrom("runs")
          .select((eb) => eb.fn.max("key").as("key"))
          .where("thread_key", "in", threadKeys)
          .groupBy("thread_key");
      const rows = await tx
        .selectFrom("runs")
        .select(["id", "thread_key", "status", "error_code", "error_message"])
        .where((eb) =>
          eb.or([
            eb("key", "in", newest()),
            eb("key", "in", newest().where("status", "in", completedStatuses)),
          ]),
        )
        .orderBy("key", "desc")
        .execute();
      return rows.map((row) => ({
        id: row.id,
        threadKey: row.thread_key,
        status: row.status,
        ...(row.error_code !== null && { errorCode: row.error_code }),
        ...(row.error_message !== null && { errorMessage: row.error_message }),
      }));
    },

    async listRunsByStatus(status: RunStatus): Promise<RunRecord[]> {
      const rows = await runs().where("status", "=", status).orderBy("created_at").orderBy("id").execute();
      return rows.map(toRun);
    },

    async updateRun(
      id: string,
      patch: RunPatch,
      thread?: { key: ThreadKey; updatedAt: number },
    ): Promise<boolean> {
      // Kysely omits fields that are `undefined`.
      const columns = {
        status: patch.status,
        on_disconnect: patch.onDisconnect,
        continued_by: patch.continuedBy,
        error_code: patch.errorCode,
        error_message: patch.errorMessage,
        stop_reason: patch.stopReason,
        updated_at: patch.updatedAt,
        finished_at: patch.finishedAt,
        turns: patch.totals?.turns,
        tool_calls: patch.totals?.toolCalls,
        input_tokens: patch.totals?.inputTokens,
        output_tokens: patch.totals?.outputTokens,
        time_ms: patch.totals?.timeMs,
      };
      const updateThread = (db: QueryCreator<Tables>) =>
        db
          .updateTable("threads")
          .set({ updated_at: thread?.updatedAt ?? 0 })
          .where("key", "=", thread?.key ?? noThread);
      const isCombined = thread !== undefined && onPostgres;
      const db: QueryCreator<Tables> = isCombined
        ? (tx.with("thread", updateThread) as unknown as QueryCreator<Tables>)
        : tx;
      const { numUpdatedRows } = await db
        .updateTable("runs")
        .set(columns)
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      if (thread !== undefined && !isCombined) await updateThread(tx).execute();
      return numUpdatedRows > 0n;
    },

    async claimRun(id: string, owner: string, epoch: number): Promise<RunRecord | undefined> {
      const { numUpdatedRows } = await tx
        .updateTable("runs")
        .set((eb) => ({ owner, epoch: eb("epoch", "+", 1) }))
        .where("id", "=", id)
        .where("status", "=", "running")
        .where("epoch", "=", epoch)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return undefined;
      const row = await runs().where("id", "=", id).executeTakeFirst();
      return row && toRun(row);
    },

    async claimAllRuns(owner: string): Promise<ClaimedRun[]> {
      await tx
        .updateTable("runs")
        .set((eb) => ({ owner, epoch: eb("epoch", "+", 1) }))
        .where("status", "=", "running")
        .execute();
      const rows = await runsWithHead().where("status", "=", "running").orderBy("key", "desc").execute();
      return rows.map(toClaimedRun);
    },

    async countAttempt(id: string, epoch: number, attempts: number): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable("runs")
        .set({ attempts })
        .where("id", "=", id)
        .where("status", "=", "running")
        .where("epoch", "=", epoch)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async releaseRun(id: string, epoch: number, isCounted = true): Promise<void> {
      await tx
        .updateTable("runs")
        .set((eb) => ({ owner: null, ...(isCounted && { attempts: eb("attempts", "-", 1) }) }))
        .where("id", "=", id)
        .where("status", "=", "running")
        .where("epoch", "=", epoch)
        .execute();
    },
  };
}

/** The key of no thread. */
const noThread = 0 as ThreadKey;

/** A run with the position of its last chunk, if it has any chunks. */
type RunRow = Selectable<Tables["runs"]> & {
  request: string;
  last: number | null;
  notes: number | null;
};

function toRun(row: RunRow): RunRecord {
  return { ...toClaimedRun(row), request: row.request };
}

function toClaimedRun(row: Omit<RunRow, "request">): ClaimedRun {
  const head: Position = { number: row.last ?? 0, notes: row.notes ?? 0 };
  return {
    id: row.id,
    threadKey: row.thread_key,
    ...toOwner(row),
    status: row.status,
    ...(row.owner !== null && { owner: row.owner }),
    epoch: row.epoch,
    head,
    attempts: row.attempts,
    onDisconnect: row.on_disconnect,
    ...(row.continues !== null && { continues: row.continues }),
    ...(row.continued_by !== null && { continuedBy: row.continued_by }),
    ...(row.idempotency_key !== null && { idempotencyKey: row.idempotency_key }),
    ...(row.idempotency_hash !== null && { idempotencyHash: row.idempotency_hash }),
    ...(row.client_id !== null && { clientId: row.client_id }),
    ...(row.error_code !== null && { errorCode: row.error_code }),
    ...(row.error_message !== null && { errorMessage: row.error_message }),
    ...(row.stop_reason !== null && { stopReason: row.stop_reason }),
    totals: {
      turns: row.turns,
      toolCalls: row.tool_calls,
      inputTokens: row.input_tokens,
      outputTokens: row.output_tokens,
      timeMs: row.time_ms,
    },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(row.finished_at !== null && { finishedAt: row.finished_at }),
  };
}

/** Deletes old events. Only the end of a finished run's log is kept. */
import { sql } from "kysely";
import type { DropLimits, RetentionQueries } from "../core/ports/queries.ts";
import type { Tx } from "./tables.ts";

/** @param onPostgres True if several processes may delete logs concurrently. */
export function retentionQueries(tx: Tx, onPostgres: boolean): Pick<RetentionQueries, "dropLogs"> {
  return {
    async dropLogs(endedBefore: number, limits: DropLimits): Promise<boolean> {
      const ended = tx
        .selectFrom("runs")
        .select("key")
        .where("finished_at", "<", endedBefore)
        // A literal is used instead of a parameter, so that the partial index applies.
        .where("log_dropped", "=", sql.lit(0))
        .orderBy("finished_at")
        .limit(limits.runs);
      const rows = await (onPostgres ? ended.forNoKeyUpdate().skipLocked() : ended).execute();
      if (rows.length === 0) return false;
      const keys = rows.map(({ key }) => key);
      const { numDeletedRows } = await tx
        .deleteFrom("run_chunks")
        .where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple("run_key", "last", "notes"),
            "in",
            selectFrom("run_chunks as old")
              .select(["old.run_key", "old.last", "old.notes"])
              .where("old.run_key", "in", keys)
              .where((old) =>
                old.exists(
                  old
                    .selectFrom("run_chunks as later")
                    .select("later.last")
                    .whereRef("later.run_key", "=", "old.run_key")
                    .whereRef("later.last", ">", "old.last"),
                ),
              )
              .orderBy("old.run_key")
              .orderBy("old.last")
              .orderBy("old.notes")
              .limit(limits.chunks)
              .$asTuple("run_key", "last", "notes"),
          ),
        )
        .executeTakeFirstOrThrow();
      if (Number(numDeletedRows) >= limits.chunks) return true;
      await tx.updateTable("runs").set({ log_dropped: 1 }).where("key", "in", keys).execute();
      return rows.length === limits.runs;
    },
  };
}

/** What is dropped when it is old: the events of runs that are over, all but the end of each log. */
import { sql } from "kysely";
import type { Tx } from "./tables.ts";

export type RetentionQueries = ReturnType<typeof retentionQueries>;

/** How much is dropped at a time at the most. */
export interface DropLimits {
  runs: number;
  /** Of all these runs together. */
  chunks: number;
}

/** @param onPostgres whether logs may be dropped by several processes at once */
export function retentionQueries(tx: Tx, onPostgres: boolean) {
  return {
    /**
     * Drops the logs of some runs that ended before a time (ms), oldest first; runs whose logs another process is
     * dropping are left to it. The chunks with the last number stay, for they tell where a log ends. What is left of a
     * log has no gap, but for the one before these. In a transaction.
     *
     * @returns whether there may be more to drop
     */
    async dropLogs(endedBefore: number, most: DropLimits): Promise<boolean> {
      const ended = tx
        .selectFrom("runs")
        .select("key")
        .where("finished_at", "<", endedBefore)
        // Written out, so that the index holds whatever values are bound.
        .where("log_dropped", "=", sql.lit(0))
        .orderBy("finished_at")
        .limit(most.runs);
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
              .limit(most.chunks)
              .$asTuple("run_key", "last", "notes"),
          ),
        )
        .executeTakeFirstOrThrow();
      if (Number(numDeletedRows) >= most.chunks) return true;
      await tx.updateTable("runs").set({ log_dropped: 1 }).where("key", "in", keys).execute();
      return rows.length === most.runs;
    },
  };
}

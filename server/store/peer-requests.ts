import type { PeerRequestQueries, PeerRequestRecord } from "../core/ports/queries.ts";
import type { Tx } from "./tables.ts";

/** @param onPostgres True if rows can be locked. */
export function peerRequestQueries(tx: Tx, onPostgres: boolean): PeerRequestQueries {
  return {
    async insertPeerRequest(request: Omit<PeerRequestRecord, "id">): Promise<number | undefined> {
      const row = await tx
        .insertInto("run_questions")
        .columns(["run_key", "asked_by", "question"])
        .expression((eb) => {
          const run = eb
            .selectFrom("runs")
            .where("id", "=", request.runId)
            .select((of) => [
              "key",
              of.val(request.requester).as("asked_by"),
              of.val(request.body).as("question"),
            ]);
          // The insert fails cleanly if the run is being deleted: once the lock is acquired, the row no
          // longer exists, and no other row refers to it.
          return onPostgres ? run.forKeyShare() : run;
        })
        .returning("id")
        .executeTakeFirst();
      return row?.id;
    },

    async listPeerRequests(owner: string): Promise<PeerRequestRecord[]> {
      const rows = await tx
        .selectFrom("run_questions")
        .innerJoin("runs", "runs.key", "run_questions.run_key")
        .where("runs.owner", "=", owner)
        .where("runs.status", "=", "running")
        .where("answer", "is", null)
        .select(["run_questions.id", "runs.id as run_id", "asked_by", "question"])
        .orderBy("run_questions.id")
        .execute();
      return rows.map((row) => ({
        id: row.id,
        runId: row.run_id,
        requester: row.asked_by,
        body: row.question,
      }));
    },

    async storePeerResponse(id: number, response: string): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable("run_questions")
        .set({ answer: response })
        .where("id", "=", id)
        .where("answer", "is", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async takePeerResponse(id: number): Promise<string | undefined> {
      const row = await tx
        .deleteFrom("run_questions")
        .where("id", "=", id)
        .where("answer", "is not", null)
        .returning("answer")
        .executeTakeFirst();
      return row?.answer ?? undefined;
    },

    async deleteOldPeerRequests(): Promise<void> {
      await tx
        .deleteFrom("run_questions")
        .where("run_key", "in", (eb) => eb.selectFrom("runs").select("key").where("status", "<>", "running"))
        .execute();
    },

    async withdrawPeerRequest(id: number): Promise<string | undefined> {
      const row = await tx
        .deleteFrom("run_questions")
        .where("id", "=", id)
        .returning("answer")
        .executeTakeFirst();
      return row?.answer ?? undefined;
    },
  };
}

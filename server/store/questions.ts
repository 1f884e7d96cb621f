import type { Tx } from "./tables.ts";

export type QuestionQueries = ReturnType<typeof questionQueries>;

/** What one process asks the one that executes a run. Texts are JSON that the store does not look into. */
export interface QuestionRecord {
  id: number;
  runId: string;
  /** The process that waits for the answer. */
  askedBy: string;
  question: string;
}

/** @param onPostgres whether rows can be locked */
export function questionQueries(tx: Tx, onPostgres: boolean) {
  return {
    /** Puts a question to whoever executes a run. @returns its id; `undefined` if the run is gone */
    async askOwner(question: Omit<QuestionRecord, "id">): Promise<number | undefined> {
      const row = await tx
        .insertInto("run_questions")
        .columns(["run_key", "asked_by", "question"])
        .expression((eb) => {
          const run = eb
            .selectFrom("runs")
            .where("id", "=", question.runId)
            .select((of) => [
              "key",
              of.val(question.askedBy).as("asked_by"),
              of.val(question.question).as("question"),
            ]);
          // It may be deleted in this moment: then it is gone, and nothing refers to it.
          return onPostgres ? run.forKeyShare() : run;
        })
        .returning("id")
        .executeTakeFirst();
      return row?.id;
    },

    /** Questions without an answer to the runs that a process executes, in the order in which they were asked. */
    async questionsTo(owner: string): Promise<QuestionRecord[]> {
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
        askedBy: row.asked_by,
        question: row.question,
      }));
    },

    /** Answers a question. @returns whether it still waited for one: who gave it up, or has an answer, gets none */
    async answerQuestion(id: number, answer: string): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable("run_questions")
        .set({ answer })
        .where("id", "=", id)
        .where("answer", "is", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** The answer to a question, if there is one; then the question is over. */
    async takeAnswer(id: number): Promise<string | undefined> {
      const row = await tx
        .deleteFrom("run_questions")
        .where("id", "=", id)
        .where("answer", "is not", null)
        .returning("answer")
        .executeTakeFirst();
      return row?.answer ?? undefined;
    },

    /** Forgets questions about runs that are over: nobody waits for them, unless just now, and who does finds that out. */
    async forgetQuestions(): Promise<void> {
      await tx
        .deleteFrom("run_questions")
        .where("run_key", "in", (eb) => eb.selectFrom("runs").select("key").where("status", "<>", "running"))
        .execute();
    },

    /** Gives a question up. @returns the answer that came in between, if one did */
    async withdrawQuestion(id: number): Promise<string | undefined> {
      const row = await tx
        .deleteFrom("run_questions")
        .where("id", "=", id)
        .returning("answer")
        .executeTakeFirst();
      return row?.answer ?? undefined;
    },
  };
}

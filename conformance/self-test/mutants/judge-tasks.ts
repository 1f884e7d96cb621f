/** Judges servers in worker threads, and displays the progress. */
import { availableParallelism } from "node:os";
import { createProgressView } from "../../cli/progress.ts";
import type { ServerVerdicts } from "./kill-matrix.ts";
import { judgeAll } from "./pool.ts";
import type { Task } from "./worker.ts";

/** The verdicts, by kind and id of the server. */
export type Results = Map<Task["kind"], Map<string, ServerVerdicts>>;

/** Judges all servers and displays the progress. */
export async function judgeTasks(all: readonly Task[]): Promise<Results> {
  const results: Results = new Map();
  // Keeps the results in the order of the tables, regardless of which server is judged first.
  for (const { kind, id } of all) {
    results.set(kind, (results.get(kind) ?? new Map()).set(id, { error: "it was not judged" }));
  }
  const progress = createProgressView(
    (text) => process.stderr.write(text),
    process.stderr.isTTY ? process.stderr : undefined,
  );
  let done = 0;
  await judgeAll(all, availableParallelism(), {
    onStart: ({ id }) => progress.show({ kind: "case-started", id, done, total: all.length, failed: 0 }),
    onEnd: ({ kind, id }, finding) => {
      results.get(kind)?.set(id, "error" in finding ? finding : finding.judged);
      done += 1;
      progress.show({ kind: "case-ended", id, done, total: all.length, failed: 0 });
    },
  });
  progress.clear();
  return results;
}

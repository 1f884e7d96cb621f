/** Looking up what a path names. What belongs to another project does not exist for this one. */
import type { ThreadRecord } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import { ProblemError } from "./problems.ts";

/** A thread of a project. @throws {ProblemError} `THREAD_NOT_FOUND`. */
export async function findThread(store: Store, projectId: string, id: string): Promise<ThreadRecord> {
  const thread = await store.read.findThread(projectId, id);
  if (thread === undefined)
    throw new ProblemError("THREAD_NOT_FOUND", `There is no thread "${id}" in this project.`);
  return thread;
}

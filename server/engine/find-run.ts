/** Functions that find threads and runs by the IDs in a request. */

import { RequestRejectedError } from "../core/errors.ts";
import type { Owner } from "../core/owner.ts";
import type { Queries } from "../core/ports/queries.ts";
import type { RunRecord, ThreadRecord } from "../core/ports/records.ts";

/**
 * Finds a thread.
 *
 * @throws {RequestRejectedError} `THREAD_NOT_FOUND`.
 */
export async function requireThread(read: Queries, owner: Owner, id: string): Promise<ThreadRecord> {
  const thread = await read.findThread(owner, id);
  if (thread === undefined) throw new RequestRejectedError("THREAD_NOT_FOUND", `There is no thread "${id}".`);
  return thread;
}

/**
 * Finds a run.
 *
 * @throws {RequestRejectedError} `THREAD_NOT_FOUND`, `RUN_NOT_FOUND`.
 */
export async function requireRun(
  read: Queries,
  owner: Owner,
  threadId: string,
  runId: string,
): Promise<{ thread: ThreadRecord; record: RunRecord }> {
  const thread = await requireThread(read, owner, threadId);
  const record = await read.findRun(owner, thread.key, runId);
  if (record === undefined)
    throw new RequestRejectedError("RUN_NOT_FOUND", `There is no run "${runId}" in this thread.`);
  return { thread, record };
}

/**
 * Finds a run for a reader. The request is omitted, because it may be large and many readers may keep the
 * record.
 *
 * @throws {RequestRejectedError} `THREAD_NOT_FOUND`, `RUN_NOT_FOUND`.
 */
export async function requireRunToRead(
  ...names: Parameters<typeof requireRun>
): Promise<{ thread: Pick<ThreadRecord, "id">; record: RunRecord }> {
  const { thread, record } = await requireRun(...names);
  return { thread: { id: thread.id }, record: withoutRequest(record) };
}

/** Returns a copy of the run record with an empty request. */
export function withoutRequest(record: RunRecord): RunRecord {
  return { ...record, request: "{}" };
}

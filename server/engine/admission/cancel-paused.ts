/** Cancelling a run that waits for its client. */
import type { RunRecord, ThreadRecord } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";

/**
 * Cancels a run that has paused. Its stream has ended already: only the record and the calls it waits for change.
 *
 * @returns The run as it is now; another status than `cancelled` when something else came first, `undefined` when
 *   it is gone.
 */
export async function cancelPaused(
  store: Store,
  thread: ThreadRecord,
  { id, threadKey }: RunRecord,
): Promise<RunRecord | undefined> {
  return await store.transaction(async (queries) => {
    await queries.lockThread(thread.projectId, thread.id);
    const record = await queries.findRunById(id);
    if (record?.status === "awaiting_input") {
      const now = Date.now();
      await queries.updateRun(id, {
        status: "cancelled",
        stopReason: "cancelled",
        finishedAt: now,
        updatedAt: now,
      });
      await queries.abandonToolCalls(threadKey);
    }
    return await queries.findRunById(id);
  });
}

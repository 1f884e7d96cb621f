/**
 * Cancels runs. An active run is cancelled in the process that executes it, and a paused run in the store.
 */
import { createCancelledError, RequestRejectedError } from "../core/errors.ts";
import type { Owner } from "../core/owner.ts";
import type { RunRecord, ThreadRecord } from "../core/ports/records.ts";
import type { Store } from "../core/ports/store.ts";
import { requireRun, requireThread } from "./find-run.ts";
import type { RunRegistry } from "./run-registry.ts";

/** The parts of the engine needed to cancel runs. */
export interface CancelContext {
  store: Store;
  registry: RunRegistry;
}

/**
 * Cancels a run, or the run that continues it. Resolves when the end of the run is durable. Idempotent.
 *
 * @throws {RequestRejectedError} `THREAD_NOT_FOUND`, `RUN_NOT_FOUND`, `RUN_FINISHED`.
 * @throws {ShutdownError} if the engine is closed before the end of the run is durable.
 */
export async function cancelRun(
  { store, registry }: CancelContext,
  owner: Owner,
  threadId: string,
  runId: string,
): Promise<void> {
  const { record, thread } = await requireRun(store.read, owner, threadId, runId);
  let current = record;
  for (;;) {
    while (current.status === "continued" && current.continuedBy !== undefined)
      current = (await requireRun(store.read, owner, threadId, current.continuedBy)).record;
    // Another process may have claimed the run in the meantime.
    while (current.status === "running") {
      await registry.stop(current, createCancelledError());
      current = (await requireRun(store.read, owner, threadId, current.id)).record;
    }
    if (current.status === "awaiting_input")
      current =
        (await cancelPausedRun(store, thread, current)) ??
        (await requireRun(store.read, owner, threadId, current.id)).record;
    if (current.status !== "continued" || current.continuedBy === undefined) break;
  }
  if (current.status !== "cancelled") {
    throw new RequestRejectedError(
      "RUN_FINISHED",
      `The run has ended (${current.status}), so it cannot be cancelled.`,
    );
  }
}

/**
 * Cancels a paused run. Its stream has already ended, so only the record and its pending tool calls change.
 *
 * @returns The current run, or `undefined` if it was deleted. Its status is not `cancelled` if another change
 * was made first.
 */
async function cancelPausedRun(
  store: Store,
  thread: ThreadRecord,
  { id, threadKey }: RunRecord,
): Promise<RunRecord | undefined> {
  return await store.transaction(async (queries) => {
    await queries.lockThread(thread, thread.id);
    const record = await queries.findRun(thread, threadKey, id);
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
    return await queries.findRun(thread, threadKey, id);
  });
}

/**
 * Cancels the run with a client-assigned name, as {@link cancelRun} does.
 *
 * @throws {RequestRejectedError} `THREAD_NOT_FOUND`, `RUN_NOT_FOUND`, `RUN_FINISHED`.
 */
export async function cancelNamedRun(
  context: CancelContext,
  owner: Owner,
  threadId: string,
  clientId: string,
): Promise<void> {
  const { read } = context.store;
  const thread = await requireThread(read, owner, threadId);
  const record = await read.findNewestRun(thread.key, clientId);
  if (record === undefined)
    throw new RequestRejectedError("RUN_NOT_FOUND", `There is no run "${clientId}" in this thread.`);
  await cancelRun(context, owner, threadId, record.id);
}

/**
 * Deletes a thread and its contents. If the thread has an active run, cancels it first.
 *
 * @throws {RequestRejectedError} `THREAD_NOT_FOUND`.
 * @throws {ShutdownError} if the engine is closed before the thread is deleted.
 */
export async function deleteThread(
  { store, registry }: CancelContext,
  owner: Owner,
  threadId: string,
): Promise<void> {
  const thread = await requireThread(store.read, owner, threadId);
  for (;;) {
    registry.shutdownSignal.throwIfAborted();
    const active = await store.transaction(async (queries) => {
      await queries.lockThread(owner, threadId);
      const run = await queries.findActiveRun(thread.key);
      if (run?.status === "running") return run;
      await queries.deleteThread(thread.key);
      return undefined;
    });
    if (active === undefined) return;
    await registry.stop(active, createCancelledError());
  }
}

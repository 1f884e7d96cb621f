/**
 * Admission of runs. The request is stored in a single transaction, and the run is registered before the
 * commit. If another run blocks the thread and may be replaced, that run is ended first.
 */

import { RequestRejectedError } from "../../core/errors.ts";
import type { LargeWorkQueue } from "../../core/limits/large-work-queue.ts";
import type { ConversationLimits } from "../../core/limits/memory-budget.ts";
import { initialPosition } from "../../core/log-line.ts";
import type { Peers } from "../../core/ports/peers.ts";
import type { AllQueries } from "../../core/ports/queries.ts";
import type { Store } from "../../core/ports/store.ts";
import { requireRun } from "../find-run.ts";
import { RunWriter } from "../log/run-writer.ts";
import { restoreCalls } from "../recovery/recover.ts";
import { createWindow, type RunDependencies, type ToolSources } from "../run-dependencies.ts";
import { RunExecution } from "../run-execution.ts";
import type { RunRequest } from "../run-input.ts";
import { createInterruptedError, type RunRegistry } from "../run-registry.ts";
import { Transcript } from "../state/transcript.ts";
import { type AddedRun, estimateInputMemory, type InputMemory, type RunHost, storeRun } from "./store-run.ts";

/** The parts of the engine needed for admission. */
export interface AdmissionContext extends ToolSources {
  store: Store;
  peers: Peers;
  registry: RunRegistry;
  conversations: ConversationLimits;
  getLimits: RunDependencies["getLimits"];
  /** Queues requests with large conversations. */
  largeWork: LargeWorkQueue;
}

/** A run to execute, or the ID of the run started by an earlier request with the same idempotency key. */
export type AdmittedRun = RunExecution | { existingRunId: string };

/**
 * Stores a request and registers its run.
 *
 * @throws {RequestRejectedError} if the thread does not allow the run, for example because another run is
 * active and may not be replaced. Nothing is stored.
 * @throws {RateLimitedError} if the project's share of memory for conversations is exhausted. Nothing has
 * been stored.
 * @throws {ServerBusyError} if the process has no memory left for the conversation. Nothing is stored.
 * @throws {StoreUnavailableError} if the database cannot be reached.
 */
export async function admitRun(request: RunRequest, admission: AdmissionContext): Promise<AdmittedRun> {
  const { owner, input } = request;
  const inputMemory = estimateInputMemory(input);
  const store = () =>
    admission.largeWork.run(owner.projectId, inputMemory.conversation + inputMemory.settings, () =>
      storeAndRegister(request, inputMemory, admission),
    );
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof RequestRejectedError) || !(await endBlockingRun(request, error.runId, admission)))
      throw error;
    return await store();
  }
}

async function storeAndRegister(
  request: RunRequest,
  inputMemory: InputMemory,
  admission: AdmissionContext,
): Promise<AdmittedRun> {
  const { store, peers, registry, conversations } = admission;
  const { budget, maxBytes } = conversations;
  // Peers would claim a run of a process that has lost its lock.
  await peers.confirmLease();
  let run: RunExecution | undefined;
  let memory = budget.reserve(request.owner.projectId);
  try {
    const admitted = await store.transaction(async (queries) => {
      // The transaction may run again after a conflict with another transaction.
      if (run !== undefined) {
        registry.discard(run);
        memory = budget.reserve(request.owner.projectId);
      }
      const host = { owner: peers.id, maxBytes, memory, inputMemory };
      const stored = await storeRun(queries, request, host);
      if (stored.isExisting) {
        memory.release();
        return { existingRunId: stored.record.id };
      }
      run = await createRun(queries, stored, host, admission);
      registry.register(run);
      return { run, firstEvent: stored.firstEvent };
    });
    if (admitted.run === undefined) return admitted;
    admitted.run.writer.publishFirst(admitted.firstEvent);
    return admitted.run;
  } catch (error) {
    if (run !== undefined) registry.discard(run);
    memory.release();
    throw error;
  }
}

/** Creates the execution for a stored run and reserves memory for its conversation. */
async function createRun(
  queries: AllQueries,
  { record, thread, isNew, messages }: AddedRun,
  { memory, maxBytes }: RunHost,
  admission: AdmissionContext,
): Promise<RunExecution> {
  const calls = isNew ? [] : await queries.listToolCalls(thread.key);
  const window = createWindow(record, calls, admission.getLimits);
  const transcript = await Transcript.load(queries, thread, record, messages, window);
  // The first event is published when the transaction has been committed.
  const writer = new RunWriter({ ...record, head: initialPosition }, admission.registry.journal.schedule);
  const run = new RunExecution({
    record,
    writer,
    transcript,
    memory,
    maxWeight: maxBytes,
    isUnreadSinceRecovery: false,
  });
  run.holdMemory();
  restoreCalls(run, calls, admission);
  return run;
}

/**
 * Ends the run that blocks the thread, if that run may be replaced.
 *
 * @returns True if the run has ended.
 * @throws {ShutdownError} if this process is shutting down.
 */
async function endBlockingRun(
  request: RunRequest,
  runId: string | undefined,
  admission: AdmissionContext,
): Promise<boolean> {
  if (runId === undefined) return false;
  const { owner, threadId, replacesUnreadRun = false } = request;
  const { store, registry } = admission;
  const { record } = await requireRun(store.read, owner, threadId, runId);
  const run = registry.find(record);
  if (run !== undefined) {
    const hasEnded = await registry.relinquish(run, replacesUnreadRun);
    return hasEnded && run.wasReleased ? await endBlockingRun(request, runId, admission) : hasEnded;
  }
  if (record.status !== "running") return true;
  const response = await registry.peerRequests.send(record, {
    kind: "yield",
    replacesDeserted: replacesUnreadRun,
  });
  if (response?.kind === "yield") return response.yields;
  await registry.stop(record, createInterruptedError());
  return true;
}

/**
 * The admission transaction. It checks a request against its thread, stores the messages, and inserts the
 * run.
 */

import { RequestRejectedError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { estimateMemory } from "../../core/json/text.ts";
import type { MemoryReservation } from "../../core/limits/memory-budget.ts";
import { pickOwner } from "../../core/owner.ts";
import type { AllQueries } from "../../core/ports/queries.ts";
import { type RunRecord, rowBytes, type ThreadRecord } from "../../core/ports/records.ts";
import { findRunByKey } from "../idempotency.ts";
import type { RunInput, RunRequest, RunSettings } from "../run-input.ts";
import type { ThreadMessages } from "../state/transcript.ts";
import { createFirstEvent } from "../turn/begin-run.ts";
import { resolveHistory, storeConsents, storeConversation } from "./store-conversation.ts";

/** A run that a request has added, or the run of an earlier request with the same idempotency key. */
export type StoredRun = AddedRun | { isExisting: true; record: RunRecord };

export interface AddedRun {
  isExisting: false;
  record: RunRecord;
  /** The first event as JSON, which was stored with the run. */
  firstEvent: string;
  thread: ThreadRecord;
  /** True if this request created the thread. */
  isNew: boolean;
  /** The thread's messages, if they were read before the request's messages were added. */
  messages?: ThreadMessages;
}

/** The process that will execute a run, and the memory available to the run. */
export interface RunHost {
  /** ID of the process. */
  owner: string;
  /** Maximum memory for a conversation, in bytes. */
  maxBytes: number;
  /** Memory for the request itself. */
  inputMemory: InputMemory;
  /** The reservation for the request and the conversation. */
  memory: MemoryReservation;
}

/**
 * Stores a request, or finds the run started by an earlier request with the same idempotency key.
 *
 * @param queries AllQueries in an open transaction.
 * @throws {RequestRejectedError} if the thread, its active run, or its pending calls do not allow the run.
 * Nothing is stored.
 * @throws {RateLimitedError} if the project's share of memory for conversations is exhausted. Nothing has
 * been stored.
 * @throws {ServerBusyError} if the process has no memory left for the conversation. Nothing is stored.
 */
export async function storeRun(queries: AllQueries, request: RunRequest, host: RunHost): Promise<StoredRun> {
  const earlier = await findRunByKey(queries, request);
  if (earlier !== undefined) return { ...earlier, isExisting: true };
  const now = Date.now();
  const { thread, isNew } = await lockThread(queries, request, now);
  // A concurrent request with the same key may have been stored while this request waited for the lock.
  const concurrent = isNew ? undefined : await findRunByKey(queries, request);
  if (concurrent !== undefined) return { ...concurrent, isExisting: true };
  const { sameName, paused }: PausedRuns = isNew
    ? {}
    : await findPausedRuns(queries, thread, request.clientId);
  const { input } = request;
  // Memory is reserved before the conversation is loaded.
  const storedBytes = isNew ? 0 : await queries.measureConversation(thread.key);
  reserveMemory(host, host.inputMemory, storedBytes);
  const stored = isNew ? [] : input.history && (await queries.listMessages(thread.key, { order: "asc" }));
  const history = resolveHistory(input.history, stored);
  if (typeof input.history === "function")
    reserveMemory(host, estimateInputMemory({ ...input, ...(history && { history }) }), storedBytes);
  const consents = await storeConsents(queries, thread, input.consents ?? []);
  const conversation = await storeConversation(
    queries,
    { thread, isNew, stored },
    { ...input, consents, history },
    now,
  );
  const { settings, resolvesCalls, added } = conversation;
  // A name may be reused only to continue the paused run that has this name (CX-09).
  if (sameName !== undefined && consents.length === 0 && !resolvesCalls)
    throw createReusedNameError(sameName);
  const inserted = await insertRun(queries, { request, thread, paused, settings, host, now });
  return { isExisting: false, ...inserted, thread, isNew, ...(stored && { messages: { stored, added } }) };
}

interface PausedRuns {
  /** The paused run that has the same client-assigned name as the new run. */
  sameName?: RunRecord | undefined;
  /** The thread's paused run, which the new run continues. */
  paused?: RunRecord | undefined;
}

/**
 * Returns the paused runs that a new run continues or shares its name with.
 *
 * @throws {RequestRejectedError} `RUN_ID_REUSED` if a run with the same name is not paused; `CONCURRENT_RUN`
 * if the thread's active run is not paused.
 */
async function findPausedRuns(
  queries: AllQueries,
  { key }: ThreadRecord,
  clientId: string | undefined,
): Promise<PausedRuns> {
  const sameName = clientId === undefined ? undefined : await queries.findNewestRun(key, clientId);
  if (sameName !== undefined && sameName.status !== "awaiting_input") throw createReusedNameError(sameName);
  const paused = await queries.findActiveRun(key);
  if (paused?.status === "running") throw createConcurrentRunError(paused);
  return { sameName, paused };
}

/** Inserts the run with its first event, and marks the paused run that it continues as continued. */
async function insertRun(
  queries: AllQueries,
  run: {
    request: RunRequest;
    thread: ThreadRecord;
    paused: RunRecord | undefined;
    settings: RunSettings;
    host: RunHost;
    now: number;
  },
): Promise<Pick<AddedRun, "record" | "firstEvent">> {
  const { request, thread, paused, settings, host, now } = run;
  const { idempotency, clientId, input, owner } = request;
  const id = createId("run");
  if (paused !== undefined) {
    const ended = { finishedAt: now, updatedAt: now };
    await queries.updateRun(paused.id, { status: "continued", continuedBy: id, ...ended });
  }
  const firstEvent = JSON.stringify(createFirstEvent({ threadId: thread.id, runId: id, settings }, now));
  const record = await queries.insertRun({
    id,
    threadKey: thread.key,
    ...pickOwner(owner),
    owner: host.owner,
    request: JSON.stringify(settings),
    onDisconnect: input.onDisconnect,
    createdAt: now,
    firstEvent,
    ...(paused !== undefined && { continues: paused.id }),
    ...(clientId !== undefined && { clientId }),
    ...(idempotency !== undefined && {
      idempotencyKey: idempotency.key,
      idempotencyHash: idempotency.digest,
    }),
  });
  return { record, firstEvent };
}

/**
 * Reserves memory for a conversation and the new input.
 *
 * @param storedBytes Size of the stored conversation in bytes.
 */
function reserveMemory({ maxBytes, memory }: RunHost, input: InputMemory, storedBytes: number): void {
  const totalBytes = storedBytes + input.conversation;
  if (totalBytes > maxBytes) {
    const message = `This thread's conversation would take ${totalBytes} bytes of memory, but the limit is ${maxBytes}. Start a new thread.`;
    throw new RequestRejectedError("CONVERSATION_TOO_LARGE", message);
  }
  memory.reserve(totalBytes + input.settings);
}

/** A request's memory in bytes. */
export interface InputMemory {
  /**
   * Memory for the messages that the request adds to the conversation. Does not include a history that
   * depends on stored messages.
   */
  conversation: number;
  settings: number;
}

/** Estimates a request's memory. */
export function estimateInputMemory({ messages, toolResults, history, settings }: RunInput): InputMemory {
  const entries = typeof history === "function" ? [] : (history ?? []);
  const rows = messages.length + toolResults.length + entries.length;
  return {
    conversation: rows * rowBytes + estimateMemory(JSON.stringify([messages, toolResults, entries])),
    settings: estimateMemory(JSON.stringify(settings)),
  };
}

/** Returns the error for a client-assigned name that an earlier run on the thread already uses. */
function createReusedNameError({ clientId = "" }: RunRecord): RequestRejectedError {
  const message = `This thread already has a run "${clientId}". Use a new ID for every run.`;
  return new RequestRejectedError("RUN_ID_REUSED", message, { clientId });
}

/** Returns the error for a second active run on a thread (T-075). */
function createConcurrentRunError({ id: runId, clientId, onDisconnect }: RunRecord): RequestRejectedError {
  const message = `Run "${runId}" is active. Wait until it ends, or cancel it with DELETE.`;
  const cancelsOnDisconnect = onDisconnect === "cancel";
  return new RequestRejectedError("CONCURRENT_RUN", message, {
    runId,
    cancelsOnDisconnect,
    ...(clientId !== undefined && { clientId }),
  });
}

async function lockThread(
  queries: AllQueries,
  request: RunRequest,
  now: number,
): Promise<{ thread: ThreadRecord; isNew: boolean }> {
  const { owner, threadId: id, createThread, contextKey } = request;
  const values = { ...pickOwner(owner), id, createdAt: now, ...(contextKey !== undefined && { contextKey }) };
  const locked = await queries.lockOrCreateThread(values, createThread);
  if (locked !== undefined) return locked;
  throw new RequestRejectedError(
    "THREAD_NOT_FOUND",
    `There is no thread "${id}". Create it with POST /v1/threads, or send "createThread": true with the run.`,
  );
}

/**
 * The transaction of admission: checks a request against its thread, stores its messages and inserts the run.
 */

import { RequestRejectedError } from "../../core/errors.ts";
import { newId } from "../../core/ids.ts";
import { weightOf } from "../../core/json/text.ts";
import type { MemoryReservation } from "../../core/limits/memory-budget.ts";
import type { Message } from "../../core/messages.ts";
import type { Queries } from "../../core/ports/queries.ts";
import { type RunRecord, rowBytes, type ThreadRecord } from "../../core/ports/records.ts";
import { findKeyedRun } from "../idempotency.ts";
import type { RunInput, RunRequest, RunSettings } from "../run-input.ts";
import { resolveHistory, storeConsents, storeConversation } from "./store-conversation.ts";

/** A stored run. */
export interface StoredRun {
  record: RunRecord;
  thread: ThreadRecord;
  joined: boolean;
  /** All messages of the thread, if this request created it and has no history. */
  messages?: Message[];
}

/** The process that will execute a run. */
export interface RunHost {
  /** Id of the process. */
  owner: string;
  /** Maximum bytes of memory of a conversation. */
  maxWeight: number;
  /** Memory of the request itself. */
  brings: InputWeight;
  /** Reservation for the request and the conversation. */
  memory: MemoryReservation;
}

/**
 * Stores a request, or finds the run of an earlier request with the same idempotency key.
 *
 *   @param queries Queries of an open transaction.
 *   @throws {RequestRejectedError} if the thread, its active run, or its pending calls do not allow the run.
 *   Nothing is stored.
 *   @throws {RateLimitedError} {ServerBusyError} if there is no memory for the conversation. Nothing is
 *   stored.
 */
export async function storeRun(queries: Queries, request: RunRequest, host: RunHost): Promise<StoredRun> {
  const earlier = await findKeyedRun(queries, request);
  if (earlier !== undefined) return { ...earlier, joined: true };
  const now = Date.now();
  const { thread, isNew } = await enterThread(queries, request, now);
  // A concurrent request with the same key may have been stored while this one waited for the lock.
  const justNow = isNew ? undefined : await findKeyedRun(queries, request);
  if (justNow !== undefined) return { ...justNow, joined: true };
  const { namesake, paused }: PausedRuns = isNew
    ? {}
    : await findPausedRuns(queries, thread, request.clientId);
  const { input } = request;
  // Before the conversation is loaded.
  const weight = isNew ? 0 : await queries.conversationWeight(thread.key);
  reserveMemory(host, host.brings, weight);
  const history = input.history && (await resolveHistory(queries, thread, input.history));
  if (typeof input.history === "function")
    reserveMemory(host, weightOfInput({ ...input, ...(history && { history }) }), weight);
  const consented = await storeConsents(queries, thread, input.consents ?? []);
  const conversation = await storeConversation(queries, { thread, isNew }, { ...input, history }, now);
  const { settings, answers, added } = conversation;
  // A name may be reused only to continue the paused run with that name (CX-09).
  if (namesake !== undefined && !consented && !answers) throw createReusedNameError(namesake);
  const record = await insertRun(queries, { request, thread, paused, settings, host, now });
  return { record, thread, joined: false, ...(isNew && added !== undefined && { messages: added }) };
}

interface PausedRuns {
  /** The paused run with the client's name for the new run. */
  namesake?: RunRecord | undefined;
  /** The thread's paused run, which the new run continues. */
  paused?: RunRecord | undefined;
}

/**
 * Returns the paused runs that a new run continues or shares its name with.
 *
 *   @throws {RequestRejectedError} `RUN_ID_REUSED` for the name of a run that is not paused,
 *   `CONCURRENT_RUN`.
 */
async function findPausedRuns(
  queries: Queries,
  { key }: ThreadRecord,
  clientId: string | undefined,
): Promise<PausedRuns> {
  const namesake = clientId === undefined ? undefined : await queries.newestRun(key, clientId);
  if (namesake !== undefined && namesake.status !== "awaiting_input") throw createReusedNameError(namesake);
  const paused = await queries.activeRun(key);
  if (paused?.status === "running") throw createConcurrentRunError(paused);
  return { namesake, paused };
}

/** Inserts the run, and marks the paused run that it continues. */
async function insertRun(
  queries: Queries,
  run: {
    request: RunRequest;
    thread: ThreadRecord;
    paused: RunRecord | undefined;
    settings: RunSettings;
    host: RunHost;
    now: number;
  },
): Promise<RunRecord> {
  const { request, thread, paused, settings, host, now } = run;
  const { idempotency, clientId, input, projectId } = request;
  const id = newId("run");
  if (paused !== undefined) {
    const ended = { finishedAt: now, updatedAt: now };
    await queries.updateRun(paused.id, { status: "continued", continuedBy: id, ...ended });
  }
  return await queries.insertRun({
    id,
    threadKey: thread.key,
    projectId,
    owner: host.owner,
    request: JSON.stringify(settings),
    onDisconnect: input.onDisconnect,
    createdAt: now,
    ...(paused !== undefined && { continues: paused.id }),
    ...(clientId !== undefined && { clientId }),
    ...(idempotency !== undefined && {
      idempotencyKey: idempotency.key,
      idempotencyHash: idempotency.digest,
    }),
  });
}

/**
 * Reserves memory for a conversation and the new input.
 *
 *   @param weight Bytes of the stored conversation.
 */
function reserveMemory({ maxWeight, memory }: RunHost, brings: InputWeight, weight: number): void {
  const grown = weight + brings.conversation;
  if (grown > maxWeight) {
    const message = `The conversation of this thread would take ${grown} bytes of memory, and at most ${maxWeight} are possible. Begin a new thread.`;
    throw new RequestRejectedError("CONVERSATION_TOO_LARGE", message);
  }
  memory.hold(grown + brings.settings);
}

/** The memory of a request, in bytes. */
export interface InputWeight {
  /**
   * Of the messages that it adds to the conversation, except a history that depends on the stored messages.
   */
  conversation: number;
  settings: number;
}

/** Estimates the memory of a request. */
export function weightOfInput({ messages, answers, history, settings }: RunInput): InputWeight {
  const entries = typeof history === "function" ? [] : (history ?? []);
  const rows = messages.length + answers.length + entries.length;
  return {
    conversation: rows * rowBytes + weightOf(JSON.stringify([messages, answers, entries])),
    settings: weightOf(JSON.stringify(settings)),
  };
}

/** Returns the error for a client's name of an earlier run of the thread. */
function createReusedNameError({ clientId = "" }: RunRecord): RequestRejectedError {
  const message = `This thread had a run "${clientId}" already. Choose a new id for every run.`;
  return new RequestRejectedError("RUN_ID_REUSED", message, { clientId });
}

/** Returns the error for a second run on a thread (T-075). */
function createConcurrentRunError({ id: runId, clientId, onDisconnect }: RunRecord): RequestRejectedError {
  const message = `Run "${runId}" is active. Wait for its end, or cancel it with DELETE.`;
  const endsUnread = onDisconnect === "cancel";
  return new RequestRejectedError("CONCURRENT_RUN", message, {
    runId,
    endsUnread,
    ...(clientId !== undefined && { clientId }),
  });
}

async function enterThread(
  queries: Queries,
  request: RunRequest,
  now: number,
): Promise<{ thread: ThreadRecord; isNew: boolean }> {
  const { projectId, threadId: id, createThread, contextKey } = request;
  const values = { projectId, id, createdAt: now, ...(contextKey !== undefined && { contextKey }) };
  const entered = await queries.enterThread(values, createThread);
  if (entered !== undefined) return entered;
  throw new RequestRejectedError(
    "THREAD_NOT_FOUND",
    `There is no thread "${id}". Create it with POST /v1/threads, or send "createThread": true with the run.`,
  );
}

/** Taking a request in: one transaction that checks it against the thread, stores its messages and creates the run. */

import { Refusal } from "../../core/errors.ts";
import { newId } from "../../core/ids.ts";
import { weightOf } from "../../core/json/text.ts";
import type { MemoryReservation } from "../../core/limits/memory-budget.ts";
import type { Message } from "../../core/messages.ts";
import type { Models } from "../../core/ports/models.ts";
import type { Queries } from "../../core/ports/queries.ts";
import { type RunRecord, rowBytes, type ThreadRecord } from "../../core/ports/records.ts";
import type { ServerTools } from "../../core/ports/tools.ts";
import type { Consent, HistoryEntry, RunInput, RunSettings, ToolAnswer } from "../run-input.ts";
import { forgetAnswer } from "./forget-answer.ts";
import { abandonedResult, takeHistory } from "./take-history.ts";

/** What a run may bring along. */
export interface OwnParts {
  models?: Models;
  tools?: ServerTools;
  /** What lines of the log call the run; its id if absent. */
  logName?: string;
}

/** A request for a run. */
export interface RunRequest {
  projectId: string;
  threadId: string;
  input: RunInput;
  /** Create the thread under this id if there is none (TX-19). */
  createThread: boolean;
  contextKey?: string;
  /** What the client calls the run, unless the server alone names it. */
  clientId?: string;
  /** Whether a run that its reader has left, and that may be cancelled for that, makes way for this one at once. */
  replacesDeserted?: boolean;
  /** Models and tools that this run alone has, in place of the engine's: they are gone with this process. */
  own?: OwnParts;
  /** Key and digest of the request, by which a retry is recognised. */
  idempotency?: { key: string; digest: string };
}

/** The run, and whether an earlier request with the same key has started it. */
export interface StartedRun {
  record: RunRecord;
  thread: ThreadRecord;
  joined: boolean;
  /** All that the thread holds, if this request has made it and has no history of its own. */
  messages?: Message[];
}

/** Where a run is going to be executed. */
export interface Place {
  /** The process. */
  owner: string;
  /** Most bytes of memory of a conversation. */
  maxWeight: number;
  /** What the request brings. */
  brings: InputWeight;
  /** Memory there for the request and the conversation. */
  memory: MemoryReservation;
}

/**
 * Stores a request.
 *
 * @param queries Queries of an open transaction.
 * @throws {Refusal} when the thread, its active run, or its pending calls do not allow the run; nothing is stored then.
 * @throws {TooMany} {ServerBusyError} when there is no memory for the conversation; nothing is stored then.
 */
export async function startRun(queries: Queries, request: RunRequest, place: Place): Promise<StartedRun> {
  const earlier = await earlierRun(queries, request);
  if (earlier !== undefined) return earlier;
  const now = Date.now();
  const { thread, isNew } = await threadOf(queries, request, now);
  // The same request may have come a moment before, and have kept this one waiting for the thread.
  const justNow = isNew ? undefined : await earlierRun(queries, request);
  if (justNow !== undefined) return justNow;
  const { input, idempotency, clientId } = request;
  const namesake =
    clientId === undefined || isNew ? undefined : await queries.newestRun(thread.key, clientId);
  if (namesake !== undefined && namesake.status !== "awaiting_input") throw reused(namesake);
  const active = isNew ? undefined : await queries.activeRun(thread.key);
  if (active?.status === "running") throw concurrent(active);
  // Before the conversation is read.
  const weight = isNew ? 0 : await queries.conversationWeight(thread.key);
  takeRoom(place, place.brings, weight);
  const history = input.history && (await historyOf(queries, thread, input.history));
  if (typeof input.history === "function")
    takeRoom(place, weightOfInput({ ...input, ...(history && { history }) }), weight);
  const consented = await takeConsents(queries, thread, input.consents ?? []);
  const { settings, answers, added } = await takeConversation(
    queries,
    { thread, isNew },
    { ...input, history },
    now,
  );
  // Only what the run of that name waits for may go on under its name (CX-09).
  if (namesake !== undefined && !consented && !answers) throw reused(namesake);
  const runId = newId("run");
  if (active !== undefined) {
    await queries.updateRun(active.id, {
      status: "continued",
      continuedBy: runId,
      finishedAt: now,
      updatedAt: now,
    });
  }
  const record = await queries.insertRun({
    id: runId,
    threadKey: thread.key,
    projectId: request.projectId,
    owner: place.owner,
    request: JSON.stringify(settings),
    onDisconnect: input.onDisconnect,
    createdAt: now,
    ...(active !== undefined && { continues: active.id }),
    ...(clientId !== undefined && { clientId }),
    ...(idempotency !== undefined && {
      idempotencyKey: idempotency.key,
      idempotencyHash: idempotency.digest,
    }),
  });
  return { record, thread, joined: false, ...(isNew && added !== undefined && { messages: added }) };
}

/**
 * Holds memory for a conversation and for what a request brings.
 *
 * @param weight That of the conversation as it is stored.
 */
function takeRoom({ maxWeight, memory }: Place, brings: InputWeight, weight: number): void {
  const grown = weight + brings.conversation;
  if (grown > maxWeight) {
    const message = `The conversation of this thread would take ${grown} bytes of memory, and at most ${maxWeight} are possible. Begin a new thread.`;
    throw new Refusal("CONVERSATION_TOO_LARGE", message);
  }
  memory.hold(grown + brings.settings);
}

/** The memory that a request takes, in bytes. */
export interface InputWeight {
  /** Of what it adds to the conversation; a history that depends on the stored messages is still missing. */
  conversation: number;
  settings: number;
}

export function weightOfInput({ messages, answers, history, settings }: RunInput): InputWeight {
  const entries = typeof history === "function" ? [] : (history ?? []);
  const rows = messages.length + answers.length + entries.length;
  return {
    conversation: rows * rowBytes + weightOf(JSON.stringify([messages, answers, entries])),
    settings: weightOf(JSON.stringify(settings)),
  };
}

/**
 * Stores what the request says of the conversation.
 *
 * @returns The run's settings, whether it answered pending calls, and the messages that the user has said now.
 */
async function takeConversation(
  queries: Queries,
  { thread, isNew }: { thread: ThreadRecord; isNew: boolean },
  { history, ...input }: Omit<RunInput, "history"> & { history: HistoryEntry[] | undefined },
  now: number,
): Promise<{ settings: RunSettings; answers: boolean; added?: Message[] }> {
  const { settings } = input;
  if (history !== undefined) {
    const { view, answers, calls } = await takeHistory(queries, thread, history, now);
    for (const { toolCallId, pointer } of input.consents ?? []) {
      if (!calls.has(toolCallId))
        throw Refusal.at(
          pointer,
          `the call "${toolCallId}" is not in "messages"; send the whole conversation`,
        );
    }
    return { settings: { ...settings, history: view }, answers };
  }
  if (input.regenerates === true) await forgetAnswer(queries, thread);
  // In a new thread nothing waits for an answer.
  if (!isNew || input.answers.length > 0) await takeAnswers(queries, thread, input, now);
  const added = input.messages.map(
    ({ content, metadata }): Message => ({
      id: newId("msg"),
      role: "user",
      blocks: content,
      createdAt: now,
      ...(metadata !== undefined && { metadata }),
    }),
  );
  await queries.appendMessages(thread.key, added);
  return { settings, answers: input.answers.length > 0, added };
}

async function historyOf(
  queries: Queries,
  { key }: ThreadRecord,
  history: NonNullable<RunInput["history"]>,
): Promise<HistoryEntry[]> {
  if (typeof history !== "function") return history;
  const stored = await queries.listMessages(key, { order: "asc" });
  return history(stored.map(({ message }) => message));
}

/** The refusal for a name of a client's that its thread had already. */
function reused({ clientId = "" }: RunRecord): Refusal {
  const message = `This thread had a run "${clientId}" already. Choose a new id for every run.`;
  return new Refusal("RUN_ID_REUSED", message, { clientId });
}

/** Stores the user's answers to the calls that wait for consent: to all of them, or none. @returns Whether there were any. */
async function takeConsents(
  queries: Queries,
  { key }: ThreadRecord,
  consents: readonly Consent[],
): Promise<boolean> {
  if (consents.length === 0) return false;
  const pending = await queries.listPendingToolCalls(key);
  const waiting = new Set(pending.filter(({ state }) => state === "asking").map(({ id }) => id));
  for (const { toolCallId, approved, pointer } of consents) {
    if (!waiting.delete(toolCallId))
      throw Refusal.at(pointer, `nothing waits for an answer to "${toolCallId}"`);
    await queries.setToolCallState(key, [toolCallId], approved ? "approved" : "refused");
  }
  const [left] = waiting;
  if (left === undefined) return true;
  throw Refusal.at("/resume", `leaves "${left}" without an answer; answer all interrupts at once`);
}

/** The refusal for a second run on a thread (T-075). */
function concurrent({ id: runId, clientId, onDisconnect }: RunRecord): Refusal {
  const message = `Run "${runId}" is active. Wait for its end, or cancel it with DELETE.`;
  const endsUnread = onDisconnect === "cancel";
  return new Refusal("CONCURRENT_RUN", message, {
    runId,
    endsUnread,
    ...(clientId !== undefined && { clientId }),
  });
}

async function earlierRun(queries: Queries, request: RunRequest): Promise<StartedRun | undefined> {
  const { idempotency, projectId, threadId } = request;
  if (idempotency === undefined) return undefined;
  const record = await queries.findRunByIdempotencyKey(projectId, idempotency.key);
  if (record === undefined) return undefined;
  const thread = await queries.findThread(projectId, threadId);
  if (thread?.key !== record.threadKey || record.idempotencyHash !== idempotency.digest) {
    throw new Refusal(
      "IDEMPOTENCY_KEY_REUSED",
      "The key was first used with another body or on another thread. Use a new key for a new request.",
    );
  }
  return { record, thread, joined: true };
}

async function threadOf(
  queries: Queries,
  request: RunRequest,
  now: number,
): Promise<{ thread: ThreadRecord; isNew: boolean }> {
  const { projectId, threadId: id, createThread, contextKey } = request;
  const values = { projectId, id, createdAt: now, ...(contextKey !== undefined && { contextKey }) };
  const entered = await queries.enterThread(values, createThread);
  if (entered !== undefined) return entered;
  throw new Refusal(
    "THREAD_NOT_FOUND",
    `There is no thread "${id}". Create it with POST /v1/threads, or send "createThread": true with the run.`,
  );
}

/**
 * Stores the results of pending client calls. A user message while calls are pending gives up those without a result:
 * a thread is never stuck.
 */
async function takeAnswers(
  queries: Queries,
  thread: ThreadRecord,
  input: RunInput,
  now: number,
): Promise<void> {
  const pending = await queries.listPendingToolCalls(thread.key);
  const open = new Map(pending.map(({ id, side }) => [id, side]));
  const results: Message[] = [];
  for (const answer of input.answers) {
    const { toolCallId, content, isError, metadata } = answer;
    if (open.get(toolCallId) !== "client") throw await notPending(queries, thread, answer);
    open.delete(toolCallId);
    results.push({
      id: newId("msg"),
      role: "tool",
      blocks: [{ type: "tool_result", toolUseId: toolCallId, content, ...(isError && { isError }) }],
      createdAt: now,
      ...(metadata !== undefined && { metadata }),
    });
  }
  await queries.setToolCallState(
    thread.key,
    input.answers.map(({ toolCallId }) => toolCallId),
    "answered",
  );
  if (input.messages.length > 0 && open.size > 0) {
    const given = [...open.keys()];
    results.push(...given.map((id) => abandonedResult(id, now)));
    await queries.setToolCallState(thread.key, given, "abandoned");
  }
  await queries.appendMessages(thread.key, results);
}

async function notPending(
  queries: Queries,
  thread: ThreadRecord,
  { toolCallId, pointer }: ToolAnswer,
): Promise<Refusal> {
  const call = await queries.findToolCall(thread.key, toolCallId);
  if (call === undefined || call.side === "server") {
    return Refusal.at(pointer, `this thread has no client tool call "${toolCallId}"`, "INVALID_TOOL_CALL");
  }
  const states = { answered: "has been answered already", pending: "is answered twice in this request" };
  const state = states[call.state as keyof typeof states] ?? "is no longer waiting for a result";
  return Refusal.at(pointer, `tool call "${toolCallId}" ${state}`, "INVALID_TOOL_RESULT");
}

/** Sessions are a conversation's runs, identified by the IDs that their clients chose. */

import type { Owner } from "../../core/owner.ts";
import type { RunRecord, ThreadRecord } from "../../core/ports/records.ts";
import type { ScopedStore } from "../../core/ports/store.ts";
import type { RunLimits } from "../../core/settings.ts";
import type { RunSettings } from "../../engine/run-input.ts";
import { createSessionIdReusedError, ToolProgressError } from "./errors.ts";

/** Identifies an owner's conversation. */
export interface ConversationKey {
  owner: Owner;
  conversationId: string;
}

/** Returns a session's ID: the client's ID, or the run's ID if the client sent none. */
export function sessionIdOf({ id, clientId = id }: RunRecord): string {
  return clientId;
}

/**
 * Returns a session in a conversation.
 *
 * @param sessionId The client's ID or the run's ID. Defaults to the newest session.
 * @throws {ToolProgressError} `CONVERSATION_NOT_FOUND`, `SESSION_NOT_FOUND`.
 */
export async function findSession(
  store: ScopedStore,
  conversation: ConversationKey,
  sessionId?: string,
): Promise<RunRecord> {
  if (sessionId === undefined) {
    const newest = await findNewestSession(store, conversation);
    if (newest !== undefined) return newest;
    throw new ToolProgressError("SESSION_NOT_FOUND", "This conversation has no session yet.");
  }
  const { key } = await findConversation(store, conversation);
  const namedRun = await store.read.findNewestRun(key, sessionId);
  if (namedRun !== undefined) return namedRun;
  const run = await store.read.findRun(conversation.owner, key, sessionId);
  if (run === undefined)
    throw new ToolProgressError("SESSION_NOT_FOUND", `This conversation has no session "${sessionId}".`);
  return run;
}

/**
 * Returns the newest session in a conversation, or `undefined` if there is none.
 *
 * @throws {ToolProgressError} `CONVERSATION_NOT_FOUND`.
 */
export async function findNewestSession(
  store: ScopedStore,
  conversation: ConversationKey,
): Promise<RunRecord | undefined> {
  const { key } = await findConversation(store, conversation);
  return await store.read.findNewestRun(key);
}

/**
 * Returns a conversation.
 *
 * @throws {ToolProgressError} `CONVERSATION_NOT_FOUND`.
 */
export async function findConversation(
  store: ScopedStore,
  { owner, conversationId }: ConversationKey,
): Promise<ThreadRecord> {
  const thread = await store.read.findThread(owner, conversationId);
  if (thread !== undefined) return thread;
  const detail = `There is no conversation "${conversationId}". Send its first message to create it.`;
  throw new ToolProgressError("CONVERSATION_NOT_FOUND", detail);
}

/**
 * Checks that a new session's ID is not the ID of an earlier run, because that run could then no longer be
 * found by its ID. The engine rejects IDs that clients have already used.
 *
 * @throws {ToolProgressError} `SESSION_ID_REUSED`.
 */
export async function checkSessionId(
  store: ScopedStore,
  { owner, conversationId }: ConversationKey,
  sessionId: string,
): Promise<void> {
  const thread = await store.read.findThread(owner, conversationId);
  if (thread === undefined) return;
  const hidden = await store.read.findRun(owner, thread.key, sessionId);
  if (hidden !== undefined) throw createSessionIdReusedError(sessionId);
}

/**
 * Returns the time at which a session ended or, if it is active, the latest time at which it will end, in
 * Unix milliseconds.
 *
 * @param limits Limits for the session's project.
 */
export function estimateCompletion(record: RunRecord, limits: RunLimits): number {
  const { status, createdAt, updatedAt, finishedAt = updatedAt } = record;
  if (status !== "running") return finishedAt;
  const { limits: runLimits = limits } = JSON.parse(record.request) as RunSettings;
  return createdAt + runLimits.timeMs;
}

/**
 * Stores the conversation changes that a request makes: new messages, client tool results, consents, and the
 * deletion of a response that is to be regenerated.
 */

import { RequestRejectedError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import type { Message } from "../../core/messages.ts";
import type { Queries } from "../../core/ports/queries.ts";
import type { StoredMessage, ThreadRecord } from "../../core/ports/records.ts";
import type { ClientToolResult, Consent, HistoryEntry, RunInput, RunSettings } from "../run-input.ts";
import { createAbandonedResult, storeHistory } from "./store-history.ts";

/**
 * Stores a request's messages and tool results.
 *
 * @param queries Queries in an open transaction.
 * @param thread The thread, with its messages if the request has a history.
 * @returns The run's settings and the added messages. `resolvesCalls` is true if the request contained
 * results for pending calls.
 * @throws {RequestRejectedError} if the thread or its pending calls do not allow the messages or results.
 */
export async function storeConversation(
  queries: Queries,
  {
    thread,
    isNew,
    stored = [],
  }: { thread: ThreadRecord; isNew: boolean; stored?: readonly StoredMessage[] | undefined },
  { history, ...input }: Omit<RunInput, "history"> & { history: HistoryEntry[] | undefined },
  now: number,
): Promise<{ settings: RunSettings; resolvesCalls: boolean; added: Message[] }> {
  const { settings } = input;
  if (history !== undefined) {
    const {
      messages: clientMessages,
      resolvesCalls,
      callIds,
      added,
    } = await storeHistory(
      queries,
      { thread, stored },
      history,
      now,
      input.abandonsUndecidedCalls ? undefined : settings,
    );
    for (const { toolCallId, approved, pointer } of input.consents ?? []) {
      if (approved && !callIds.has(toolCallId))
        throw RequestRejectedError.at(
          pointer,
          `the call "${toolCallId}" is not in "messages"; send the complete conversation`,
        );
    }
    return { settings: { ...settings, history: clientMessages }, resolvesCalls, added };
  }
  if (input.regenerate === true) await deleteLastResponse(queries, thread);
  // A new thread has no pending calls.
  if (!isNew || input.toolResults.length > 0) await storeToolResults(queries, thread, input, now);
  const added = input.messages.map(
    ({ content, metadata }): Message => ({
      id: createId("msg"),
      role: "user",
      blocks: content,
      createdAt: now,
      ...(metadata !== undefined && { metadata }),
    }),
  );
  await queries.appendMessages(thread.key, added);
  return { settings, resolvesCalls: input.toolResults.length > 0, added };
}

/**
 * Returns a request's history. A history that depends on stored messages is resolved.
 *
 * @param stored The thread's messages, oldest first.
 */
export function resolveHistory(
  history: RunInput["history"],
  stored: readonly StoredMessage[] = [],
): HistoryEntry[] | undefined {
  return typeof history === "function" ? history(stored.map(({ message }) => message)) : history;
}

/**
 * Stores the user's responses to calls awaiting consent. Responses to other calls are ignored.
 *
 * @returns The responses to calls that were awaiting consent.
 * @throws {RequestRejectedError} if a call has two responses, or if the request responds to some calls but not
 * to all. Nothing is stored.
 */
export async function storeConsents(
  queries: Queries,
  { key }: ThreadRecord,
  consents: readonly Consent[],
): Promise<Consent[]> {
  if (consents.length === 0) return [];
  const pending = await queries.listPendingToolCalls(key);
  const asked = new Set(pending.filter(({ state }) => state === "asking").map(({ id }) => id));
  const known = consents.filter(({ toolCallId }) => asked.has(toolCallId));
  const undecided = new Set(asked);
  for (const { toolCallId, approved, pointer } of known) {
    if (!undecided.delete(toolCallId))
      throw RequestRejectedError.at(pointer, `"${toolCallId}" has two responses; send one`);
    await queries.setToolCallState(key, [toolCallId], approved ? "approved" : "refused");
  }
  const [missing] = undecided;
  if (missing === undefined || known.length === 0) return known;
  throw RequestRejectedError.at(
    "/resume",
    `leaves "${missing}" without a response; respond to all interrupts in one request`,
  );
}

/**
 * Deletes all messages after the last user message together with their components, and abandons pending
 * calls. Run events are kept.
 *
 * @throws {RequestRejectedError} `VALIDATION_ERROR` if the thread has no user message.
 */
async function deleteLastResponse(queries: Queries, { key }: ThreadRecord): Promise<void> {
  const stored = await queries.listMessages(key, { order: "asc" });
  const lastUserMessage = stored.findLast(({ message }) => message.role === "user");
  if (lastUserMessage === undefined) {
    const message = "This thread has no user message, so there is no response to regenerate.";
    throw new RequestRejectedError("VALIDATION_ERROR", message);
  }
  const deletedIds = new Set(
    stored.filter(({ position }) => position > lastUserMessage.position).map(({ message }) => message.id),
  );
  const components = await queries.listComponents(key);
  await queries.deleteComponents(
    key,
    components.filter(({ messageId }) => deletedIds.has(messageId)).map(({ id }) => id),
  );
  await queries.deleteMessagesAfter(key, lastUserMessage.position);
  await queries.abandonToolCalls(key);
}

/**
 * Stores the results of pending client calls. If the request contains a user message, all other pending calls
 * are abandoned so that they do not block the thread.
 */
async function storeToolResults(
  queries: Queries,
  thread: ThreadRecord,
  input: RunInput,
  now: number,
): Promise<void> {
  const pending = await queries.listPendingToolCalls(thread.key);
  const open = new Map(pending.map(({ id, side }) => [id, side]));
  const results: Message[] = [];
  for (const result of input.toolResults) {
    const { toolCallId, content, isError, metadata } = result;
    if (open.get(toolCallId) !== "client") throw await findResultError(queries, thread, result);
    open.delete(toolCallId);
    results.push({
      id: createId("msg"),
      role: "tool",
      blocks: [{ type: "tool_result", toolUseId: toolCallId, content, ...(isError && { isError }) }],
      createdAt: now,
      ...(metadata !== undefined && { metadata }),
    });
  }
  await queries.setToolCallState(
    thread.key,
    input.toolResults.map(({ toolCallId }) => toolCallId),
    "answered",
  );
  if (input.messages.length > 0 && open.size > 0) {
    const abandoned = [...open.keys()];
    results.push(...abandoned.map((id) => createAbandonedResult(id, now)));
    await queries.setToolCallState(thread.key, abandoned, "abandoned");
  }
  await queries.appendMessages(thread.key, results);
}

/** Returns the error for a result whose call is not pending. */
async function findResultError(
  queries: Queries,
  thread: ThreadRecord,
  { toolCallId, pointer }: ClientToolResult,
): Promise<RequestRejectedError> {
  const call = await queries.findToolCall(thread.key, toolCallId);
  if (call === undefined || call.side === "server") {
    return RequestRejectedError.at(
      pointer,
      `this thread has no client tool call "${toolCallId}"`,
      "INVALID_TOOL_CALL",
    );
  }
  const states = { answered: "already has a result", pending: "has two results in this request" };
  const state = states[call.state as keyof typeof states] ?? "is no longer waiting for a result";
  return RequestRejectedError.at(pointer, `tool call "${toolCallId}" ${state}`, "INVALID_TOOL_RESULT");
}

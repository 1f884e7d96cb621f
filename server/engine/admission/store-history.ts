/** Stores a conversation sent by the client: inserts new messages and resolves or abandons pending calls. */
import { createId } from "../../core/ids.ts";
import type { Message } from "../../core/messages.ts";
import type { Queries } from "../../core/ports/queries.ts";
import type { StoredMessage, ThreadRecord, ToolCallRecord } from "../../core/ports/records.ts";
import type { HistoryEntry, RunSettings } from "../run-input.ts";

/** The result of storing a history. */
export interface StoredHistory {
  /**
   * Messages for the model, in order. Each entry is the ID of a stored message or a message that appears only
   * in the history.
   */
  messages: (string | Message)[];
  /** The messages added to the thread. */
  added: Message[];
  /** True if the history contains results for pending calls. */
  resolvesCalls: boolean;
  /** IDs of the tool calls in the history. */
  callIds: ReadonlySet<string>;
}

/**
 * Stores a history. The results in it resolve pending client calls. If the conversation has continued after a
 * pending call without a result, the call is abandoned so that it does not block the thread. A call that awaits
 * the user's consent stays open if the client can ask the user again.
 *
 * @param queries Queries in an open transaction.
 * @param thread The thread with its messages, oldest first.
 */
export async function storeHistory(
  queries: Queries,
  { thread: { key }, stored }: { thread: ThreadRecord; stored: readonly StoredMessage[] },
  history: readonly HistoryEntry[],
  now: number,
  settings?: Pick<RunSettings, "asksConsent">,
): Promise<StoredHistory> {
  const storedById = new Map(stored.map(({ message }) => [message.id, message]));
  const calls = await queries.listToolCalls(key);
  const unseenResults = findUnseenResults(
    calls,
    stored.map(({ message }) => message),
    history,
  );
  const openServerCalls = new Set(calls.filter(isOpenServerCall).map(({ id }) => id));
  const added: Message[] = [];
  const view: (string | Message)[] = [];
  const addToView = (entry: string | Message) => {
    view.push(entry);
    const blocks = (typeof entry === "string" ? storedById.get(entry) : entry)?.blocks ?? [];
    for (const block of blocks)
      if (block.type === "tool_use") view.push(...(unseenResults.get(block.id) ?? []));
  };
  for (const entry of history) {
    if ("stored" in entry) {
      if (storedById.has(entry.stored)) addToView(entry.stored);
      continue;
    }
    const { id, role, blocks, name } = entry;
    if (blocks.flatMap(listAnsweredCalls).some((callId) => openServerCalls.has(callId))) continue;
    const message: Message = { id, role, blocks, ...(name !== undefined && { name }), createdAt: now };
    if (storedById.has(id)) {
      addToView(message);
    } else {
      storedById.set(id, message);
      added.push(message);
      addToView(id);
    }
  }
  const viewMessages = view.flatMap((entry) =>
    typeof entry === "string" ? (storedById.get(entry) ?? []) : entry,
  );
  const { answered: answeredCalls, abandoned: abandonedCalls } = findSettledCalls(
    (await queries.listPendingToolCalls(key)).filter(
      ({ state }) => settings?.asksConsent !== true || state !== "asking",
    ),
    viewMessages,
  );
  await queries.setToolCallState(key, answeredCalls, "answered");
  await queries.setToolCallState(key, abandonedCalls, "abandoned");
  const appended = [...abandonedCalls.map((id) => createAbandonedResult(id, now)), ...added];
  await queries.appendMessages(key, appended);
  const callIds = viewMessages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === "tool_use" ? block.id : [])),
  );
  return {
    messages: view,
    added: appended,
    resolvesCalls: answeredCalls.length > 0,
    callIds: new Set(callIds),
  };
}

/** Returns true if a call to a server tool has no result yet. Only the server may provide the result. */
function isOpenServerCall({ side, state }: ToolCallRecord): boolean {
  return side === "server" && state !== "answered" && state !== "abandoned";
}

/**
 * Returns server tool results that the client has not received because its stream was interrupted. If they
 * were omitted, the calls would be made again.
 *
 * @returns Message IDs, keyed by the ID of the tool call.
 */
function findUnseenResults(
  calls: readonly ToolCallRecord[],
  stored: readonly Message[],
  history: readonly HistoryEntry[],
): Map<string, string[]> {
  const seen = new Set(history.map((entry) => ("stored" in entry ? entry.stored : entry.id)));
  const answered = new Set(
    history.flatMap((entry) => ("stored" in entry ? [] : entry.blocks.flatMap(listAnsweredCalls))),
  );
  const serverCalls = new Set(calls.filter(({ side }) => side === "server").map(({ id }) => id));
  const unseen = new Map<string, string[]>();
  for (const { id, blocks } of stored) {
    if (seen.has(id)) continue;
    for (const callId of blocks.flatMap(listAnsweredCalls))
      if (serverCalls.has(callId) && !answered.has(callId)) unseen.set(callId, [id]);
  }
  return unseen;
}

function listAnsweredCalls(block: Message["blocks"][number]): string[] {
  return block.type === "tool_result" ? [block.toolUseId] : [];
}

/**
 * Returns the pending calls that have a result in the conversation, and those that are abandoned by a later
 * user message.
 */
function findSettledCalls(
  pending: readonly ToolCallRecord[],
  messages: readonly Message[],
): { answered: string[]; abandoned: string[] } {
  const lastUser = messages.findLastIndex(({ role }) => role === "user");
  const open = new Set<string>();
  const results = new Set<string>();
  for (const [index, { blocks }] of messages.entries()) {
    for (const block of blocks) {
      if (block.type === "tool_use" && index > lastUser) open.add(block.id);
      else if (block.type === "tool_result") results.add(block.toolUseId);
    }
  }
  const answered = pending.filter(({ id, side }) => side === "client" && results.has(id));
  const isAbandoned = (call: ToolCallRecord) => !answered.includes(call) && !open.has(call.id);
  const abandoned = lastUser === -1 ? [] : pending.filter(isAbandoned);
  return { answered: answered.map(({ id }) => id), abandoned: abandoned.map(({ id }) => id) };
}

const abandonedText = "The call was abandoned: the user continued without its result.";

/** Returns true if a message is a result from {@link createAbandonedResult}. */
export function isAbandonedResult({ blocks: [block] }: Message): boolean {
  if (block?.type !== "tool_result" || block.isError !== true) return false;
  const [content] = block.content;
  return content?.type === "text" && content.text === abandonedText;
}

/** Returns the tool result that tells the model that a call was abandoned. */
export function createAbandonedResult(toolUseId: string, now: number): Message {
  return {
    id: createId("msg"),
    role: "tool",
    blocks: [
      { type: "tool_result", toolUseId, content: [{ type: "text", text: abandonedText }], isError: true },
    ],
    createdAt: now,
  };
}

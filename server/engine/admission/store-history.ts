/**
 * Stores a conversation as sent by its client: inserts new messages, and resolves or abandons pending calls.
 */
import { newId } from "../../core/ids.ts";
import type { Message } from "../../core/messages.ts";
import type { Queries } from "../../core/ports/queries.ts";
import type { ThreadRecord, ToolCallRecord } from "../../core/ports/records.ts";
import type { HistoryEntry } from "../run-input.ts";

/** A stored history. */
export interface StoredHistory {
  /** Messages for the model, in order: ids of stored messages, or messages that only the history has. */
  view: (string | Message)[];
  /** True if it has results of pending calls. */
  answers: boolean;
  /** Ids of the calls in it. */
  calls: ReadonlySet<string>;
}

/**
 * Stores a history. Its results resolve pending client calls. Pending calls without a result, after which the
 * conversation has continued, are abandoned, so that they do not block the thread.
 *
 *   @param queries Queries of an open transaction.
 */
export async function storeHistory(
  queries: Queries,
  { key }: ThreadRecord,
  history: readonly HistoryEntry[],
  now: number,
): Promise<StoredHistory> {
  const stored = await queries.listMessages(key, { order: "asc" });
  const known = new Map(stored.map(({ message }) => [message.id, message]));
  const calls = await queries.listToolCalls(key);
  const lost = lostResults(
    calls,
    stored.map(({ message }) => message),
    history,
  );
  const servers = new Set(calls.filter(isServersToAnswer).map(({ id }) => id));
  const added: Message[] = [];
  const view: (string | Message)[] = [];
  const show = (entry: string | Message) => {
    view.push(entry);
    const blocks = (typeof entry === "string" ? known.get(entry) : entry)?.blocks ?? [];
    for (const block of blocks) if (block.type === "tool_use") view.push(...(lost.get(block.id) ?? []));
  };
  for (const entry of history) {
    if ("stored" in entry) {
      if (known.has(entry.stored)) show(entry.stored);
      continue;
    }
    const { id, role, blocks } = entry;
    if (blocks.flatMap(answeredCall).some((callId) => servers.has(callId))) continue;
    const message: Message = { id, role, blocks, createdAt: now };
    if (known.has(id)) {
      show(message);
    } else {
      known.set(id, message);
      added.push(message);
      show(id);
    }
  }
  const shown = view.flatMap((entry) => (typeof entry === "string" ? (known.get(entry) ?? []) : entry));
  const { answered, abandoned } = settled(await queries.listPendingToolCalls(key), shown);
  await queries.setToolCallState(key, answered, "answered");
  await queries.setToolCallState(key, abandoned, "abandoned");
  await queries.appendMessages(key, [...abandoned.map((id) => abandonedResult(id, now)), ...added]);
  const made = shown.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === "tool_use" ? block.id : [])),
  );
  return { view, answers: answered.length > 0, calls: new Set(made) };
}

/** Returns true for a server tool call without a result, which only the server may provide. */
function isServersToAnswer({ side, state }: ToolCallRecord): boolean {
  return side === "server" && state !== "answered" && state !== "abandoned";
}

/**
 * Returns the results of server tools that the client has not received, because it lost the stream before.
 * Without them these calls would be made twice.
 *
 *   @returns Message ids, by the id of the call.
 */
function lostResults(
  calls: readonly ToolCallRecord[],
  stored: readonly Message[],
  history: readonly HistoryEntry[],
): Map<string, string[]> {
  const seen = new Set(history.map((entry) => ("stored" in entry ? entry.stored : entry.id)));
  const answered = new Set(
    history.flatMap((entry) => ("stored" in entry ? [] : entry.blocks.flatMap(answeredCall))),
  );
  const servers = new Set(calls.filter(({ side }) => side === "server").map(({ id }) => id));
  const lost = new Map<string, string[]>();
  for (const { id, blocks } of stored) {
    if (seen.has(id)) continue;
    for (const callId of blocks.flatMap(answeredCall))
      if (servers.has(callId) && !answered.has(callId)) lost.set(callId, [id]);
  }
  return lost;
}

function answeredCall(block: Message["blocks"][number]): string[] {
  return block.type === "tool_result" ? [block.toolUseId] : [];
}

/**
 * Returns the pending calls for which the conversation has a result, and those that a later user message
 * abandons.
 */
function settled(
  pending: readonly ToolCallRecord[],
  shown: readonly Message[],
): { answered: string[]; abandoned: string[] } {
  const lastUser = shown.findLastIndex(({ role }) => role === "user");
  const open = new Set<string>();
  const results = new Set<string>();
  for (const [index, { blocks }] of shown.entries()) {
    for (const block of blocks) {
      if (block.type === "tool_use" && index > lastUser) open.add(block.id);
      else if (block.type === "tool_result") results.add(block.toolUseId);
    }
  }
  const answered = pending.filter(({ id, side }) => side === "client" && results.has(id));
  const isGivenUp = (call: ToolCallRecord) => !answered.includes(call) && !open.has(call.id);
  const abandoned = lastUser === -1 ? [] : pending.filter(isGivenUp);
  return { answered: answered.map(({ id }) => id), abandoned: abandoned.map(({ id }) => id) };
}

/** Returns the result of an abandoned call, for the model. */
export function abandonedResult(toolUseId: string, now: number): Message {
  const text = "The call was abandoned: the user went on without its result.";
  return {
    id: newId("msg"),
    role: "tool",
    blocks: [{ type: "tool_result", toolUseId, content: [{ type: "text", text }], isError: true }],
    createdAt: now,
  };
}

/** Taking in a conversation as its client has it: what the thread lacks of it is stored, and pending calls are settled. */
import { newId } from "../../core/ids.ts";
import type { Message } from "../../core/messages.ts";
import type { Queries } from "../../core/ports/queries.ts";
import type { ThreadRecord, ToolCallRecord } from "../../core/ports/records.ts";
import type { HistoryEntry } from "../run-input.ts";

/** A history that was taken in. */
export interface StoredHistory {
  /** What the model is shown, in order: ids of the thread's messages, or messages of the history's own. */
  view: (string | Message)[];
  /** Whether it has results of calls that the thread was waiting for. */
  answers: boolean;
  /** Ids of the calls in it. */
  calls: ReadonlySet<string>;
}

/**
 * Stores a history. Results of pending client calls answer them; calls that the conversation has gone past without a
 * result are given up: a thread is never stuck.
 *
 * @param queries Queries of an open transaction.
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

/** What a server tool gives is the server's alone to say, as long as it has not said it. */
function isServersToAnswer({ side, state }: ToolCallRecord): boolean {
  return side === "server" && state !== "answered" && state !== "abandoned";
}

/**
 * Results of the server's own tools that the client has not seen, by the id of the call: it lost the stream before they
 * came. Without them these calls would be made a second time.
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

/** Which of the thread's pending calls the conversation has answered, and which a message of the user's has given up. */
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

/** The result of a call that was given up: the model must be told something. */
export function abandonedResult(toolUseId: string, now: number): Message {
  const text = "The call was abandoned: the user went on without its result.";
  return {
    id: newId("msg"),
    role: "tool",
    blocks: [{ type: "tool_result", toolUseId, content: [{ type: "text", text }], isError: true }],
    createdAt: now,
  };
}

/**
 * The part of a conversation that a model receives. The oldest messages of a long conversation are neither read nor
 * sent, so a run costs the same however long the conversation is.
 */

import type { Block, Message } from "../../core/messages.ts";
import type { Queries } from "../../core/ports/queries.ts";
import type { StoredMessage, ThreadKey, ToolCallRecord } from "../../core/ports/records.ts";

/** Average for English text. Used only for conversations and for providers that do not report token counts. */
export const charactersPerToken = 4;

/** Number of messages that are read by one statement. */
const pageSize = 100;

export interface ContextWindow {
  /** Maximum number of tokens in the messages, estimated from their characters. Absent if there is no limit. */
  tokens: number | undefined;
  /** The thread's tool calls. A message with an unresolved call is always part of the window. */
  calls: readonly ToolCallRecord[];
}

/**
 * Reads the newest messages of a thread that fit into a window, oldest first. They start with a user message, and
 * contain at least the last user messages and the messages after them. Instructions at the start of the thread are
 * always included.
 */
export async function readWindow(
  queries: Queries,
  threadKey: ThreadKey,
  { tokens, calls }: ContextWindow,
): Promise<StoredMessage[]> {
  if (tokens === undefined) return await queries.listMessages(threadKey, { order: "asc" });
  const isWithin = () => characters <= tokens * charactersPerToken;
  const needed = new Set(calls.filter(isUnresolved).map(({ messageId }) => messageId));
  /** The messages read so far, newest first. */
  const read: StoredMessage[] = [];
  let characters = 0;
  /** Number of messages in the window, and whether it has to be extended to another user message. */
  let count = 0;
  let isOpen = true;
  for (let isLast = false; !isLast; ) {
    const after = read.at(-1)?.position;
    const page = await queries.listMessages(threadKey, {
      order: "desc",
      limit: pageSize,
      ...(after !== undefined && { after }),
    });
    isLast = page.length < pageSize;
    for (const stored of page) {
      read.push(stored);
      characters += countCharacters(stored.message);
      if (needed.delete(stored.message.id)) isOpen = true;
      const isUser = stored.message.role === "user";
      // The user messages of a request belong together.
      if (isUser && (isOpen || isWithin() || count === read.length - 1)) {
        count = read.length;
        isOpen = false;
      }
      if (count < read.length && !isWithin() && !isOpen && needed.size === 0)
        return await addInstructions(queries, threadKey, read.slice(0, count).reverse());
    }
  }
  return read.reverse();
}

/** Adds the system and developer messages at the start of the thread. */
async function addInstructions(
  queries: Queries,
  threadKey: ThreadKey,
  window: StoredMessage[],
): Promise<StoredMessage[]> {
  const first = await queries.listMessages(threadKey, { order: "asc", limit: pageSize });
  const end = first.findIndex(({ message }) => message.role !== "system" && message.role !== "developer");
  const start = window[0]?.position ?? 0;
  return [
    ...first.slice(0, end === -1 ? first.length : end).filter(({ position }) => position < start),
    ...window,
  ];
}

function isUnresolved({ state }: ToolCallRecord): boolean {
  return state !== "answered" && state !== "abandoned";
}

/** Counts the characters of a message as JSON. Files are excluded, as their tokens do not depend on their size. */
function countCharacters({ blocks }: Message): number {
  return JSON.stringify(blocks.map(withoutFiles)).length;
}

function withoutFiles(block: Block): unknown {
  if (block.type === "tool_result") return block.content.map(withoutFiles);
  return block.type === "image" || block.type === "audio" || block.type === "file" ? block.type : block;
}

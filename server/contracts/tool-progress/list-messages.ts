/** Converts a conversation into the messages that a user sees: one for each user message and each run. */
import type { components } from "../../../generated/tool-progress/types.ts";
import { joinTextBlocks, type Message } from "../../core/messages.ts";

type ConversationMessage = components["schemas"]["ConversationMessage"];

/**
 * Converts stored messages, oldest first. The turns of a run become one message (TP-079). System messages, tool
 * results and runs without text are left out.
 */
export function toConversationMessages(
  messages: readonly Message[],
  conversationId: string,
): ConversationMessage[] {
  const list: ConversationMessage[] = [];
  /** The run that wrote the last message in the list. */
  let lastRun: string | undefined;
  for (const { id, role, blocks, sources = [], createdAt, runId } of messages) {
    if (role !== "user" && role !== "assistant") continue;
    const previous = list.at(-1);
    const content = joinTextBlocks(blocks);
    if (role === "assistant" && runId !== undefined && runId === lastRun && previous !== undefined) {
      previous.content += content;
      previous.citations = [...new Set([...previous.citations, ...sources])];
      continue;
    }
    lastRun = role === "assistant" ? runId : undefined;
    list.push({
      id,
      conversation_id: conversationId,
      content,
      type: role === "user" ? "HUMAN" : "AI_GENERATED",
      citations: [...sources],
      created_at: new Date(createdAt).toISOString(),
    });
  }
  return list.filter(({ type, content }) => type === "HUMAN" || content !== "");
}

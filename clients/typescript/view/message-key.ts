import type { LiveMessage } from "./view.ts";

/** What a message is found again by: its id, or the call that it answers, for not every id of an answer is the server's. */
export function keyOf({ id, toolCallId, content: [block] }: LiveMessage): string {
  return toolCallId ?? (block?.type === "tool_result" ? block.toolUseId : id);
}

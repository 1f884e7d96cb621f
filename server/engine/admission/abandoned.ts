/** Calls that a conversation has gone on without. */
import { newId } from "../../core/ids.ts";
import type { Message } from "../../core/messages.ts";

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

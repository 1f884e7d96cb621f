/** What a client is asked when a call may not be made before its user agrees. */
import type { PendingToolCall } from "../../core/events.ts";

/** A call that needs the user's consent, as AG-UI's interrupt. */
export function interruptOf({ toolCallId, toolName, input }: PendingToolCall) {
  return {
    id: toolCallId,
    reason: "tool_call",
    message: `Allow the call of ${toolName} with ${JSON.stringify(input)}?`,
    toolCallId,
    responseSchema: {
      type: "object",
      properties: { approved: { type: "boolean" } },
      required: ["approved"],
    },
  };
}

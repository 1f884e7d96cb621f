/** What a tool call gave, and the payload that tells it. */
import type { AgUiPayloads } from "./payloads.ts";
import type { Json } from "./json.ts";

export interface ToolResultMembers {
  toolCallId: string;
  toolName: string;
  output: Json;
  threadId?: string;
}

export interface ToolResult extends Readonly<ToolResultMembers> {
  /** `content` is the output if that is a text or a list of one text block, otherwise its JSON text (AX-12). */
  toAgUiEvent(): AgUiPayloads["tool_result"];
}

export function toolResult(members: ToolResultMembers): ToolResult {
  const { toolCallId, output, threadId } = members;
  return {
    ...members,
    toAgUiEvent: () => ({
      toolCallId,
      content: textOf(output),
      role: "tool",
      ...(threadId !== undefined && { thread_id: threadId }),
    }),
  };
}

function textOf(output: Json): string {
  if (typeof output === "string") return output;
  if (Array.isArray(output) && output.length === 1) {
    const block: { type?: Json; text?: Json } | null = output[0];
    if (block?.type === "text" && typeof block.text === "string") return block.text;
  }
  return JSON.stringify(output);
}

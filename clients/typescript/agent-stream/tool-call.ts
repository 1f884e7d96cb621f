/** A tool call, and the payloads that tell of it until its arguments are complete. */
import type { AgUiPayloads } from "./payloads.ts";
import type { Json } from "./json.ts";

export interface ToolCallMembers {
  toolCallId: string;
  toolName: string;
  /** The arguments. */
  toolInput: { [name: string]: Json };
  threadId?: string;
  /** Name of the agent that makes the call. */
  agent?: string;
}

export interface ToolCall extends Readonly<ToolCallMembers> {
  toAgUiStartEvent(): AgUiPayloads["tool_call_start"];
  /** @param delta A piece of the arguments' JSON text; all of it, made of `toolInput`, if absent (A-061). */
  toAgUiArgsEvent(delta?: string): AgUiPayloads["tool_call_args"];
  toAgUiEndEvent(): AgUiPayloads["tool_call_end"];
}

export function toolCall(members: ToolCallMembers): ToolCall {
  const { toolCallId, toolName, toolInput, threadId, agent } = members;
  const ofThread = threadId === undefined ? {} : { thread_id: threadId };
  return {
    ...members,
    toAgUiStartEvent: () => ({
      toolCallId,
      toolCallName: toolName,
      ...ofThread,
      ...(agent !== undefined && { agent }),
    }),
    toAgUiArgsEvent: (delta = JSON.stringify(toolInput)) => ({ toolCallId, delta, ...ofThread }),
    toAgUiEndEvent: () => ({ toolCallId, ...ofThread }),
  };
}

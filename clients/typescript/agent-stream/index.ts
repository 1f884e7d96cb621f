/** Builders for backends that write agent-stream events themselves (A-090…A-095). */
export {
  type AgentContentBlock,
  type AgentMessage,
  type AgUiEventName,
  type AgUiPayloads,
  type AudioBlock,
  type FileBlock,
  type ImageBlock,
  imageBlock,
  type Json,
  makeAgUiEvent,
  type ReasoningBlock,
  reasoningBlock,
  type TextBlock,
  textBlock,
} from "./payloads.ts";
export { ReasoningState } from "./reasoning-state.ts";
export {
  type ToolCall,
  type ToolCallMembers,
  ToolCallState,
  type ToolResult,
  type ToolResultMembers,
  toolCall,
  toolResult,
} from "./tool-call.ts";

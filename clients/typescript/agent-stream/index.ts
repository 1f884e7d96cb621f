/** Builders for backends that write agent-stream events themselves (A-090…A-095). */
export {
  type AgentContentBlock,
  type AgentMessage,
  type AgUiEventName,
  type AgUiPayloads,
  type AudioBlock,
  createImageBlock as imageBlock,
  createReasoningBlock as reasoningBlock,
  createTextBlock as textBlock,
  type FileBlock,
  type ImageBlock,
  type Json,
  makeAgUiEvent,
  type ReasoningBlock,
  type TextBlock,
} from "./payloads.ts";
export { ReasoningState } from "./reasoning-state.ts";
export {
  createToolCall as toolCall,
  createToolResult as toolResult,
  type ToolCall,
  type ToolCallFields as ToolCallMembers,
  ToolCallState,
  type ToolResult,
  type ToolResultFields as ToolResultMembers,
} from "./tool-call.ts";

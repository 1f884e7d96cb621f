/** Builders for backends that write agent-stream events directly (A-090…A-095). */
export {
  type AgentContentBlock,
  type AgentMessage,
  type AgUiEventName,
  type AgUiPayloads,
  type AudioBlock,
  createImageBlock,
  createReasoningBlock,
  createTextBlock,
  type FileBlock,
  type ImageBlock,
  type Json,
  makeAgUiEvent,
  type ReasoningBlock,
  type TextBlock,
} from "./payloads.ts";
export { ReasoningState } from "./reasoning-state.ts";
export {
  createToolCall,
  createToolResult,
  type ToolCall,
  type ToolCallFields,
  ToolCallState,
  type ToolResult,
  type ToolResultFields,
} from "./tool-call.ts";

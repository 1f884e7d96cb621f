/** Builders of the agent-stream contract, for backends that speak it themselves (A-090…A-095). */
export {
  type AgentContentBlock,
  type AgentMessage,
  type AudioBlock,
  type FileBlock,
  type ImageBlock,
  imageBlock,
  type ReasoningBlock,
  reasoningBlock,
  type TextBlock,
  textBlock,
} from "./content.ts";
export { type AgUiEventName, type AgUiPayloads, makeAgUiEvent } from "./payloads.ts";
export type { Json } from "./json.ts";
export { ReasoningState } from "./reasoning-state.ts";
export { type ToolCall, type ToolCallMembers, toolCall } from "./tool-call.ts";
export { ToolCallState } from "./tool-call-state.ts";
export { type ToolResult, type ToolResultMembers, toolResult } from "./tool-result.ts";

/** Client for agent streams, and builders for backends that write the events directly (A-090…A-095). */
export type { AgentRequest, ChatRequest, StreamFrame } from "../../../generated/agent-stream/types.ts";
export type { IdempotentOptions } from "../http/contract-client.ts";
export { ContractError, type ContractErrorDetails } from "../http/contract-error.ts";
export type { EventStream } from "../http/event-stream.ts";
export type { ClientOptions, RequestOptions } from "../http/rest-client.ts";
export { type AgentStreamClient, createAgentStreamClient } from "./client.ts";
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

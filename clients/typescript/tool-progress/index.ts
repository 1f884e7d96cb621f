/** Client, types for tool-progress streams, and functions that fold their chunks into messages (P-040…P-048). */
export type {
  ActiveSession,
  RegenerateRequest,
  SendMessageRequest,
  StopResponse,
  TaskStatus,
} from "../../../generated/tool-progress/types.ts";
export type { IdempotentOptions } from "../http/contract-client.ts";
export { ContractError, type ContractErrorDetails } from "../http/contract-error.ts";
export type { EventStream } from "../http/event-stream.ts";
export type { ClientOptions, RequestOptions } from "../http/rest-client.ts";
export {
  type ChatAgentResponse,
  parseToolCall,
  type RunFailure,
  type ToolCallDetails,
  type ToolCallResponse,
  type ToolEventType,
} from "./chunk.ts";
export {
  createToolProgressClient,
  type RegenerateOptions,
  type SendMessageOptions,
  type SessionStream,
  type ToolProgressClient,
} from "./client.ts";
export { type AssistantMessage, emptyMessage, foldChunk } from "./fold-chunk.ts";
export {
  nextToolCall,
  nextToolCallState,
  type ToolCall,
  type ToolCallPhase,
  type ToolCallState,
} from "./tool-call.ts";

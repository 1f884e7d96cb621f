/** What comes in tool-progress streams, and how it is put together (P-040…P-048). */
export type {
  ChatAgentResponse,
  RunFailure,
  ToolCallDetails,
  ToolCallResponse,
  ToolEventType,
} from "./chunk.ts";
export { type Answer, emptyAnswer, foldChunk } from "./fold-chunk.ts";
export { readToolCall } from "./read-tool-call.ts";
export { nextToolCall, type ToolCall, type ToolCallPhase } from "./tool-call.ts";
export { nextToolCallState, type ToolCallState } from "./tool-call-state.ts";

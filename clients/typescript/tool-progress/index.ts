/** Types for tool-progress streams, and functions that fold their chunks into messages (P-040…P-048). */
export {
  type ChatAgentResponse,
  parseToolCall,
  type RunFailure,
  type ToolCallDetails,
  type ToolCallResponse,
  type ToolEventType,
} from "./chunk.ts";
export { type AssistantMessage, emptyMessage, foldChunk } from "./fold-chunk.ts";
export {
  nextToolCall,
  nextToolCallState,
  type ToolCall,
  type ToolCallPhase,
  type ToolCallState,
} from "./tool-call.ts";

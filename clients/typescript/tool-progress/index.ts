/** Types and folding of tool-progress streams (P-040…P-048). */
export {
  type ChatAgentResponse,
  parseToolCall as readToolCall,
  type RunFailure,
  type ToolCallDetails,
  type ToolCallResponse,
  type ToolEventType,
} from "./chunk.ts";
export { type AssistantMessage, emptyMessage as emptyAnswer, foldChunk } from "./fold-chunk.ts";
export {
  nextToolCall,
  nextToolCallState,
  type ToolCall,
  type ToolCallPhase,
  type ToolCallState,
} from "./tool-call.ts";

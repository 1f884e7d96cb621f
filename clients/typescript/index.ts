/** Client of Tambo API v1. */
export type {
  CancelRunResponse,
  GetThreadResponse,
  Health,
  ListMessagesResponse,
  ListThreadsResponse,
  ProblemViolation,
  paths,
  UpdateComponentStateResponse,
} from "../../generated/tambo/types.ts";
export {
  createTamboClient,
  type RequestOptions,
  type RestClient,
  type TamboClient,
  type TamboClientOptions,
} from "./client.ts";
export { type EventName, type EventOf, isEvent } from "./events/event-name.ts";
export { type EventParsers, parse, parseEvent } from "./events.ts";
export type { ComponentOperations } from "./rest/components.ts";
export type { ListMessagesQuery, MessageOperations } from "./rest/messages.ts";
export type { ListThreadsQuery, ThreadOperations } from "./rest/threads.ts";
export type { RunOperations } from "./run/run-operations.ts";
export type {
  LastingRequest,
  OfferedComponent,
  ReadOptions,
  ReconnectOptions,
  RunRequest,
  StreamOptions,
} from "./run/run-request.ts";
export type { Connection, RunStream } from "./run/run-stream.ts";
export { type Problem, TamboError, type TamboErrorCode, type TamboErrorDetails } from "./tambo-error.ts";
export { type ClientTool, defineTool, type ToolContext, type ToolDefinition } from "./tools/client-tool.ts";
export type { FromSchema, InputSchema } from "./tools/from-schema.ts";
export { runClientTool } from "./tools/run-tool.ts";
export type * from "./types.ts";
export { RunAccumulator } from "./view/accumulator.ts";
export type {
  LiveComponent,
  LiveContent,
  LiveMessage,
  LiveToolCall,
  RunFailure,
  RunStatus,
  RunView,
} from "./view/view.ts";

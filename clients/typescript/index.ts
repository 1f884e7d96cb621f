/** TypeScript client for Tambo API v1. */
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
export { createTamboClient, type TamboClient } from "./client.ts";
export { type EventName, type EventOf, type EventParsers, isEvent, parse, parseEvent } from "./events.ts";
export { ContractError, type ContractErrorDetails } from "./http/contract-error.ts";
export type { ClientOptions as TamboClientOptions, RequestOptions } from "./http/rest-client.ts";
export type {
  ComponentOperations,
  ListMessagesQuery,
  ListThreadsQuery,
  MessageOperations,
  RestClient,
  ThreadOperations,
} from "./rest.ts";
export type {
  ReadOptions,
  ReconnectOptions,
  RunRequest,
  RunRequestComponent,
  RunSettings,
  StreamOptions,
} from "./run/run-request.ts";
export type { ConnectionStatus, RunOperations, RunStream } from "./run/run-stream.ts";
export { RunAccumulator } from "./snapshot/accumulator.ts";
export type {
  LiveComponent,
  LiveContent,
  LiveMessage,
  LiveToolCall,
  RunError,
  RunSnapshot,
  RunStatus,
} from "./snapshot/run-snapshot.ts";
export { type Problem, TamboError, type TamboErrorCode, type TamboErrorDetails } from "./tambo-error.ts";
export {
  type CheckedSchema,
  type ClientTool,
  defineTool,
  type FromSchema,
  type InputSchema,
  type ToolContext,
  type ToolDefinition,
} from "./tools/client-tool.ts";
export { runClientTool } from "./tools/run-tool.ts";
export type * from "./types.ts";

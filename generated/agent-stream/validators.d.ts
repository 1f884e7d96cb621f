// generated from spec/agent-stream by `npm run generate`; do not edit
import type { components, operations } from "./types.js";
import type { RawParameters } from "./parameters.js";
import type { Violation } from "./violations.js";

export type { RawParameters, Violation };

type Schemas = components["schemas"];
type Declared<Operation extends keyof operations, Location extends string> =
  operations[Operation]["parameters"] extends { [L in Location]?: infer Values }
    ? [NonNullable<Values>] extends [never] ? Record<never, never> : NonNullable<Values>
    : Record<never, never>;

/** The parameters of an operation as its handler takes them. */
export interface Parameters<Operation extends keyof operations> {
  path: Declared<Operation, "path">;
  query: Declared<Operation, "query">;
  headers: Declared<Operation, "header">;
}

/** Operations with a request body. */
export type OperationWithBody = "streamAgent" | "streamChat";

/**
 * Reads the parameters of an operation: text to numbers and booleans, defaults for what is absent, then what their
 * schemas say. Undeclared parameters are ignored. Pointers are `/<name>`. The value is whole only without violations.
 */
export declare function readParameters<Operation extends keyof operations>(
  operationId: Operation,
  raw: RawParameters,
): { value: Parameters<Operation>; violations: Violation[] };

/** What is wrong with a request body; an absent one is `undefined`. Empty for a valid one. */
export declare function checkBody(operationId: OperationWithBody, body: unknown): Violation[];

/**
 * What is wrong with the body of a response, or with one event of a stream. Empty for a valid one.
 *
 * @throws Error when the contract does not declare the status.
 */
export declare function checkResponse(operationId: keyof operations, status: number, body: unknown): Violation[];

export declare function validateAgentModule(value: unknown): value is Schemas["AgentModule"];
/** What is wrong with a value that should be a `AgentModule`; empty for a valid one. */
export declare function checkAgentModule(value: unknown): Violation[];
export declare function validateAgentRequest(value: unknown): value is Schemas["AgentRequest"];
/** What is wrong with a value that should be a `AgentRequest`; empty for a valid one. */
export declare function checkAgentRequest(value: unknown): Violation[];
export declare function validateAssistantBlock(value: unknown): value is Schemas["AssistantBlock"];
/** What is wrong with a value that should be a `AssistantBlock`; empty for a valid one. */
export declare function checkAssistantBlock(value: unknown): Violation[];
export declare function validateAssistantBlocks(value: unknown): value is Schemas["AssistantBlocks"];
/** What is wrong with a value that should be a `AssistantBlocks`; empty for a valid one. */
export declare function checkAssistantBlocks(value: unknown): Violation[];
export declare function validateAssistantContent(value: unknown): value is Schemas["AssistantContent"];
/** What is wrong with a value that should be a `AssistantContent`; empty for a valid one. */
export declare function checkAssistantContent(value: unknown): Violation[];
export declare function validateAssistantMessage(value: unknown): value is Schemas["AssistantMessage"];
/** What is wrong with a value that should be a `AssistantMessage`; empty for a valid one. */
export declare function checkAssistantMessage(value: unknown): Violation[];
export declare function validateAudioBlock(value: unknown): value is Schemas["AudioBlock"];
/** What is wrong with a value that should be a `AudioBlock`; empty for a valid one. */
export declare function checkAudioBlock(value: unknown): Violation[];
export declare function validateBadRequestBody(value: unknown): value is Schemas["BadRequestBody"];
/** What is wrong with a value that should be a `BadRequestBody`; empty for a valid one. */
export declare function checkBadRequestBody(value: unknown): Violation[];
export declare function validateBlockUrl(value: unknown): value is Schemas["BlockUrl"];
/** What is wrong with a value that should be a `BlockUrl`; empty for a valid one. */
export declare function checkBlockUrl(value: unknown): Violation[];
export declare function validateChatRequest(value: unknown): value is Schemas["ChatRequest"];
/** What is wrong with a value that should be a `ChatRequest`; empty for a valid one. */
export declare function checkChatRequest(value: unknown): Violation[];
export declare function validateConfiguredName(value: unknown): value is Schemas["ConfiguredName"];
/** What is wrong with a value that should be a `ConfiguredName`; empty for a valid one. */
export declare function checkConfiguredName(value: unknown): Violation[];
export declare function validateConflictBody(value: unknown): value is Schemas["ConflictBody"];
/** What is wrong with a value that should be a `ConflictBody`; empty for a valid one. */
export declare function checkConflictBody(value: unknown): Violation[];
export declare function validateErrorCode(value: unknown): value is Schemas["ErrorCode"];
/** What is wrong with a value that should be a `ErrorCode`; empty for a valid one. */
export declare function checkErrorCode(value: unknown): Violation[];
export declare function validateErrorEvent(value: unknown): value is Schemas["ErrorEvent"];
/** What is wrong with a value that should be a `ErrorEvent`; empty for a valid one. */
export declare function checkErrorEvent(value: unknown): Violation[];
export declare function validateErrorFrame(value: unknown): value is Schemas["ErrorFrame"];
/** What is wrong with a value that should be a `ErrorFrame`; empty for a valid one. */
export declare function checkErrorFrame(value: unknown): Violation[];
export declare function validateFileBlock(value: unknown): value is Schemas["FileBlock"];
/** What is wrong with a value that should be a `FileBlock`; empty for a valid one. */
export declare function checkFileBlock(value: unknown): Violation[];
export declare function validateForbiddenBody(value: unknown): value is Schemas["ForbiddenBody"];
/** What is wrong with a value that should be a `ForbiddenBody`; empty for a valid one. */
export declare function checkForbiddenBody(value: unknown): Violation[];
export declare function validateGoneBody(value: unknown): value is Schemas["GoneBody"];
/** What is wrong with a value that should be a `GoneBody`; empty for a valid one. */
export declare function checkGoneBody(value: unknown): Violation[];
export declare function validateIdempotencyKeyReusedBody(value: unknown): value is Schemas["IdempotencyKeyReusedBody"];
/** What is wrong with a value that should be a `IdempotencyKeyReusedBody`; empty for a valid one. */
export declare function checkIdempotencyKeyReusedBody(value: unknown): Violation[];
export declare function validateImageBlock(value: unknown): value is Schemas["ImageBlock"];
/** What is wrong with a value that should be a `ImageBlock`; empty for a valid one. */
export declare function checkImageBlock(value: unknown): Violation[];
export declare function validateImageDetail(value: unknown): value is Schemas["ImageDetail"];
/** What is wrong with a value that should be a `ImageDetail`; empty for a valid one. */
export declare function checkImageDetail(value: unknown): Violation[];
export declare function validateInputBlock(value: unknown): value is Schemas["InputBlock"];
/** What is wrong with a value that should be a `InputBlock`; empty for a valid one. */
export declare function checkInputBlock(value: unknown): Violation[];
export declare function validateInputBlocks(value: unknown): value is Schemas["InputBlocks"];
/** What is wrong with a value that should be a `InputBlocks`; empty for a valid one. */
export declare function checkInputBlocks(value: unknown): Violation[];
export declare function validateInputContent(value: unknown): value is Schemas["InputContent"];
/** What is wrong with a value that should be a `InputContent`; empty for a valid one. */
export declare function checkInputContent(value: unknown): Violation[];
export declare function validateInternalErrorBody(value: unknown): value is Schemas["InternalErrorBody"];
/** What is wrong with a value that should be a `InternalErrorBody`; empty for a valid one. */
export declare function checkInternalErrorBody(value: unknown): Violation[];
export declare function validateJsonObject(value: unknown): value is Schemas["JsonObject"];
/** What is wrong with a value that should be a `JsonObject`; empty for a valid one. */
export declare function checkJsonObject(value: unknown): Violation[];
export declare function validateMcpSettings(value: unknown): value is Schemas["McpSettings"];
/** What is wrong with a value that should be a `McpSettings`; empty for a valid one. */
export declare function checkMcpSettings(value: unknown): Violation[];
export declare function validateMediaType(value: unknown): value is Schemas["MediaType"];
/** What is wrong with a value that should be a `MediaType`; empty for a valid one. */
export declare function checkMediaType(value: unknown): Violation[];
export declare function validateMessage(value: unknown): value is Schemas["Message"];
/** What is wrong with a value that should be a `Message`; empty for a valid one. */
export declare function checkMessage(value: unknown): Violation[];
export declare function validateMessageEvent(value: unknown): value is Schemas["MessageEvent"];
/** What is wrong with a value that should be a `MessageEvent`; empty for a valid one. */
export declare function checkMessageEvent(value: unknown): Violation[];
export declare function validateMessageFrame(value: unknown): value is Schemas["MessageFrame"];
/** What is wrong with a value that should be a `MessageFrame`; empty for a valid one. */
export declare function checkMessageFrame(value: unknown): Violation[];
export declare function validateMistake(value: unknown): value is Schemas["Mistake"];
/** What is wrong with a value that should be a `Mistake`; empty for a valid one. */
export declare function checkMistake(value: unknown): Violation[];
export declare function validateMistakes(value: unknown): value is Schemas["Mistakes"];
/** What is wrong with a value that should be a `Mistakes`; empty for a valid one. */
export declare function checkMistakes(value: unknown): Violation[];
export declare function validateNonEmptyText(value: unknown): value is Schemas["NonEmptyText"];
/** What is wrong with a value that should be a `NonEmptyText`; empty for a valid one. */
export declare function checkNonEmptyText(value: unknown): Violation[];
export declare function validateNotImplementedBody(value: unknown): value is Schemas["NotImplementedBody"];
/** What is wrong with a value that should be a `NotImplementedBody`; empty for a valid one. */
export declare function checkNotImplementedBody(value: unknown): Violation[];
export declare function validatePayloadTooLargeBody(value: unknown): value is Schemas["PayloadTooLargeBody"];
/** What is wrong with a value that should be a `PayloadTooLargeBody`; empty for a valid one. */
export declare function checkPayloadTooLargeBody(value: unknown): Violation[];
export declare function validateReasoningBlock(value: unknown): value is Schemas["ReasoningBlock"];
/** What is wrong with a value that should be a `ReasoningBlock`; empty for a valid one. */
export declare function checkReasoningBlock(value: unknown): Violation[];
export declare function validateReasoningEndEvent(value: unknown): value is Schemas["ReasoningEndEvent"];
/** What is wrong with a value that should be a `ReasoningEndEvent`; empty for a valid one. */
export declare function checkReasoningEndEvent(value: unknown): Violation[];
export declare function validateReasoningEndFrame(value: unknown): value is Schemas["ReasoningEndFrame"];
/** What is wrong with a value that should be a `ReasoningEndFrame`; empty for a valid one. */
export declare function checkReasoningEndFrame(value: unknown): Violation[];
export declare function validateReasoningMessageContentEvent(value: unknown): value is Schemas["ReasoningMessageContentEvent"];
/** What is wrong with a value that should be a `ReasoningMessageContentEvent`; empty for a valid one. */
export declare function checkReasoningMessageContentEvent(value: unknown): Violation[];
export declare function validateReasoningMessageContentFrame(value: unknown): value is Schemas["ReasoningMessageContentFrame"];
/** What is wrong with a value that should be a `ReasoningMessageContentFrame`; empty for a valid one. */
export declare function checkReasoningMessageContentFrame(value: unknown): Violation[];
export declare function validateReasoningMessageEndEvent(value: unknown): value is Schemas["ReasoningMessageEndEvent"];
/** What is wrong with a value that should be a `ReasoningMessageEndEvent`; empty for a valid one. */
export declare function checkReasoningMessageEndEvent(value: unknown): Violation[];
export declare function validateReasoningMessageEndFrame(value: unknown): value is Schemas["ReasoningMessageEndFrame"];
/** What is wrong with a value that should be a `ReasoningMessageEndFrame`; empty for a valid one. */
export declare function checkReasoningMessageEndFrame(value: unknown): Violation[];
export declare function validateReasoningMessageStartEvent(value: unknown): value is Schemas["ReasoningMessageStartEvent"];
/** What is wrong with a value that should be a `ReasoningMessageStartEvent`; empty for a valid one. */
export declare function checkReasoningMessageStartEvent(value: unknown): Violation[];
export declare function validateReasoningMessageStartFrame(value: unknown): value is Schemas["ReasoningMessageStartFrame"];
/** What is wrong with a value that should be a `ReasoningMessageStartFrame`; empty for a valid one. */
export declare function checkReasoningMessageStartFrame(value: unknown): Violation[];
export declare function validateReasoningStartEvent(value: unknown): value is Schemas["ReasoningStartEvent"];
/** What is wrong with a value that should be a `ReasoningStartEvent`; empty for a valid one. */
export declare function checkReasoningStartEvent(value: unknown): Violation[];
export declare function validateReasoningStartFrame(value: unknown): value is Schemas["ReasoningStartFrame"];
/** What is wrong with a value that should be a `ReasoningStartFrame`; empty for a valid one. */
export declare function checkReasoningStartFrame(value: unknown): Violation[];
export declare function validateRequestTimeoutBody(value: unknown): value is Schemas["RequestTimeoutBody"];
/** What is wrong with a value that should be a `RequestTimeoutBody`; empty for a valid one. */
export declare function checkRequestTimeoutBody(value: unknown): Violation[];
export declare function validateResource(value: unknown): value is Schemas["Resource"];
/** What is wrong with a value that should be a `Resource`; empty for a valid one. */
export declare function checkResource(value: unknown): Violation[];
export declare function validateStatusEvent(value: unknown): value is Schemas["StatusEvent"];
/** What is wrong with a value that should be a `StatusEvent`; empty for a valid one. */
export declare function checkStatusEvent(value: unknown): Violation[];
export declare function validateStatusFrame(value: unknown): value is Schemas["StatusFrame"];
/** What is wrong with a value that should be a `StatusFrame`; empty for a valid one. */
export declare function checkStatusFrame(value: unknown): Violation[];
export declare function validateStatusType(value: unknown): value is Schemas["StatusType"];
/** What is wrong with a value that should be a `StatusType`; empty for a valid one. */
export declare function checkStatusType(value: unknown): Violation[];
export declare function validateStreamFrame(value: unknown): value is Schemas["StreamFrame"];
/** What is wrong with a value that should be a `StreamFrame`; empty for a valid one. */
export declare function checkStreamFrame(value: unknown): Violation[];
export declare function validateSystemMessage(value: unknown): value is Schemas["SystemMessage"];
/** What is wrong with a value that should be a `SystemMessage`; empty for a valid one. */
export declare function checkSystemMessage(value: unknown): Violation[];
export declare function validateTextBlock(value: unknown): value is Schemas["TextBlock"];
/** What is wrong with a value that should be a `TextBlock`; empty for a valid one. */
export declare function checkTextBlock(value: unknown): Violation[];
export declare function validateThreadId(value: unknown): value is Schemas["ThreadId"];
/** What is wrong with a value that should be a `ThreadId`; empty for a valid one. */
export declare function checkThreadId(value: unknown): Violation[];
export declare function validateTooManyRequestsBody(value: unknown): value is Schemas["TooManyRequestsBody"];
/** What is wrong with a value that should be a `TooManyRequestsBody`; empty for a valid one. */
export declare function checkTooManyRequestsBody(value: unknown): Violation[];
export declare function validateToolCallArgsEvent(value: unknown): value is Schemas["ToolCallArgsEvent"];
/** What is wrong with a value that should be a `ToolCallArgsEvent`; empty for a valid one. */
export declare function checkToolCallArgsEvent(value: unknown): Violation[];
export declare function validateToolCallArgsFrame(value: unknown): value is Schemas["ToolCallArgsFrame"];
/** What is wrong with a value that should be a `ToolCallArgsFrame`; empty for a valid one. */
export declare function checkToolCallArgsFrame(value: unknown): Violation[];
export declare function validateToolCallEndEvent(value: unknown): value is Schemas["ToolCallEndEvent"];
/** What is wrong with a value that should be a `ToolCallEndEvent`; empty for a valid one. */
export declare function checkToolCallEndEvent(value: unknown): Violation[];
export declare function validateToolCallEndFrame(value: unknown): value is Schemas["ToolCallEndFrame"];
/** What is wrong with a value that should be a `ToolCallEndFrame`; empty for a valid one. */
export declare function checkToolCallEndFrame(value: unknown): Violation[];
export declare function validateToolCallStartEvent(value: unknown): value is Schemas["ToolCallStartEvent"];
/** What is wrong with a value that should be a `ToolCallStartEvent`; empty for a valid one. */
export declare function checkToolCallStartEvent(value: unknown): Violation[];
export declare function validateToolCallStartFrame(value: unknown): value is Schemas["ToolCallStartFrame"];
/** What is wrong with a value that should be a `ToolCallStartFrame`; empty for a valid one. */
export declare function checkToolCallStartFrame(value: unknown): Violation[];
export declare function validateToolResultEvent(value: unknown): value is Schemas["ToolResultEvent"];
/** What is wrong with a value that should be a `ToolResultEvent`; empty for a valid one. */
export declare function checkToolResultEvent(value: unknown): Violation[];
export declare function validateToolResultFrame(value: unknown): value is Schemas["ToolResultFrame"];
/** What is wrong with a value that should be a `ToolResultFrame`; empty for a valid one. */
export declare function checkToolResultFrame(value: unknown): Violation[];
export declare function validateTraceId(value: unknown): value is Schemas["TraceId"];
/** What is wrong with a value that should be a `TraceId`; empty for a valid one. */
export declare function checkTraceId(value: unknown): Violation[];
export declare function validateUnauthorizedBody(value: unknown): value is Schemas["UnauthorizedBody"];
/** What is wrong with a value that should be a `UnauthorizedBody`; empty for a valid one. */
export declare function checkUnauthorizedBody(value: unknown): Violation[];
export declare function validateUnavailableBody(value: unknown): value is Schemas["UnavailableBody"];
/** What is wrong with a value that should be a `UnavailableBody`; empty for a valid one. */
export declare function checkUnavailableBody(value: unknown): Violation[];
export declare function validateUnsupportedMediaTypeBody(value: unknown): value is Schemas["UnsupportedMediaTypeBody"];
/** What is wrong with a value that should be a `UnsupportedMediaTypeBody`; empty for a valid one. */
export declare function checkUnsupportedMediaTypeBody(value: unknown): Violation[];
export declare function validateUserMessage(value: unknown): value is Schemas["UserMessage"];
/** What is wrong with a value that should be a `UserMessage`; empty for a valid one. */
export declare function checkUserMessage(value: unknown): Violation[];

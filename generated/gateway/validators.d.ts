// generated from spec/gateway by `npm run generate`; do not edit
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
export type OperationWithBody = "createRun" | "streamRun";

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

export declare function validateAnyToolChoice(value: unknown): value is Schemas["AnyToolChoice"];
/** What is wrong with a value that should be a `AnyToolChoice`; empty for a valid one. */
export declare function checkAnyToolChoice(value: unknown): Violation[];
export declare function validateApiError(value: unknown): value is Schemas["ApiError"];
/** What is wrong with a value that should be a `ApiError`; empty for a valid one. */
export declare function checkApiError(value: unknown): Violation[];
export declare function validateArraySchema(value: unknown): value is Schemas["ArraySchema"];
/** What is wrong with a value that should be a `ArraySchema`; empty for a valid one. */
export declare function checkArraySchema(value: unknown): Violation[];
export declare function validateAssistantBlock(value: unknown): value is Schemas["AssistantBlock"];
/** What is wrong with a value that should be a `AssistantBlock`; empty for a valid one. */
export declare function checkAssistantBlock(value: unknown): Violation[];
export declare function validateAssistantContent(value: unknown): value is Schemas["AssistantContent"];
/** What is wrong with a value that should be a `AssistantContent`; empty for a valid one. */
export declare function checkAssistantContent(value: unknown): Violation[];
export declare function validateAssistantMessage(value: unknown): value is Schemas["AssistantMessage"];
/** What is wrong with a value that should be a `AssistantMessage`; empty for a valid one. */
export declare function checkAssistantMessage(value: unknown): Violation[];
export declare function validateAudioBlock(value: unknown): value is Schemas["AudioBlock"];
/** What is wrong with a value that should be a `AudioBlock`; empty for a valid one. */
export declare function checkAudioBlock(value: unknown): Violation[];
export declare function validateAudioSttBlock(value: unknown): value is Schemas["AudioSttBlock"];
/** What is wrong with a value that should be a `AudioSttBlock`; empty for a valid one. */
export declare function checkAudioSttBlock(value: unknown): Violation[];
export declare function validateAuthenticationError(value: unknown): value is Schemas["AuthenticationError"];
/** What is wrong with a value that should be a `AuthenticationError`; empty for a valid one. */
export declare function checkAuthenticationError(value: unknown): Violation[];
export declare function validateAutoToolChoice(value: unknown): value is Schemas["AutoToolChoice"];
/** What is wrong with a value that should be a `AutoToolChoice`; empty for a valid one. */
export declare function checkAutoToolChoice(value: unknown): Violation[];
export declare function validateBadGatewayBody(value: unknown): value is Schemas["BadGatewayBody"];
/** What is wrong with a value that should be a `BadGatewayBody`; empty for a valid one. */
export declare function checkBadGatewayBody(value: unknown): Violation[];
export declare function validateBadRequestBody(value: unknown): value is Schemas["BadRequestBody"];
/** What is wrong with a value that should be a `BadRequestBody`; empty for a valid one. */
export declare function checkBadRequestBody(value: unknown): Violation[];
export declare function validateBase64ImageSource(value: unknown): value is Schemas["Base64ImageSource"];
/** What is wrong with a value that should be a `Base64ImageSource`; empty for a valid one. */
export declare function checkBase64ImageSource(value: unknown): Violation[];
export declare function validateBase64Source(value: unknown): value is Schemas["Base64Source"];
/** What is wrong with a value that should be a `Base64Source`; empty for a valid one. */
export declare function checkBase64Source(value: unknown): Violation[];
export declare function validateBooleanSchema(value: unknown): value is Schemas["BooleanSchema"];
/** What is wrong with a value that should be a `BooleanSchema`; empty for a valid one. */
export declare function checkBooleanSchema(value: unknown): Violation[];
export declare function validateCancelledBody(value: unknown): value is Schemas["CancelledBody"];
/** What is wrong with a value that should be a `CancelledBody`; empty for a valid one. */
export declare function checkCancelledBody(value: unknown): Violation[];
export declare function validateCanonicalError(value: unknown): value is Schemas["CanonicalError"];
/** What is wrong with a value that should be a `CanonicalError`; empty for a valid one. */
export declare function checkCanonicalError(value: unknown): Violation[];
export declare function validateCodeExecutionConfig(value: unknown): value is Schemas["CodeExecutionConfig"];
/** What is wrong with a value that should be a `CodeExecutionConfig`; empty for a valid one. */
export declare function checkCodeExecutionConfig(value: unknown): Violation[];
export declare function validateCodeExecutionTool(value: unknown): value is Schemas["CodeExecutionTool"];
/** What is wrong with a value that should be a `CodeExecutionTool`; empty for a valid one. */
export declare function checkCodeExecutionTool(value: unknown): Violation[];
export declare function validateCompatIssue(value: unknown): value is Schemas["CompatIssue"];
/** What is wrong with a value that should be a `CompatIssue`; empty for a valid one. */
export declare function checkCompatIssue(value: unknown): Violation[];
export declare function validateComputerUseConfig(value: unknown): value is Schemas["ComputerUseConfig"];
/** What is wrong with a value that should be a `ComputerUseConfig`; empty for a valid one. */
export declare function checkComputerUseConfig(value: unknown): Violation[];
export declare function validateComputerUseTool(value: unknown): value is Schemas["ComputerUseTool"];
/** What is wrong with a value that should be a `ComputerUseTool`; empty for a valid one. */
export declare function checkComputerUseTool(value: unknown): Violation[];
export declare function validateContentBlockDeltaEvent(value: unknown): value is Schemas["ContentBlockDeltaEvent"];
/** What is wrong with a value that should be a `ContentBlockDeltaEvent`; empty for a valid one. */
export declare function checkContentBlockDeltaEvent(value: unknown): Violation[];
export declare function validateContentBlockStartEvent(value: unknown): value is Schemas["ContentBlockStartEvent"];
/** What is wrong with a value that should be a `ContentBlockStartEvent`; empty for a valid one. */
export declare function checkContentBlockStartEvent(value: unknown): Violation[];
export declare function validateContentBlockStopEvent(value: unknown): value is Schemas["ContentBlockStopEvent"];
/** What is wrong with a value that should be a `ContentBlockStopEvent`; empty for a valid one. */
export declare function checkContentBlockStopEvent(value: unknown): Violation[];
export declare function validateContentDelta(value: unknown): value is Schemas["ContentDelta"];
/** What is wrong with a value that should be a `ContentDelta`; empty for a valid one. */
export declare function checkContentDelta(value: unknown): Violation[];
export declare function validateCount(value: unknown): value is Schemas["Count"];
/** What is wrong with a value that should be a `Count`; empty for a valid one. */
export declare function checkCount(value: unknown): Violation[];
export declare function validateDocumentBlock(value: unknown): value is Schemas["DocumentBlock"];
/** What is wrong with a value that should be a `DocumentBlock`; empty for a valid one. */
export declare function checkDocumentBlock(value: unknown): Violation[];
export declare function validateErrorCode(value: unknown): value is Schemas["ErrorCode"];
/** What is wrong with a value that should be a `ErrorCode`; empty for a valid one. */
export declare function checkErrorCode(value: unknown): Violation[];
export declare function validateFailureBody(value: unknown): value is Schemas["FailureBody"];
/** What is wrong with a value that should be a `FailureBody`; empty for a valid one. */
export declare function checkFailureBody(value: unknown): Violation[];
export declare function validateFileSearchConfig(value: unknown): value is Schemas["FileSearchConfig"];
/** What is wrong with a value that should be a `FileSearchConfig`; empty for a valid one. */
export declare function checkFileSearchConfig(value: unknown): Violation[];
export declare function validateFileSearchTool(value: unknown): value is Schemas["FileSearchTool"];
/** What is wrong with a value that should be a `FileSearchTool`; empty for a valid one. */
export declare function checkFileSearchTool(value: unknown): Violation[];
export declare function validateFileSource(value: unknown): value is Schemas["FileSource"];
/** What is wrong with a value that should be a `FileSource`; empty for a valid one. */
export declare function checkFileSource(value: unknown): Violation[];
export declare function validateForbiddenBody(value: unknown): value is Schemas["ForbiddenBody"];
/** What is wrong with a value that should be a `ForbiddenBody`; empty for a valid one. */
export declare function checkForbiddenBody(value: unknown): Violation[];
export declare function validateFunctionTool(value: unknown): value is Schemas["FunctionTool"];
/** What is wrong with a value that should be a `FunctionTool`; empty for a valid one. */
export declare function checkFunctionTool(value: unknown): Violation[];
export declare function validateHistoryDeltaEvent(value: unknown): value is Schemas["HistoryDeltaEvent"];
/** What is wrong with a value that should be a `HistoryDeltaEvent`; empty for a valid one. */
export declare function checkHistoryDeltaEvent(value: unknown): Violation[];
export declare function validateImageBlock(value: unknown): value is Schemas["ImageBlock"];
/** What is wrong with a value that should be a `ImageBlock`; empty for a valid one. */
export declare function checkImageBlock(value: unknown): Violation[];
export declare function validateImageOutput(value: unknown): value is Schemas["ImageOutput"];
/** What is wrong with a value that should be a `ImageOutput`; empty for a valid one. */
export declare function checkImageOutput(value: unknown): Violation[];
export declare function validateImageSource(value: unknown): value is Schemas["ImageSource"];
/** What is wrong with a value that should be a `ImageSource`; empty for a valid one. */
export declare function checkImageSource(value: unknown): Violation[];
export declare function validateInputJsonDelta(value: unknown): value is Schemas["InputJsonDelta"];
/** What is wrong with a value that should be a `InputJsonDelta`; empty for a valid one. */
export declare function checkInputJsonDelta(value: unknown): Violation[];
export declare function validateIntegerSchema(value: unknown): value is Schemas["IntegerSchema"];
/** What is wrong with a value that should be a `IntegerSchema`; empty for a valid one. */
export declare function checkIntegerSchema(value: unknown): Violation[];
export declare function validateInvalidRequestError(value: unknown): value is Schemas["InvalidRequestError"];
/** What is wrong with a value that should be a `InvalidRequestError`; empty for a valid one. */
export declare function checkInvalidRequestError(value: unknown): Violation[];
export declare function validateJsonObject(value: unknown): value is Schemas["JsonObject"];
/** What is wrong with a value that should be a `JsonObject`; empty for a valid one. */
export declare function checkJsonObject(value: unknown): Violation[];
export declare function validateJsonSchemaFormat(value: unknown): value is Schemas["JsonSchemaFormat"];
/** What is wrong with a value that should be a `JsonSchemaFormat`; empty for a valid one. */
export declare function checkJsonSchemaFormat(value: unknown): Violation[];
export declare function validateKnownResponseBlock(value: unknown): value is Schemas["KnownResponseBlock"];
/** What is wrong with a value that should be a `KnownResponseBlock`; empty for a valid one. */
export declare function checkKnownResponseBlock(value: unknown): Violation[];
export declare function validateMediaBlock(value: unknown): value is Schemas["MediaBlock"];
/** What is wrong with a value that should be a `MediaBlock`; empty for a valid one. */
export declare function checkMediaBlock(value: unknown): Violation[];
export declare function validateMessageDelta(value: unknown): value is Schemas["MessageDelta"];
/** What is wrong with a value that should be a `MessageDelta`; empty for a valid one. */
export declare function checkMessageDelta(value: unknown): Violation[];
export declare function validateMessageDeltaEvent(value: unknown): value is Schemas["MessageDeltaEvent"];
/** What is wrong with a value that should be a `MessageDeltaEvent`; empty for a valid one. */
export declare function checkMessageDeltaEvent(value: unknown): Violation[];
export declare function validateMessageRequest(value: unknown): value is Schemas["MessageRequest"];
/** What is wrong with a value that should be a `MessageRequest`; empty for a valid one. */
export declare function checkMessageRequest(value: unknown): Violation[];
export declare function validateMessageResponse(value: unknown): value is Schemas["MessageResponse"];
/** What is wrong with a value that should be a `MessageResponse`; empty for a valid one. */
export declare function checkMessageResponse(value: unknown): Violation[];
export declare function validateMessageShell(value: unknown): value is Schemas["MessageShell"];
/** What is wrong with a value that should be a `MessageShell`; empty for a valid one. */
export declare function checkMessageShell(value: unknown): Violation[];
export declare function validateMessageStartEvent(value: unknown): value is Schemas["MessageStartEvent"];
/** What is wrong with a value that should be a `MessageStartEvent`; empty for a valid one. */
export declare function checkMessageStartEvent(value: unknown): Violation[];
export declare function validateMessageStopEvent(value: unknown): value is Schemas["MessageStopEvent"];
/** What is wrong with a value that should be a `MessageStopEvent`; empty for a valid one. */
export declare function checkMessageStopEvent(value: unknown): Violation[];
export declare function validateMessageStopReason(value: unknown): value is Schemas["MessageStopReason"];
/** What is wrong with a value that should be a `MessageStopReason`; empty for a valid one. */
export declare function checkMessageStopReason(value: unknown): Violation[];
export declare function validateMilliseconds(value: unknown): value is Schemas["Milliseconds"];
/** What is wrong with a value that should be a `Milliseconds`; empty for a valid one. */
export declare function checkMilliseconds(value: unknown): Violation[];
export declare function validateModality(value: unknown): value is Schemas["Modality"];
/** What is wrong with a value that should be a `Modality`; empty for a valid one. */
export declare function checkModality(value: unknown): Violation[];
export declare function validateNamedToolChoice(value: unknown): value is Schemas["NamedToolChoice"];
/** What is wrong with a value that should be a `NamedToolChoice`; empty for a valid one. */
export declare function checkNamedToolChoice(value: unknown): Violation[];
export declare function validateNoToolChoice(value: unknown): value is Schemas["NoToolChoice"];
/** What is wrong with a value that should be a `NoToolChoice`; empty for a valid one. */
export declare function checkNoToolChoice(value: unknown): Violation[];
export declare function validateNonBlank(value: unknown): value is Schemas["NonBlank"];
/** What is wrong with a value that should be a `NonBlank`; empty for a valid one. */
export declare function checkNonBlank(value: unknown): Violation[];
export declare function validateNotFoundBody(value: unknown): value is Schemas["NotFoundBody"];
/** What is wrong with a value that should be a `NotFoundBody`; empty for a valid one. */
export declare function checkNotFoundBody(value: unknown): Violation[];
export declare function validateNotFoundError(value: unknown): value is Schemas["NotFoundError"];
/** What is wrong with a value that should be a `NotFoundError`; empty for a valid one. */
export declare function checkNotFoundError(value: unknown): Violation[];
export declare function validateNullSchema(value: unknown): value is Schemas["NullSchema"];
/** What is wrong with a value that should be a `NullSchema`; empty for a valid one. */
export declare function checkNullSchema(value: unknown): Violation[];
export declare function validateNumberSchema(value: unknown): value is Schemas["NumberSchema"];
/** What is wrong with a value that should be a `NumberSchema`; empty for a valid one. */
export declare function checkNumberSchema(value: unknown): Violation[];
export declare function validateObjectSchema(value: unknown): value is Schemas["ObjectSchema"];
/** What is wrong with a value that should be a `ObjectSchema`; empty for a valid one. */
export declare function checkObjectSchema(value: unknown): Violation[];
export declare function validateOpaqueBlock(value: unknown): value is Schemas["OpaqueBlock"];
/** What is wrong with a value that should be a `OpaqueBlock`; empty for a valid one. */
export declare function checkOpaqueBlock(value: unknown): Violation[];
export declare function validateOutputFormat(value: unknown): value is Schemas["OutputFormat"];
/** What is wrong with a value that should be a `OutputFormat`; empty for a valid one. */
export declare function checkOutputFormat(value: unknown): Violation[];
export declare function validateOutputOptions(value: unknown): value is Schemas["OutputOptions"];
/** What is wrong with a value that should be a `OutputOptions`; empty for a valid one. */
export declare function checkOutputOptions(value: unknown): Violation[];
export declare function validateOutputSchema(value: unknown): value is Schemas["OutputSchema"];
/** What is wrong with a value that should be a `OutputSchema`; empty for a valid one. */
export declare function checkOutputSchema(value: unknown): Violation[];
export declare function validateOverloadedBody(value: unknown): value is Schemas["OverloadedBody"];
/** What is wrong with a value that should be a `OverloadedBody`; empty for a valid one. */
export declare function checkOverloadedBody(value: unknown): Violation[];
export declare function validateOverloadedError(value: unknown): value is Schemas["OverloadedError"];
/** What is wrong with a value that should be a `OverloadedError`; empty for a valid one. */
export declare function checkOverloadedError(value: unknown): Violation[];
export declare function validatePermissionError(value: unknown): value is Schemas["PermissionError"];
/** What is wrong with a value that should be a `PermissionError`; empty for a valid one. */
export declare function checkPermissionError(value: unknown): Violation[];
export declare function validatePingEvent(value: unknown): value is Schemas["PingEvent"];
/** What is wrong with a value that should be a `PingEvent`; empty for a valid one. */
export declare function checkPingEvent(value: unknown): Violation[];
export declare function validatePositiveCount(value: unknown): value is Schemas["PositiveCount"];
/** What is wrong with a value that should be a `PositiveCount`; empty for a valid one. */
export declare function checkPositiveCount(value: unknown): Violation[];
export declare function validateProviderError(value: unknown): value is Schemas["ProviderError"];
/** What is wrong with a value that should be a `ProviderError`; empty for a valid one. */
export declare function checkProviderError(value: unknown): Violation[];
export declare function validateRateLimitError(value: unknown): value is Schemas["RateLimitError"];
/** What is wrong with a value that should be a `RateLimitError`; empty for a valid one. */
export declare function checkRateLimitError(value: unknown): Violation[];
export declare function validateRequestMessage(value: unknown): value is Schemas["RequestMessage"];
/** What is wrong with a value that should be a `RequestMessage`; empty for a valid one. */
export declare function checkRequestMessage(value: unknown): Violation[];
export declare function validateRequestTool(value: unknown): value is Schemas["RequestTool"];
/** What is wrong with a value that should be a `RequestTool`; empty for a valid one. */
export declare function checkRequestTool(value: unknown): Violation[];
export declare function validateResponseBlock(value: unknown): value is Schemas["ResponseBlock"];
/** What is wrong with a value that should be a `ResponseBlock`; empty for a valid one. */
export declare function checkResponseBlock(value: unknown): Violation[];
export declare function validateRunCompleteEvent(value: unknown): value is Schemas["RunCompleteEvent"];
/** What is wrong with a value that should be a `RunCompleteEvent`; empty for a valid one. */
export declare function checkRunCompleteEvent(value: unknown): Violation[];
export declare function validateRunErrorEvent(value: unknown): value is Schemas["RunErrorEvent"];
/** What is wrong with a value that should be a `RunErrorEvent`; empty for a valid one. */
export declare function checkRunErrorEvent(value: unknown): Violation[];
export declare function validateRunEvent(value: unknown): value is Schemas["RunEvent"];
/** What is wrong with a value that should be a `RunEvent`; empty for a valid one. */
export declare function checkRunEvent(value: unknown): Violation[];
export declare function validateRunLimits(value: unknown): value is Schemas["RunLimits"];
/** What is wrong with a value that should be a `RunLimits`; empty for a valid one. */
export declare function checkRunLimits(value: unknown): Violation[];
export declare function validateRunRequest(value: unknown): value is Schemas["RunRequest"];
/** What is wrong with a value that should be a `RunRequest`; empty for a valid one. */
export declare function checkRunRequest(value: unknown): Violation[];
export declare function validateRunResponse(value: unknown): value is Schemas["RunResponse"];
/** What is wrong with a value that should be a `RunResponse`; empty for a valid one. */
export declare function checkRunResponse(value: unknown): Violation[];
export declare function validateRunResult(value: unknown): value is Schemas["RunResult"];
/** What is wrong with a value that should be a `RunResult`; empty for a valid one. */
export declare function checkRunResult(value: unknown): Violation[];
export declare function validateRunStartEvent(value: unknown): value is Schemas["RunStartEvent"];
/** What is wrong with a value that should be a `RunStartEvent`; empty for a valid one. */
export declare function checkRunStartEvent(value: unknown): Violation[];
export declare function validateRunStep(value: unknown): value is Schemas["RunStep"];
/** What is wrong with a value that should be a `RunStep`; empty for a valid one. */
export declare function checkRunStep(value: unknown): Violation[];
export declare function validateRunStopReason(value: unknown): value is Schemas["RunStopReason"];
/** What is wrong with a value that should be a `RunStopReason`; empty for a valid one. */
export declare function checkRunStopReason(value: unknown): Violation[];
export declare function validateServerToolConfig(value: unknown): value is Schemas["ServerToolConfig"];
/** What is wrong with a value that should be a `ServerToolConfig`; empty for a valid one. */
export declare function checkServerToolConfig(value: unknown): Violation[];
export declare function validateServerToolUseBlock(value: unknown): value is Schemas["ServerToolUseBlock"];
/** What is wrong with a value that should be a `ServerToolUseBlock`; empty for a valid one. */
export declare function checkServerToolUseBlock(value: unknown): Violation[];
export declare function validateStepCompleteEvent(value: unknown): value is Schemas["StepCompleteEvent"];
/** What is wrong with a value that should be a `StepCompleteEvent`; empty for a valid one. */
export declare function checkStepCompleteEvent(value: unknown): Violation[];
export declare function validateStepStartEvent(value: unknown): value is Schemas["StepStartEvent"];
/** What is wrong with a value that should be a `StepStartEvent`; empty for a valid one. */
export declare function checkStepStartEvent(value: unknown): Violation[];
export declare function validateStepToolResult(value: unknown): value is Schemas["StepToolResult"];
/** What is wrong with a value that should be a `StepToolResult`; empty for a valid one. */
export declare function checkStepToolResult(value: unknown): Violation[];
export declare function validateStreamErrorEvent(value: unknown): value is Schemas["StreamErrorEvent"];
/** What is wrong with a value that should be a `StreamErrorEvent`; empty for a valid one. */
export declare function checkStreamErrorEvent(value: unknown): Violation[];
export declare function validateStreamEvent(value: unknown): value is Schemas["StreamEvent"];
/** What is wrong with a value that should be a `StreamEvent`; empty for a valid one. */
export declare function checkStreamEvent(value: unknown): Violation[];
export declare function validateStreamPingEvent(value: unknown): value is Schemas["StreamPingEvent"];
/** What is wrong with a value that should be a `StreamPingEvent`; empty for a valid one. */
export declare function checkStreamPingEvent(value: unknown): Violation[];
export declare function validateStringSchema(value: unknown): value is Schemas["StringSchema"];
/** What is wrong with a value that should be a `StringSchema`; empty for a valid one. */
export declare function checkStringSchema(value: unknown): Violation[];
export declare function validateSystemContent(value: unknown): value is Schemas["SystemContent"];
/** What is wrong with a value that should be a `SystemContent`; empty for a valid one. */
export declare function checkSystemContent(value: unknown): Violation[];
export declare function validateTextBlock(value: unknown): value is Schemas["TextBlock"];
/** What is wrong with a value that should be a `TextBlock`; empty for a valid one. */
export declare function checkTextBlock(value: unknown): Violation[];
export declare function validateTextDelta(value: unknown): value is Schemas["TextDelta"];
/** What is wrong with a value that should be a `TextDelta`; empty for a valid one. */
export declare function checkTextDelta(value: unknown): Violation[];
export declare function validateTextEditorConfig(value: unknown): value is Schemas["TextEditorConfig"];
/** What is wrong with a value that should be a `TextEditorConfig`; empty for a valid one. */
export declare function checkTextEditorConfig(value: unknown): Violation[];
export declare function validateTextEditorTool(value: unknown): value is Schemas["TextEditorTool"];
/** What is wrong with a value that should be a `TextEditorTool`; empty for a valid one. */
export declare function checkTextEditorTool(value: unknown): Violation[];
export declare function validateThinkingBlock(value: unknown): value is Schemas["ThinkingBlock"];
/** What is wrong with a value that should be a `ThinkingBlock`; empty for a valid one. */
export declare function checkThinkingBlock(value: unknown): Violation[];
export declare function validateThinkingDelta(value: unknown): value is Schemas["ThinkingDelta"];
/** What is wrong with a value that should be a `ThinkingDelta`; empty for a valid one. */
export declare function checkThinkingDelta(value: unknown): Violation[];
export declare function validateTooManyRequestsBody(value: unknown): value is Schemas["TooManyRequestsBody"];
/** What is wrong with a value that should be a `TooManyRequestsBody`; empty for a valid one. */
export declare function checkTooManyRequestsBody(value: unknown): Violation[];
export declare function validateToolCall(value: unknown): value is Schemas["ToolCall"];
/** What is wrong with a value that should be a `ToolCall`; empty for a valid one. */
export declare function checkToolCall(value: unknown): Violation[];
export declare function validateToolCallStartEvent(value: unknown): value is Schemas["ToolCallStartEvent"];
/** What is wrong with a value that should be a `ToolCallStartEvent`; empty for a valid one. */
export declare function checkToolCallStartEvent(value: unknown): Violation[];
export declare function validateToolChoice(value: unknown): value is Schemas["ToolChoice"];
/** What is wrong with a value that should be a `ToolChoice`; empty for a valid one. */
export declare function checkToolChoice(value: unknown): Violation[];
export declare function validateToolResultBlock(value: unknown): value is Schemas["ToolResultBlock"];
/** What is wrong with a value that should be a `ToolResultBlock`; empty for a valid one. */
export declare function checkToolResultBlock(value: unknown): Violation[];
export declare function validateToolResultEvent(value: unknown): value is Schemas["ToolResultEvent"];
/** What is wrong with a value that should be a `ToolResultEvent`; empty for a valid one. */
export declare function checkToolResultEvent(value: unknown): Violation[];
export declare function validateToolUseBlock(value: unknown): value is Schemas["ToolUseBlock"];
/** What is wrong with a value that should be a `ToolUseBlock`; empty for a valid one. */
export declare function checkToolUseBlock(value: unknown): Violation[];
export declare function validateUnauthorizedBody(value: unknown): value is Schemas["UnauthorizedBody"];
/** What is wrong with a value that should be a `UnauthorizedBody`; empty for a valid one. */
export declare function checkUnauthorizedBody(value: unknown): Violation[];
export declare function validateUrlSource(value: unknown): value is Schemas["UrlSource"];
/** What is wrong with a value that should be a `UrlSource`; empty for a valid one. */
export declare function checkUrlSource(value: unknown): Violation[];
export declare function validateUsage(value: unknown): value is Schemas["Usage"];
/** What is wrong with a value that should be a `Usage`; empty for a valid one. */
export declare function checkUsage(value: unknown): Violation[];
export declare function validateUserBlock(value: unknown): value is Schemas["UserBlock"];
/** What is wrong with a value that should be a `UserBlock`; empty for a valid one. */
export declare function checkUserBlock(value: unknown): Violation[];
export declare function validateUserContent(value: unknown): value is Schemas["UserContent"];
/** What is wrong with a value that should be a `UserContent`; empty for a valid one. */
export declare function checkUserContent(value: unknown): Violation[];
export declare function validateUserLocation(value: unknown): value is Schemas["UserLocation"];
/** What is wrong with a value that should be a `UserLocation`; empty for a valid one. */
export declare function checkUserLocation(value: unknown): Violation[];
export declare function validateUserMessage(value: unknown): value is Schemas["UserMessage"];
/** What is wrong with a value that should be a `UserMessage`; empty for a valid one. */
export declare function checkUserMessage(value: unknown): Violation[];
export declare function validateVideoBlock(value: unknown): value is Schemas["VideoBlock"];
/** What is wrong with a value that should be a `VideoBlock`; empty for a valid one. */
export declare function checkVideoBlock(value: unknown): Violation[];
export declare function validateVoiceFormat(value: unknown): value is Schemas["VoiceFormat"];
/** What is wrong with a value that should be a `VoiceFormat`; empty for a valid one. */
export declare function checkVoiceFormat(value: unknown): Violation[];
export declare function validateVoiceOptions(value: unknown): value is Schemas["VoiceOptions"];
/** What is wrong with a value that should be a `VoiceOptions`; empty for a valid one. */
export declare function checkVoiceOptions(value: unknown): Violation[];
export declare function validateVoiceOutput(value: unknown): value is Schemas["VoiceOutput"];
/** What is wrong with a value that should be a `VoiceOutput`; empty for a valid one. */
export declare function checkVoiceOutput(value: unknown): Violation[];
export declare function validateWebFetchConfig(value: unknown): value is Schemas["WebFetchConfig"];
/** What is wrong with a value that should be a `WebFetchConfig`; empty for a valid one. */
export declare function checkWebFetchConfig(value: unknown): Violation[];
export declare function validateWebFetchTool(value: unknown): value is Schemas["WebFetchTool"];
/** What is wrong with a value that should be a `WebFetchTool`; empty for a valid one. */
export declare function checkWebFetchTool(value: unknown): Violation[];
export declare function validateWebSearchConfig(value: unknown): value is Schemas["WebSearchConfig"];
/** What is wrong with a value that should be a `WebSearchConfig`; empty for a valid one. */
export declare function checkWebSearchConfig(value: unknown): Violation[];
export declare function validateWebSearchItem(value: unknown): value is Schemas["WebSearchItem"];
/** What is wrong with a value that should be a `WebSearchItem`; empty for a valid one. */
export declare function checkWebSearchItem(value: unknown): Violation[];
export declare function validateWebSearchResult(value: unknown): value is Schemas["WebSearchResult"];
/** What is wrong with a value that should be a `WebSearchResult`; empty for a valid one. */
export declare function checkWebSearchResult(value: unknown): Violation[];
export declare function validateWebSearchTool(value: unknown): value is Schemas["WebSearchTool"];
/** What is wrong with a value that should be a `WebSearchTool`; empty for a valid one. */
export declare function checkWebSearchTool(value: unknown): Violation[];
export declare function validateWebSearchToolResultBlock(value: unknown): value is Schemas["WebSearchToolResultBlock"];
/** What is wrong with a value that should be a `WebSearchToolResultBlock`; empty for a valid one. */
export declare function checkWebSearchToolResultBlock(value: unknown): Violation[];
export declare function validateWrappedStreamEvent(value: unknown): value is Schemas["WrappedStreamEvent"];
/** What is wrong with a value that should be a `WrappedStreamEvent`; empty for a valid one. */
export declare function checkWrappedStreamEvent(value: unknown): Violation[];

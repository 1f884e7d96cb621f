// generated from spec/tambo by `npm run generate`; do not edit
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
export type OperationWithBody = "createThread" | "updateComponentState" | "createRun";

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

export declare function validateAgUiEvent(value: unknown): value is Schemas["AgUiEvent"];
/** What is wrong with a value that should be a `AgUiEvent`; empty for a valid one. */
export declare function checkAgUiEvent(value: unknown): Violation[];
export declare function validateAudioContent(value: unknown): value is Schemas["AudioContent"];
/** What is wrong with a value that should be a `AudioContent`; empty for a valid one. */
export declare function checkAudioContent(value: unknown): Violation[];
export declare function validateAudioMediaType(value: unknown): value is Schemas["AudioMediaType"];
/** What is wrong with a value that should be a `AudioMediaType`; empty for a valid one. */
export declare function checkAudioMediaType(value: unknown): Violation[];
export declare function validateAudioSource(value: unknown): value is Schemas["AudioSource"];
/** What is wrong with a value that should be a `AudioSource`; empty for a valid one. */
export declare function checkAudioSource(value: unknown): Violation[];
export declare function validateAvailableComponent(value: unknown): value is Schemas["AvailableComponent"];
/** What is wrong with a value that should be a `AvailableComponent`; empty for a valid one. */
export declare function checkAvailableComponent(value: unknown): Violation[];
export declare function validateAwaitingInputValue(value: unknown): value is Schemas["AwaitingInputValue"];
/** What is wrong with a value that should be a `AwaitingInputValue`; empty for a valid one. */
export declare function checkAwaitingInputValue(value: unknown): Violation[];
export declare function validateBadRequestCode(value: unknown): value is Schemas["BadRequestCode"];
/** What is wrong with a value that should be a `BadRequestCode`; empty for a valid one. */
export declare function checkBadRequestCode(value: unknown): Violation[];
export declare function validateBadRequestProblem(value: unknown): value is Schemas["BadRequestProblem"];
/** What is wrong with a value that should be a `BadRequestProblem`; empty for a valid one. */
export declare function checkBadRequestProblem(value: unknown): Violation[];
export declare function validateBase64FileSource(value: unknown): value is Schemas["Base64FileSource"];
/** What is wrong with a value that should be a `Base64FileSource`; empty for a valid one. */
export declare function checkBase64FileSource(value: unknown): Violation[];
export declare function validateBase64ImageSource(value: unknown): value is Schemas["Base64ImageSource"];
/** What is wrong with a value that should be a `Base64ImageSource`; empty for a valid one. */
export declare function checkBase64ImageSource(value: unknown): Violation[];
export declare function validateCancelRunResponse(value: unknown): value is Schemas["CancelRunResponse"];
/** What is wrong with a value that should be a `CancelRunResponse`; empty for a valid one. */
export declare function checkCancelRunResponse(value: unknown): Violation[];
export declare function validateComponentContent(value: unknown): value is Schemas["ComponentContent"];
/** What is wrong with a value that should be a `ComponentContent`; empty for a valid one. */
export declare function checkComponentContent(value: unknown): Violation[];
export declare function validateComponentEndValue(value: unknown): value is Schemas["ComponentEndValue"];
/** What is wrong with a value that should be a `ComponentEndValue`; empty for a valid one. */
export declare function checkComponentEndValue(value: unknown): Violation[];
export declare function validateComponentPropsDeltaValue(value: unknown): value is Schemas["ComponentPropsDeltaValue"];
/** What is wrong with a value that should be a `ComponentPropsDeltaValue`; empty for a valid one. */
export declare function checkComponentPropsDeltaValue(value: unknown): Violation[];
export declare function validateComponentStartValue(value: unknown): value is Schemas["ComponentStartValue"];
/** What is wrong with a value that should be a `ComponentStartValue`; empty for a valid one. */
export declare function checkComponentStartValue(value: unknown): Violation[];
export declare function validateComponentStateDeltaValue(value: unknown): value is Schemas["ComponentStateDeltaValue"];
/** What is wrong with a value that should be a `ComponentStateDeltaValue`; empty for a valid one. */
export declare function checkComponentStateDeltaValue(value: unknown): Violation[];
export declare function validateComponentTool(value: unknown): value is Schemas["ComponentTool"];
/** What is wrong with a value that should be a `ComponentTool`; empty for a valid one. */
export declare function checkComponentTool(value: unknown): Violation[];
export declare function validateConflictCode(value: unknown): value is Schemas["ConflictCode"];
/** What is wrong with a value that should be a `ConflictCode`; empty for a valid one. */
export declare function checkConflictCode(value: unknown): Violation[];
export declare function validateConflictProblem(value: unknown): value is Schemas["ConflictProblem"];
/** What is wrong with a value that should be a `ConflictProblem`; empty for a valid one. */
export declare function checkConflictProblem(value: unknown): Violation[];
export declare function validateContent(value: unknown): value is Schemas["Content"];
/** What is wrong with a value that should be a `Content`; empty for a valid one. */
export declare function checkContent(value: unknown): Violation[];
export declare function validateContentType(value: unknown): value is Schemas["ContentType"];
/** What is wrong with a value that should be a `ContentType`; empty for a valid one. */
export declare function checkContentType(value: unknown): Violation[];
export declare function validateCreateRunRequest(value: unknown): value is Schemas["CreateRunRequest"];
/** What is wrong with a value that should be a `CreateRunRequest`; empty for a valid one. */
export declare function checkCreateRunRequest(value: unknown): Violation[];
export declare function validateCreateThreadRequest(value: unknown): value is Schemas["CreateThreadRequest"];
/** What is wrong with a value that should be a `CreateThreadRequest`; empty for a valid one. */
export declare function checkCreateThreadRequest(value: unknown): Violation[];
export declare function validateCreateThreadResponse(value: unknown): value is Schemas["CreateThreadResponse"];
/** What is wrong with a value that should be a `CreateThreadResponse`; empty for a valid one. */
export declare function checkCreateThreadResponse(value: unknown): Violation[];
export declare function validateFileContent(value: unknown): value is Schemas["FileContent"];
/** What is wrong with a value that should be a `FileContent`; empty for a valid one. */
export declare function checkFileContent(value: unknown): Violation[];
export declare function validateFileSource(value: unknown): value is Schemas["FileSource"];
/** What is wrong with a value that should be a `FileSource`; empty for a valid one. */
export declare function checkFileSource(value: unknown): Violation[];
export declare function validateGetMessageResponse(value: unknown): value is Schemas["GetMessageResponse"];
/** What is wrong with a value that should be a `GetMessageResponse`; empty for a valid one. */
export declare function checkGetMessageResponse(value: unknown): Violation[];
export declare function validateGetThreadResponse(value: unknown): value is Schemas["GetThreadResponse"];
/** What is wrong with a value that should be a `GetThreadResponse`; empty for a valid one. */
export declare function checkGetThreadResponse(value: unknown): Violation[];
export declare function validateGoneProblem(value: unknown): value is Schemas["GoneProblem"];
/** What is wrong with a value that should be a `GoneProblem`; empty for a valid one. */
export declare function checkGoneProblem(value: unknown): Violation[];
export declare function validateHealth(value: unknown): value is Schemas["Health"];
/** What is wrong with a value that should be a `Health`; empty for a valid one. */
export declare function checkHealth(value: unknown): Violation[];
export declare function validateIdempotencyProblem(value: unknown): value is Schemas["IdempotencyProblem"];
/** What is wrong with a value that should be a `IdempotencyProblem`; empty for a valid one. */
export declare function checkIdempotencyProblem(value: unknown): Violation[];
export declare function validateImageContent(value: unknown): value is Schemas["ImageContent"];
/** What is wrong with a value that should be a `ImageContent`; empty for a valid one. */
export declare function checkImageContent(value: unknown): Violation[];
export declare function validateImageDetail(value: unknown): value is Schemas["ImageDetail"];
/** What is wrong with a value that should be a `ImageDetail`; empty for a valid one. */
export declare function checkImageDetail(value: unknown): Violation[];
export declare function validateImageMediaType(value: unknown): value is Schemas["ImageMediaType"];
/** What is wrong with a value that should be a `ImageMediaType`; empty for a valid one. */
export declare function checkImageMediaType(value: unknown): Violation[];
export declare function validateImageSource(value: unknown): value is Schemas["ImageSource"];
/** What is wrong with a value that should be a `ImageSource`; empty for a valid one. */
export declare function checkImageSource(value: unknown): Violation[];
export declare function validateIncompleteReason(value: unknown): value is Schemas["IncompleteReason"];
/** What is wrong with a value that should be a `IncompleteReason`; empty for a valid one. */
export declare function checkIncompleteReason(value: unknown): Violation[];
export declare function validateInputContent(value: unknown): value is Schemas["InputContent"];
/** What is wrong with a value that should be a `InputContent`; empty for a valid one. */
export declare function checkInputContent(value: unknown): Violation[];
export declare function validateInputMessage(value: unknown): value is Schemas["InputMessage"];
/** What is wrong with a value that should be a `InputMessage`; empty for a valid one. */
export declare function checkInputMessage(value: unknown): Violation[];
export declare function validateInputMessageBlock(value: unknown): value is Schemas["InputMessageBlock"];
/** What is wrong with a value that should be a `InputMessageBlock`; empty for a valid one. */
export declare function checkInputMessageBlock(value: unknown): Violation[];
export declare function validateInputMessageContent(value: unknown): value is Schemas["InputMessageContent"];
/** What is wrong with a value that should be a `InputMessageContent`; empty for a valid one. */
export declare function checkInputMessageContent(value: unknown): Violation[];
export declare function validateInternalErrorProblem(value: unknown): value is Schemas["InternalErrorProblem"];
/** What is wrong with a value that should be a `InternalErrorProblem`; empty for a valid one. */
export declare function checkInternalErrorProblem(value: unknown): Violation[];
export declare function validateJSONSchema(value: unknown): value is Schemas["JSONSchema"];
/** What is wrong with a value that should be a `JSONSchema`; empty for a valid one. */
export declare function checkJSONSchema(value: unknown): Violation[];
export declare function validateJSONSchemaProperty(value: unknown): value is Schemas["JSONSchemaProperty"];
/** What is wrong with a value that should be a `JSONSchemaProperty`; empty for a valid one. */
export declare function checkJSONSchemaProperty(value: unknown): Violation[];
export declare function validateJSONType(value: unknown): value is Schemas["JSONType"];
/** What is wrong with a value that should be a `JSONType`; empty for a valid one. */
export declare function checkJSONType(value: unknown): Violation[];
export declare function validateJsonObject(value: unknown): value is Schemas["JsonObject"];
/** What is wrong with a value that should be a `JsonObject`; empty for a valid one. */
export declare function checkJsonObject(value: unknown): Violation[];
export declare function validateJsonPatchAdd(value: unknown): value is Schemas["JsonPatchAdd"];
/** What is wrong with a value that should be a `JsonPatchAdd`; empty for a valid one. */
export declare function checkJsonPatchAdd(value: unknown): Violation[];
export declare function validateJsonPatchCopy(value: unknown): value is Schemas["JsonPatchCopy"];
/** What is wrong with a value that should be a `JsonPatchCopy`; empty for a valid one. */
export declare function checkJsonPatchCopy(value: unknown): Violation[];
export declare function validateJsonPatchInputOperation(value: unknown): value is Schemas["JsonPatchInputOperation"];
/** What is wrong with a value that should be a `JsonPatchInputOperation`; empty for a valid one. */
export declare function checkJsonPatchInputOperation(value: unknown): Violation[];
export declare function validateJsonPatchMove(value: unknown): value is Schemas["JsonPatchMove"];
/** What is wrong with a value that should be a `JsonPatchMove`; empty for a valid one. */
export declare function checkJsonPatchMove(value: unknown): Violation[];
export declare function validateJsonPatchOperation(value: unknown): value is Schemas["JsonPatchOperation"];
/** What is wrong with a value that should be a `JsonPatchOperation`; empty for a valid one. */
export declare function checkJsonPatchOperation(value: unknown): Violation[];
export declare function validateJsonPatchRemove(value: unknown): value is Schemas["JsonPatchRemove"];
/** What is wrong with a value that should be a `JsonPatchRemove`; empty for a valid one. */
export declare function checkJsonPatchRemove(value: unknown): Violation[];
export declare function validateJsonPatchReplace(value: unknown): value is Schemas["JsonPatchReplace"];
/** What is wrong with a value that should be a `JsonPatchReplace`; empty for a valid one. */
export declare function checkJsonPatchReplace(value: unknown): Violation[];
export declare function validateJsonPatchTest(value: unknown): value is Schemas["JsonPatchTest"];
/** What is wrong with a value that should be a `JsonPatchTest`; empty for a valid one. */
export declare function checkJsonPatchTest(value: unknown): Violation[];
export declare function validateJsonPointer(value: unknown): value is Schemas["JsonPointer"];
/** What is wrong with a value that should be a `JsonPointer`; empty for a valid one. */
export declare function checkJsonPointer(value: unknown): Violation[];
export declare function validateListMessagesResponse(value: unknown): value is Schemas["ListMessagesResponse"];
/** What is wrong with a value that should be a `ListMessagesResponse`; empty for a valid one. */
export declare function checkListMessagesResponse(value: unknown): Violation[];
export declare function validateListThreadsResponse(value: unknown): value is Schemas["ListThreadsResponse"];
/** What is wrong with a value that should be a `ListThreadsResponse`; empty for a valid one. */
export declare function checkListThreadsResponse(value: unknown): Violation[];
export declare function validateMessage(value: unknown): value is Schemas["Message"];
/** What is wrong with a value that should be a `Message`; empty for a valid one. */
export declare function checkMessage(value: unknown): Violation[];
export declare function validateMessageContent(value: unknown): value is Schemas["MessageContent"];
/** What is wrong with a value that should be a `MessageContent`; empty for a valid one. */
export declare function checkMessageContent(value: unknown): Violation[];
export declare function validateMessageOrder(value: unknown): value is Schemas["MessageOrder"];
/** What is wrong with a value that should be a `MessageOrder`; empty for a valid one. */
export declare function checkMessageOrder(value: unknown): Violation[];
export declare function validateMessageRole(value: unknown): value is Schemas["MessageRole"];
/** What is wrong with a value that should be a `MessageRole`; empty for a valid one. */
export declare function checkMessageRole(value: unknown): Violation[];
export declare function validateNotFoundCode(value: unknown): value is Schemas["NotFoundCode"];
/** What is wrong with a value that should be a `NotFoundCode`; empty for a valid one. */
export declare function checkNotFoundCode(value: unknown): Violation[];
export declare function validateNotFoundProblem(value: unknown): value is Schemas["NotFoundProblem"];
/** What is wrong with a value that should be a `NotFoundProblem`; empty for a valid one. */
export declare function checkNotFoundProblem(value: unknown): Violation[];
export declare function validateOnDisconnect(value: unknown): value is Schemas["OnDisconnect"];
/** What is wrong with a value that should be a `OnDisconnect`; empty for a valid one. */
export declare function checkOnDisconnect(value: unknown): Violation[];
export declare function validateOutputContent(value: unknown): value is Schemas["OutputContent"];
/** What is wrong with a value that should be a `OutputContent`; empty for a valid one. */
export declare function checkOutputContent(value: unknown): Violation[];
export declare function validatePayloadTooLargeProblem(value: unknown): value is Schemas["PayloadTooLargeProblem"];
/** What is wrong with a value that should be a `PayloadTooLargeProblem`; empty for a valid one. */
export declare function checkPayloadTooLargeProblem(value: unknown): Violation[];
export declare function validatePendingToolCall(value: unknown): value is Schemas["PendingToolCall"];
/** What is wrong with a value that should be a `PendingToolCall`; empty for a valid one. */
export declare function checkPendingToolCall(value: unknown): Violation[];
export declare function validateProblemViolation(value: unknown): value is Schemas["ProblemViolation"];
/** What is wrong with a value that should be a `ProblemViolation`; empty for a valid one. */
export declare function checkProblemViolation(value: unknown): Violation[];
export declare function validateRequestTimeoutProblem(value: unknown): value is Schemas["RequestTimeoutProblem"];
/** What is wrong with a value that should be a `RequestTimeoutProblem`; empty for a valid one. */
export declare function checkRequestTimeoutProblem(value: unknown): Violation[];
export declare function validateResourceAnnotations(value: unknown): value is Schemas["ResourceAnnotations"];
/** What is wrong with a value that should be a `ResourceAnnotations`; empty for a valid one. */
export declare function checkResourceAnnotations(value: unknown): Violation[];
export declare function validateResourceContent(value: unknown): value is Schemas["ResourceContent"];
/** What is wrong with a value that should be a `ResourceContent`; empty for a valid one. */
export declare function checkResourceContent(value: unknown): Violation[];
export declare function validateResourceData(value: unknown): value is Schemas["ResourceData"];
/** What is wrong with a value that should be a `ResourceData`; empty for a valid one. */
export declare function checkResourceData(value: unknown): Violation[];
export declare function validateRunErrorCode(value: unknown): value is Schemas["RunErrorCode"];
/** What is wrong with a value that should be a `RunErrorCode`; empty for a valid one. */
export declare function checkRunErrorCode(value: unknown): Violation[];
export declare function validateRunErrorEvent(value: unknown): value is Schemas["RunErrorEvent"];
/** What is wrong with a value that should be a `RunErrorEvent`; empty for a valid one. */
export declare function checkRunErrorEvent(value: unknown): Violation[];
export declare function validateRunFinishedEvent(value: unknown): value is Schemas["RunFinishedEvent"];
/** What is wrong with a value that should be a `RunFinishedEvent`; empty for a valid one. */
export declare function checkRunFinishedEvent(value: unknown): Violation[];
export declare function validateRunFinishedValue(value: unknown): value is Schemas["RunFinishedValue"];
/** What is wrong with a value that should be a `RunFinishedValue`; empty for a valid one. */
export declare function checkRunFinishedValue(value: unknown): Violation[];
export declare function validateRunStartedEvent(value: unknown): value is Schemas["RunStartedEvent"];
/** What is wrong with a value that should be a `RunStartedEvent`; empty for a valid one. */
export declare function checkRunStartedEvent(value: unknown): Violation[];
export declare function validateRunStreamEvent(value: unknown): value is Schemas["RunStreamEvent"];
/** What is wrong with a value that should be a `RunStreamEvent`; empty for a valid one. */
export declare function checkRunStreamEvent(value: unknown): Violation[];
export declare function validateStateDeltaEvent(value: unknown): value is Schemas["StateDeltaEvent"];
/** What is wrong with a value that should be a `StateDeltaEvent`; empty for a valid one. */
export declare function checkStateDeltaEvent(value: unknown): Violation[];
export declare function validateStateSnapshotEvent(value: unknown): value is Schemas["StateSnapshotEvent"];
/** What is wrong with a value that should be a `StateSnapshotEvent`; empty for a valid one. */
export declare function checkStateSnapshotEvent(value: unknown): Violation[];
export declare function validateStateTree(value: unknown): value is Schemas["StateTree"];
/** What is wrong with a value that should be a `StateTree`; empty for a valid one. */
export declare function checkStateTree(value: unknown): Violation[];
export declare function validateTamboAwaitingInputEvent(value: unknown): value is Schemas["TamboAwaitingInputEvent"];
/** What is wrong with a value that should be a `TamboAwaitingInputEvent`; empty for a valid one. */
export declare function checkTamboAwaitingInputEvent(value: unknown): Violation[];
export declare function validateTamboComponentEndEvent(value: unknown): value is Schemas["TamboComponentEndEvent"];
/** What is wrong with a value that should be a `TamboComponentEndEvent`; empty for a valid one. */
export declare function checkTamboComponentEndEvent(value: unknown): Violation[];
export declare function validateTamboComponentPropsDeltaEvent(value: unknown): value is Schemas["TamboComponentPropsDeltaEvent"];
/** What is wrong with a value that should be a `TamboComponentPropsDeltaEvent`; empty for a valid one. */
export declare function checkTamboComponentPropsDeltaEvent(value: unknown): Violation[];
export declare function validateTamboComponentStartEvent(value: unknown): value is Schemas["TamboComponentStartEvent"];
/** What is wrong with a value that should be a `TamboComponentStartEvent`; empty for a valid one. */
export declare function checkTamboComponentStartEvent(value: unknown): Violation[];
export declare function validateTamboComponentStateDeltaEvent(value: unknown): value is Schemas["TamboComponentStateDeltaEvent"];
/** What is wrong with a value that should be a `TamboComponentStateDeltaEvent`; empty for a valid one. */
export declare function checkTamboComponentStateDeltaEvent(value: unknown): Violation[];
export declare function validateTamboExtensionEvent(value: unknown): value is Schemas["TamboExtensionEvent"];
/** What is wrong with a value that should be a `TamboExtensionEvent`; empty for a valid one. */
export declare function checkTamboExtensionEvent(value: unknown): Violation[];
export declare function validateTamboRunFinishedEvent(value: unknown): value is Schemas["TamboRunFinishedEvent"];
/** What is wrong with a value that should be a `TamboRunFinishedEvent`; empty for a valid one. */
export declare function checkTamboRunFinishedEvent(value: unknown): Violation[];
export declare function validateTamboToolResultEvent(value: unknown): value is Schemas["TamboToolResultEvent"];
/** What is wrong with a value that should be a `TamboToolResultEvent`; empty for a valid one. */
export declare function checkTamboToolResultEvent(value: unknown): Violation[];
export declare function validateTextContent(value: unknown): value is Schemas["TextContent"];
/** What is wrong with a value that should be a `TextContent`; empty for a valid one. */
export declare function checkTextContent(value: unknown): Violation[];
export declare function validateTextMessageContentEvent(value: unknown): value is Schemas["TextMessageContentEvent"];
/** What is wrong with a value that should be a `TextMessageContentEvent`; empty for a valid one. */
export declare function checkTextMessageContentEvent(value: unknown): Violation[];
export declare function validateTextMessageEndEvent(value: unknown): value is Schemas["TextMessageEndEvent"];
/** What is wrong with a value that should be a `TextMessageEndEvent`; empty for a valid one. */
export declare function checkTextMessageEndEvent(value: unknown): Violation[];
export declare function validateTextMessageStartEvent(value: unknown): value is Schemas["TextMessageStartEvent"];
/** What is wrong with a value that should be a `TextMessageStartEvent`; empty for a valid one. */
export declare function checkTextMessageStartEvent(value: unknown): Violation[];
export declare function validateThread(value: unknown): value is Schemas["Thread"];
/** What is wrong with a value that should be a `Thread`; empty for a valid one. */
export declare function checkThread(value: unknown): Violation[];
export declare function validateThreadId(value: unknown): value is Schemas["ThreadId"];
/** What is wrong with a value that should be a `ThreadId`; empty for a valid one. */
export declare function checkThreadId(value: unknown): Violation[];
export declare function validateTooManyRequestsProblem(value: unknown): value is Schemas["TooManyRequestsProblem"];
/** What is wrong with a value that should be a `TooManyRequestsProblem`; empty for a valid one. */
export declare function checkTooManyRequestsProblem(value: unknown): Violation[];
export declare function validateTool(value: unknown): value is Schemas["Tool"];
/** What is wrong with a value that should be a `Tool`; empty for a valid one. */
export declare function checkTool(value: unknown): Violation[];
export declare function validateToolCall(value: unknown): value is Schemas["ToolCall"];
/** What is wrong with a value that should be a `ToolCall`; empty for a valid one. */
export declare function checkToolCall(value: unknown): Violation[];
export declare function validateToolCallArgsEvent(value: unknown): value is Schemas["ToolCallArgsEvent"];
/** What is wrong with a value that should be a `ToolCallArgsEvent`; empty for a valid one. */
export declare function checkToolCallArgsEvent(value: unknown): Violation[];
export declare function validateToolCallEndEvent(value: unknown): value is Schemas["ToolCallEndEvent"];
/** What is wrong with a value that should be a `ToolCallEndEvent`; empty for a valid one. */
export declare function checkToolCallEndEvent(value: unknown): Violation[];
export declare function validateToolCallResultEvent(value: unknown): value is Schemas["ToolCallResultEvent"];
/** What is wrong with a value that should be a `ToolCallResultEvent`; empty for a valid one. */
export declare function checkToolCallResultEvent(value: unknown): Violation[];
export declare function validateToolCallStartEvent(value: unknown): value is Schemas["ToolCallStartEvent"];
/** What is wrong with a value that should be a `ToolCallStartEvent`; empty for a valid one. */
export declare function checkToolCallStartEvent(value: unknown): Violation[];
export declare function validateToolChoice(value: unknown): value is Schemas["ToolChoice"];
/** What is wrong with a value that should be a `ToolChoice`; empty for a valid one. */
export declare function checkToolChoice(value: unknown): Violation[];
export declare function validateToolChoiceMode(value: unknown): value is Schemas["ToolChoiceMode"];
/** What is wrong with a value that should be a `ToolChoiceMode`; empty for a valid one. */
export declare function checkToolChoiceMode(value: unknown): Violation[];
export declare function validateToolChoiceNamed(value: unknown): value is Schemas["ToolChoiceNamed"];
/** What is wrong with a value that should be a `ToolChoiceNamed`; empty for a valid one. */
export declare function checkToolChoiceNamed(value: unknown): Violation[];
export declare function validateToolRepresentation(value: unknown): value is Schemas["ToolRepresentation"];
/** What is wrong with a value that should be a `ToolRepresentation`; empty for a valid one. */
export declare function checkToolRepresentation(value: unknown): Violation[];
export declare function validateToolResultContent(value: unknown): value is Schemas["ToolResultContent"];
/** What is wrong with a value that should be a `ToolResultContent`; empty for a valid one. */
export declare function checkToolResultContent(value: unknown): Violation[];
export declare function validateToolResultValue(value: unknown): value is Schemas["ToolResultValue"];
/** What is wrong with a value that should be a `ToolResultValue`; empty for a valid one. */
export declare function checkToolResultValue(value: unknown): Violation[];
export declare function validateToolUseContent(value: unknown): value is Schemas["ToolUseContent"];
/** What is wrong with a value that should be a `ToolUseContent`; empty for a valid one. */
export declare function checkToolUseContent(value: unknown): Violation[];
export declare function validateUnauthorizedProblem(value: unknown): value is Schemas["UnauthorizedProblem"];
/** What is wrong with a value that should be a `UnauthorizedProblem`; empty for a valid one. */
export declare function checkUnauthorizedProblem(value: unknown): Violation[];
export declare function validateUnavailableCode(value: unknown): value is Schemas["UnavailableCode"];
/** What is wrong with a value that should be a `UnavailableCode`; empty for a valid one. */
export declare function checkUnavailableCode(value: unknown): Violation[];
export declare function validateUnavailableProblem(value: unknown): value is Schemas["UnavailableProblem"];
/** What is wrong with a value that should be a `UnavailableProblem`; empty for a valid one. */
export declare function checkUnavailableProblem(value: unknown): Violation[];
export declare function validateUnixMillis(value: unknown): value is Schemas["UnixMillis"];
/** What is wrong with a value that should be a `UnixMillis`; empty for a valid one. */
export declare function checkUnixMillis(value: unknown): Violation[];
export declare function validateUnsupportedMediaTypeProblem(value: unknown): value is Schemas["UnsupportedMediaTypeProblem"];
/** What is wrong with a value that should be a `UnsupportedMediaTypeProblem`; empty for a valid one. */
export declare function checkUnsupportedMediaTypeProblem(value: unknown): Violation[];
export declare function validateUpdateComponentStateRequest(value: unknown): value is Schemas["UpdateComponentStateRequest"];
/** What is wrong with a value that should be a `UpdateComponentStateRequest`; empty for a valid one. */
export declare function checkUpdateComponentStateRequest(value: unknown): Violation[];
export declare function validateUpdateComponentStateResponse(value: unknown): value is Schemas["UpdateComponentStateResponse"];
/** What is wrong with a value that should be a `UpdateComponentStateResponse`; empty for a valid one. */
export declare function checkUpdateComponentStateResponse(value: unknown): Violation[];
export declare function validateUploadedFileSource(value: unknown): value is Schemas["UploadedFileSource"];
/** What is wrong with a value that should be a `UploadedFileSource`; empty for a valid one. */
export declare function checkUploadedFileSource(value: unknown): Violation[];
export declare function validateUrlFileSource(value: unknown): value is Schemas["UrlFileSource"];
/** What is wrong with a value that should be a `UrlFileSource`; empty for a valid one. */
export declare function checkUrlFileSource(value: unknown): Violation[];
export declare function validateUrlImageSource(value: unknown): value is Schemas["UrlImageSource"];
/** What is wrong with a value that should be a `UrlImageSource`; empty for a valid one. */
export declare function checkUrlImageSource(value: unknown): Violation[];
export declare function validateWire(value: unknown): value is Schemas["Wire"];
/** What is wrong with a value that should be a `Wire`; empty for a valid one. */
export declare function checkWire(value: unknown): Violation[];

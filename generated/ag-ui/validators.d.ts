// generated from spec/ag-ui by `npm run generate`; do not edit
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
export type OperationWithBody = "runAgent" | "connectAgent";

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

export declare function validateActivityDeltaEvent(value: unknown): value is Schemas["ActivityDeltaEvent"];
/** What is wrong with a value that should be a `ActivityDeltaEvent`; empty for a valid one. */
export declare function checkActivityDeltaEvent(value: unknown): Violation[];
export declare function validateActivityMessage(value: unknown): value is Schemas["ActivityMessage"];
/** What is wrong with a value that should be a `ActivityMessage`; empty for a valid one. */
export declare function checkActivityMessage(value: unknown): Violation[];
export declare function validateActivitySnapshotEvent(value: unknown): value is Schemas["ActivitySnapshotEvent"];
/** What is wrong with a value that should be a `ActivitySnapshotEvent`; empty for a valid one. */
export declare function checkActivitySnapshotEvent(value: unknown): Violation[];
export declare function validateAgUiEvent(value: unknown): value is Schemas["AgUiEvent"];
/** What is wrong with a value that should be a `AgUiEvent`; empty for a valid one. */
export declare function checkAgUiEvent(value: unknown): Violation[];
export declare function validateAgentCapabilities(value: unknown): value is Schemas["AgentCapabilities"];
/** What is wrong with a value that should be a `AgentCapabilities`; empty for a valid one. */
export declare function checkAgentCapabilities(value: unknown): Violation[];
export declare function validateAnyForwardedProps(value: unknown): value is Schemas["AnyForwardedProps"];
/** What is wrong with a value that should be a `AnyForwardedProps`; empty for a valid one. */
export declare function checkAnyForwardedProps(value: unknown): Violation[];
export declare function validateAnyRunResult(value: unknown): value is Schemas["AnyRunResult"];
/** What is wrong with a value that should be a `AnyRunResult`; empty for a valid one. */
export declare function checkAnyRunResult(value: unknown): Violation[];
export declare function validateAssistantMessage(value: unknown): value is Schemas["AssistantMessage"];
/** What is wrong with a value that should be a `AssistantMessage`; empty for a valid one. */
export declare function checkAssistantMessage(value: unknown): Violation[];
export declare function validateAudioPart(value: unknown): value is Schemas["AudioPart"];
/** What is wrong with a value that should be a `AudioPart`; empty for a valid one. */
export declare function checkAudioPart(value: unknown): Violation[];
export declare function validateBadRequestBody(value: unknown): value is Schemas["BadRequestBody"];
/** What is wrong with a value that should be a `BadRequestBody`; empty for a valid one. */
export declare function checkBadRequestBody(value: unknown): Violation[];
export declare function validateBadRequestCode(value: unknown): value is Schemas["BadRequestCode"];
/** What is wrong with a value that should be a `BadRequestCode`; empty for a valid one. */
export declare function checkBadRequestCode(value: unknown): Violation[];
export declare function validateBadRequestError(value: unknown): value is Schemas["BadRequestError"];
/** What is wrong with a value that should be a `BadRequestError`; empty for a valid one. */
export declare function checkBadRequestError(value: unknown): Violation[];
export declare function validateCancelRunResponse(value: unknown): value is Schemas["CancelRunResponse"];
/** What is wrong with a value that should be a `CancelRunResponse`; empty for a valid one. */
export declare function checkCancelRunResponse(value: unknown): Violation[];
export declare function validateCancelledOutcome(value: unknown): value is Schemas["CancelledOutcome"];
/** What is wrong with a value that should be a `CancelledOutcome`; empty for a valid one. */
export declare function checkCancelledOutcome(value: unknown): Violation[];
export declare function validateClientId(value: unknown): value is Schemas["ClientId"];
/** What is wrong with a value that should be a `ClientId`; empty for a valid one. */
export declare function checkClientId(value: unknown): Violation[];
export declare function validateComponentActivity(value: unknown): value is Schemas["ComponentActivity"];
/** What is wrong with a value that should be a `ComponentActivity`; empty for a valid one. */
export declare function checkComponentActivity(value: unknown): Violation[];
export declare function validateConflictBody(value: unknown): value is Schemas["ConflictBody"];
/** What is wrong with a value that should be a `ConflictBody`; empty for a valid one. */
export declare function checkConflictBody(value: unknown): Violation[];
export declare function validateConflictCode(value: unknown): value is Schemas["ConflictCode"];
/** What is wrong with a value that should be a `ConflictCode`; empty for a valid one. */
export declare function checkConflictCode(value: unknown): Violation[];
export declare function validateConflictError(value: unknown): value is Schemas["ConflictError"];
/** What is wrong with a value that should be a `ConflictError`; empty for a valid one. */
export declare function checkConflictError(value: unknown): Violation[];
export declare function validateConsentPayload(value: unknown): value is Schemas["ConsentPayload"];
/** What is wrong with a value that should be a `ConsentPayload`; empty for a valid one. */
export declare function checkConsentPayload(value: unknown): Violation[];
export declare function validateContent(value: unknown): value is Schemas["Content"];
/** What is wrong with a value that should be a `Content`; empty for a valid one. */
export declare function checkContent(value: unknown): Violation[];
export declare function validateContentPart(value: unknown): value is Schemas["ContentPart"];
/** What is wrong with a value that should be a `ContentPart`; empty for a valid one. */
export declare function checkContentPart(value: unknown): Violation[];
export declare function validateContext(value: unknown): value is Schemas["Context"];
/** What is wrong with a value that should be a `Context`; empty for a valid one. */
export declare function checkContext(value: unknown): Violation[];
export declare function validateCount(value: unknown): value is Schemas["Count"];
/** What is wrong with a value that should be a `Count`; empty for a valid one. */
export declare function checkCount(value: unknown): Violation[];
export declare function validateCustomEvent(value: unknown): value is Schemas["CustomEvent"];
/** What is wrong with a value that should be a `CustomEvent`; empty for a valid one. */
export declare function checkCustomEvent(value: unknown): Violation[];
export declare function validateDataSource(value: unknown): value is Schemas["DataSource"];
/** What is wrong with a value that should be a `DataSource`; empty for a valid one. */
export declare function checkDataSource(value: unknown): Violation[];
export declare function validateDeveloperMessage(value: unknown): value is Schemas["DeveloperMessage"];
/** What is wrong with a value that should be a `DeveloperMessage`; empty for a valid one. */
export declare function checkDeveloperMessage(value: unknown): Violation[];
export declare function validateDocumentPart(value: unknown): value is Schemas["DocumentPart"];
/** What is wrong with a value that should be a `DocumentPart`; empty for a valid one. */
export declare function checkDocumentPart(value: unknown): Violation[];
export declare function validateEventTime(value: unknown): value is Schemas["EventTime"];
/** What is wrong with a value that should be a `EventTime`; empty for a valid one. */
export declare function checkEventTime(value: unknown): Violation[];
export declare function validateExecutionCapabilities(value: unknown): value is Schemas["ExecutionCapabilities"];
/** What is wrong with a value that should be a `ExecutionCapabilities`; empty for a valid one. */
export declare function checkExecutionCapabilities(value: unknown): Violation[];
export declare function validateFileSource(value: unknown): value is Schemas["FileSource"];
/** What is wrong with a value that should be a `FileSource`; empty for a valid one. */
export declare function checkFileSource(value: unknown): Violation[];
export declare function validateForeignCustomEvent(value: unknown): value is Schemas["ForeignCustomEvent"];
/** What is wrong with a value that should be a `ForeignCustomEvent`; empty for a valid one. */
export declare function checkForeignCustomEvent(value: unknown): Violation[];
export declare function validateForeignEventName(value: unknown): value is Schemas["ForeignEventName"];
/** What is wrong with a value that should be a `ForeignEventName`; empty for a valid one. */
export declare function checkForeignEventName(value: unknown): Violation[];
export declare function validateForwardedProps(value: unknown): value is Schemas["ForwardedProps"];
/** What is wrong with a value that should be a `ForwardedProps`; empty for a valid one. */
export declare function checkForwardedProps(value: unknown): Violation[];
export declare function validateFunctionCall(value: unknown): value is Schemas["FunctionCall"];
/** What is wrong with a value that should be a `FunctionCall`; empty for a valid one. */
export declare function checkFunctionCall(value: unknown): Violation[];
export declare function validateGoneBody(value: unknown): value is Schemas["GoneBody"];
/** What is wrong with a value that should be a `GoneBody`; empty for a valid one. */
export declare function checkGoneBody(value: unknown): Violation[];
export declare function validateGoneError(value: unknown): value is Schemas["GoneError"];
/** What is wrong with a value that should be a `GoneError`; empty for a valid one. */
export declare function checkGoneError(value: unknown): Violation[];
export declare function validateHumanInTheLoopCapabilities(value: unknown): value is Schemas["HumanInTheLoopCapabilities"];
/** What is wrong with a value that should be a `HumanInTheLoopCapabilities`; empty for a valid one. */
export declare function checkHumanInTheLoopCapabilities(value: unknown): Violation[];
export declare function validateIdempotencyKeyReusedBody(value: unknown): value is Schemas["IdempotencyKeyReusedBody"];
/** What is wrong with a value that should be a `IdempotencyKeyReusedBody`; empty for a valid one. */
export declare function checkIdempotencyKeyReusedBody(value: unknown): Violation[];
export declare function validateIdempotencyKeyReusedError(value: unknown): value is Schemas["IdempotencyKeyReusedError"];
/** What is wrong with a value that should be a `IdempotencyKeyReusedError`; empty for a valid one. */
export declare function checkIdempotencyKeyReusedError(value: unknown): Violation[];
export declare function validateIdentityCapabilities(value: unknown): value is Schemas["IdentityCapabilities"];
/** What is wrong with a value that should be a `IdentityCapabilities`; empty for a valid one. */
export declare function checkIdentityCapabilities(value: unknown): Violation[];
export declare function validateImagePart(value: unknown): value is Schemas["ImagePart"];
/** What is wrong with a value that should be a `ImagePart`; empty for a valid one. */
export declare function checkImagePart(value: unknown): Violation[];
export declare function validateInternalError(value: unknown): value is Schemas["InternalError"];
/** What is wrong with a value that should be a `InternalError`; empty for a valid one. */
export declare function checkInternalError(value: unknown): Violation[];
export declare function validateInternalErrorBody(value: unknown): value is Schemas["InternalErrorBody"];
/** What is wrong with a value that should be a `InternalErrorBody`; empty for a valid one. */
export declare function checkInternalErrorBody(value: unknown): Violation[];
export declare function validateInterrupt(value: unknown): value is Schemas["Interrupt"];
/** What is wrong with a value that should be a `Interrupt`; empty for a valid one. */
export declare function checkInterrupt(value: unknown): Violation[];
export declare function validateInterruptOutcome(value: unknown): value is Schemas["InterruptOutcome"];
/** What is wrong with a value that should be a `InterruptOutcome`; empty for a valid one. */
export declare function checkInterruptOutcome(value: unknown): Violation[];
export declare function validateJSONSchema(value: unknown): value is Schemas["JSONSchema"];
/** What is wrong with a value that should be a `JSONSchema`; empty for a valid one. */
export declare function checkJSONSchema(value: unknown): Violation[];
export declare function validateJSONSchemaProperty(value: unknown): value is Schemas["JSONSchemaProperty"];
/** What is wrong with a value that should be a `JSONSchemaProperty`; empty for a valid one. */
export declare function checkJSONSchemaProperty(value: unknown): Violation[];
export declare function validateJSONType(value: unknown): value is Schemas["JSONType"];
/** What is wrong with a value that should be a `JSONType`; empty for a valid one. */
export declare function checkJSONType(value: unknown): Violation[];
export declare function validateJsonList(value: unknown): value is Schemas["JsonList"];
/** What is wrong with a value that should be a `JsonList`; empty for a valid one. */
export declare function checkJsonList(value: unknown): Violation[];
export declare function validateJsonObject(value: unknown): value is Schemas["JsonObject"];
/** What is wrong with a value that should be a `JsonObject`; empty for a valid one. */
export declare function checkJsonObject(value: unknown): Violation[];
export declare function validateJsonPatchAdd(value: unknown): value is Schemas["JsonPatchAdd"];
/** What is wrong with a value that should be a `JsonPatchAdd`; empty for a valid one. */
export declare function checkJsonPatchAdd(value: unknown): Violation[];
export declare function validateJsonPatchCopy(value: unknown): value is Schemas["JsonPatchCopy"];
/** What is wrong with a value that should be a `JsonPatchCopy`; empty for a valid one. */
export declare function checkJsonPatchCopy(value: unknown): Violation[];
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
export declare function validateMessage(value: unknown): value is Schemas["Message"];
/** What is wrong with a value that should be a `Message`; empty for a valid one. */
export declare function checkMessage(value: unknown): Violation[];
export declare function validateMessagesSnapshotEvent(value: unknown): value is Schemas["MessagesSnapshotEvent"];
/** What is wrong with a value that should be a `MessagesSnapshotEvent`; empty for a valid one. */
export declare function checkMessagesSnapshotEvent(value: unknown): Violation[];
export declare function validateMultiAgentCapabilities(value: unknown): value is Schemas["MultiAgentCapabilities"];
/** What is wrong with a value that should be a `MultiAgentCapabilities`; empty for a valid one. */
export declare function checkMultiAgentCapabilities(value: unknown): Violation[];
export declare function validateMultimodalCapabilities(value: unknown): value is Schemas["MultimodalCapabilities"];
/** What is wrong with a value that should be a `MultimodalCapabilities`; empty for a valid one. */
export declare function checkMultimodalCapabilities(value: unknown): Violation[];
export declare function validateMultimodalInputCapabilities(value: unknown): value is Schemas["MultimodalInputCapabilities"];
/** What is wrong with a value that should be a `MultimodalInputCapabilities`; empty for a valid one. */
export declare function checkMultimodalInputCapabilities(value: unknown): Violation[];
export declare function validateMultimodalOutputCapabilities(value: unknown): value is Schemas["MultimodalOutputCapabilities"];
/** What is wrong with a value that should be a `MultimodalOutputCapabilities`; empty for a valid one. */
export declare function checkMultimodalOutputCapabilities(value: unknown): Violation[];
export declare function validateNonNullJson(value: unknown): value is Schemas["NonNullJson"];
/** What is wrong with a value that should be a `NonNullJson`; empty for a valid one. */
export declare function checkNonNullJson(value: unknown): Violation[];
export declare function validateNotFoundBody(value: unknown): value is Schemas["NotFoundBody"];
/** What is wrong with a value that should be a `NotFoundBody`; empty for a valid one. */
export declare function checkNotFoundBody(value: unknown): Violation[];
export declare function validateNotFoundCode(value: unknown): value is Schemas["NotFoundCode"];
/** What is wrong with a value that should be a `NotFoundCode`; empty for a valid one. */
export declare function checkNotFoundCode(value: unknown): Violation[];
export declare function validateNotFoundError(value: unknown): value is Schemas["NotFoundError"];
/** What is wrong with a value that should be a `NotFoundError`; empty for a valid one. */
export declare function checkNotFoundError(value: unknown): Violation[];
export declare function validateOutputCapabilities(value: unknown): value is Schemas["OutputCapabilities"];
/** What is wrong with a value that should be a `OutputCapabilities`; empty for a valid one. */
export declare function checkOutputCapabilities(value: unknown): Violation[];
export declare function validatePartSource(value: unknown): value is Schemas["PartSource"];
/** What is wrong with a value that should be a `PartSource`; empty for a valid one. */
export declare function checkPartSource(value: unknown): Violation[];
export declare function validatePatchOperation(value: unknown): value is Schemas["PatchOperation"];
/** What is wrong with a value that should be a `PatchOperation`; empty for a valid one. */
export declare function checkPatchOperation(value: unknown): Violation[];
export declare function validatePayloadTooLargeBody(value: unknown): value is Schemas["PayloadTooLargeBody"];
/** What is wrong with a value that should be a `PayloadTooLargeBody`; empty for a valid one. */
export declare function checkPayloadTooLargeBody(value: unknown): Violation[];
export declare function validatePayloadTooLargeError(value: unknown): value is Schemas["PayloadTooLargeError"];
/** What is wrong with a value that should be a `PayloadTooLargeError`; empty for a valid one. */
export declare function checkPayloadTooLargeError(value: unknown): Violation[];
export declare function validateProblemViolation(value: unknown): value is Schemas["ProblemViolation"];
/** What is wrong with a value that should be a `ProblemViolation`; empty for a valid one. */
export declare function checkProblemViolation(value: unknown): Violation[];
export declare function validateRawEvent(value: unknown): value is Schemas["RawEvent"];
/** What is wrong with a value that should be a `RawEvent`; empty for a valid one. */
export declare function checkRawEvent(value: unknown): Violation[];
export declare function validateReasoningCapabilities(value: unknown): value is Schemas["ReasoningCapabilities"];
/** What is wrong with a value that should be a `ReasoningCapabilities`; empty for a valid one. */
export declare function checkReasoningCapabilities(value: unknown): Violation[];
export declare function validateReasoningEncryptedValueEvent(value: unknown): value is Schemas["ReasoningEncryptedValueEvent"];
/** What is wrong with a value that should be a `ReasoningEncryptedValueEvent`; empty for a valid one. */
export declare function checkReasoningEncryptedValueEvent(value: unknown): Violation[];
export declare function validateReasoningEncryptedValueSubtype(value: unknown): value is Schemas["ReasoningEncryptedValueSubtype"];
/** What is wrong with a value that should be a `ReasoningEncryptedValueSubtype`; empty for a valid one. */
export declare function checkReasoningEncryptedValueSubtype(value: unknown): Violation[];
export declare function validateReasoningEndEvent(value: unknown): value is Schemas["ReasoningEndEvent"];
/** What is wrong with a value that should be a `ReasoningEndEvent`; empty for a valid one. */
export declare function checkReasoningEndEvent(value: unknown): Violation[];
export declare function validateReasoningMessage(value: unknown): value is Schemas["ReasoningMessage"];
/** What is wrong with a value that should be a `ReasoningMessage`; empty for a valid one. */
export declare function checkReasoningMessage(value: unknown): Violation[];
export declare function validateReasoningMessageChunkEvent(value: unknown): value is Schemas["ReasoningMessageChunkEvent"];
/** What is wrong with a value that should be a `ReasoningMessageChunkEvent`; empty for a valid one. */
export declare function checkReasoningMessageChunkEvent(value: unknown): Violation[];
export declare function validateReasoningMessageContentEvent(value: unknown): value is Schemas["ReasoningMessageContentEvent"];
/** What is wrong with a value that should be a `ReasoningMessageContentEvent`; empty for a valid one. */
export declare function checkReasoningMessageContentEvent(value: unknown): Violation[];
export declare function validateReasoningMessageEndEvent(value: unknown): value is Schemas["ReasoningMessageEndEvent"];
/** What is wrong with a value that should be a `ReasoningMessageEndEvent`; empty for a valid one. */
export declare function checkReasoningMessageEndEvent(value: unknown): Violation[];
export declare function validateReasoningMessageStartEvent(value: unknown): value is Schemas["ReasoningMessageStartEvent"];
/** What is wrong with a value that should be a `ReasoningMessageStartEvent`; empty for a valid one. */
export declare function checkReasoningMessageStartEvent(value: unknown): Violation[];
export declare function validateReasoningStartEvent(value: unknown): value is Schemas["ReasoningStartEvent"];
/** What is wrong with a value that should be a `ReasoningStartEvent`; empty for a valid one. */
export declare function checkReasoningStartEvent(value: unknown): Violation[];
export declare function validateRequestTimeoutBody(value: unknown): value is Schemas["RequestTimeoutBody"];
/** What is wrong with a value that should be a `RequestTimeoutBody`; empty for a valid one. */
export declare function checkRequestTimeoutBody(value: unknown): Violation[];
export declare function validateRequestTimeoutError(value: unknown): value is Schemas["RequestTimeoutError"];
/** What is wrong with a value that should be a `RequestTimeoutError`; empty for a valid one. */
export declare function checkRequestTimeoutError(value: unknown): Violation[];
export declare function validateResumeEntry(value: unknown): value is Schemas["ResumeEntry"];
/** What is wrong with a value that should be a `ResumeEntry`; empty for a valid one. */
export declare function checkResumeEntry(value: unknown): Violation[];
export declare function validateResumeStatus(value: unknown): value is Schemas["ResumeStatus"];
/** What is wrong with a value that should be a `ResumeStatus`; empty for a valid one. */
export declare function checkResumeStatus(value: unknown): Violation[];
export declare function validateRole(value: unknown): value is Schemas["Role"];
/** What is wrong with a value that should be a `Role`; empty for a valid one. */
export declare function checkRole(value: unknown): Violation[];
export declare function validateRunAgentInput(value: unknown): value is Schemas["RunAgentInput"];
/** What is wrong with a value that should be a `RunAgentInput`; empty for a valid one. */
export declare function checkRunAgentInput(value: unknown): Violation[];
export declare function validateRunErrorCode(value: unknown): value is Schemas["RunErrorCode"];
/** What is wrong with a value that should be a `RunErrorCode`; empty for a valid one. */
export declare function checkRunErrorCode(value: unknown): Violation[];
export declare function validateRunErrorEvent(value: unknown): value is Schemas["RunErrorEvent"];
/** What is wrong with a value that should be a `RunErrorEvent`; empty for a valid one. */
export declare function checkRunErrorEvent(value: unknown): Violation[];
export declare function validateRunFinishedEvent(value: unknown): value is Schemas["RunFinishedEvent"];
/** What is wrong with a value that should be a `RunFinishedEvent`; empty for a valid one. */
export declare function checkRunFinishedEvent(value: unknown): Violation[];
export declare function validateRunOptions(value: unknown): value is Schemas["RunOptions"];
/** What is wrong with a value that should be a `RunOptions`; empty for a valid one. */
export declare function checkRunOptions(value: unknown): Violation[];
export declare function validateRunOutcome(value: unknown): value is Schemas["RunOutcome"];
/** What is wrong with a value that should be a `RunOutcome`; empty for a valid one. */
export declare function checkRunOutcome(value: unknown): Violation[];
export declare function validateRunResult(value: unknown): value is Schemas["RunResult"];
/** What is wrong with a value that should be a `RunResult`; empty for a valid one. */
export declare function checkRunResult(value: unknown): Violation[];
export declare function validateRunStartedEvent(value: unknown): value is Schemas["RunStartedEvent"];
/** What is wrong with a value that should be a `RunStartedEvent`; empty for a valid one. */
export declare function checkRunStartedEvent(value: unknown): Violation[];
export declare function validateStandardEvent(value: unknown): value is Schemas["StandardEvent"];
/** What is wrong with a value that should be a `StandardEvent`; empty for a valid one. */
export declare function checkStandardEvent(value: unknown): Violation[];
export declare function validateStateCapabilities(value: unknown): value is Schemas["StateCapabilities"];
/** What is wrong with a value that should be a `StateCapabilities`; empty for a valid one. */
export declare function checkStateCapabilities(value: unknown): Violation[];
export declare function validateStateDeltaEvent(value: unknown): value is Schemas["StateDeltaEvent"];
/** What is wrong with a value that should be a `StateDeltaEvent`; empty for a valid one. */
export declare function checkStateDeltaEvent(value: unknown): Violation[];
export declare function validateStateSnapshotEvent(value: unknown): value is Schemas["StateSnapshotEvent"];
/** What is wrong with a value that should be a `StateSnapshotEvent`; empty for a valid one. */
export declare function checkStateSnapshotEvent(value: unknown): Violation[];
export declare function validateStepFinishedEvent(value: unknown): value is Schemas["StepFinishedEvent"];
/** What is wrong with a value that should be a `StepFinishedEvent`; empty for a valid one. */
export declare function checkStepFinishedEvent(value: unknown): Violation[];
export declare function validateStepStartedEvent(value: unknown): value is Schemas["StepStartedEvent"];
/** What is wrong with a value that should be a `StepStartedEvent`; empty for a valid one. */
export declare function checkStepStartedEvent(value: unknown): Violation[];
export declare function validateStopReason(value: unknown): value is Schemas["StopReason"];
/** What is wrong with a value that should be a `StopReason`; empty for a valid one. */
export declare function checkStopReason(value: unknown): Violation[];
export declare function validateSubagentErrorEvent(value: unknown): value is Schemas["SubagentErrorEvent"];
/** What is wrong with a value that should be a `SubagentErrorEvent`; empty for a valid one. */
export declare function checkSubagentErrorEvent(value: unknown): Violation[];
export declare function validateSubagentFinishedEvent(value: unknown): value is Schemas["SubagentFinishedEvent"];
/** What is wrong with a value that should be a `SubagentFinishedEvent`; empty for a valid one. */
export declare function checkSubagentFinishedEvent(value: unknown): Violation[];
export declare function validateSubagentInfo(value: unknown): value is Schemas["SubagentInfo"];
/** What is wrong with a value that should be a `SubagentInfo`; empty for a valid one. */
export declare function checkSubagentInfo(value: unknown): Violation[];
export declare function validateSubagentOutcome(value: unknown): value is Schemas["SubagentOutcome"];
/** What is wrong with a value that should be a `SubagentOutcome`; empty for a valid one. */
export declare function checkSubagentOutcome(value: unknown): Violation[];
export declare function validateSubagentStartedEvent(value: unknown): value is Schemas["SubagentStartedEvent"];
/** What is wrong with a value that should be a `SubagentStartedEvent`; empty for a valid one. */
export declare function checkSubagentStartedEvent(value: unknown): Violation[];
export declare function validateSubagentSuccessOutcome(value: unknown): value is Schemas["SubagentSuccessOutcome"];
/** What is wrong with a value that should be a `SubagentSuccessOutcome`; empty for a valid one. */
export declare function checkSubagentSuccessOutcome(value: unknown): Violation[];
export declare function validateSubagentSuspendedOutcome(value: unknown): value is Schemas["SubagentSuspendedOutcome"];
/** What is wrong with a value that should be a `SubagentSuspendedOutcome`; empty for a valid one. */
export declare function checkSubagentSuspendedOutcome(value: unknown): Violation[];
export declare function validateSuccessOutcome(value: unknown): value is Schemas["SuccessOutcome"];
/** What is wrong with a value that should be a `SuccessOutcome`; empty for a valid one. */
export declare function checkSuccessOutcome(value: unknown): Violation[];
export declare function validateSystemMessage(value: unknown): value is Schemas["SystemMessage"];
/** What is wrong with a value that should be a `SystemMessage`; empty for a valid one. */
export declare function checkSystemMessage(value: unknown): Violation[];
export declare function validateAvailableComponent(value: unknown): value is Schemas["AvailableComponent"];
/** What is wrong with a value that should be a `AvailableComponent`; empty for a valid one. */
export declare function checkAvailableComponent(value: unknown): Violation[];
export declare function validateAwaitingInputValue(value: unknown): value is Schemas["AwaitingInputValue"];
/** What is wrong with a value that should be a `AwaitingInputValue`; empty for a valid one. */
export declare function checkAwaitingInputValue(value: unknown): Violation[];
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
export declare function validateOnDisconnect(value: unknown): value is Schemas["OnDisconnect"];
/** What is wrong with a value that should be a `OnDisconnect`; empty for a valid one. */
export declare function checkOnDisconnect(value: unknown): Violation[];
export declare function validatePendingToolCall(value: unknown): value is Schemas["PendingToolCall"];
/** What is wrong with a value that should be a `PendingToolCall`; empty for a valid one. */
export declare function checkPendingToolCall(value: unknown): Violation[];
export declare function validateToolChoice(value: unknown): value is Schemas["ToolChoice"];
/** What is wrong with a value that should be a `ToolChoice`; empty for a valid one. */
export declare function checkToolChoice(value: unknown): Violation[];
export declare function validateToolChoiceMode(value: unknown): value is Schemas["ToolChoiceMode"];
/** What is wrong with a value that should be a `ToolChoiceMode`; empty for a valid one. */
export declare function checkToolChoiceMode(value: unknown): Violation[];
export declare function validateToolChoiceNamed(value: unknown): value is Schemas["ToolChoiceNamed"];
/** What is wrong with a value that should be a `ToolChoiceNamed`; empty for a valid one. */
export declare function checkToolChoiceNamed(value: unknown): Violation[];
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
export declare function validateTextMessageChunkEvent(value: unknown): value is Schemas["TextMessageChunkEvent"];
/** What is wrong with a value that should be a `TextMessageChunkEvent`; empty for a valid one. */
export declare function checkTextMessageChunkEvent(value: unknown): Violation[];
export declare function validateTextMessageContentEvent(value: unknown): value is Schemas["TextMessageContentEvent"];
/** What is wrong with a value that should be a `TextMessageContentEvent`; empty for a valid one. */
export declare function checkTextMessageContentEvent(value: unknown): Violation[];
export declare function validateTextMessageEndEvent(value: unknown): value is Schemas["TextMessageEndEvent"];
/** What is wrong with a value that should be a `TextMessageEndEvent`; empty for a valid one. */
export declare function checkTextMessageEndEvent(value: unknown): Violation[];
export declare function validateTextMessageRole(value: unknown): value is Schemas["TextMessageRole"];
/** What is wrong with a value that should be a `TextMessageRole`; empty for a valid one. */
export declare function checkTextMessageRole(value: unknown): Violation[];
export declare function validateTextMessageStartEvent(value: unknown): value is Schemas["TextMessageStartEvent"];
/** What is wrong with a value that should be a `TextMessageStartEvent`; empty for a valid one. */
export declare function checkTextMessageStartEvent(value: unknown): Violation[];
export declare function validateTextPart(value: unknown): value is Schemas["TextPart"];
/** What is wrong with a value that should be a `TextPart`; empty for a valid one. */
export declare function checkTextPart(value: unknown): Violation[];
export declare function validateTokenUsage(value: unknown): value is Schemas["TokenUsage"];
/** What is wrong with a value that should be a `TokenUsage`; empty for a valid one. */
export declare function checkTokenUsage(value: unknown): Violation[];
export declare function validateTooManyRequestsBody(value: unknown): value is Schemas["TooManyRequestsBody"];
/** What is wrong with a value that should be a `TooManyRequestsBody`; empty for a valid one. */
export declare function checkTooManyRequestsBody(value: unknown): Violation[];
export declare function validateTooManyRequestsError(value: unknown): value is Schemas["TooManyRequestsError"];
/** What is wrong with a value that should be a `TooManyRequestsError`; empty for a valid one. */
export declare function checkTooManyRequestsError(value: unknown): Violation[];
export declare function validateTool(value: unknown): value is Schemas["Tool"];
/** What is wrong with a value that should be a `Tool`; empty for a valid one. */
export declare function checkTool(value: unknown): Violation[];
export declare function validateToolCall(value: unknown): value is Schemas["ToolCall"];
/** What is wrong with a value that should be a `ToolCall`; empty for a valid one. */
export declare function checkToolCall(value: unknown): Violation[];
export declare function validateToolCallArgsEvent(value: unknown): value is Schemas["ToolCallArgsEvent"];
/** What is wrong with a value that should be a `ToolCallArgsEvent`; empty for a valid one. */
export declare function checkToolCallArgsEvent(value: unknown): Violation[];
export declare function validateToolCallChunkEvent(value: unknown): value is Schemas["ToolCallChunkEvent"];
/** What is wrong with a value that should be a `ToolCallChunkEvent`; empty for a valid one. */
export declare function checkToolCallChunkEvent(value: unknown): Violation[];
export declare function validateToolCallEndEvent(value: unknown): value is Schemas["ToolCallEndEvent"];
/** What is wrong with a value that should be a `ToolCallEndEvent`; empty for a valid one. */
export declare function checkToolCallEndEvent(value: unknown): Violation[];
export declare function validateToolCallResultEvent(value: unknown): value is Schemas["ToolCallResultEvent"];
/** What is wrong with a value that should be a `ToolCallResultEvent`; empty for a valid one. */
export declare function checkToolCallResultEvent(value: unknown): Violation[];
export declare function validateToolCallStartEvent(value: unknown): value is Schemas["ToolCallStartEvent"];
/** What is wrong with a value that should be a `ToolCallStartEvent`; empty for a valid one. */
export declare function checkToolCallStartEvent(value: unknown): Violation[];
export declare function validateToolMessage(value: unknown): value is Schemas["ToolMessage"];
/** What is wrong with a value that should be a `ToolMessage`; empty for a valid one. */
export declare function checkToolMessage(value: unknown): Violation[];
export declare function validateToolsCapabilities(value: unknown): value is Schemas["ToolsCapabilities"];
/** What is wrong with a value that should be a `ToolsCapabilities`; empty for a valid one. */
export declare function checkToolsCapabilities(value: unknown): Violation[];
export declare function validateTransportCapabilities(value: unknown): value is Schemas["TransportCapabilities"];
/** What is wrong with a value that should be a `TransportCapabilities`; empty for a valid one. */
export declare function checkTransportCapabilities(value: unknown): Violation[];
export declare function validateUnauthorizedBody(value: unknown): value is Schemas["UnauthorizedBody"];
/** What is wrong with a value that should be a `UnauthorizedBody`; empty for a valid one. */
export declare function checkUnauthorizedBody(value: unknown): Violation[];
export declare function validateUnauthorizedError(value: unknown): value is Schemas["UnauthorizedError"];
/** What is wrong with a value that should be a `UnauthorizedError`; empty for a valid one. */
export declare function checkUnauthorizedError(value: unknown): Violation[];
export declare function validateUnavailableBody(value: unknown): value is Schemas["UnavailableBody"];
/** What is wrong with a value that should be a `UnavailableBody`; empty for a valid one. */
export declare function checkUnavailableBody(value: unknown): Violation[];
export declare function validateUnavailableCode(value: unknown): value is Schemas["UnavailableCode"];
/** What is wrong with a value that should be a `UnavailableCode`; empty for a valid one. */
export declare function checkUnavailableCode(value: unknown): Violation[];
export declare function validateUnavailableError(value: unknown): value is Schemas["UnavailableError"];
/** What is wrong with a value that should be a `UnavailableError`; empty for a valid one. */
export declare function checkUnavailableError(value: unknown): Violation[];
export declare function validateUnsupportedMediaTypeBody(value: unknown): value is Schemas["UnsupportedMediaTypeBody"];
/** What is wrong with a value that should be a `UnsupportedMediaTypeBody`; empty for a valid one. */
export declare function checkUnsupportedMediaTypeBody(value: unknown): Violation[];
export declare function validateUnsupportedMediaTypeError(value: unknown): value is Schemas["UnsupportedMediaTypeError"];
/** What is wrong with a value that should be a `UnsupportedMediaTypeError`; empty for a valid one. */
export declare function checkUnsupportedMediaTypeError(value: unknown): Violation[];
export declare function validateUrlSource(value: unknown): value is Schemas["UrlSource"];
/** What is wrong with a value that should be a `UrlSource`; empty for a valid one. */
export declare function checkUrlSource(value: unknown): Violation[];
export declare function validateUserMessage(value: unknown): value is Schemas["UserMessage"];
/** What is wrong with a value that should be a `UserMessage`; empty for a valid one. */
export declare function checkUserMessage(value: unknown): Violation[];
export declare function validateVideoPart(value: unknown): value is Schemas["VideoPart"];
/** What is wrong with a value that should be a `VideoPart`; empty for a valid one. */
export declare function checkVideoPart(value: unknown): Violation[];

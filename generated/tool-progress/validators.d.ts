// generated from spec/tool-progress by `npm run generate`; do not edit
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
export type OperationWithBody = "sendMessageUnversioned" | "sendMessageV1" | "regenerateMessageV1" | "sendMessage" | "regenerateMessage";

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

export declare function validateActiveSession(value: unknown): value is Schemas["ActiveSession"];
/** What is wrong with a value that should be a `ActiveSession`; empty for a valid one. */
export declare function checkActiveSession(value: unknown): Violation[];
export declare function validateBadRequestCode(value: unknown): value is Schemas["BadRequestCode"];
/** What is wrong with a value that should be a `BadRequestCode`; empty for a valid one. */
export declare function checkBadRequestCode(value: unknown): Violation[];
export declare function validateBadRequestError(value: unknown): value is Schemas["BadRequestError"];
/** What is wrong with a value that should be a `BadRequestError`; empty for a valid one. */
export declare function checkBadRequestError(value: unknown): Violation[];
export declare function validateChatAgentResponse(value: unknown): value is Schemas["ChatAgentResponse"];
/** What is wrong with a value that should be a `ChatAgentResponse`; empty for a valid one. */
export declare function checkChatAgentResponse(value: unknown): Violation[];
export declare function validateConflictCode(value: unknown): value is Schemas["ConflictCode"];
/** What is wrong with a value that should be a `ConflictCode`; empty for a valid one. */
export declare function checkConflictCode(value: unknown): Violation[];
export declare function validateConflictError(value: unknown): value is Schemas["ConflictError"];
/** What is wrong with a value that should be a `ConflictError`; empty for a valid one. */
export declare function checkConflictError(value: unknown): Violation[];
export declare function validateConversationId(value: unknown): value is Schemas["ConversationId"];
/** What is wrong with a value that should be a `ConversationId`; empty for a valid one. */
export declare function checkConversationId(value: unknown): Violation[];
export declare function validateCursor(value: unknown): value is Schemas["Cursor"];
/** What is wrong with a value that should be a `Cursor`; empty for a valid one. */
export declare function checkCursor(value: unknown): Violation[];
export declare function validateGoneError(value: unknown): value is Schemas["GoneError"];
/** What is wrong with a value that should be a `GoneError`; empty for a valid one. */
export declare function checkGoneError(value: unknown): Violation[];
export declare function validateIdempotencyKeyReusedError(value: unknown): value is Schemas["IdempotencyKeyReusedError"];
/** What is wrong with a value that should be a `IdempotencyKeyReusedError`; empty for a valid one. */
export declare function checkIdempotencyKeyReusedError(value: unknown): Violation[];
export declare function validateImageFile(value: unknown): value is Schemas["ImageFile"];
/** What is wrong with a value that should be a `ImageFile`; empty for a valid one. */
export declare function checkImageFile(value: unknown): Violation[];
export declare function validateImageMediaType(value: unknown): value is Schemas["ImageMediaType"];
/** What is wrong with a value that should be a `ImageMediaType`; empty for a valid one. */
export declare function checkImageMediaType(value: unknown): Violation[];
export declare function validateInternalError(value: unknown): value is Schemas["InternalError"];
/** What is wrong with a value that should be a `InternalError`; empty for a valid one. */
export declare function checkInternalError(value: unknown): Violation[];
export declare function validateMessageForm(value: unknown): value is Schemas["MessageForm"];
/** What is wrong with a value that should be a `MessageForm`; empty for a valid one. */
export declare function checkMessageForm(value: unknown): Violation[];
export declare function validateMessageMultipartForm(value: unknown): value is Schemas["MessageMultipartForm"];
/** What is wrong with a value that should be a `MessageMultipartForm`; empty for a valid one. */
export declare function checkMessageMultipartForm(value: unknown): Violation[];
export declare function validateNonBlank(value: unknown): value is Schemas["NonBlank"];
/** What is wrong with a value that should be a `NonBlank`; empty for a valid one. */
export declare function checkNonBlank(value: unknown): Violation[];
export declare function validateNotFoundCode(value: unknown): value is Schemas["NotFoundCode"];
/** What is wrong with a value that should be a `NotFoundCode`; empty for a valid one. */
export declare function checkNotFoundCode(value: unknown): Violation[];
export declare function validateNotFoundError(value: unknown): value is Schemas["NotFoundError"];
/** What is wrong with a value that should be a `NotFoundError`; empty for a valid one. */
export declare function checkNotFoundError(value: unknown): Violation[];
export declare function validatePayloadTooLargeError(value: unknown): value is Schemas["PayloadTooLargeError"];
/** What is wrong with a value that should be a `PayloadTooLargeError`; empty for a valid one. */
export declare function checkPayloadTooLargeError(value: unknown): Violation[];
export declare function validateRegenerateRequest(value: unknown): value is Schemas["RegenerateRequest"];
/** What is wrong with a value that should be a `RegenerateRequest`; empty for a valid one. */
export declare function checkRegenerateRequest(value: unknown): Violation[];
export declare function validateRequestMistake(value: unknown): value is Schemas["RequestMistake"];
/** What is wrong with a value that should be a `RequestMistake`; empty for a valid one. */
export declare function checkRequestMistake(value: unknown): Violation[];
export declare function validateRequestTimeoutError(value: unknown): value is Schemas["RequestTimeoutError"];
/** What is wrong with a value that should be a `RequestTimeoutError`; empty for a valid one. */
export declare function checkRequestTimeoutError(value: unknown): Violation[];
export declare function validateRunErrorCode(value: unknown): value is Schemas["RunErrorCode"];
/** What is wrong with a value that should be a `RunErrorCode`; empty for a valid one. */
export declare function checkRunErrorCode(value: unknown): Violation[];
export declare function validateRunFailure(value: unknown): value is Schemas["RunFailure"];
/** What is wrong with a value that should be a `RunFailure`; empty for a valid one. */
export declare function checkRunFailure(value: unknown): Violation[];
export declare function validateSendMessageRequest(value: unknown): value is Schemas["SendMessageRequest"];
/** What is wrong with a value that should be a `SendMessageRequest`; empty for a valid one. */
export declare function checkSendMessageRequest(value: unknown): Violation[];
export declare function validateSendMessageV1Request(value: unknown): value is Schemas["SendMessageV1Request"];
/** What is wrong with a value that should be a `SendMessageV1Request`; empty for a valid one. */
export declare function checkSendMessageV1Request(value: unknown): Violation[];
export declare function validateSessionId(value: unknown): value is Schemas["SessionId"];
/** What is wrong with a value that should be a `SessionId`; empty for a valid one. */
export declare function checkSessionId(value: unknown): Violation[];
export declare function validateSessionStatus(value: unknown): value is Schemas["SessionStatus"];
/** What is wrong with a value that should be a `SessionStatus`; empty for a valid one. */
export declare function checkSessionStatus(value: unknown): Violation[];
export declare function validateStopResponse(value: unknown): value is Schemas["StopResponse"];
/** What is wrong with a value that should be a `StopResponse`; empty for a valid one. */
export declare function checkStopResponse(value: unknown): Violation[];
export declare function validateTaskStatus(value: unknown): value is Schemas["TaskStatus"];
/** What is wrong with a value that should be a `TaskStatus`; empty for a valid one. */
export declare function checkTaskStatus(value: unknown): Violation[];
export declare function validateTooManyRequestsError(value: unknown): value is Schemas["TooManyRequestsError"];
/** What is wrong with a value that should be a `TooManyRequestsError`; empty for a valid one. */
export declare function checkTooManyRequestsError(value: unknown): Violation[];
export declare function validateToolCallDetails(value: unknown): value is Schemas["ToolCallDetails"];
/** What is wrong with a value that should be a `ToolCallDetails`; empty for a valid one. */
export declare function checkToolCallDetails(value: unknown): Violation[];
export declare function validateToolCallResponse(value: unknown): value is Schemas["ToolCallResponse"];
/** What is wrong with a value that should be a `ToolCallResponse`; empty for a valid one. */
export declare function checkToolCallResponse(value: unknown): Violation[];
export declare function validateToolEventType(value: unknown): value is Schemas["ToolEventType"];
/** What is wrong with a value that should be a `ToolEventType`; empty for a valid one. */
export declare function checkToolEventType(value: unknown): Violation[];
export declare function validateToolFailure(value: unknown): value is Schemas["ToolFailure"];
/** What is wrong with a value that should be a `ToolFailure`; empty for a valid one. */
export declare function checkToolFailure(value: unknown): Violation[];
export declare function validateToolFailureCode(value: unknown): value is Schemas["ToolFailureCode"];
/** What is wrong with a value that should be a `ToolFailureCode`; empty for a valid one. */
export declare function checkToolFailureCode(value: unknown): Violation[];
export declare function validateUnauthorizedError(value: unknown): value is Schemas["UnauthorizedError"];
/** What is wrong with a value that should be a `UnauthorizedError`; empty for a valid one. */
export declare function checkUnauthorizedError(value: unknown): Violation[];
export declare function validateUnavailableCode(value: unknown): value is Schemas["UnavailableCode"];
/** What is wrong with a value that should be a `UnavailableCode`; empty for a valid one. */
export declare function checkUnavailableCode(value: unknown): Violation[];
export declare function validateUnavailableError(value: unknown): value is Schemas["UnavailableError"];
/** What is wrong with a value that should be a `UnavailableError`; empty for a valid one. */
export declare function checkUnavailableError(value: unknown): Violation[];
export declare function validateUnixMillis(value: unknown): value is Schemas["UnixMillis"];
/** What is wrong with a value that should be a `UnixMillis`; empty for a valid one. */
export declare function checkUnixMillis(value: unknown): Violation[];
export declare function validateUnsupportedMediaTypeError(value: unknown): value is Schemas["UnsupportedMediaTypeError"];
/** What is wrong with a value that should be a `UnsupportedMediaTypeError`; empty for a valid one. */
export declare function checkUnsupportedMediaTypeError(value: unknown): Violation[];

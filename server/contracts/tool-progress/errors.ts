/**
 * Tool-progress errors: `{detail, code, errors?}`. `detail` contains the complete explanation, because
 * existing clients read only that field.
 */
import type { components } from "../../../generated/tool-progress/types.ts";
import type { RequestRejectedError } from "../../core/errors.ts";
import { ContractError, describeFieldErrors, type KnownCode, treatAsInternal } from "../contract-error.ts";

type Schemas = components["schemas"];

/** An error declared in the contract's document. */
export type DeclaredError =
  | Schemas["BadRequestError"]
  | Schemas["UnauthorizedError"]
  | Schemas["NotFoundError"]
  | Schemas["ConflictError"]
  | Schemas["GoneError"]
  | Schemas["RequestTimeoutError"]
  | Schemas["PayloadTooLargeError"]
  | Schemas["UnsupportedMediaTypeError"]
  | Schemas["IdempotencyKeyReusedError"]
  | Schemas["TooManyRequestsError"]
  | Schemas["InternalError"]
  | Schemas["UnavailableError"];

/** An error code declared in the contract's document. */
export type ErrorCode = KnownCode<DeclaredError["code"]>;

/** HTTP status for each error code in the contract's document. */
const statuses: { [Code in ErrorCode]: number } = {
  INVALID_BODY: 400,
  VALIDATION_ERROR: 400,
  POSITION_AHEAD: 400,
  UNAUTHORIZED: 401,
  CONVERSATION_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
  REQUEST_TIMEOUT: 408,
  CONCURRENT_SESSION: 409,
  SESSION_ID_REUSED: 409,
  EVENTS_GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
  SERVER_RESTARTING: 503,
  STORE_UNAVAILABLE: 503,
  ISSUER_UNAVAILABLE: 503,
  SERVER_BUSY: 503,
};

/** An error in a request, with its location. */
export type FieldError = Schemas["RequestMistake"];

/** An error response defined by the contract. */
export class ToolProgressError extends ContractError {
  readonly status: number;
  readonly body: DeclaredError;

  /**
   * @param code Machine-readable error code. It determines the status.
   * @param detail Human-readable explanation of what went wrong and how to fix it.
   * @param errors Locations of the errors in the request.
   */
  constructor(code: ErrorCode, detail: string, errors?: readonly FieldError[]) {
    super(detail);
    this.name = "ToolProgressError";
    this.status = statuses[code];
    this.body = { detail, code, ...(errors !== undefined && { errors: [...errors] }) } as DeclaredError;
  }

  toBody(): DeclaredError {
    return this.body;
  }

  /**
   * Creates the error for invalid values in a request.
   *
   * @param errors At least one error.
   */
  static forFields(
    errors: readonly FieldError[],
    code: "VALIDATION_ERROR" | "INVALID_BODY" = "VALIDATION_ERROR",
  ): ToolProgressError {
    return new ToolProgressError(code, describeFieldErrors(errors), errors);
  }
}

/** Maps the engine's pointers to pointers into a request of this contract. */
const pointers: Record<string, string> = { "/threadId": "/conversation_id", "/runId": "/session_id" };

/**
 * Returns the error for a request that the engine rejected, or `undefined` if no request in this contract can
 * cause the rejection.
 */
export function rejectionError({
  code,
  message,
  issues,
  runId,
  clientId = runId,
}: RequestRejectedError): ToolProgressError | undefined {
  if (issues.length > 0)
    return ToolProgressError.forFields(
      issues.map(({ pointer, detail }) => ({ pointer: pointers[pointer] ?? pointer, message: detail })),
    );
  switch (code) {
    case "VALIDATION_ERROR": {
      const detail = "This conversation has no user message to respond to.";
      return new ToolProgressError("VALIDATION_ERROR", detail);
    }
    case "CONVERSATION_TOO_LARGE":
      return new ToolProgressError("VALIDATION_ERROR", message);
    case "THREAD_NOT_FOUND":
      return new ToolProgressError("CONVERSATION_NOT_FOUND", "The conversation no longer exists.");
    case "RUN_NOT_FOUND":
      return new ToolProgressError("SESSION_NOT_FOUND", "The session no longer exists.");
    case "CONCURRENT_RUN": {
      const detail = `Session "${clientId}" is active. Wait until it ends, or stop it with POST stop/.`;
      return new ToolProgressError("CONCURRENT_SESSION", detail);
    }
    case "RUN_ID_REUSED":
      return createSessionIdReusedError(clientId);
    case "IDEMPOTENCY_KEY_REUSED":
      return new ToolProgressError(
        "IDEMPOTENCY_KEY_REUSED",
        "The key was first used for another request. Use a new key for a new request.",
      );
    case "EVENTS_GONE":
      return new ToolProgressError("EVENTS_GONE", "The events of this session are no longer stored.");
    default:
      return treatAsInternal<UnusedCode>(code);
  }
}

/**
 * Codes used only by other contracts, for tool messages from a client, component changes and cancelled runs.
 */
type UnusedCode =
  | "INVALID_TOOL_CALL"
  | "INVALID_TOOL_RESULT"
  | "INVALID_JSON_PATCH"
  | "COMPONENT_NOT_FOUND"
  | "RUN_FINISHED"
  | "POSITION_AHEAD";

/** Returns the error for a session ID that is already used by an earlier session in the conversation. */
export function createSessionIdReusedError(sessionId: string | undefined): ToolProgressError {
  const detail = `This conversation already has a session "${sessionId}". Choose a new ID for each message.`;
  return new ToolProgressError("SESSION_ID_REUSED", detail);
}

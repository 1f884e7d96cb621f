/**
 * AG-UI errors: `{"error": {code, message}}` as `application/json`, the only media type that AG-UI clients
 * parse.
 */
import type { components } from "../../../generated/ag-ui/types.ts";
import type { RequestRejectedError, ValidationIssue } from "../../core/errors.ts";
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
  INVALID_JSON: 400,
  VALIDATION_ERROR: 400,
  UNAUTHORIZED: 401,
  AGENT_NOT_FOUND: 404,
  THREAD_NOT_FOUND: 404,
  RUN_NOT_FOUND: 404,
  REQUEST_TIMEOUT: 408,
  RUN_ID_REUSED: 409,
  CONCURRENT_RUN: 409,
  RUN_FINISHED: 409,
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

/** Returns true if the contract declares this error code. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(statuses, code);
}

/** An error response defined by the contract. */
export class AgUiError extends ContractError {
  readonly status: number;
  readonly error: DeclaredError;

  /**
   * @param code Machine-readable error code. It determines the status.
   * @param message Human-readable explanation of what went wrong and how to fix it.
   * @param details Locations in the request, or the conflicting run.
   */
  constructor(
    code: ErrorCode,
    message: string,
    details: { errors?: ValidationIssue[]; runId?: string } = {},
  ) {
    super(message);
    this.name = "AgUiError";
    this.status = statuses[code];
    this.error = { code, message, ...details } as DeclaredError;
  }

  toBody(): { error: DeclaredError } {
    return { error: this.error };
  }

  /**
   * Creates the error for invalid values in a request.
   *
   * @param errors At least one error.
   */
  static forFields(
    errors: readonly ValidationIssue[],
    code: "VALIDATION_ERROR" | "INVALID_JSON" = "VALIDATION_ERROR",
  ): AgUiError {
    return new AgUiError(code, describeFieldErrors(errors), { errors: [...errors] });
  }
}

/**
 * Returns the error for a request that the engine rejected. Pointers are translated to locations in a request
 * of this contract, and run IDs to the IDs chosen by the client. Returns `undefined` if no request in this
 * contract can cause the rejection.
 */
export function rejectionError({
  code,
  message,
  issues,
  runId,
  clientId = runId,
}: RequestRejectedError): AgUiError | undefined {
  if (issues.length > 0)
    return AgUiError.forFields(
      issues.map(({ pointer, detail }) => ({ pointer: toRequestPointer(pointer), detail })),
    );
  if (code === "CONVERSATION_TOO_LARGE") return new AgUiError("VALIDATION_ERROR", message);
  if (!isErrorCode(code)) return treatAsInternal<UnusedCode>(code);
  return new AgUiError(
    code,
    createMessage(code, clientId) ?? message,
    clientId === undefined ? {} : { runId: clientId },
  );
}

/** Codes used only by other contracts, for tool messages from a client, component changes and positions. */
type UnusedCode =
  | "INVALID_TOOL_CALL"
  | "INVALID_TOOL_RESULT"
  | "INVALID_JSON_PATCH"
  | "COMPONENT_NOT_FOUND"
  | "POSITION_AHEAD";

function createMessage(code: ErrorCode, clientId: string | undefined): string | undefined {
  if (code === "CONCURRENT_RUN")
    return `Run "${clientId}" is active on this thread. Wait until it ends, or cancel it with DELETE.`;
  if (code === "EVENTS_GONE")
    return "The events of this key's run are no longer stored. Read the thread with /connect.";
  return undefined;
}

/**
 * Converts the engine's pointer to a pointer into the request. Run options are sent as fields in
 * `forwardedProps.tambo`.
 */
function toRequestPointer(pointer: string): string {
  const option = /^\/(model|toolChoice|availableComponents|forceComponent|maxTokens|temperature)(\/|$)/;
  return option.test(pointer) ? `/forwardedProps/tambo${pointer}` : pointer;
}

/** Errors of the contract: `{detail, code, errors?}`; a client of the dialect, which reads `detail` alone, is told all. */
import type { components } from "../../../generated/tool-progress/types.ts";

type Schemas = components["schemas"];

/** Every error the contract declares. */
export type ContractError =
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

/** Every code the contract declares, with its status. */
const statuses: { [Code in ContractError["code"]]: number } = {
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
  SERVER_BUSY: 503,
};

/** One mistake in a request. */
export type Mistake = Schemas["RequestMistake"];

/** An error to be answered. */
export class ToolProgressError extends Error {
  readonly status: number;
  readonly body: ContractError;

  /**
   * @param code What went wrong, for programs; decides the status.
   * @param detail What went wrong this time, and what to do.
   * @param errors Places in the request.
   */
  constructor(code: ContractError["code"], detail: string, errors?: readonly Mistake[]) {
    super(detail);
    this.name = "ToolProgressError";
    this.status = statuses[code];
    this.body = { detail, code, ...(errors !== undefined && { errors: [...errors] }) } as ContractError;
  }

  /** An error for mistakes in a request; there is at least one. */
  static of(
    errors: readonly Mistake[],
    code: "VALIDATION_ERROR" | "INVALID_BODY" = "VALIDATION_ERROR",
  ): ToolProgressError {
    const [{ pointer, message } = { pointer: "", message: "is not valid" }] = errors;
    const where = pointer === "" ? "The body" : `${pointer}:`;
    const more = errors.length > 1 ? ` (and ${errors.length - 1} more, see errors)` : "";
    return new ToolProgressError(code, `${where} ${message}${more}`, errors);
  }
}

/** Errors of the AG-UI contract: `{"error": {code, message}}` in `application/json`, since its clients parse nothing else. */
import type { components } from "../../../generated/ag-ui/types.ts";

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
  SERVER_BUSY: 503,
};

/** Whether the contract has a code. */
export function isCode(code: string): code is ContractError["code"] {
  return Object.hasOwn(statuses, code);
}

/** An error to be answered. */
export class AgUiError extends Error {
  readonly status: number;
  readonly error: ContractError;

  /**
   * @param code What went wrong, for programs; decides the status.
   * @param message What went wrong this time, and what to do.
   * @param details Places in the request, or the run in the way.
   */
  constructor(
    code: ContractError["code"],
    message: string,
    details: { errors?: { pointer: string; detail: string }[]; runId?: string } = {},
  ) {
    super(message);
    this.name = "AgUiError";
    this.status = statuses[code];
    this.error = { code, message, ...details } as ContractError;
  }

  /** An error for mistakes in a request; there is at least one. */
  static of(
    mistakes: readonly { pointer: string; detail: string }[],
    code: "VALIDATION_ERROR" | "INVALID_JSON" = "VALIDATION_ERROR",
  ): AgUiError {
    const [{ pointer, detail } = { pointer: "", detail: "is not valid" }] = mistakes;
    const where = pointer === "" ? "The body" : `${pointer}:`;
    const more = mistakes.length > 1 ? ` (and ${mistakes.length - 1} more, see errors)` : "";
    return new AgUiError(code, `${where} ${detail}${more}`, { errors: [...mistakes] });
  }
}

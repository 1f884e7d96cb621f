/** Errors returned before a stream starts: `{code, message, errors}`. */
import type { components } from "../../../generated/ui-stream/types.ts";
import type { RequestRejectedError } from "../../core/errors.ts";
import { ContractError, describeFieldErrors, type KnownCode, treatAsInternal } from "../contract-error.ts";

type Schemas = components["schemas"];
type FieldError = Schemas["FieldError"];

/** An error code declared in the contract's document. */
type ErrorCode = KnownCode<Schemas["ErrorBody"]["code"]>;

/** HTTP status for each error code. */
const statuses: { [Code in ErrorCode]: number } = {
  INVALID_JSON: 400,
  VALIDATION_ERROR: 400,
  UNAUTHORIZED: 401,
  AGENT_NOT_FOUND: 404,
  NOT_FOUND: 404,
  REQUEST_TIMEOUT: 408,
  CONCURRENT_RUN: 409,
  MESSAGE_COMPLETE: 409,
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

/** An error response of the contract. */
export class UiStreamError extends ContractError {
  readonly status: number;
  readonly #body: Schemas["ErrorBody"];

  constructor(code: ErrorCode, message: string, errors: readonly FieldError[] = []) {
    super(message);
    this.name = "UiStreamError";
    this.status = statuses[code];
    this.#body = { code, message, ...(errors.length > 0 && { errors: errors.map(toFieldError) }) };
  }

  toBody(): Schemas["ErrorBody"] {
    return this.#body;
  }

  /**
   * Creates the error for invalid fields in a request.
   *
   * @param errors At least one error.
   */
  static forFields(
    errors: readonly FieldError[],
    code: "VALIDATION_ERROR" | "INVALID_JSON" = "VALIDATION_ERROR",
  ): UiStreamError {
    return new UiStreamError(code, describeFieldErrors(errors), errors);
  }

  /** Creates the error for a request whose last message is an assistant message that has nothing new. */
  static forCompleteMessage(): UiStreamError {
    return new UiStreamError(
      "MESSAGE_COMPLETE",
      "The last message is an assistant message without a new tool result or decision about an approval. Add one or a user message, or remove the assistant message to generate it again.",
    );
  }
}

function toFieldError({ pointer, message }: FieldError): FieldError {
  return { pointer, message };
}

/**
 * Returns the error for a request that the engine rejected. Returns `undefined` if no request in this contract
 * can cause the rejection.
 */
export function rejectionError({ code, message, issues }: RequestRejectedError): UiStreamError | undefined {
  if (issues.length > 0)
    return UiStreamError.forFields(
      issues.map(({ pointer, detail }) => ({
        pointer: toRequestPointer(pointer),
        message: detail.replace("interrupts", "requests for approval"),
      })),
    );
  switch (code) {
    case "CONVERSATION_TOO_LARGE":
      return new UiStreamError("VALIDATION_ERROR", message);
    case "VALIDATION_ERROR":
    case "IDEMPOTENCY_KEY_REUSED":
      return new UiStreamError(code, message);
    case "CONCURRENT_RUN":
      return new UiStreamError(
        code,
        "A response is active in this chat. Wait until it ends, or stop it with POST /api/chat/{id}/stop.",
      );
    case "RUN_ID_REUSED":
      return UiStreamError.forCompleteMessage();
    case "EVENTS_GONE":
      return new UiStreamError(code, "The chunks of this run are no longer stored.");
    case "RUN_NOT_FOUND":
    case "THREAD_NOT_FOUND":
      return new UiStreamError("NOT_FOUND", "There is no run with this ID.");
    default:
      return treatAsInternal<UnusedCode>(code);
  }
}

/** Codes used only by other contracts. */
type UnusedCode =
  | "INVALID_TOOL_CALL"
  | "INVALID_TOOL_RESULT"
  | "INVALID_JSON_PATCH"
  | "COMPONENT_NOT_FOUND"
  | "POSITION_AHEAD"
  | "RUN_FINISHED";

/** Converts the engine's pointer to a pointer into the request. */
function toRequestPointer(pointer: string): string {
  if (pointer === "/threadId") return "/id";
  // The name of a run is the ID of the assistant message that it continues.
  return pointer === "/resume" || pointer === "/runId" ? "/messages" : pointer;
}

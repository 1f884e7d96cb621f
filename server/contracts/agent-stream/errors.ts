/**
 * Errors sent before a stream starts: `{code, msg, data, trace_id}`. The `code` is the HTTP status (A-080,
 *
 */
import { randomBytes } from "node:crypto";
import type { RequestRejectedError } from "../../core/errors.ts";
import { ContractError, describeFieldErrors, treatAsInternal } from "../contract-error.ts";

/** An error in a request, with its location. */
export interface FieldError {
  /** JSON Pointer into the body, or the location of a parameter. */
  pointer: string;
  message: string;
}

/** An error response defined by the contract. */
export class AgentStreamError extends ContractError {
  readonly status: number;
  readonly fieldErrors: readonly FieldError[];
  /** 32 hexadecimal digits. */
  readonly #traceId = randomBytes(16).toString("hex");

  /**
   * @param status HTTP status.
   * @param message Human-readable explanation of what went wrong and how to fix it.
   * @param fieldErrors Locations of the errors, if the request is invalid.
   */
  constructor(status: number, message: string, fieldErrors: readonly FieldError[] = []) {
    super(message);
    this.name = "AgentStreamError";
    this.status = status;
    this.fieldErrors = fieldErrors;
  }

  override get reference(): string {
    return `trace ${this.#traceId}`;
  }

  toBody() {
    const data = this.fieldErrors.length === 0 ? null : { errors: this.fieldErrors };
    return { code: this.status, msg: this.message, data, trace_id: this.#traceId };
  }

  /**
   * Creates the error for invalid values in a request.
   *
   * @param fieldErrors At least one error.
   */
  static forFields(fieldErrors: readonly FieldError[]): AgentStreamError {
    return new AgentStreamError(400, describeFieldErrors(fieldErrors, "data.errors"), fieldErrors);
  }

  /** Creates the error for a single invalid value. */
  static forField(pointer: string, message: string): AgentStreamError {
    return AgentStreamError.forFields([{ pointer, message }]);
  }
}

/**
 * Returns the error for a request that the engine rejected. Pointers are translated to locations in a request
 * of this contract. Returns `undefined` if no request in this contract can cause the rejection.
 */
export function rejectionError({
  code,
  message,
  issues,
  cancelsOnDisconnect,
}: RequestRejectedError): AgentStreamError | undefined {
  if (code === "CONCURRENT_RUN")
    return new AgentStreamError(409, cancelsOnDisconnect ? activeUntilDisconnectMessage : activeRunMessage);
  if (code === "EVENTS_GONE") return new AgentStreamError(410, eventsDeletedMessage);
  if (code === "IDEMPOTENCY_KEY_REUSED") return new AgentStreamError(422, message);
  if (code === "CONVERSATION_TOO_LARGE") return new AgentStreamError(400, message);
  if (issues.length === 0) return treatAsInternal<UnusedCode>(code);
  return AgentStreamError.forFields(
    issues.map(({ pointer, detail }) => ({
      pointer: pointer === "/model" ? "/model_id" : pointer,
      message: detail,
    })),
  );
}

/** Codes used only by other contracts, and codes that always come with field errors. */
type UnusedCode =
  | "VALIDATION_ERROR"
  | "INVALID_TOOL_CALL"
  | "INVALID_TOOL_RESULT"
  | "INVALID_JSON_PATCH"
  | "THREAD_NOT_FOUND"
  | "RUN_NOT_FOUND"
  | "COMPONENT_NOT_FOUND"
  | "RUN_ID_REUSED"
  | "RUN_FINISHED"
  | "POSITION_AHEAD";

const activeRunMessage = "A run is active on this thread. Wait until it ends.";
const eventsDeletedMessage =
  "The events of this key's run are no longer stored. Use a new key for a new request.";
const activeUntilDisconnectMessage =
  "A run is active on this thread. Wait until it ends, or close its connection so that the next request replaces it.";

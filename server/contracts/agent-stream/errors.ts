/** Errors before a stream: `{code, msg, data, trace_id}`. The `code` is the HTTP status. */
import { randomBytes } from "node:crypto";
import type { RequestRejectedError } from "../../core/errors.ts";
import { ContractError, describeMistakes, neverCaused } from "../contract-error.ts";

/** An error in a request, with its location. */
export interface Mistake {
  /** JSON Pointer into the body, or the location of a parameter. */
  pointer: string;
  message: string;
}

/** An error response of the contract. */
export class AgentStreamError extends ContractError {
  readonly status: number;
  readonly mistakes: readonly Mistake[];
  /** 32 hexadecimal digits. */
  readonly #traceId = randomBytes(16).toString("hex");

  /**
   * @param status HTTP status.
   * @param message What went wrong and what to do, for people.
   * @param violations Locations in the request, if it is invalid.
   */
  constructor(status: number, message: string, mistakes: readonly Mistake[] = []) {
    super(message);
    this.name = "AgentStreamError";
    this.status = status;
    this.mistakes = mistakes;
  }

  override get reference(): string {
    return `trace ${this.#traceId}`;
  }

  toBody() {
    const data = this.mistakes.length === 0 ? null : { errors: this.mistakes };
    return { code: this.status, msg: this.message, data, trace_id: this.#traceId };
  }

  /** Creates the error for invalid values in a request; at least one. */
  static of(mistakes: readonly Mistake[]): AgentStreamError {
    return new AgentStreamError(400, describeMistakes(mistakes, "data.errors"), mistakes);
  }

  /** Creates the error for one invalid value. */
  static at(pointer: string, message: string): AgentStreamError {
    return AgentStreamError.of([{ pointer, message }]);
  }
}

/**
 * Returns the error for a request that the engine rejected, with pointers into a request of this contract.
 * Returns `undefined` if no request of the contract can cause the rejection.
 */
export function rejectionError({
  code,
  message,
  mistakes,
  endsUnread,
}: RequestRejectedError): AgentStreamError | undefined {
  if (code === "CONCURRENT_RUN") return new AgentStreamError(409, endsUnread ? endsWithReader : isActive);
  if (code === "EVENTS_GONE") return new AgentStreamError(410, isGone);
  if (code === "IDEMPOTENCY_KEY_REUSED") return new AgentStreamError(422, message);
  if (code === "CONVERSATION_TOO_LARGE") return new AgentStreamError(400, message);
  if (mistakes.length === 0) return neverCaused<UnusedCode>(code);
  return AgentStreamError.of(
    mistakes.map(({ pointer, detail }) => ({
      pointer: pointer === "/model" ? "/model_id" : pointer,
      message: detail,
    })),
  );
}

/** Codes that only other contracts have, and codes that always have violations. */
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

const isActive = "A run is active on this thread. Wait for its end.";
const isGone = "The events of this key's run are no longer kept. Use a new key for a new request.";
const endsWithReader =
  "A run is active on this thread. Wait for its end, or close its connection: it then makes way for the next one.";

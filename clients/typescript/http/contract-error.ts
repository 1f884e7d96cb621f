import { asObject } from "../json/values.ts";

/** Details of a {@link ContractError}, in addition to its message. */
export interface ContractErrorDetails {
  code: string;
  status?: number | undefined;
  requestId?: string | undefined;
  response?: Response | undefined;
  body?: unknown;
  cause?: unknown;
}

/**
 * A rejected request, a lost connection, or a response that does not match the contract. All clients of this
 * package throw this class.
 *
 * In addition to the codes of the contract, `code` can be one of these:
 * - `CONNECTION_LOST`: no response, or the stream broke off before its last event.
 * - `INVALID_REQUEST`: nothing was sent, because the request cannot be expressed in HTTP or JSON.
 * - `INVALID_RESPONSE`: the response does not match the contract.
 * - `INVALID_EVENT`: an event is not a JSON object, or an event of a known type does not match the contract.
 */
export class ContractError extends Error {
  override readonly name: string = "ContractError";
  /** Error code for programs. */
  readonly code: string;
  /** HTTP status of the error response. */
  declare readonly status?: number;
  /** ID of the request or of the error in the server's log, if the contract has one. */
  declare readonly requestId?: string;
  /** The error response, whose `Retry-After` header says when to retry. */
  declare readonly response?: Response;
  /** JSON body of the error response, in the contract's format. */
  declare readonly body?: unknown;

  constructor(message: string, { cause, code, ...details }: ContractErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    Object.assign(this, details);
  }

  /**
   * Builds the error for an error response, in any contract's format: an object with a code and a message, or
   * an object whose `error` is such an object.
   *
   * @param body The parsed JSON body, or its text if it is not JSON. Text is not included in the message.
   */
  static fromResponse(response: Response, body: unknown): ContractError {
    const { status } = response;
    const outer = asObject(body);
    const { code, type, detail, message, msg, request_id, trace_id } = asObject(outer?.error) ?? outer ?? {};
    const errorCode = code ?? type;
    const text = detail ?? message ?? msg;
    const isKnown = typeof errorCode === "string" || typeof errorCode === "number";
    if (!isKnown || typeof text !== "string")
      return ContractError.invalidResponse(`status ${status}`, { status, response });
    const requestId = request_id ?? trace_id ?? getRequestId(response);
    const details = { status, response, body };
    return new ContractError(text, {
      code: String(errorCode),
      ...(typeof requestId === "string" && { requestId }),
      ...details,
    });
  }

  /**
   * Builds the error for a response that no server of the contract sends.
   *
   * @param description What the response is, to complete "The response is …".
   */
  static invalidResponse(description: string, details: Omit<ContractErrorDetails, "code">): ContractError {
    const message = `The response is ${description}. Check that baseUrl is the URL of a server of this contract.`;
    return new ContractError(message, { code: "INVALID_RESPONSE", ...details });
  }
}

/** Returns the request ID that a response's header contains. */
export function getRequestId({ headers }: Response): string | undefined {
  return headers.get("X-Request-ID") ?? undefined;
}

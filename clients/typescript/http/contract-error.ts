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
  declare readonly code: string;
  /** HTTP status of the error response. */
  declare readonly status?: number;
  /** ID of the request or of the error in the server's log, if the contract has one. */
  declare readonly requestId?: string;
  /** The error response, whose `Retry-After` header says when to retry. */
  declare readonly response?: Response;
  /** JSON body of the error response, in the contract's format. */
  declare readonly body?: unknown;

  constructor(message: string, { cause, ...details }: ContractErrorDetails) {
    super(message, cause === undefined ? {} : { cause });
    Object.assign(this, details);
  }
}

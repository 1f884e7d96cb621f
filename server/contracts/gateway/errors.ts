/**
 * The gateway's canonical error. HTTP responses, streams and tool results contain the same object (G-170).
 */
import type { components } from "../../../generated/gateway/types.ts";
import type { RequestRejectedError } from "../../core/errors.ts";
import { ContractError } from "../contract-error.ts";

type Schemas = components["schemas"];

/** The canonical error as sent on the wire. */
export type CanonicalError = Schemas["CanonicalError"];

/** An error type (G-171). */
export type ErrorType = CanonicalError["type"];

/** A feature used in a request that a provider, a model or the gateway does not support. */
export type CompatIssue = NonNullable<CanonicalError["compat_issues"]>[number];

const statuses: Record<ErrorType, number> = {
  invalid_request_error: 400,
  authentication_error: 401,
  permission_error: 403,
  not_found_error: 404,
  rate_limit_error: 429,
  api_error: 500,
  provider_error: 502,
  overloaded_error: 529,
};

/** Optional fields in an error. */
export interface ErrorDetails {
  /** Location in the request, such as `request.messages[0].role`, or the name of a header. */
  param?: string;
  code?: string;
  /** Delay before a retry, in seconds. */
  retryAfter?: number;
  /** Details of the provider's response. */
  providerError?: { status: number };
  compatIssues?: readonly CompatIssue[];
  /** The header `WWW-Authenticate`, if the API key or token is missing or invalid. */
  challenge?: string;
  /** HTTP status, if it differs from the default for the error type. */
  status?: number;
}

/** An error response defined by the contract. */
export class GatewayError extends ContractError {
  readonly status: number;
  readonly type: ErrorType;
  readonly details: ErrorDetails;

  /**
   * @param type Error type. It determines the default status.
   * @param message Human-readable explanation of what is wrong and how to fix it. Must not contain secrets.
   * @param details Location, and additional machine-readable fields.
   */
  constructor(type: ErrorType, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = "GatewayError";
    this.type = type;
    this.details = details;
    this.status = details.status ?? statuses[type];
  }

  override get headers(): Readonly<Record<string, string>> {
    const { challenge, retryAfter } = this.details;
    return {
      ...(challenge !== undefined && { "WWW-Authenticate": challenge }),
      ...(retryAfter !== undefined && { "Retry-After": `${retryAfter}` }),
    };
  }

  toBody(requestId: string | undefined): { error: CanonicalError } {
    return { error: this.toCanonical(requestId) };
  }

  /**
   * Returns the error as sent on the wire.
   *
   * @param requestId The request ID (GX-17); absent in tool errors.
   */
  toCanonical(requestId?: string): CanonicalError {
    const { param, code, retryAfter, providerError, compatIssues } = this.details;
    return {
      type: this.type,
      message: this.message,
      ...(param !== undefined && { param }),
      ...(code !== undefined && { code }),
      ...(requestId !== undefined && { request_id: requestId }),
      ...(retryAfter !== undefined && { retry_after: retryAfter }),
      ...(providerError !== undefined && { provider_error: providerError }),
      ...(compatIssues !== undefined && { compat_issues: [...compatIssues] }),
    };
  }
}

/**
 * Returns the error for an invalid value in a request.
 *
 * @param param Location of the value.
 * @param problem Explains what is wrong and what is allowed. In the message, this text follows the location.
 * @param location The exact location, if `param` is an enclosing value.
 */
export function createInvalidValueError(param: string, problem: string, location = param): GatewayError {
  return new GatewayError("invalid_request_error", `${location} ${problem}`, { param });
}

/** Maps each JSON Pointer from the engine to the parameter of the request that it refers to, and the violated constraint. */
const toolChoiceErrors: Readonly<Record<string, [param: string, why: string]>> = {
  "/toolChoice": ["request.tool_choice", 'must not be "any" without tools'],
  "/toolChoice/name": ["request.tool_choice.name", "must be the name of a tool available to the run"],
};

/**
 * Returns the error for a request that the engine rejected because its tool choice is not one of the run's
 * tools (G-046).
 */
export function rejectionError({ issues: [first], message }: RequestRejectedError): GatewayError {
  const choice = first && toolChoiceErrors[first.pointer];
  return choice === undefined
    ? new GatewayError("invalid_request_error", message)
    : createInvalidValueError(...choice);
}

/** Returns the error sent during shutdown, with status 529. */
export function createDrainingError(): GatewayError {
  const message = "The server is about to stop. Send the request again in a moment.";
  return new GatewayError("overloaded_error", message, { code: "draining" });
}

/** The gateway's canonical error: the same object in HTTP answers, in streams and in results of tools (G-170). */
import type { components } from "../../../generated/gateway/types.ts";
import type { RequestRejectedError } from "../../core/errors.ts";
import { ContractError } from "../contract-error.ts";

type Schemas = components["schemas"];

/** The canonical error, as the wire has it. */
export type CanonicalError = Schemas["CanonicalError"];

/** Type of an error (G-171). */
export type ErrorType = CanonicalError["type"];

/** One thing that a provider, a model or this gateway has no place for. */
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

/** Further members of an error. */
export interface ErrorDetails {
  /** Place in the request: `request.messages[0].role`, or the name of a header. */
  param?: string;
  code?: string;
  /** Seconds. */
  retryAfter?: number;
  /** The provider's answer. */
  providerError?: { status: number };
  compatIssues?: readonly CompatIssue[];
  /** HTTP status, where it is not that of the type. */
  status?: number;
}

/** An error to be answered. */
export class GatewayError extends ContractError {
  readonly status: number;
  readonly type: ErrorType;
  readonly details: ErrorDetails;

  /**
   * @param type What it is, which decides the status.
   * @param message What is wrong and what to do, for people; must hold no secret.
   * @param details Where, and more for programs.
   */
  constructor(type: ErrorType, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = "GatewayError";
    this.type = type;
    this.details = details;
    this.status = details.status ?? statuses[type];
  }

  override get headers(): Readonly<Record<string, string>> {
    const { param, retryAfter } = this.details;
    return {
      // Of a provider's key, this scheme would be the wrong one.
      ...(param === "Authorization" && { "WWW-Authenticate": "Bearer" }),
      ...(retryAfter !== undefined && { "Retry-After": `${retryAfter}` }),
    };
  }

  toBody(requestId: string | undefined): { error: CanonicalError } {
    return { error: this.canonical(requestId) };
  }

  /** Returns the error as the wire has it. @param requestId Id of the request (GX-17); absent in errors of tools. */
  canonical(requestId?: string): CanonicalError {
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
 * Returns the error for a mistake in a request.
 *
 * @param param Where it is.
 * @param why What is wrong there and what is allowed, to be read after the place.
 * @param place The exact place, where `param` is that of a value around it.
 */
export function mistakeError(param: string, why: string, place = param): GatewayError {
  return new GatewayError("invalid_request_error", `${place} ${why}`, { param });
}

/** Places of tool choices in a request, by the engine's pointers, and what must be there. */
const toolChoices: Readonly<Record<string, [param: string, why: string]>> = {
  "/toolChoice": ["request.tool_choice", 'must not be "any" without tools'],
  "/toolChoice/name": ["request.tool_choice.name", "must be the name of a tool that the run has"],
};

/** Returns the error of a request that the engine rejects: its tool choice names no tool of the run (G-046). */
export function rejectionError({ mistakes: [mistake], message }: RequestRejectedError): GatewayError {
  const choice = mistake && toolChoices[mistake.pointer];
  return choice === undefined ? new GatewayError("invalid_request_error", message) : mistakeError(...choice);
}

/** Returns the error of a server that is about to stop, with status 529. */
export function draining(): GatewayError {
  const message = "The server is about to stop. Send the request again in a moment.";
  return new GatewayError("overloaded_error", message, { code: "draining" });
}

import type { components } from "../../generated/tambo/types.ts";
import { ContractError } from "./http/contract-error.ts";
import { isObjectOrArray } from "./json/values.ts";

type Schemas = components["schemas"];

/** The body of an error response (RFC 9457). */
export type Problem = AnyProblem & {
  /** The invalid fields of the request, with their locations. */
  errors?: Schemas["ProblemViolation"][];
  /** The active run that blocks the request. */
  runId?: string;
};

type AnyProblem = Schemas[Extract<keyof Schemas, `${string}Problem`>];

/**
 * A machine-readable error code from an error response, from a `RUN_ERROR` event, or from this client.
 * Servers may add codes, and scripted models may define their own.
 *
 * This client uses the following codes:
 * - `CONNECTION_LOST`: there was no response, or a stream broke and reconnecting failed.
 * - `INVALID_REQUEST`: nothing was sent, because the request cannot be expressed in HTTP or JSON.
 * - `INVALID_RESPONSE`: the response does not match the contract.
 * - `INVALID_EVENT`: an event of a known type does not match the contract.
 * - `ITERATED_TOO_LATE`: iteration started after more than 10,000 events had been buffered.
 */
export type TamboErrorCode =
  | Problem["code"]
  | "CANCELLED"
  | "RATE_LIMIT_EXCEEDED"
  | "LLM_CLIENT_ERROR"
  | "LLM_SERVER_ERROR"
  | "LLM_ERROR"
  | "RUN_INTERRUPTED"
  | "INVALID_SCRIPT"
  | "SERVER_RESTARTING"
  | "CONNECTION_LOST"
  | "ITERATED_TOO_LATE"
  | "INVALID_REQUEST"
  | "INVALID_RESPONSE"
  | "INVALID_EVENT"
  | (string & {});

/** Details of a {@link TamboError}, in addition to its message. */
export interface TamboErrorDetails {
  code: TamboErrorCode;
  /** The HTTP status of the error response. */
  status?: number | undefined;
  /** The body of the error response. */
  problem?: Problem | undefined;
  /** The id of the run that the error relates to. For `CONCURRENT_RUN`, this is the active run. */
  runId?: string | undefined;
  /**
   * The number of the last event received. To resume, pass it to `runs.reconnect` as `after`, together with
   * `runId`.
   */
  lastEventId?: number | undefined;
  cause?: unknown;
}

/** The codes of transient errors. */
const transientCodes: readonly string[] = [
  "CONNECTION_LOST",
  "CONCURRENT_RUN",
  "RATE_LIMIT_EXCEEDED",
  "LLM_SERVER_ERROR",
  "RUN_INTERRUPTED",
  "SERVER_RESTARTING",
];

/** A rejected request, a failed run, or a lost connection. Check `code` to handle a specific error. */
export class TamboError extends ContractError {
  override readonly name = "TamboError";
  declare readonly code: TamboErrorCode;
  declare readonly problem?: Problem;
  declare readonly runId?: string;
  declare readonly lastEventId?: number;

  constructor(message: string, details: TamboErrorDetails) {
    super(message, details);
  }

  /** True if the same request may succeed later. */
  get retryable(): boolean {
    const { status = 0 } = this;
    return transientCodes.includes(this.code) || status === 408 || status === 429 || status >= 500;
  }

  static create(code: TamboErrorCode, message: string, cause?: unknown): TamboError {
    return new TamboError(message, { code, cause });
  }

  /**
   * Builds the error for an error response.
   *
   * @param body The parsed JSON body, or the body text if it is not JSON. The text is not included in the
   * message.
   */
  static fromResponse(response: Response, body: unknown): TamboError {
    const { status } = response;
    if (!isProblem(body)) return TamboError.invalidResponse(`status ${status}`, { status });
    const { code, title, detail, runId } = body;
    return new TamboError(`${title}. ${detail}`, { code, status, problem: body, runId });
  }

  /**
   * Builds the error for a response that a server of this API would never send.
   *
   * @param description A noun phrase that completes the sentence "The response is …".
   */
  static invalidResponse(description: string, details: { status?: number; cause?: unknown }): TamboError {
    const message = `The response is ${description}. Check that baseUrl is the URL of a Tambo API v1 server.`;
    return new TamboError(message, { code: "INVALID_RESPONSE", ...details });
  }
}

function isProblem(body: unknown): body is Problem {
  if (!isObjectOrArray(body)) return false;
  const { code, title, detail } = body;
  return [code, title, detail].every((field) => typeof field === "string");
}

/** Converts a thrown value to an `Error`. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

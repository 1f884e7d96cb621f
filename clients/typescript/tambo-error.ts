import type { components } from "../../generated/tambo/types.ts";
import { ContractError } from "./http/contract-error.ts";
import { isObjectOrArray } from "./json/values.ts";

type Schemas = components["schemas"];

/** The body of an error response (RFC 9457). */
export type Problem = AnyProblem & {
  /** Invalid fields of the request, with their locations. */
  errors?: Schemas["ProblemViolation"][];
  /** The active run that blocks the request. */
  runId?: string;
};

type AnyProblem = Schemas[Extract<keyof Schemas, `${string}Problem`>];

/**
 * Error code for programs: of an error response, of a `RUN_ERROR` event, or one of this client. Servers may
 * add codes, and scripted models may have their own.
 *
 * Codes of this client:
 * - `CONNECTION_LOST`: no response, or a stream broke and reconnecting failed.
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
  /** HTTP status of the error response. */
  status?: number | undefined;
  /** Body of the error response. */
  problem?: Problem | undefined;
  /** The run that the error is about. For `CONCURRENT_RUN` it is the active run. */
  runId?: string | undefined;
  /** Number of the last event received. Pass it with `runId` to `runs.reconnect`, as `after`. */
  lastEventId?: number | undefined;
  cause?: unknown;
}

/** Codes of transient errors. */
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
   * @param body The parsed JSON body, or its text if it is not JSON. Text is not included in the message.
   */
  static fromResponse(response: Response, body: unknown): TamboError {
    const { status } = response;
    if (!isProblem(body)) return TamboError.invalidResponse(`status ${status}`, { status });
    const { code, title, detail, runId } = body;
    return new TamboError(`${title}. ${detail}`, { code, status, problem: body, runId });
  }

  /**
   * Builds the error for a response that no server of this API sends.
   *
   * @param description What the response is, to complete "The response is …".
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

/** Returns a thrown value as an `Error`. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

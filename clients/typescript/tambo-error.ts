/** The one error of this client. */
import type { components } from "../../generated/tambo/types.ts";
import { isContainer } from "./json/values.ts";

type Schemas = components["schemas"];

/** A refusal as the contract describes it (RFC 9457). */
export type Problem = AnyProblem & {
  /** The mistakes of a request and where they are. */
  errors?: Schemas["ProblemViolation"][];
  /** The run in the way. */
  runId?: string;
};

type AnyProblem = Schemas[Extract<keyof Schemas, `${string}Problem`>];

/**
 * What went wrong, for programs: the code of a refusal or of a `RUN_ERROR`, or one of this client's own. More may be
 * added, and models may have codes of their own.
 *
 * - `ITERATED_TOO_LATE`: an iteration began when no longer all events were kept.
 * - `CONNECTION_LOST`: no answer came, or a stream broke and could not be taken up again.
 * - `INVALID_REQUEST`: nothing was sent, because HTTP or JSON cannot say it.
 * - `INVALID_RESPONSE`: the answer is not what the contract describes.
 * - `INVALID_EVENT`: an event of a known kind is not what the contract describes.
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

/** What is known of an error beside its message. */
export interface TamboErrorDetails {
  code: TamboErrorCode;
  /** HTTP status of a refusal. */
  status?: number | undefined;
  /** The refusal whole. */
  problem?: Problem | undefined;
  /** The run that the error is about: with `CONCURRENT_RUN` the one in the way. */
  runId?: string | undefined;
  /** Number of the run's last event that came; with `runId` it is where to take the stream up again. */
  lastEventId?: number | undefined;
  cause?: unknown;
}

/** Codes of transient failures. */
const transientCodes: readonly string[] = [
  "CONNECTION_LOST",
  "CONCURRENT_RUN",
  "RATE_LIMIT_EXCEEDED",
  "LLM_SERVER_ERROR",
  "RUN_INTERRUPTED",
  "SERVER_RESTARTING",
];

/** A refused request, a failed run, or a connection that was lost. */
export class TamboError extends Error {
  override readonly name = "TamboError";
  readonly code: TamboErrorCode;
  readonly status?: number;
  readonly problem?: Problem;
  readonly runId?: string;
  readonly lastEventId?: number;

  constructor(message: string, { cause, code, ...details }: TamboErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    Object.assign(this, details);
  }

  /** Whether the same request may succeed later as it is. */
  get retryable(): boolean {
    const { status = 0 } = this;
    return transientCodes.includes(this.code) || status === 408 || status === 429 || status >= 500;
  }

  /**
   * The error that a refusal tells.
   *
   * @param body The answer's body: JSON already parsed, else its text, which is not shown.
   */
  static fromResponse(response: Response, body: unknown): TamboError {
    const { status } = response;
    if (!isProblem(body)) return TamboError.invalidResponse(`status ${status}`, { status });
    const { code, title, detail, runId } = body;
    return new TamboError(`${title}. ${detail}`, { code, status, problem: body, runId });
  }

  /** The error for what no server of this API answers. @param what What came. */
  static invalidResponse(what: string, details: { status?: number; cause?: unknown }): TamboError {
    const message = `The answer is ${what}. Is baseUrl the address of a server of this API?`;
    return new TamboError(message, { code: "INVALID_RESPONSE", ...details });
  }
}

function isProblem(body: unknown): body is Problem {
  if (!isContainer(body)) return false;
  const { code, title, detail } = body;
  return [code, title, detail].every((member) => typeof member === "string");
}

/** Returns a thrown value as an `Error`. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

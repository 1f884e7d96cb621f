/** The one error of this client. */
import type { components } from "../../generated/tambo/types.ts";

type Schemas = components["schemas"];

/** A refusal as the contract describes it (RFC 9457). */
export type Problem = AnyProblem & {
  /** The mistakes of a request and where they are. */
  errors?: Schemas["ProblemViolation"][];
  /** The run in the way. */
  runId?: string;
};

type AnyProblem =
  | Schemas["BadRequestProblem"]
  | Schemas["UnauthorizedProblem"]
  | Schemas["NotFoundProblem"]
  | Schemas["ConflictProblem"]
  | Schemas["GoneProblem"]
  | Schemas["PayloadTooLargeProblem"]
  | Schemas["UnsupportedMediaTypeProblem"]
  | Schemas["IdempotencyProblem"]
  | Schemas["InternalErrorProblem"];

/**
 * What went wrong, for programs: the code of a refusal or of a `RUN_ERROR`, or one of this client's own. More may be
 * added, and models may have codes of their own.
 *
 * - `CONNECTION_LOST`: no answer came, or a stream broke and could not be taken up again.
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
  | "INVALID_RESPONSE"
  | "INVALID_EVENT"
  | (string & {});

/** What is known of an error beside its message. */
export interface TamboErrorDetails {
  code: TamboErrorCode;
  /** HTTP status of a refusal. */
  status?: number;
  /** The refusal whole. */
  problem?: Problem;
  /** The run that the error is about: with `CONCURRENT_RUN` the one in the way. */
  runId?: string;
  /** Number of the run's last event that came; with `runId` it is where to take the stream up again. */
  lastEventId?: number;
  cause?: unknown;
}

/** Codes of failures that may pass by themselves. */
const passing: ReadonlySet<string> = new Set([
  "CONNECTION_LOST",
  "CONCURRENT_RUN",
  "RATE_LIMIT_EXCEEDED",
  "LLM_SERVER_ERROR",
  "RUN_INTERRUPTED",
  "SERVER_RESTARTING",
]);

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
    return passing.has(this.code) || status === 408 || status === 429 || status >= 500;
  }

  /**
   * The error that a refusal tells.
   *
   * @param body The answer's body: JSON already parsed, else its text, which is not shown.
   */
  static fromResponse(response: Response, body: unknown): TamboError {
    const { status } = response;
    if (isProblem(body)) {
      const { code, title, detail } = body;
      const runId = "runId" in body && typeof body.runId === "string" ? body.runId : undefined;
      return new TamboError(`${title}. ${detail}`, {
        code,
        status,
        problem: body,
        ...(runId !== undefined && { runId }),
      });
    }
    return new TamboError(
      `The server answered with status ${status}, but without a problem (RFC 9457). Is baseUrl the address of a server of this API?`,
      { code: "INVALID_RESPONSE", status },
    );
  }
}

function isProblem(body: unknown): body is Problem {
  if (typeof body !== "object" || body === null) return false;
  const { code, title, detail } = body as Partial<Problem>;
  return typeof code === "string" && typeof title === "string" && typeof detail === "string";
}

/** Tambo errors: problem details (RFC 9457) built from a single table of codes (T-170). */
import { randomUUID } from "node:crypto";
import type { components } from "../../../generated/tambo/types.ts";
import type { RequestRejectedError } from "../../core/errors.ts";
import { ContractError, describeFieldErrors, type KnownCode } from "../contract-error.ts";

type Schemas = components["schemas"];

/** A problem declared in the contract's document. */
export type Problem =
  | Schemas["BadRequestProblem"]
  | Schemas["UnauthorizedProblem"]
  | Schemas["NotFoundProblem"]
  | Schemas["ConflictProblem"]
  | Schemas["GoneProblem"]
  | Schemas["RequestTimeoutProblem"]
  | Schemas["PayloadTooLargeProblem"]
  | Schemas["UnsupportedMediaTypeProblem"]
  | Schemas["IdempotencyProblem"]
  | Schemas["TooManyRequestsProblem"]
  | Schemas["InternalErrorProblem"]
  | Schemas["UnavailableProblem"];

/** An error code declared in the contract's document. */
export type ProblemCode = KnownCode<Problem["code"]>;

/** The status and title for each code. The compiler checks the status against the document. */
const problemTable: { [Code in ProblemCode]: { status: StatusOf<Code>; title: string } } = {
  INVALID_JSON: { status: 400, title: "The body is not JSON" },
  VALIDATION_ERROR: { status: 400, title: "The request is not valid" },
  INVALID_TOOL_CALL: { status: 400, title: "No such tool call" },
  INVALID_TOOL_RESULT: { status: 400, title: "The tool call is not waiting for a result" },
  INVALID_JSON_PATCH: { status: 400, title: "The patch does not apply" },
  INVALID_CURSOR: { status: 400, title: "The cursor is not valid" },
  UNAUTHORIZED: { status: 401, title: "No valid API key or token" },
  THREAD_NOT_FOUND: { status: 404, title: "No such thread" },
  RUN_NOT_FOUND: { status: 404, title: "No such run" },
  MESSAGE_NOT_FOUND: { status: 404, title: "No such message" },
  COMPONENT_NOT_FOUND: { status: 404, title: "No such component" },
  CONCURRENT_RUN: { status: 409, title: "Another run is active on this thread" },
  RUN_FINISHED: { status: 409, title: "The run has ended" },
  POSITION_AHEAD: { status: 409, title: "The position is beyond the last event" },
  EVENTS_GONE: { status: 410, title: "The events are no longer stored" },
  REQUEST_TIMEOUT: { status: 408, title: "The body did not arrive in time" },
  PAYLOAD_TOO_LARGE: { status: 413, title: "The request is too large" },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: "The body must be JSON" },
  IDEMPOTENCY_KEY_REUSED: { status: 422, title: "The idempotency key was used for another request" },
  RATE_LIMITED: { status: 429, title: "Too many requests" },
  INTERNAL_ERROR: { status: 500, title: "The server failed" },
  SERVER_RESTARTING: { status: 503, title: "The server is restarting" },
  STORE_UNAVAILABLE: { status: 503, title: "The database cannot be reached" },
  ISSUER_UNAVAILABLE: { status: 503, title: "The issuer of the token cannot be reached" },
  SERVER_BUSY: { status: 503, title: "The server is busy" },
};

type StatusOf<Code extends ProblemCode, Each = Problem> = Each extends { code: infer C; status: infer Status }
  ? Code extends KnownCode<C>
    ? Status
    : never
  : never;

/** Fields that occur only in some problems. */
export interface ProblemDetails {
  errors?: { pointer: string; detail: string }[];
  runId?: string;
}

/** An error response that contains a problem. */
export class TamboError extends ContractError {
  readonly problem: Problem;

  /**
   * @param code The problem's code. It determines the status and title.
   * @param detail Human-readable explanation of what went wrong and how to fix it.
   * @param details Locations in the request, or the conflicting run.
   */
  constructor(code: ProblemCode, detail: string, details: ProblemDetails = {}) {
    super(detail);
    this.name = "ProblemError";
    const { status, title } = problemTable[code];
    this.problem = {
      type: `urn:tambo:error:${code.toLowerCase()}`,
      title,
      status,
      detail,
      instance: `urn:tambo:error-instance:${randomUUID()}`,
      code,
      ...details,
    } as Problem;
  }

  get status(): number {
    return this.problem.status;
  }

  override get mediaType(): string {
    return "application/problem+json";
  }

  override get reference(): string {
    return this.problem.instance;
  }

  toBody(): Problem {
    return this.problem;
  }

  /**
   * Creates the problem for invalid values in a request.
   *
   * @param errors At least one error.
   */
  static forFields(
    errors: readonly { pointer: string; detail: string }[],
    code: ProblemCode = "VALIDATION_ERROR",
  ): TamboError {
    return new TamboError(code, describeFieldErrors(errors), { errors: [...errors] });
  }
}

/** Returns the problem for a request that the engine rejected. */
export function rejectionError({ code, message, issues, runId }: RequestRejectedError): TamboError {
  return new TamboError(toProblemCode(code), message, {
    ...(issues.length > 0 && { errors: [...issues] }),
    ...(runId !== undefined && { runId }),
  });
}

function toProblemCode(code: RequestRejectedError["code"]): ProblemCode {
  // In this contract, only the server assigns run IDs.
  if (code === "RUN_ID_REUSED") return "CONCURRENT_RUN";
  return code === "CONVERSATION_TOO_LARGE" ? "VALIDATION_ERROR" : code;
}

/** Errors that cross rooms of the server: rejected requests, ends of runs, transient failures, unusable settings. */

/** Reasons for which the engine rejects a request: stable codes, which every contract writes in its own form. */
export type RejectionCode =
  | "VALIDATION_ERROR"
  | "INVALID_TOOL_CALL"
  | "INVALID_TOOL_RESULT"
  | "INVALID_JSON_PATCH"
  | "THREAD_NOT_FOUND"
  | "RUN_NOT_FOUND"
  | "COMPONENT_NOT_FOUND"
  | "CONCURRENT_RUN"
  | "RUN_ID_REUSED"
  | "RUN_FINISHED"
  | "POSITION_AHEAD"
  | "EVENTS_GONE"
  | "IDEMPOTENCY_KEY_REUSED"
  | "CONVERSATION_TOO_LARGE";

/** One mistake in a request, and where. */
export interface Mistake {
  /** JSON Pointer into the run input, in the engine's own names. */
  pointer: string;
  detail: string;
}

/** A request that the engine rejects; nothing was changed. */
export class RequestRejectedError extends Error {
  readonly code: RejectionCode;
  /** The mistakes in the request, for codes that concern its content. */
  readonly mistakes: readonly Mistake[];
  /** The active run, for `CONCURRENT_RUN`. */
  readonly runId: string | undefined;
  /** The client's name for that run; the reused name, for `RUN_ID_REUSED`. */
  readonly clientId: string | undefined;
  /** True if the active run is cancelled when its readers have left, for `CONCURRENT_RUN`. */
  readonly endsUnread: boolean;

  /**
   * @param message What is wrong and what to do, for people.
   * @param details Mistakes in the request, or the active run.
   */
  constructor(
    code: RejectionCode,
    message: string,
    details: { mistakes?: Mistake[]; runId?: string; clientId?: string; endsUnread?: boolean } = {},
  ) {
    super(message);
    this.name = "RequestRejectedError";
    this.code = code;
    this.mistakes = details.mistakes ?? [];
    this.runId = details.runId;
    this.clientId = details.clientId;
    this.endsUnread = details.endsUnread ?? false;
  }

  /** Creates the error for one mistake in the request. */
  static at(pointer: string, detail: string, code: RejectionCode = "VALIDATION_ERROR"): RequestRejectedError {
    return new RequestRejectedError(code, `${pointer}: ${detail}`, { mistakes: [{ pointer, detail }] });
  }
}

/** A provider's failure, as far as it is known. */
export interface ProviderReport {
  /** HTTP status of its answer. */
  status?: number;
  /** When to try again, in seconds. */
  retryAfter?: number;
  /** It was silent for too long. */
  silent?: true;
}

/** A failure of a model. The client gets a `RUN_ERROR` with this code and message. */
export class ModelError extends Error {
  /** Stable code, e.g. `RATE_LIMIT_EXCEEDED`. */
  readonly code: string;
  readonly report: ProviderReport;

  /**
   * @param code Stable code for programs, in upper snake case.
   * @param message One sentence for people; must hold no secret.
   * @param report What is known of the provider's answer.
   */
  constructor(code: string, message: string, report: ProviderReport = {}) {
    super(message);
    this.name = "ModelError";
    this.code = code;
    this.report = report;
  }
}

/** Code and message of a `RUN_ERROR`. */
export interface Failure {
  code: string;
  message: string;
  /** The provider's failure, as far as it is known. */
  report?: ProviderReport;
}

/** The reason of the abort signal of a run that is ended from outside. */
export class RunCancelled extends Error {
  readonly code: "CANCELLED" | "RUN_INTERRUPTED" | "INTERNAL_ERROR";

  /** @param code Code of the `RUN_ERROR`. @param message The same for people. */
  constructor(code: RunCancelled["code"], message: string) {
    super(message);
    this.name = "RunCancelled";
    this.code = code;
  }
}

/** The run has reached its time limit: it is stopped like a cancelled one, but ends normally (M-048). */
export class DeadlineExceededError extends Error {
  constructor() {
    super("the run's time is up");
    this.name = "DeadlineExceededError";
  }
}

/** This process stops during the run. No event says so, and another process resumes the run. */
export class ShutdownError extends Error {
  constructor() {
    super("the server stops");
    this.name = "ShutdownError";
  }
}

/** Returns the reason for cancelling a run by request, or because it has no readers. */
export function createCancellation(): RunCancelled {
  return new RunCancelled("CANCELLED", "Run cancelled");
}

/**
 * Returns the failure that ends a run, for an error of a model turn.
 *
 * @returns `undefined` if the error is not the model's, but a fault of this server.
 */
export function toModelFailure(error: unknown): Failure | undefined {
  if (!(error instanceof ModelError)) return undefined;
  const { code, message, report } = error;
  return { code, message, report };
}

/** Another process has claimed the run, so this one may no longer write to its log. */
export class LeaseLostError extends Error {
  constructor(runId: string) {
    super(`run ${runId} has been taken over`);
    this.name = "LeaseLostError";
  }
}

/** A request that comes too soon, or beside too many others; nothing of it was done. */
export class RateLimitedError extends Error {
  /** Whole seconds after which it may be sent again. */
  readonly retryAfter: number;

  /** @param message A sentence for the client. */
  constructor(message: string, retryAfter: number) {
    super(message);
    this.name = "RateLimitedError";
    this.retryAfter = retryAfter;
  }
}

/** A request that this process has no memory for at the moment; nothing of it was done. */
export class ServerBusyError extends Error {
  /** Whole seconds after which it may be sent again. */
  readonly retryAfter = 2;

  constructor() {
    super("The server has no memory left for the request. Send the request again in a moment.");
    this.name = "ServerBusyError";
  }
}

/** The database cannot be reached. It is not known whether the requested change was made. */
export class StoreUnavailableError extends Error {
  /** @param cause The error of the database's driver, for the log and not for clients. */
  constructor(cause: unknown) {
    super("the database cannot be reached", { cause });
    this.name = "StoreUnavailableError";
  }
}

/** A setting that cannot be used; the message names it and its valid values. */
export class SettingError extends Error {
  /**
   * @param name The variable, or the file and the JSON Pointer in it.
   * @param problem The fault and the valid values; shows no secret.
   */
  constructor(name: string, problem: string) {
    super(`${name}: ${problem}`);
    this.name = "SettingError";
  }
}

/** A transient failure as clients see it, with `Retry-After`. */
export interface TransientFailure {
  code: "RATE_LIMITED" | "SERVER_BUSY" | "SERVER_RESTARTING" | "STORE_UNAVAILABLE";
  status: 429 | 503;
  /** Cause and remedy, for people. */
  message: string;
  /** Whole seconds after which the request may be sent again. */
  retryAfter: number;
}

/** Returns the transient failure that an error is; `undefined` for any other error. */
export function findTransientFailure(error: unknown): TransientFailure | undefined {
  if (error instanceof RateLimitedError) {
    const { message, retryAfter } = error;
    return { code: "RATE_LIMITED", status: 429, message, retryAfter };
  }
  if (error instanceof ServerBusyError) {
    const { message, retryAfter } = error;
    return { code: "SERVER_BUSY", status: 503, message, retryAfter };
  }
  if (error instanceof ShutdownError) {
    const message = "The server is restarting. Send the request again in a moment.";
    return { code: "SERVER_RESTARTING", status: 503, message, retryAfter: 1 };
  }
  if (error instanceof StoreUnavailableError) {
    const message = "The server cannot reach its database. Send the request again in a moment.";
    return { code: "STORE_UNAVAILABLE", status: 503, message, retryAfter: 2 };
  }
  return undefined;
}

/** The database cannot be used; the message says why and what to do. */
export class StoreOpenError extends Error {
  override readonly name = "StoreOpenError";
}

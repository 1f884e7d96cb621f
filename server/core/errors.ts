/**
 * Errors shared by multiple parts of the server: rejected requests, terminated runs, transient failures, and
 * invalid settings.
 */

/** Stable codes for rejected requests. Each contract maps them to its own error format. */
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

/** An invalid value in a request. */
export interface ValidationIssue {
  /** JSON Pointer into the run input, with the engine's field names. */
  pointer: string;
  detail: string;
}

/** Thrown to reject a request. A rejected request changes nothing. */
export class RequestRejectedError extends Error {
  readonly code: RejectionCode;
  /** The invalid values, if the request was rejected because of its content. */
  readonly issues: readonly ValidationIssue[];
  /** The active run, for `CONCURRENT_RUN`. */
  readonly runId: string | undefined;
  /** The client's name for the active run. For `RUN_ID_REUSED`, the reused name. */
  readonly clientId: string | undefined;
  /** True for `CONCURRENT_RUN` if the active run is cancelled when its readers disconnect. */
  readonly cancelsOnDisconnect: boolean;

  /**
   * @param message A human-readable description of the problem and its remedy.
   * @param details The invalid values in the request, or the active run.
   */
  constructor(
    code: RejectionCode,
    message: string,
    details: {
      issues?: ValidationIssue[];
      runId?: string;
      clientId?: string;
      cancelsOnDisconnect?: boolean;
    } = {},
  ) {
    super(message);
    this.name = "RequestRejectedError";
    this.code = code;
    this.issues = details.issues ?? [];
    this.runId = details.runId;
    this.clientId = details.clientId;
    this.cancelsOnDisconnect = details.cancelsOnDisconnect ?? false;
  }

  /** Creates the error for a single invalid value. */
  static at(pointer: string, detail: string, code: RejectionCode = "VALIDATION_ERROR"): RequestRejectedError {
    return new RequestRejectedError(code, `${pointer}: ${detail}`, { issues: [{ pointer, detail }] });
  }
}

/** The known details of a provider's failure. */
export interface ProviderFailureDetails {
  /** HTTP status of the response. */
  status?: number;
  /** Seconds to wait before retrying. */
  retryAfter?: number;
  /** Set if the provider sent nothing within the time limit. */
  silent?: true;
}

/** A failed model call. The client gets a `RUN_ERROR` with this code and message. */
export class ModelError extends Error {
  /** Stable error code, such as `RATE_LIMIT_EXCEEDED`. */
  readonly code: string;
  readonly failureDetails: ProviderFailureDetails;

  /**
   * @param code Stable machine-readable code in upper snake case.
   * @param message One human-readable sentence. Must not contain secrets.
   * @param report The known details of the provider's failure.
   */
  constructor(code: string, message: string, report: ProviderFailureDetails = {}) {
    super(message);
    this.name = "ModelError";
    this.code = code;
    this.failureDetails = report;
  }
}

/** The code and message of a `RUN_ERROR` event. */
export interface RunFailure {
  code: string;
  message: string;
  /** The known details of the provider's failure. */
  report?: ProviderFailureDetails;
}

/** Abort reason for a run that was cancelled or interrupted, or that could not be recovered. */
export class RunTerminatedError extends Error {
  readonly code: "CANCELLED" | "RUN_INTERRUPTED" | "INTERNAL_ERROR";

  /**
   * @param code The code for the `RUN_ERROR` event.
   * @param message The message for the `RUN_ERROR` event.
   */
  constructor(code: RunTerminatedError["code"], message: string) {
    super(message);
    this.name = "RunCancelled";
    this.code = code;
  }
}

/** Abort reason for a run that reached its time limit. Unlike a cancelled run, it ends normally (M-048). */
export class DeadlineExceededError extends Error {
  constructor() {
    super("the run reached its time limit");
    this.name = "DeadlineExceededError";
  }
}

/**
 * Abort reason for runs when this process shuts down. No event is written, because another process recovers
 * the run.
 */
export class ShutdownError extends Error {
  constructor() {
    super("the server is shutting down");
    this.name = "ShutdownError";
  }
}

/** Returns the abort reason for a run that is cancelled on request or because it has no readers. */
export function createCancelledError(): RunTerminatedError {
  return new RunTerminatedError("CANCELLED", "Run cancelled");
}

/**
 * Converts an error in a model turn to the failure that the run reports.
 *
 * @returns `undefined` if the error is a server error rather than a model error.
 */
export function toModelFailure(error: unknown): RunFailure | undefined {
  if (!(error instanceof ModelError)) return undefined;
  const { code, message, failureDetails } = error;
  return { code, message, report: failureDetails };
}

/** Thrown when another process has claimed the run, so this process must no longer write to its log. */
export class LeaseLostError extends Error {
  constructor(runId: string) {
    super(`run ${runId} was claimed by another process`);
    this.name = "LeaseLostError";
  }
}

/** Thrown for a request that exceeds a rate or concurrency limit. The rejected request changes nothing. */
export class RateLimitedError extends Error {
  /** Whole seconds to wait before sending the request again. */
  readonly retryAfter: number;

  /** @param message The error message sent to the client. */
  constructor(message: string, retryAfter: number) {
    super(message);
    this.name = "RateLimitedError";
    this.retryAfter = retryAfter;
  }
}

/**
 * Thrown when this process does not have enough memory for a request. The rejected request changes nothing.
 */
export class ServerBusyError extends Error {
  /** Whole seconds to wait before sending the request again. */
  readonly retryAfter = 2;

  constructor() {
    super("The server does not have enough memory for the request. Send the request again in a moment.");
    this.name = "ServerBusyError";
  }
}

/** Thrown when the database is unreachable. The requested change may or may not have been made. */
export class StoreUnavailableError extends Error {
  /** @param cause The database driver's error, which is only logged. */
  constructor(cause: unknown) {
    super("the database cannot be reached", { cause });
    this.name = "StoreUnavailableError";
  }
}

/**
 * Thrown for a request whose API key or token is invalid. The message is sent to the client in the body and in
 * `error_description` (RFC 6750 section 3), so it contains no quotation mark, backslash or part of the credential.
 */
export class InvalidCredentialError extends Error {
  override readonly name = "InvalidCredentialError";
}

/** Thrown when a token cannot be verified because its issuer's keys cannot be fetched. */
export class IssuerUnavailableError extends Error {
  /** Whole seconds to wait before sending the request again. */
  readonly retryAfter = 5;

  constructor() {
    super("The server cannot fetch the keys of the token's issuer. Send the request again in a moment.");
    this.name = "IssuerUnavailableError";
  }
}

/** An invalid setting. The message contains the setting's name and the valid values. */
export class SettingError extends Error {
  /**
   * @param name The environment variable, or the settings file with a JSON Pointer into it.
   * @param problem A description of the problem and the valid values. Must not contain secrets.
   */
  constructor(name: string, problem: string) {
    super(`${name}: ${problem}`);
    this.name = "SettingError";
  }
}

/** A transient failure as sent to clients, along with a `Retry-After` header. */
export interface TransientFailure {
  code: "RATE_LIMITED" | "SERVER_BUSY" | "SERVER_RESTARTING" | "STORE_UNAVAILABLE" | "ISSUER_UNAVAILABLE";
  status: 429 | 503;
  /** The cause and the remedy, in human-readable form. */
  message: string;
  /** Whole seconds to wait before sending the request again. */
  retryAfter: number;
}

/** Returns the transient failure that an error represents, or `undefined` if the error is not transient. */
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
  if (error instanceof IssuerUnavailableError) {
    const { message, retryAfter } = error;
    return { code: "ISSUER_UNAVAILABLE", status: 503, message, retryAfter };
  }
  return undefined;
}

/** Thrown when the database cannot be opened. The message contains the reason and the remedy. */
export class StoreOpenError extends Error {
  override readonly name = "StoreOpenError";
}

/** A backup that cannot be made or restored. The message says what to do. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

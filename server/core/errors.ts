/** Errors that cross rooms of the server: rejected requests, ends of runs, transient failures, unusable settings. */
import { ModelError, type ProviderReport } from "./ports/models.ts";

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

/** The engine refuses a request; nothing was changed. */
export class RequestRejectedError extends Error {
  readonly code: RejectionCode;
  /** Where the request is wrong, for codes that concern the request's own content. */
  readonly mistakes: readonly Mistake[];
  /** The run in the way, for `CONCURRENT_RUN`. */
  readonly runId: string | undefined;
  /** What the client of that run calls it; of a run of that name, for `RUN_ID_REUSED`. */
  readonly clientId: string | undefined;
  /** Whether the run in the way is cancelled when its reader has left, for `CONCURRENT_RUN`. */
  readonly endsUnread: boolean;

  /**
   * @param code What it is refused for.
   * @param message What is wrong this time and what to do, for people.
   * @param details Places in the request, or the run in the way.
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

  /** A refusal for one mistake in the request. */
  static at(pointer: string, detail: string, code: RejectionCode = "VALIDATION_ERROR"): RequestRejectedError {
    return new RequestRejectedError(code, `${pointer}: ${detail}`, { mistakes: [{ pointer, detail }] });
  }
}

/** Code and message of a `RUN_ERROR`. */
export interface Failure {
  code: string;
  message: string;
  /** What is known of a provider's failure. */
  report?: ProviderReport;
}

/** Why a run is stopped from outside; the reason of its abort signal. */
export class RunCancelled extends Error {
  readonly code: "CANCELLED" | "RUN_INTERRUPTED" | "INTERNAL_ERROR";

  /** @param code What its `RUN_ERROR` says. @param message The same for people. */
  constructor(code: RunCancelled["code"], message: string) {
    super(message);
    this.name = "RunCancelled";
    this.code = code;
  }
}

/** The run has used all its time: it is stopped like a cancelled one, but ends normally (M-048). */
export class DeadlineExceededError extends Error {
  constructor() {
    super("the run's time is up");
    this.name = "DeadlineExceededError";
  }
}

/** This process stops in the middle of the run: nothing is written of that, and the next process takes the run up. */
export class ShutdownError extends Error {
  constructor() {
    super("the server stops");
    this.name = "ShutdownError";
  }
}

/** The run was cancelled by DELETE, or by the absence of readers. */
export function createCancellation(): RunCancelled {
  return new RunCancelled("CANCELLED", "Run cancelled");
}

/**
 * What to tell about an error that ended a model turn.
 *
 * @returns `undefined` when the error is not the model's: then it is a fault of this server.
 */
export function toModelFailure(error: unknown): Failure | undefined {
  if (!(error instanceof ModelError)) return undefined;
  const { code, message, report } = error;
  return { code, message, report };
}

/** Another process has taken the run over, so this one may write nothing more of it. */
export class LeaseLostError extends Error {
  /** @param runId The run. */
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

/** The database cannot be reached. Whether the change that was asked for was made is not known. */
export class StoreUnavailableError extends Error {
  /** @param cause What the database's driver said; it is for the log, not for clients. */
  constructor(cause: unknown) {
    super("the database cannot be reached", { cause });
    this.name = "StoreUnavailableError";
  }
}

/** A setting that cannot be used; the message names it and says what it takes. */
export class SettingError extends Error {
  /**
   * @param name The variable, or the file and the JSON Pointer in it.
   * @param problem What is wrong with it, and what it takes; shows no secret.
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
  /** What is wrong and what to do, for people. */
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

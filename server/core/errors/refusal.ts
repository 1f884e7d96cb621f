/** Why the engine refuses a request: stable codes, which every contract writes in its own form. */

/** What a request can be refused for. */
export type RefusalCode =
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
export class Refusal extends Error {
  readonly code: RefusalCode;
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
    code: RefusalCode,
    message: string,
    details: { mistakes?: Mistake[]; runId?: string; clientId?: string; endsUnread?: boolean } = {},
  ) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.mistakes = details.mistakes ?? [];
    this.runId = details.runId;
    this.clientId = details.clientId;
    this.endsUnread = details.endsUnread ?? false;
  }

  /** A refusal for one mistake in the request. */
  static at(pointer: string, detail: string, code: RefusalCode = "VALIDATION_ERROR"): Refusal {
    return new Refusal(code, `${pointer}: ${detail}`, { mistakes: [{ pointer, detail }] });
  }
}

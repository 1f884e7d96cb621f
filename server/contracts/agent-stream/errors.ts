/** Errors of the contract before a stream: `{code, msg, data, trace_id}`, whose `code` is the status. */
import { randomBytes } from "node:crypto";

/** One mistake in a request, and where. */
export interface Mistake {
  /** JSON Pointer into the body; of a parameter its place. */
  pointer: string;
  message: string;
}

/** An error to be answered. */
export class AgentStreamError extends Error {
  readonly status: number;
  readonly mistakes: readonly Mistake[];

  /**
   * @param status HTTP status.
   * @param message What went wrong this time, and what to do.
   * @param mistakes Places in the request, if it is wrong.
   */
  constructor(status: number, message: string, mistakes: readonly Mistake[] = []) {
    super(message);
    this.name = "AgentStreamError";
    this.status = status;
    this.mistakes = mistakes;
  }

  /** An error for mistakes in a request; there is at least one. */
  static of(mistakes: readonly Mistake[]): AgentStreamError {
    const [{ pointer, message } = { pointer: "", message: "is not valid" }] = mistakes;
    const where = pointer === "" ? "The body" : `${pointer}:`;
    const more = mistakes.length > 1 ? ` (and ${mistakes.length - 1} more, see data.errors)` : "";
    return new AgentStreamError(400, `${where} ${message}${more}`, mistakes);
  }

  /** An error for one mistake in a request. */
  static at(pointer: string, message: string): AgentStreamError {
    return AgentStreamError.of([{ pointer, message }]);
  }
}

/** What a client is told of an error. @param traceId By which the server's log names it. */
export function errorBody({ status, message, mistakes }: AgentStreamError, traceId: string) {
  const data = mistakes.length === 0 ? null : { errors: mistakes };
  return { code: status, msg: message, data, trace_id: traceId };
}

/** A new trace id: 32 hexadecimal digits. */
export function newTraceId(): string {
  return randomBytes(16).toString("hex");
}

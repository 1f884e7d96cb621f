/** What a run's client is told when the run fails: a stable code, and a sentence that holds no secret. */
import { APICallError } from "@ai-sdk/provider";
import { ModelError } from "../models/port.ts";

/** Code and message of a `RUN_ERROR`. */
export interface Failure {
  code: string;
  message: string;
}

/** Why a run is stopped from outside; the reason of its abort signal. */
export class Stop extends Error {
  readonly code: "CANCELLED" | "RUN_INTERRUPTED";

  /** @param code What its `RUN_ERROR` says. @param message The same for people. */
  constructor(code: Stop["code"], message: string) {
    super(message);
    this.name = "Stop";
    this.code = code;
  }
}

/** This process stops in the middle of the run: nothing is written of that, and the next process takes the run up. */
export class Suspended extends Error {
  constructor() {
    super("the server stops");
    this.name = "Suspended";
  }
}

/** The run was cancelled by DELETE, or by the absence of readers. */
export function cancelled(): Stop {
  return new Stop("CANCELLED", "Run cancelled");
}

/**
 * What to tell about an error that ended a model turn.
 *
 * @returns `undefined` when the error is not the model's: then it is a fault of this server.
 */
export function modelFailure(error: unknown): Failure | undefined {
  if (error instanceof ModelError) return { code: error.code, message: error.message };
  if (!APICallError.isInstance(error)) return undefined;
  const status = error.statusCode;
  if (status === 429)
    return {
      code: "RATE_LIMIT_EXCEEDED",
      message: "The model's provider asks to slow down. Try again later.",
    };
  if (status !== undefined && status >= 400 && status < 500) {
    return {
      code: "LLM_CLIENT_ERROR",
      message: `The model's provider refused the request with status ${status}.`,
    };
  }
  return { code: "LLM_SERVER_ERROR", message: "The model's provider failed. Try again later." };
}

/** What a run's client is told when the run fails: a stable code, and a sentence that holds no secret. */
import { ModelError, type ProviderReport } from "../ports/models.ts";

/** Code and message of a `RUN_ERROR`. */
export interface Failure {
  code: string;
  message: string;
  /** What is known of a provider's failure. */
  report?: ProviderReport;
}

/** Why a run is stopped from outside; the reason of its abort signal. */
export class Stop extends Error {
  readonly code: "CANCELLED" | "RUN_INTERRUPTED" | "INTERNAL_ERROR";

  /** @param code What its `RUN_ERROR` says. @param message The same for people. */
  constructor(code: Stop["code"], message: string) {
    super(message);
    this.name = "Stop";
    this.code = code;
  }
}

/** The run has used all its time: it is stopped like a cancelled one, but ends normally (M-048). */
export class TimeUp extends Error {
  constructor() {
    super("the run's time is up");
    this.name = "TimeUp";
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
  if (!(error instanceof ModelError)) return undefined;
  const { code, message, report } = error;
  return { code, message, report };
}

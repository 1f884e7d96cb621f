/** Exit codes. They are part of the program's public interface. */
export const exit = {
  /** All checks that count towards the verdict passed. */
  ok: 0,
  /** Checks failed, or a baseline has stale entries. */
  failures: 1,
  /** Invalid command line or configuration. */
  usage: 2,
  /** Nothing could be tested: the implementation cannot be reached, or the suite itself failed. */
  harness: 3,
  /** The user pressed Ctrl-C. */
  interrupted: 130,
} as const;

/** Thrown for an invalid command line. The message says what to do. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}

/** Thrown if nothing could be tested. The message gives the reason. */
export class HarnessError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "HarnessError";
  }
}

/** Thrown if the user presses Ctrl-C at a question. */
export class InterruptedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "InterruptedError";
  }
}

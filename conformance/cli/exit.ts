/** How the program ends. */

/** Exit codes; they are part of the program's interface. */
export const exit = {
  /** Everything that counts holds. */
  ok: 0,
  /** Checks failed, or a baseline has stale entries. */
  failures: 1,
  /** The command line or a configuration is wrong. */
  usage: 2,
  /** Nothing could be judged: the implementation is out of reach, or the suite itself failed. */
  harness: 3,
} as const;

/** A command line that cannot be followed. The message says what to do. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}

/** Nothing could be judged. The message says why. */
export class HarnessError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "HarnessError";
  }
}

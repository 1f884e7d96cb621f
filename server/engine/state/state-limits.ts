/**
 * Limits for states and their changes. Without these limits, a patch with a few operations could repeatedly
 * double the size of a state.
 */
import type { Json } from "../../core/events.ts";
import type { JsonDocument, OperationCost } from "./json-document.ts";
import { PatchError } from "./json-path.ts";

/** Maximum length of a state as JSON, in characters. */
export const maxStateSize = 1024 * 1024;
/** Maximum nesting depth of a state. */
export const maxStateDepth = 64;
/** Maximum number of operations in one patch. */
export const maxPatchOperations = 1000;
/**
 * Maximum number of JSON characters that the operations in a patch may insert, remove, and compare in total.
 * The time that a patch takes is proportional to this number, and the event loop is blocked in the meantime.
 */
const maxPatchWork = 4 * maxStateSize;

/** Maximum number of operations that a run may use to change states. */
export const maxRunOperations = 100_000;
/** Maximum number of JSON characters that a run may insert, remove, and compare in states. */
const maxRunWork = 256 * 1024 * 1024;
/**
 * Number of stored characters that count as one character of work. A changed state is stored with its commit.
 */
const storedPerCounted = 16;
/**
 * Number of checked characters that count as one character of work. The changed parts of a state are checked
 * against its schema.
 */
const checkedPerCounted = 4;

/** Error message for a state that is too large. */
export const tooLargeMessage = `the state would be larger than ${maxStateSize} characters of JSON`;
/** Error message for a state that is nested too deeply. */
export const tooDeepMessage = `the state would be nested more than ${maxStateDepth} levels deep`;

/** Counts the cost of a run's changes. Rejected changes also count, because the work has been done. */
export class ChangeBudget {
  #operations = 0;
  #work = 0;

  /**
   * Counts a change.
   *
   * @param size Length of the state in characters.
   * @throws {PatchError} if the run has exceeded its change budget.
   */
  takeChange(size: number): void {
    this.#take(0, Math.ceil(size / storedPerCounted));
  }

  /**
   * Counts the check of a value.
   *
   * @param size Length of the value in characters.
   * @throws {PatchError} if the run has exceeded its change budget.
   */
  takeCheck(size: number): void {
    this.#take(0, Math.ceil(size / checkedPerCounted));
  }

  /**
   * Counts an operation.
   *
   * @throws {PatchError} if the run has exceeded its change budget.
   */
  takeOperation(work: number): void {
    this.#take(1, work);
  }

  #take(operations: number, work: number): void {
    this.#operations += operations;
    this.#work += work;
    if (this.#operations > maxRunOperations || this.#work > maxRunWork)
      throw new PatchError(
        `the run has reached its limit for state changes: ${maxRunOperations} operations or ${maxRunWork} characters of JSON`,
      );
  }
}

/** Checks each operation in a patch against the limits after the operation has been applied. */
export class PatchLimit {
  readonly #budget: ChangeBudget | undefined;
  #work = 0;

  /** @param budget The change budget of the run that makes the change. */
  constructor(budget?: ChangeBudget) {
    this.#budget = budget;
  }

  /**
   * Counts an applied operation.
   *
   * @param before Length of the document before the operation, in characters.
   * @throws {PatchError} if the result exceeds a limit.
   */
  check(document: JsonDocument, before: number, { work, depth }: OperationCost): void {
    this.#work += work;
    if (this.#work > maxPatchWork)
      throw new PatchError("the operations process too much data; send fewer operations per patch");
    this.#budget?.takeOperation(work);
    if (depth > maxStateDepth) throw new PatchError(tooDeepMessage);
    if (document.size > Math.max(maxStateSize, before)) throw new PatchError(tooLargeMessage);
  }
}

/** The size and depth of a JSON value. */
export interface Measure {
  /** Length of the value as JSON, in characters. 0 if the value is nested too deeply for a state. */
  size: number;
  /** Nesting depth, as returned by {@link measureDepth}. */
  depth: number;
}

export function measureJson(value: Json): Measure {
  const depth = measureDepth(value);
  // JSON.stringify is recursive, so a very deep value would overflow the stack.
  return { size: depth > maxStateDepth ? 0 : JSON.stringify(value).length, depth };
}

/** Returns the nesting depth of a value. The result is at most one more than {@link maxStateDepth}. */
export function measureDepth(value: Json, limit = maxStateDepth + 1): number {
  if (value === null || typeof value !== "object" || limit === 0) return 0;
  let deepest = 0;
  for (const member of Array.isArray(value) ? value : Object.values(value)) {
    const depth = measureDepth(member, limit - 1);
    if (depth > deepest) deepest = depth;
    if (deepest === limit - 1) break;
  }
  return deepest + 1;
}

/** Returns the length of a key and its colon in JSON, in characters. */
export function measureKey(name: string): number {
  return JSON.stringify(name).length + 1;
}

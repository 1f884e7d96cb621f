/**
 * Limits of states and of their changes. Without them a patch of a few operations could double a state
 * repeatedly.
 */
import type { Json } from "../../core/events.ts";
import type { JsonDocument, OperationCost } from "./json-document.ts";
import { PatchError } from "./json-path.ts";

/** Maximum characters of a state's JSON. */
export const maxStateSize = 1024 * 1024;
/** Maximum nesting depth of a state. */
export const maxStateDepth = 64;
/** Maximum number of operations in one patch. */
export const maxPatchOperations = 1000;
/**
 * Maximum characters of JSON that the operations of one patch may insert, remove and compare in total. Their
 * time is proportional, and blocks the event loop.
 */
const maxPatchWork = 4 * maxStateSize;

/** Maximum number of operations with which a run may change states. */
export const maxRunOperations = 100_000;
/** Maximum characters of JSON that a run may insert, remove and compare in states. */
const maxRunWork = 256 * 1024 * 1024;
/** A changed state is stored with its commit. This many stored characters count as one. */
const storedPerCounted = 16;
/** The changed parts of a state are checked against its schema. This many checked characters count as one. */
const checkedPerCounted = 4;

/** Message for a state that is too large. */
export const tooLargeMessage = `the state would be larger than ${maxStateSize} characters of JSON`;
/** Message for a state that is too deep. */
export const tooDeepMessage = `the state would be nested more than ${maxStateDepth} levels deep`;

/** Counts the cost of a run's changes. Rejected changes count, too, because their work was done. */
export class ChangeBudget {
  #operations = 0;
  #work = 0;

  /**
   * Counts one change. @param size Characters of the state. @throws {PatchError} if the run has changed too
   * much.
   */
  takeChange(size: number): void {
    this.#take(0, Math.ceil(size / storedPerCounted));
  }

  /**
   * Counts the check of a value. @param size Characters of the value. @throws {PatchError} if the run has
   * changed too much.
   */
  takeCheck(size: number): void {
    this.#take(0, Math.ceil(size / checkedPerCounted));
  }

  /** Counts an operation. @throws {PatchError} if the run has changed too much. */
  takeOperation(work: number): void {
    this.#take(1, work);
  }

  #take(operations: number, work: number): void {
    this.#operations += operations;
    this.#work += work;
    if (this.#operations > maxRunOperations || this.#work > maxRunWork)
      throw new PatchError(
        `the run has reached its limit of state changes: ${maxRunOperations} operations or ${maxRunWork} characters of JSON`,
      );
  }
}

/** Checks each operation of one patch against the limits after it is applied. */
export class PatchLimit {
  readonly #budget: ChangeBudget | undefined;
  #work = 0;

  /** @param budget Budget of the run that makes the change. */
  constructor(budget?: ChangeBudget) {
    this.#budget = budget;
  }

  /**
   * Counts an applied operation.
   *
   * @param before Characters of the document before the operation.
   * @throws {PatchError} if the result exceeds a limit.
   */
  check(document: JsonDocument, before: number, { work, depth }: OperationCost): void {
    this.#work += work;
    if (this.#work > maxPatchWork)
      throw new PatchError("the operations so far move too much data; send fewer in one patch");
    this.#budget?.takeOperation(work);
    if (depth > maxStateDepth) throw new PatchError(tooDeepMessage);
    if (document.size > Math.max(maxStateSize, before)) throw new PatchError(tooLargeMessage);
  }
}

/** Size and depth of a JSON value. */
export interface Measure {
  /** Characters of the value's JSON. 0 for a value that is too deep for any state. */
  size: number;
  /** Nesting depth, as in {@link measureDepth}. */
  depth: number;
}

export function measureJson(value: Json): Measure {
  const depth = measureDepth(value);
  // JSON.stringify is recursive, so that a very deep value would overflow the stack.
  return { size: depth > maxStateDepth ? 0 : JSON.stringify(value).length, depth };
}

/** Returns the nesting depth of a value, up to one more than {@link maxStateDepth}. */
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

/** Returns the characters of a key and its colon. */
export function measureKey(name: string): number {
  return JSON.stringify(name).length + 1;
}

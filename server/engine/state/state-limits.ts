/** Limits of states and of their changes. A patch of a few operations could double a state again and again. */
import type { Json } from "../../core/events.ts";
import type { JsonDocument, OperationCost } from "./json-document.ts";
import { PatchError } from "./json-path.ts";

/** Most characters of a state's JSON. */
export const maxStateSize = 1024 * 1024;
/** Most levels of objects and lists in a state. */
export const maxStateDepth = 64;
/** Most operations of one patch. */
export const maxPatchOperations = 1000;
/**
 * Most characters of JSON that the operations of one patch may place, remove and compare in all. Each costs time in
 * proportion, and while a patch is applied nothing else happens.
 */
const maxPatchWork = 4 * maxStateSize;

/** Most operations with which a run may change states. */
export const maxRunOperations = 100_000;
/** Most characters of JSON that a run may place, remove and compare in states. */
const maxRunWork = 256 * 1024 * 1024;
/** A changed state is stored whole with its commit: so many of its characters count as one. */
const charactersStored = 16;
/** The parts of a state that a change touches are checked against its schema: so many of their characters count as one. */
const charactersChecked = 4;

/** The reason against a state that is too large. */
export const tooLarge = `the state would be larger than ${maxStateSize} characters of JSON`;
/** The reason against a state that is too deep. */
export const tooDeep = `the state would be nested more than ${maxStateDepth} levels deep`;

/** Counts what the changes of one run cost. Refused changes count as well, for their work has been done. */
export class ChangeBudget {
  #operations = 0;
  #work = 0;

  /** Counts one change. @param size Of the state, in characters. @throws {PatchError} if the run has changed too much. */
  takeChange(size: number): void {
    this.#take(0, Math.ceil(size / charactersStored));
  }

  /** Counts the check of a value. @param size In characters. @throws {PatchError} if the run has changed too much. */
  takeCheck(size: number): void {
    this.#take(0, Math.ceil(size / charactersChecked));
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
        `a run may change states by ${maxRunOperations} operations and ${maxRunWork} characters of JSON, which are used up`,
      );
  }
}

/** Checks the operations of one patch against the limits, each right after it was applied. */
export class PatchLimit {
  readonly #budget: ChangeBudget | undefined;
  #work = 0;

  /** @param budget Of the run that makes the change. */
  constructor(budget?: ChangeBudget) {
    this.#budget = budget;
  }

  /**
   * Counts an operation that was applied.
   *
   * @param before Size of the document before the operation, in characters.
   * @throws {PatchError} if the document must not stay as the operation has made it.
   */
  check(document: JsonDocument, before: number, { work, depth }: OperationCost): void {
    this.#work += work;
    if (this.#work > maxPatchWork)
      throw new PatchError("the operations up to here move too much data; send fewer in one patch");
    this.#budget?.takeOperation(work);
    if (depth > maxStateDepth) throw new PatchError(tooDeep);
    if (document.size > Math.max(maxStateSize, before)) throw new PatchError(tooLarge);
  }
}

/** Sizes of JSON values. */
export interface Measure {
  /** Characters of the value's JSON; 0 for a value that is too deep, which no state takes. */
  size: number;
  /** Levels of objects and lists, as {@link depthOf} counts them. */
  depth: number;
}

export function measureJson(value: Json): Measure {
  const depth = depthOf(value);
  // JSON.stringify is recursive: a value that is deep enough would overflow the stack.
  return { size: depth > maxStateDepth ? 0 : JSON.stringify(value).length, depth };
}

/** Returns the levels of objects and lists in a value; one more than {@link maxStateDepth} for whatever is deeper. */
export function depthOf(value: Json, limit = maxStateDepth + 1): number {
  if (value === null || typeof value !== "object" || limit === 0) return 0;
  let deepest = 0;
  for (const member of Array.isArray(value) ? value : Object.values(value)) {
    const depth = depthOf(member, limit - 1);
    if (depth > deepest) deepest = depth;
    if (deepest === limit - 1) break;
  }
  return deepest + 1;
}

/** Returns the characters that a member's name and its colon take. */
export function sizeOfKey(name: string): number {
  return JSON.stringify(name).length + 1;
}

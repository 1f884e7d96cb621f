/** How large a component's state may get. A patch of a few operations can double a state again and again. */
import jsonpatch from "fast-json-patch";
import type { Json, JsonPatchOperation } from "./events.ts";

/** Most characters of a state's JSON. */
export const maxStateSize = 1024 * 1024;
/** Most levels of objects and lists in a state. */
export const maxStateDepth = 64;

/** What a state that is too large is told. */
export const tooLarge = `the state would be larger than ${maxStateSize} characters of JSON`;
/** What a state that is too deep is told. */
export const tooDeep = `the state would be nested more than ${maxStateDepth} levels deep`;

/** Levels of objects and lists in a value; counted without recursion, and no further than the limit. */
export function depthOf(value: Json | undefined): number {
  let level: Json[] = [value ?? null];
  for (let depth = 0; ; depth += 1) {
    const containers = level.filter((item) => item !== null && typeof item === "object");
    if (containers.length === 0 || depth > maxStateDepth) return depth;
    level = containers.flatMap((item) => Object.values(item as object) as Json[]);
  }
}

/** Characters of a value's JSON. */
export function sizeOf(value: Json | undefined): number {
  return value === undefined ? 0 : JSON.stringify(value).length;
}

/**
 * Most characters of JSON that the operations of one patch may add, move or compare in all: each costs time in
 * proportion, and while a patch is applied nothing else happens.
 */
const maxPatchWork = 4 * maxStateSize;

/** Watches a patch while it is applied: what its operations add and touch, counted before they do it. */
export class GrowthLimit {
  #size: number;
  #work = 0;

  /** @param state The state before the patch. */
  constructor(state: Json) {
    this.#size = sizeOf(state);
  }

  /**
   * Counts an operation. What others remove is not taken off again, so the work of a whole patch is bounded too.
   *
   * @param document The state as it is before this operation.
   * @returns Why the operation may not be applied, or `undefined`.
   */
  refusal(document: Json, operation: JsonPatchOperation): string | undefined {
    const touched = touchedBy(document, operation);
    if (touched === undefined) return undefined;
    const size = sizeOf(touched);
    this.#work += size;
    if (this.#work > maxPatchWork)
      return "the operations up to here move too much data; send fewer in one patch";
    if (operation.op === "move" || operation.op === "test") return this.#depthRefusal(operation, touched);
    this.#size += size;
    return this.#size > maxStateSize ? tooLarge : this.#depthRefusal(operation, touched);
  }

  #depthRefusal({ path }: JsonPatchOperation, added: Json): string | undefined {
    const steps = path.split("/").length - 1;
    return steps + depthOf(added) > maxStateDepth ? tooDeep : undefined;
  }
}

/** The value that an operation puts somewhere, or compares. */
function touchedBy(document: Json, { op, from, path, value }: JsonPatchOperation): Json | undefined {
  if (op === "add" || op === "replace") return value;
  if (op === "remove") return undefined;
  try {
    return jsonpatch.getValueByPointer(document, op === "test" ? path : (from ?? "")) as Json | undefined;
  } catch {
    // A pointer to nothing: the operation itself will say so.
    return undefined;
  }
}

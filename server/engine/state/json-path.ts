/** Functions for paths in JSON Patch operations (RFC 6902). */
import type { Json, JsonObject } from "../../core/events.ts";
import { parsePointer } from "../../core/json/pointer.ts";

export type Container = JsonObject | Json[];

export function isContainer(value: Json | undefined): value is Container {
  return typeof value === "object" && value !== null;
}

/** The JSON Pointer syntax in RFC 6901 section 3. */
const jsonPointer = /^(\/([^~/]|~[01])*)*$/;

/**
 * Parses a JSON Pointer.
 *
 * @param name The field of the operation that contains the pointer.
 * @returns The steps from the object that contains the document, so the first step is always `""`.
 * @throws {PatchError} if the pointer is invalid or contains `__proto__` or `constructor/prototype`, which
 * readers reject.
 */
export function parsePath(pointer: string | undefined, name: "path" | "from"): string[] {
  if (typeof pointer !== "string" || !jsonPointer.test(pointer))
    throw PatchError.inapplicable(`"${name}" must be a JSON Pointer`);
  const steps = ["", ...parsePointer(pointer)];
  if (steps.includes("__proto__"))
    throw PatchError.inapplicable(
      "its path goes through a value that is neither an object nor an array, or through __proto__",
    );
  if (steps.some((step, index) => step === "prototype" && steps[index - 1] === "constructor"))
    throw PatchError.inapplicable("its path goes through constructor/prototype");
  return steps;
}

/** Returns a child of a value. Inherited properties such as `toString` are ignored. */
export function getChild(value: Json | undefined, step: string): Json | undefined {
  if (!isContainer(value)) return undefined;
  if (Array.isArray(value)) return isIndex(step) ? value[Number(step)] : undefined;
  return Object.hasOwn(value, step) ? value[step] : undefined;
}

/**
 * Returns the array index at which a value can be inserted.
 *
 * @throws {PatchError} if the step is not an index or is beyond the end of the array (RFC 6902 section 4.1).
 */
export function parseIndex(list: readonly Json[], step: string): number {
  if (step === "-") return list.length;
  if (/^0\d+$/.test(step)) throw PatchError.inapplicable("an array index must not have leading zeros");
  if (!isIndex(step))
    throw PatchError.inapplicable("the last segment of the path must be an array index or -");
  if (Number(step) > list.length) throw PatchError.inapplicable("the index is beyond the end of the array");
  return Number(step);
}

/** Returns true if a step is an array index without leading zeros (RFC 6901 section 4). */
function isIndex(step: string): boolean {
  return /^(0|[1-9]\d*)$/.test(step);
}

/**
 * Thrown if a JSON Patch operation cannot be applied. The message contains the reason in human-readable form.
 */
export class PatchError extends Error {
  override readonly name = "PatchError";

  /** Creates the error for an operation that does not apply to the current document. */
  static inapplicable(reason: string): PatchError {
    return new PatchError(`the operation does not apply: ${reason}`);
  }
}

/**
 * Returns true if two values are equal as defined by RFC 6902 section 4.6. Keys may be in any order, and
 * numbers are compared by value.
 */
export function isEqualJson(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => {
    const [a, b] = [getChild(one, key), getChild(other, key)];
    return a !== undefined && b !== undefined && isEqualJson(a, b);
  });
}

/**
 * An upper bound of the cost of checking a value against a schema, computed before either is used.
 *
 *   Take a schema without regular expressions, whose references are replaced by their targets. Each part of
 *   the schema is applied to each part of the value at most once, because the path to both from their roots
 *   is fixed. Each application takes constant time, or time linear in the length of a text. So the product of
 *   both costs bounds the number of steps.
 *
 *   The product bounds the number of errors, too. Ajv copies the list of errors at each failing reference, so
 *   finding all errors takes time quadratic in the product. Finding the first one does not: at most one error
 *   of each part of the schema is held at a time, except by `contains`.
 */

import type { Json, JsonObject } from "../events.ts";
import { namesOf } from "../json/pointer.ts";

/** Maximum cost of a schema that is compiled in the server process: about 25 ms. */
export const maxInlineSchema = 512;
/** Maximum cost of schema times value that is checked in the server process: about 10 ms. */
export const maxInlineWork = 100_000;
/** Maximum cost of schema times value for which all errors are found in the server process. */
export const maxInlineMistakes = 5_000;

/** Maximum nesting depth. */
const maxDepth = 48;
/** Number of characters that cost as much as one value. */
const charactersPerUnit = 64;

/** Keywords that, with a string, have an unbounded cost or change what references refer to. */
const unboundedTexts = new Set(["pattern", "$id", "$anchor", "$dynamicAnchor", "$dynamicRef"]);
/** Keywords that, with anything else, have an unbounded cost. */
const unbounded = new Set(["patternProperties", "contains"]);
/** Texts that are never compared. */
const annotations = new Set(["description", "title", "$comment"]);

/**
 * Returns the cost of a value: the number of its parts, and the length of its texts. Infinite above the
 * limit, and for a value that is too deep.
 */
export function weighValue(value: Json, limit: number): number {
  let weight = 0;
  const weigh = (part: Json, depth: number): void => {
    weight += 1;
    if (typeof part === "string") weight += part.length / charactersPerUnit;
    if (part === null || typeof part !== "object") return;
    if (depth > maxDepth) weight = Number.POSITIVE_INFINITY;
    if (Array.isArray(part)) {
      for (const item of part) {
        if (weight > limit) return;
        weigh(item, depth + 1);
      }
    } else {
      for (const name in part) {
        if (weight > limit) return;
        weight += name.length / charactersPerUnit;
        weigh(part[name] as Json, depth + 1);
      }
    }
  };
  weigh(value, 1);
  return weight > limit ? Number.POSITIVE_INFINITY : weight;
}

/**
 * Returns the cost of a schema with every reference replaced by its target. Infinite above {@link
 * maxInlineSchema}, and for a schema of unbounded cost: one with regular expressions, that is too deep, or
 * that refers to itself or to another document.
 *
 *   Property names are treated as keywords, and data as schemas. That can only increase the cost.
 */
export function weighSchema(schema: JsonObject): number {
  const weights = new Map<Json, number>();
  const weigh = (part: Json, depth: number): number => {
    if (typeof part === "string") return 1 + part.length / charactersPerUnit;
    if (part === null || typeof part !== "object") return 1;
    const known = weights.get(part);
    if (known !== undefined) return known;
    // Until the cost is known. A reference back to this part is a cycle.
    weights.set(part, Number.POSITIVE_INFINITY);
    if (depth > maxDepth) return Number.POSITIVE_INFINITY;
    let weight = 1;
    for (const [name, member] of Object.entries(part)) {
      const isUnbounded = typeof member === "string" ? unboundedTexts.has(name) : unbounded.has(name);
      if (isUnbounded) return Number.POSITIVE_INFINITY;
      if (!Array.isArray(part)) weight += name.length / charactersPerUnit;
      weight += typeof member === "string" && annotations.has(name) ? 1 : weigh(member, depth + 1);
      if (name === "$ref" && typeof member === "string") {
        const referred = findReferred(schema, member);
        weight += referred === undefined ? Number.POSITIVE_INFINITY : weigh(referred, depth + 1);
      }
      if (weight > maxInlineSchema) return Number.POSITIVE_INFINITY;
    }
    weights.set(part, weight);
    return weight;
  };
  return weigh(schema, 1);
}

/**
 * Returns the target of a JSON Pointer without `%` (RFC 6901 section 6), or `undefined` for any other
 * reference.
 */
function findReferred(schema: Json, reference: string): Json | undefined {
  if (!/^#(\/[^%]*)?$/.test(reference)) return undefined;
  return namesOf(reference.slice(1)).reduce<Json | undefined>((value, name) => {
    const hasMembers = value !== null && typeof value === "object" && Object.hasOwn(value, name);
    return hasMembers ? (value as JsonObject)[name] : undefined;
  }, schema);
}

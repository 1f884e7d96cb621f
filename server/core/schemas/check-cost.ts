/**
 * An upper bound of the cost of checking a value against a schema, computed before either is used.
 *
 * Take a schema without regular expressions, whose references are replaced by their targets. Each part of
 * the schema is applied to each part of the value at most once, because the path to both from their roots
 * is fixed. Each application takes constant time, or time linear in the length of a text. So the product of
 * both costs bounds the number of steps.
 *
 * The product bounds the number of errors, too. Ajv copies the list of errors at each failing reference, so
 * finding all errors takes time quadratic in the product. Finding the first one does not: at most one error
 * of each part of the schema is held at a time, except by `contains`.
 */

import type { Json, JsonObject } from "../events.ts";
import { parsePointer } from "../json/pointer.ts";

/** Maximum cost of a schema that is compiled in the server process: about 25 ms. */
export const maxInlineSchema = 512;
/** Maximum cost of schema times value that is checked in the server process: about 10 ms. */
export const maxInlineCost = 100_000;
/** Maximum cost of schema times value for which all errors are found in the server process. */
export const maxInlineFindAll = 5_000;

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
export function computeValueCost(value: Json, limit: number): number {
  let cost = 0;
  const visit = (part: Json, depth: number): void => {
    cost += 1;
    if (typeof part === "string") cost += part.length / charactersPerUnit;
    if (part === null || typeof part !== "object") return;
    if (depth > maxDepth) cost = Number.POSITIVE_INFINITY;
    if (Array.isArray(part)) {
      for (const item of part) {
        if (cost > limit) return;
        visit(item, depth + 1);
      }
    } else {
      for (const name in part) {
        if (cost > limit) return;
        cost += name.length / charactersPerUnit;
        visit(part[name] as Json, depth + 1);
      }
    }
  };
  visit(value, 1);
  return cost > limit ? Number.POSITIVE_INFINITY : cost;
}

/**
 * Returns the cost of a schema with every reference replaced by its target. Infinite above {@link
 * maxInlineSchema}, and for a schema of unbounded cost: one with regular expressions, that is too deep, or
 * that refers to itself or to another document.
 *
 * Property names are treated as keywords, and data as schemas. That can only increase the cost.
 */
export function computeSchemaCost(schema: JsonObject): number {
  const costs = new Map<Json, number>();
  const visit = (part: Json, depth: number): number => {
    if (typeof part === "string") return 1 + part.length / charactersPerUnit;
    if (part === null || typeof part !== "object") return 1;
    const known = costs.get(part);
    if (known !== undefined) return known;
    // Until the cost is known. A reference back to this part is a cycle.
    costs.set(part, Number.POSITIVE_INFINITY);
    if (depth > maxDepth) return Number.POSITIVE_INFINITY;
    let cost = 1;
    for (const [name, member] of Object.entries(part)) {
      const isUnbounded = typeof member === "string" ? unboundedTexts.has(name) : unbounded.has(name);
      if (isUnbounded) return Number.POSITIVE_INFINITY;
      if (!Array.isArray(part)) cost += name.length / charactersPerUnit;
      cost += typeof member === "string" && annotations.has(name) ? 1 : visit(member, depth + 1);
      if (name === "$ref" && typeof member === "string") {
        const referred = resolveReference(schema, member);
        cost += referred === undefined ? Number.POSITIVE_INFINITY : visit(referred, depth + 1);
      }
      if (cost > maxInlineSchema) return Number.POSITIVE_INFINITY;
    }
    costs.set(part, cost);
    return cost;
  };
  return visit(schema, 1);
}

/**
 * Returns the target of a JSON Pointer without `%` (RFC 6901 section 6), or `undefined` for any other
 * reference.
 */
function resolveReference(schema: Json, reference: string): Json | undefined {
  if (!/^#(\/[^%]*)?$/.test(reference)) return undefined;
  return parsePointer(reference.slice(1)).reduce<Json | undefined>((value, name) => {
    const hasMembers = value !== null && typeof value === "object" && Object.hasOwn(value, name);
    return hasMembers ? (value as JsonObject)[name] : undefined;
  }, schema);
}

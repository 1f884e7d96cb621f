/**
 * Computes an upper bound for the cost of checking a value against a schema, before the value or the schema
 * is used.
 *
 * Consider a schema without regular expressions, in which all references have been replaced with their
 * targets. Each part of the schema is applied to each part of the value at most once, because the paths from
 * their roots are fixed. Each application takes constant time, or time linear in the length of a string. The
 * number of steps is therefore bounded by the product of the value's cost and the schema's cost.
 *
 * The product also bounds the number of errors. Ajv copies the list of errors at each failing reference, so
 * finding all errors takes time quadratic in the product. Finding only the first error takes less time,
 * because at most one error is held for each part of the schema, except with `contains`.
 */

import type { Json, JsonObject } from "../events.ts";
import { parsePointer } from "../json/pointer.ts";

/** Maximum cost of a schema that is compiled in the server process. Takes about 25 ms. */
export const maxInlineSchema = 512;
/** Maximum product of schema and value costs for a check in the server process. Takes about 10 ms. */
export const maxInlineCost = 100_000;
/** Maximum product of schema and value costs for finding all errors in the server process. */
export const maxInlineFindAll = 5_000;

/** Maximum nesting depth. */
const maxDepth = 48;
/** Number of characters that cost as much as a single value. */
const charactersPerUnit = 64;

/** Keywords that have an unbounded cost or change the meaning of references if their value is a string. */
const unboundedTexts = new Set(["pattern", "$id", "$anchor", "$dynamicAnchor", "$dynamicRef"]);
/** Keywords that have an unbounded cost if their value is not a string. */
const unbounded = new Set(["patternProperties", "contains"]);
/** Keywords whose text is never compared with the value. */
const annotations = new Set(["description", "title", "$comment"]);

/**
 * Returns the cost of a value, which is the number of its parts plus a share for the length of its strings.
 * Returns infinity if the cost exceeds the limit or the value is nested too deeply.
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
 * Returns the cost of a schema with every reference replaced by its target. Returns infinity if the cost
 * exceeds `maxInlineSchema` or is unbounded. A schema has an unbounded cost if it has regular expressions, is
 * nested too deeply, or refers to itself or to another document.
 *
 * Property names are treated as keywords, and data is treated as schemas. This can only increase the cost.
 */
export function computeSchemaCost(schema: JsonObject): number {
  const costs = new Map<Json, number>();
  const visit = (part: Json, depth: number): number => {
    if (typeof part === "string") return 1 + part.length / charactersPerUnit;
    if (part === null || typeof part !== "object") return 1;
    const known = costs.get(part);
    if (known !== undefined) return known;
    // Infinite until the cost is known, so that a reference back to this part is detected as a cycle.
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

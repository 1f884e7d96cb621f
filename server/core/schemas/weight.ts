/**
 * A bound on the work of checking a value against a schema, known before either is used.
 *
 * In a schema without regular expressions whose references are replaced by what they refer to, each part of the schema
 * meets each part of the value at most once, because the way to both from their roots is fixed. Each time takes constant
 * time, or for texts time in proportion to their length. So the product of both weights bounds the steps.
 *
 * The product bounds the number of mistakes, too. Ajv copies the list of mistakes at each reference that fails, so
 * looking for all of them takes time quadratic in the product. Looking for the first one does not: at most one mistake
 * of each part of the schema is held at a time, except by `contains`.
 */

import type { Json, JsonObject } from "../events.ts";
import { namesOf } from "../json/pointer.ts";

/** Most weight of a schema that is compiled on the server's own thread: at most about 25 ms. */
export const maxInlineSchema = 512;
/** Most weight of schema times value that is checked on the server's own thread: at most about 10 ms. */
export const maxInlineWork = 100_000;
/** The same where all mistakes are looked for. */
export const maxInlineMistakes = 5_000;

/** Levels of objects and lists; deeper ones are not weighed. */
const maxDepth = 48;
/** Characters that weigh as much as a value without any. */
const charactersPerUnit = 64;

/** Keywords, if they have a text: their cost cannot be bounded, or references mean something else than a place. */
const unboundedTexts = new Set(["pattern", "$id", "$anchor", "$dynamicAnchor", "$dynamicRef"]);
/** Keywords whose cost cannot be bounded, if they have anything else. */
const unbounded = new Set(["patternProperties", "contains"]);
/** Texts for readers, which are never compared. */
const annotations = new Set(["description", "title", "$comment"]);

/** Weighs a value: its parts and the length of its texts. Infinite beyond the limit, and for one that is too deep. */
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
 * Weighs a schema with every reference replaced by what it refers to. Infinite beyond {@link maxInlineSchema}, and for a
 * schema whose cost cannot be bounded: it has regular expressions, is too deep, or refers to itself or elsewhere.
 *
 * Names are not told from keywords, nor data from schemas: that can only make a schema heavier.
 */
export function weighSchema(schema: JsonObject): number {
  const weights = new Map<Json, number>();
  const weigh = (part: Json, depth: number): number => {
    if (typeof part === "string") return 1 + part.length / charactersPerUnit;
    if (part === null || typeof part !== "object") return 1;
    const known = weights.get(part);
    if (known !== undefined) return known;
    // Until its weight is known: a reference back to it makes a circle.
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

/** Returns what a JSON Pointer without `%` (RFC 6901 section 6) refers to; `undefined` for any other reference. */
function findReferred(schema: Json, reference: string): Json | undefined {
  if (!/^#(\/[^%]*)?$/.test(reference)) return undefined;
  return namesOf(reference.slice(1)).reduce<Json | undefined>((value, name) => {
    const hasMembers = value !== null && typeof value === "object" && Object.hasOwn(value, name);
    return hasMembers ? (value as JsonObject)[name] : undefined;
  }, schema);
}

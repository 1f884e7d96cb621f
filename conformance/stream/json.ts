/** Accessors for JSON of unknown structure, as received from a target. */
import jsonpatch, { type Operation } from "fast-json-patch";
import type { Json } from "../runner/case.ts";

/** A JSON object. */
export type JsonObject = { [member: string]: Json };

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Returns an own field of an object, or `undefined` if the field is missing or the value is not an object.
 */
export function getField(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Returns a field if it is a string, otherwise `undefined`. */
export function getString(value: Json | undefined, name: string): string | undefined {
  const field = getField(value, name);
  return typeof field === "string" ? field : undefined;
}

/** Returns a field if it is an array, otherwise an empty array. */
export function getArray(value: Json | undefined, name: string): readonly Json[] {
  const field = getField(value, name);
  return Array.isArray(field) ? field : [];
}

/** Parses a JSON object. Returns `undefined` if the text is anything else. */
export function parseObject(text: string): JsonObject | undefined {
  const value = parseJson(text);
  return isObject(value) ? value : undefined;
}

/** Parses JSON. Returns `undefined` if the text is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/**
 * Returns true if two values are equal as JSON. The order of fields does not matter. Unlike in
 * `isDeepStrictEqual`, -0 equals 0, because JSON serializers drop its sign.
 */
export function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSameJson(item, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameJson(one[name], other[name]))
  );
}

/**
 * Returns a copy of a document with a JSON Patch applied.
 *
 * @throws Error with a one-line reason if the patch cannot be applied.
 */
export function applyPatch(document: Json, delta: Json | undefined): Json {
  try {
    // The library rejects keys that could modify prototypes, and does not change the original document.
    const operations = structuredClone(delta) as unknown as Operation[];
    return jsonpatch.applyPatch<Json>(document, operations, true, false).newDocument;
  } catch (error) {
    // The remaining lines of the library's message contain the document.
    throw new Error(String(error instanceof Error ? error.message : error).split("\n", 1)[0]);
  }
}

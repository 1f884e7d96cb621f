/** Looking at JSON of unknown form: what an implementation sends may be anything. */
import jsonpatch, { type Operation } from "fast-json-patch";
import type { Json } from "../runner/case.ts";

/** A JSON object. */
export type JsonObject = { [member: string]: Json };

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A member of an object; `undefined` when it has none, or is no object. Never an inherited one. */
export function member(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A member that is a string. */
export function textOf(value: Json | undefined, name: string): string | undefined {
  const found = member(value, name);
  return typeof found === "string" ? found : undefined;
}

/** A member that is a list; empty when there is none. */
export function listOf(value: Json | undefined, name: string): readonly Json[] {
  const found = member(value, name);
  return Array.isArray(found) ? found : [];
}

/** The object that a text is the JSON of; `undefined` when it is not one. */
export function parseObject(text: string): JsonObject | undefined {
  const value = parse(text);
  return isObject(value) ? value : undefined;
}

/** The value that a text is the JSON of; `undefined` when it is no JSON. */
export function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/**
 * Whether two values are the same JSON: members in any order, every own member counts, whatever its name. Unlike
 * `isDeepStrictEqual`, -0 is 0: JSON writers lose its sign.
 */
export function sameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => sameJson(item, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameJson(one[name], other[name]))
  );
}

/**
 * A document with a patch applied; the document itself stays as it is.
 *
 * @throws Error with one line that says why the patch does not apply.
 */
export function patched(document: Json, delta: Json | undefined): Json {
  try {
    // The library bans keys by which a patch could reach prototypes, and keeps the first document as it is.
    const operations = structuredClone(delta) as unknown as Operation[];
    return jsonpatch.applyPatch<Json>(document, operations, true, false).newDocument;
  } catch (error) {
    // The rest of the library's messages is a dump of the document.
    throw new Error(String(error instanceof Error ? error.message : error).split("\n", 1)[0]);
  }
}

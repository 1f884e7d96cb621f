/**
 * Finds the parts of a state that must be validated after a patch, if the state matched its schema before the
 * patch.
 */

import type { Json, JsonObject, JsonPatchOperation } from "../../core/events.ts";
import { isObject } from "../../core/json/object.ts";
import { parsePointer } from "../../core/json/pointer.ts";
import { getChild, isContainer } from "./json-path.ts";

/** A part of a state and its schema. */
export interface TouchedPart {
  schema: JsonObject;
  /** The path to the part. */
  steps: readonly string[];
}

/** Keywords that do not affect validity or that apply to each child separately. */
const childKeywords = new Set([
  "$comment",
  "$defs",
  "$schema",
  "additionalProperties",
  "default",
  "definitions",
  "deprecated",
  "description",
  "examples",
  "items",
  "properties",
  "readOnly",
  "required",
  "title",
  "type",
  "writeOnly",
]);

/**
 * Finds the parts touched by a patch. Each part is as small as the schema allows. A keyword such as
 * `minItems` or `anyOf` applies to a complete value, so that value cannot be divided further.
 *
 * @param schema The schema for the state.
 * @param before The state before the patch, which matches the schema.
 * @returns Parts of the state after the patch. If each part matches its schema, the state matches as well. A
 * part that no longer exists needs no validation.
 */
export function findTouchedParts(
  schema: JsonObject,
  patch: readonly JsonPatchOperation[],
  before: JsonObject,
): TouchedPart[] {
  const isSimple = patch.every(hasPointers) && !(patch.length > 1 && patch.some(shiftsItems));
  if (!isDivisible(schema) || !isSimple || patch.some(movesIntoSibling)) return [{ schema, steps: [] }];
  const parts: (TouchedPart | undefined)[] = [];
  for (const { op, path, from = "" } of patch) {
    if (op === "test") continue;
    const isRemoval = op === "remove";
    parts.push(findTouchedPart(schema, parsePointer(path), isRemoval, before));
    if (op === "move") parts.push(findTouchedPart(schema, parsePointer(from), true, before));
  }
  return parts.filter((part) => part !== undefined);
}

function findTouchedPart(
  schema: JsonObject,
  path: readonly string[],
  isRemoval: boolean,
  before: JsonObject,
): TouchedPart | undefined {
  let part: JsonObject = schema;
  let value: Json | undefined = before;
  for (const [index, step] of path.entries()) {
    // The patch itself inserted a value here, and that value is validated as a separate part.
    if (!isContainer(value)) return undefined;
    const here = { schema: part, steps: path.slice(0, index) };
    if (!appliesToChildren(part)) return here;
    const isLast = index === path.length - 1;
    const { required } = part;
    if (isLast && isRemoval) return Array.isArray(required) && required.includes(step) ? here : undefined;
    const next = getChildSchema(part, value, step);
    if (next === undefined || next === true) return undefined;
    if (!isObject(next)) return here;
    part = next;
    value = Array.isArray(value) && step === "-" ? undefined : getChild(value, step);
    if (isLast) return { schema: part, steps: resolveInsertedPath(path, before) };
  }
  return { schema, steps: [] };
}

/** Returns the path of an inserted value. A value appended to an array is assigned the next index. */
function resolveInsertedPath(path: readonly string[], before: JsonObject): readonly string[] {
  if (path.at(-1) !== "-") return path;
  const list = path.slice(0, -1).reduce<Json | undefined>(getChild, before);
  return Array.isArray(list) ? path.with(-1, String(list.length)) : path;
}

function getChildSchema(schema: JsonObject, value: Json, step: string): Json | undefined {
  if (Array.isArray(value)) return schema.items;
  const { properties, additionalProperties } = schema;
  return (isObject(properties) ? getChild(properties, step) : undefined) ?? additionalProperties;
}

/** Returns true if the schema applies to each child separately, apart from required keys. */
function appliesToChildren(schema: JsonObject): boolean {
  const { properties = {}, items = true } = schema;
  return (
    Object.keys(schema).every((keyword) => childKeywords.has(keyword)) &&
    isObject(properties) &&
    !Array.isArray(items)
  );
}

const divisibleSchemas = new WeakMap<JsonObject, boolean>();

/**
 * Returns true if parts of a schema can be used on their own, because it contains no references and uses the
 * default dialect.
 */
function isDivisible(schema: JsonObject): boolean {
  let isDivided = divisibleSchemas.get(schema);
  if (isDivided === undefined) {
    const { $schema = "https://json-schema.org/draft/2020-12/schema" } = schema;
    isDivided =
      $schema === "https://json-schema.org/draft/2020-12/schema" &&
      !/"\$(ref|dynamicRef|id|anchor|dynamicAnchor|recursiveRef)":/.test(JSON.stringify(schema));
    divisibleSchemas.set(schema, isDivided);
  }
  return isDivided;
}

/**
 * Returns true if an operation may shift the indexes of array items, so that earlier paths refer to different
 * items.
 */
function shiftsItems({ op, path, from = "" }: JsonPatchOperation): boolean {
  if (op === "replace" || op === "test") return false;
  return [path, ...(op === "move" ? [from] : [])].some((pointer) => /\/(-|\d+)$/.test(pointer));
}

/**
 * Returns true if an operation moves an array item into another item in the same array, whose index may
 * change.
 */
function movesIntoSibling({ op, path, from = "" }: JsonPatchOperation): boolean {
  const list = from.slice(0, from.lastIndexOf("/") + 1);
  return op === "move" && path.startsWith(list) && path.slice(list.length).includes("/");
}

/** Returns true if an operation's pointers are strings. A model may send any value. */
function hasPointers({ path, from = "" }: JsonPatchOperation): boolean {
  return typeof path === "string" && typeof from === "string";
}

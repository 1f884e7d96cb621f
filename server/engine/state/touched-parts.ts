/** The parts of a state that have to be validated again after a patch, where the state before fitted its schema. */

import type { Json, JsonObject, JsonPatchOperation } from "../../core/events.ts";
import { namesOf } from "../../core/json/pointer.ts";
import { isContainer, memberAt } from "./json-path.ts";

/** A part of a state, and the schema for it. */
export interface TouchedPart {
  schema: JsonObject;
  /** The names on the way to the part. */
  steps: readonly string[];
}

/** Keywords that say nothing about a value, or only about each member by itself. */
const memberwise = new Set([
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
 * Finds the parts that a patch touches. A part is as small as the schema allows: a keyword such as `minItems` or `anyOf`
 * takes the whole value that it is about.
 *
 * @param schema The schema of the whole state.
 * @param before The state before the patch, which fits the schema.
 * @returns Parts of the state after the patch. If each fits its schema, so does the whole state. A part that is no more
 *   there needs no validation.
 */
export function touchedParts(
  schema: JsonObject,
  patch: readonly JsonPatchOperation[],
  before: JsonObject,
): TouchedPart[] {
  const isSimple = patch.every(hasPointers) && !(patch.length > 1 && patch.some(movesElements));
  if (!canBeDivided(schema) || !isSimple || patch.some(movesIntoNeighbour)) return [{ schema, steps: [] }];
  const parts: (TouchedPart | undefined)[] = [];
  for (const { op, path, from = "" } of patch) {
    if (op === "test") continue;
    const isRemoval = op === "remove";
    parts.push(touchedPart(schema, namesOf(path), isRemoval, before));
    if (op === "move") parts.push(touchedPart(schema, namesOf(from), true, before));
  }
  return parts.filter((part) => part !== undefined);
}

function touchedPart(
  schema: JsonObject,
  path: readonly string[],
  isRemoval: boolean,
  before: JsonObject,
): TouchedPart | undefined {
  let part: JsonObject = schema;
  let value: Json | undefined = before;
  for (const [index, step] of path.entries()) {
    // The patch itself has put a value here, and touches it as a whole.
    if (!isContainer(value)) return undefined;
    const here = { schema: part, steps: path.slice(0, index) };
    if (!isMemberwise(part)) return here;
    const isLast = index === path.length - 1;
    const { required } = part;
    if (isLast && isRemoval) return Array.isArray(required) && required.includes(step) ? here : undefined;
    const next = schemaOfMember(part, value, step);
    if (next === undefined || next === true) return undefined;
    if (!isObject(next)) return here;
    part = next;
    value = Array.isArray(value) && step === "-" ? undefined : memberAt(value, step);
    if (isLast) return { schema: part, steps: stepsAfter(path, before) };
  }
  return { schema, steps: [] };
}

/** The steps to a value that was put somewhere: one at the end of a list has the index that was free. */
function stepsAfter(path: readonly string[], before: JsonObject): readonly string[] {
  if (path.at(-1) !== "-") return path;
  const list = path.slice(0, -1).reduce<Json | undefined>(memberAt, before);
  return Array.isArray(list) ? path.with(-1, String(list.length)) : path;
}

function schemaOfMember(schema: JsonObject, value: Json, step: string): Json | undefined {
  if (Array.isArray(value)) return schema.items;
  const { properties, additionalProperties } = schema;
  return (isObject(properties) ? memberAt(properties, step) : undefined) ?? additionalProperties;
}

/** Whether the schema is about each member of a value by itself, but for the presence of members. */
function isMemberwise(schema: JsonObject): boolean {
  const { properties = {}, items = true } = schema;
  return (
    Object.keys(schema).every((keyword) => memberwise.has(keyword)) &&
    isObject(properties) &&
    !Array.isArray(items)
  );
}

const divided = new WeakMap<JsonObject, boolean>();

/** Whether parts of a schema mean the same by themselves: none refers to another, and the dialect is the default one. */
function canBeDivided(schema: JsonObject): boolean {
  let isDivided = divided.get(schema);
  if (isDivided === undefined) {
    const { $schema = "https://json-schema.org/draft/2020-12/schema" } = schema;
    isDivided =
      $schema === "https://json-schema.org/draft/2020-12/schema" &&
      !/"\$(ref|dynamicRef|id|anchor|dynamicAnchor|recursiveRef)":/.test(JSON.stringify(schema));
    divided.set(schema, isDivided);
  }
  return isDivided;
}

/** Whether an operation may give elements of a list other indexes, so that paths before it lead elsewhere. */
function movesElements({ op, path, from = "" }: JsonPatchOperation): boolean {
  if (op === "replace" || op === "test") return false;
  return [path, ...(op === "move" ? [from] : [])].some((pointer) => /\/(-|\d+)$/.test(pointer));
}

/** Whether a value is moved out of a list into an element of it, whose index may be another one then. */
function movesIntoNeighbour({ op, path, from = "" }: JsonPatchOperation): boolean {
  const list = from.slice(0, from.lastIndexOf("/") + 1);
  return op === "move" && path.startsWith(list) && path.slice(list.length).includes("/");
}

/** A model may send anything. */
function hasPointers({ path, from = "" }: JsonPatchOperation): boolean {
  return typeof path === "string" && typeof from === "string";
}

function isObject(value: Json | undefined): value is JsonObject {
  return isContainer(value) && !Array.isArray(value);
}

/** Validates tool call arguments against the tool's schema (T-028, T-029). */
import { appendPointer, getOwn, isEqual, setOwn } from "../json/values.ts";
import type { JSONSchema, JSONSchemaProperty, JsonObject } from "../types.ts";

/** An invalid value in an input. */
export interface InputViolation {
  /** The JSON Pointer (RFC 6901) of the invalid or missing value. Empty for the input itself. */
  pointer: string;
  /**
   * A description of the expected value, written for the model. It completes a sentence that starts with the
   * pointer.
   */
  message: string;
}

/** The result of {@link checkInput}. */
export interface CheckedInput {
  /** A copy of the input with defaults filled in. It matches the schema only if there are no violations. */
  input: JsonObject;
  /** All violations. */
  violations: InputViolation[];
}

/** The supported schema keywords for an input or one of its fields. */
type AnySchema = Omit<JSONSchemaProperty, "description"> & Pick<JSONSchema, "additionalProperties">;

/**
 * Validates an input and fills in the defaults of absent fields. The supported keywords are `type`, `enum`,
 * `items`, `properties`, `required`, `additionalProperties: false` and `default`. Other keywords are only
 * meant for the model.
 */
export function checkInput(schema: JSONSchema, input: unknown): CheckedInput {
  const copy: unknown = cloneJson(input);
  const violations: InputViolation[] = [];
  checkValue(schema, copy, "", (pointer, message) => violations.push({ pointer, message }));
  return { input: copy as JsonObject, violations };
}

type ReportViolation = (pointer: string, message: string) => void;

function checkValue(
  { type, enum: allowed, items, ...schema }: AnySchema,
  value: unknown,
  pointer: string,
  refuse: ReportViolation,
) {
  if (allowed !== undefined && !allowed.some((each) => isEqual(each, value)))
    return refuse(pointer, `must be ${allowed.map((each) => JSON.stringify(each)).join(" or ")}`);
  const actual = getJsonType(value);
  if (type !== actual && !(type === "number" && actual === "integer"))
    return refuse(pointer, `must be of type ${type}, not ${actual}`);
  if (Array.isArray(value) && items !== undefined)
    for (const [index, item] of value.entries()) checkValue(items, item, `${pointer}/${index}`, refuse);
  if (actual === "object") checkFields(schema, value as JsonObject, pointer, refuse);
}

function checkFields(
  { properties = {}, required = [], additionalProperties }: Omit<AnySchema, "type">,
  object: JsonObject,
  pointer: string,
  refuse: ReportViolation,
) {
  const at = (name: string) => appendPointer(pointer, name);
  for (const [name, { default: value }] of Object.entries(properties))
    if (value !== undefined && !Object.hasOwn(object, name)) setOwn(object, name, cloneJson(value));
  for (const name of required) if (!Object.hasOwn(object, name)) refuse(at(name), "is required");
  for (const [name, value] of Object.entries(object)) {
    const member = getOwn(properties, name);
    if (member !== undefined) checkValue(member, value, at(name), refuse);
    else if (additionalProperties === false) refuse(at(name), "is not a property of the schema; remove it");
  }
}

/** Returns a deep copy of a JSON value. */
function cloneJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function getJsonType(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

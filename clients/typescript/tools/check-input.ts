/**
 * Validation of tool-call arguments against the tool's schema (T-028, T-029). An input that the schema allows
 * is never rejected. Keywords that are not listed at {@link checkInput} are only for the model.
 */
import { appendPointer, getOwn, isEqual, isObject, parsePointer, setOwn } from "../json/values.ts";
import type { JSONSchema, JsonObject } from "../types.ts";

/** An invalid value in an input. */
export interface InputViolation {
  /** JSON Pointer (RFC 6901) of the invalid or missing value; empty for the input itself. */
  pointer: string;
  /** The expected value, for the model. Completes a sentence that starts with the pointer. */
  message: string;
}

/** The result of {@link checkInput}. */
export interface CheckedInput {
  /** A copy of the input with defaults filled in. It matches the schema only if there are no violations. */
  input: JsonObject;
  /** All violations. */
  violations: InputViolation[];
}

/**
 * Validates an input and fills in the defaults of absent fields. Keywords: `type`, `enum`, `const`, `items`,
 * `prefixItems`, `properties`, `required`, `additionalProperties`, `default`, `allOf`, `anyOf`, `oneOf`, and
 * `$ref` with a JSON Pointer. Of the alternatives in `oneOf`, several may match. Defaults in alternatives are
 * not filled in.
 */
export function checkInput(schema: JSONSchema, input: unknown): CheckedInput {
  const copy: unknown = cloneJson(input);
  const check: Check = { root: schema, violations: [], references: new Set() };
  checkValue({ type: "object" }, copy, "", check);
  if (check.violations.length === 0) checkValue(schema, copy, "", check);
  return { input: copy as JsonObject, violations: check.violations };
}

interface Check {
  /** The schema to which references are relative. */
  root: JSONSchema;
  violations: InputViolation[];
  /** The references that led to the schema of this value, which detect cycles. */
  references: ReadonlySet<string>;
}

function checkValue(schema: unknown, value: unknown, pointer: string, check: Check): void {
  const report = (message: string) => check.violations.push({ pointer, message });
  if (schema === false) report("is not allowed");
  if (!isObject(schema)) return;
  const { type, enum: values, allOf, anyOf, oneOf, $ref } = schema;
  const allowed = "const" in schema ? [schema.const] : values;
  if (Array.isArray(allowed) && !allowed.some((each) => isEqual(each, value))) {
    report(`must be ${allowed.map((each) => JSON.stringify(each)).join(" or ")}`);
    return;
  }
  const actual = getJsonType(value);
  const types: unknown[] = type === undefined ? [actual] : [type].flat();
  if (!types.includes(actual) && !(actual === "integer" && types.includes("number"))) {
    report(`must be of type ${types.join(" or ")}, not ${actual}`);
    return;
  }
  if (typeof $ref === "string" && !check.references.has($ref)) {
    const references = new Set([...check.references, $ref]);
    checkValue(resolveReference(check.root, $ref), value, pointer, { ...check, references });
  }
  if (Array.isArray(allOf)) for (const each of allOf) checkValue(each, value, pointer, check);
  for (const alternatives of [anyOf, oneOf])
    if (Array.isArray(alternatives)) checkAlternatives(alternatives, value, pointer, check);
  const inside = { ...check, references: new Set<string>() };
  if (Array.isArray(value)) checkItems(schema, value, pointer, inside);
  else if (isObject(value)) checkFields(schema, value, pointer, inside);
}

/** Reports the violations of the only alternative for this type of value, or of all alternatives. */
function checkAlternatives(
  alternatives: readonly unknown[],
  value: unknown,
  pointer: string,
  check: Check,
): void {
  const found = alternatives.map((each) => {
    const violations: InputViolation[] = [];
    checkValue(each, cloneJson(value), pointer, { ...check, violations });
    return violations;
  });
  if (found.length === 0 || found.some((violations) => violations.length === 0)) return;
  const [first, ...others] = found.filter((violations) =>
    violations.every((each) => each.pointer !== pointer),
  );
  if (first !== undefined && others.length === 0) check.violations.push(...first);
  else {
    const messages = found.map(([violation]) =>
      violation?.pointer === pointer ? violation.message : `${violation?.pointer} ${violation?.message}`,
    );
    check.violations.push({ pointer, message: [...new Set(messages)].join(", or ") });
  }
}

function checkItems(schema: JSONSchema, list: readonly unknown[], pointer: string, check: Check): void {
  const { items, additionalItems } = schema;
  // In draft-07, `items` may be the list that is now named `prefixItems`.
  const [first, rest] = Array.isArray(items) ? [items, additionalItems] : [schema.prefixItems, items];
  const prefix = Array.isArray(first) ? first : [];
  for (const [index, item] of list.entries())
    checkValue(index < prefix.length ? prefix[index] : rest, item, `${pointer}/${index}`, check);
}

function checkFields(schema: JSONSchema, object: JsonObject, pointer: string, check: Check): void {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  const at = (name: string) => appendPointer(pointer, name);
  for (const [name, field] of Object.entries(properties))
    if (isObject(field) && field.default !== undefined && !Object.hasOwn(object, name))
      setOwn(object, name, cloneJson(field.default));
  for (const name of required)
    if (!Object.hasOwn(object, name)) check.violations.push({ pointer: at(name), message: "is required" });
  const others = schema.patternProperties === undefined ? schema.additionalProperties : undefined;
  for (const [name, value] of Object.entries(object)) {
    if (Object.hasOwn(properties, name)) checkValue(properties[name], value, at(name), check);
    else if (others === false)
      check.violations.push({ pointer: at(name), message: "is not a property of the schema; remove it" });
    else checkValue(others, value, at(name), check);
  }
}

/** Returns the target of a reference such as `#/$defs/Name`, or `undefined` for other references. */
function resolveReference(root: JSONSchema, reference: string): unknown {
  if (!reference.startsWith("#")) return undefined;
  const steps = parsePointer(decodeURIComponent(reference.slice(1)))?.slice(1);
  return steps?.reduce<unknown>(
    (part, step) => (Array.isArray(part) || isObject(part) ? getOwn(part as JsonObject, step) : undefined),
    root,
  );
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

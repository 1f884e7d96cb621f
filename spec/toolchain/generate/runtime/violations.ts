/** A part of a value that violates a schema. */
export interface Violation {
  /**
   * The location in the value, as a JSON Pointer (RFC 6901). For a missing field, this is the location where
   * the field is expected.
   */
  pointer: string;
  /** The problem and the allowed values, worded to follow the pointer: `must be one of "a", "b"`. */
  message: string;
  /**
   * The JSON Schema keyword that was violated, or `depth` if the value is nested too deeply to be checked.
   */
  keyword: string;
}

/** An Ajv error. */
export interface SchemaError {
  instancePath: string;
  keyword: string;
  // biome-ignore lint/suspicious/noExplicitAny: each keyword has parameters with a different shape.
  params: any;
}

/**
 * A compiled schema. Returns true if a value is valid, and stores the errors of the last call in `errors`.
 */
export interface Validate {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

/**
 * The maximum number of violations reported for one value. More are not useful, because a developer fixes a
 * few and then sends the request again.
 */
export const maxViolations = 20;

/** The maximum number of an object's fields that are compared with the name of a missing field. */
const maxComparedFields = 50;

/** The maximum length of a name that is compared with the name of a missing field. */
const maxComparedLength = 64;

/**
 * Returns the violations found in a value, in schema order. Returns at most `maxViolations`, and none for a
 * valid value.
 *
 * Only the first violation at each location is reported. Deeply nested input does not cause an exception.
 */
export function violationsOf(validate: Validate, value: unknown): Violation[] {
  try {
    if (validate(value)) return [];
  } catch (error) {
    // A recursive validator overflows the stack for deeply nested input.
    if (!(error instanceof RangeError)) throw error;
    return [{ pointer: "", message: "is nested too deeply", keyword: "depth" }];
  }
  const found = new Map<string, Violation>();
  const namesAt = new Map<string, readonly string[]>();
  for (const error of validate.errors ?? []) {
    // These errors only say that a branch did not match. The errors reported for that branch, or for its tag,
    // give the reason.
    if (error.keyword === "if" || error.keyword === "discriminator") continue;
    const pointer = buildPointer(error);
    if (found.has(pointer)) continue;
    found.set(pointer, { pointer, message: formatMessage(error, value, namesAt), keyword: error.keyword });
    if (found.size === maxViolations) break;
  }
  if (found.size === 0) return [{ pointer: "", message: "is not valid", keyword: "schema" }];
  return [...found.values()];
}

function buildPointer({ instancePath, keyword, params }: SchemaError): string {
  const property =
    keyword === "required" || keyword === "dependentRequired"
      ? params.missingProperty
      : keyword === "additionalProperties"
        ? params.additionalProperty
        : undefined;
  return property === undefined ? instancePath : `${instancePath}/${token(property)}`;
}

/** Encodes a name as a step of a JSON Pointer. */
export function token(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** @param namesAt The field names that have been read, by pointer to their object. */
function formatMessage(
  { instancePath, keyword, params }: SchemaError,
  root: unknown,
  namesAt: Map<string, readonly string[]>,
): string {
  switch (keyword) {
    case "required": {
      const names = namesAt.get(instancePath) ?? listNames(valueAt(root, instancePath) as object);
      namesAt.set(instancePath, names);
      const unknown = names.filter((name) => !params.declared.includes(name));
      const misspelled = findMisspelled(params.missingProperty, unknown);
      return misspelled === undefined
        ? "is required"
        : `is required; did you misspell it as ${JSON.stringify(misspelled)}?`;
    }
    case "dependentRequired":
      return `is required if "${params.property}" is present`;
    case "additionalProperties":
      return "is not allowed";
    case "type":
      return `must be ${joinWithOr([params.type].flat().map(withArticle))}, not ${describeType(valueAt(root, instancePath))}`;
    case "enum":
      return `must be ${params.allowedValues.length > 1 ? "one of " : ""}${quoteAll(params.allowedValues)}, not ${quote(valueAt(root, instancePath))}`;
    case "const":
      return `must be ${quote(params.allowedValue)}, not ${quote(valueAt(root, instancePath))}`;
    case "minLength":
      return params.limit === 1 ? "must not be empty" : `must be at least ${params.limit} characters long`;
    case "maxLength":
      return `must be at most ${params.limit} characters long`;
    case "pattern":
      return `must match ${params.pattern}`;
    case "format":
      return `must be ${formats[params.format] ?? `of format ${params.format}`}`;
    case "minimum":
      return `must be at least ${params.limit}`;
    case "maximum":
      return `must be at most ${params.limit}`;
    case "exclusiveMinimum":
      return `must be greater than ${params.limit}`;
    case "exclusiveMaximum":
      return `must be less than ${params.limit}`;
    case "multipleOf":
      return `must be a multiple of ${params.multipleOf}`;
    case "minItems":
      return `must have at least ${formatCount(params.limit, "item")}`;
    case "maxItems":
      return `must have at most ${formatCount(params.limit, "item")}`;
    case "uniqueItems":
      return `must not contain duplicate items: items ${params.j} and ${params.i} are equal`;
    case "minProperties":
      return `must have at least ${formatCount(params.limit, "field")}`;
    case "maxProperties":
      return `must have at most ${formatCount(params.limit, "field")}`;
    case "propertyNames":
      return `must not have a field named "${params.propertyName}"`;
    default:
      return `violates ${keyword}`;
  }
}

/** Returns the first field names of an object, without long ones. An object may have very many. */
function listNames(object: object): string[] {
  const names: string[] = [];
  for (const name in object) {
    if (name.length <= maxComparedLength) names.push(name);
    if (names.length === maxComparedFields) break;
  }
  return names;
}

/**
 * Returns the name that is most similar to a missing field's name: it differs at most in case, in `_` and
 * `-`, and in one character for each three of the missing name, up to two.
 */
function findMisspelled(missing: string, names: readonly string[]): string | undefined {
  const expected = normalizeName(missing);
  const maxEdits = Math.min(2, Math.floor(expected.length / 3));
  for (let edits = 0; edits <= maxEdits; edits++) {
    const found = names.find((name) => isWithinEdits(normalizeName(name), expected, edits));
    if (found !== undefined) return found;
  }
  return undefined;
}

function normalizeName(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, "");
}

/**
 * Returns true if at most `edits` characters must be added, removed, replaced or swapped with the next one to
 * turn one text into the other.
 */
function isWithinEdits(a: string, b: string, edits: number): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [left, right] = [a.slice(same), b.slice(same)];
  if (left === "" || right === "") return left.length + right.length <= edits;
  if (edits === 0) return false;
  return (
    isWithinEdits(left.slice(1), right, edits - 1) ||
    isWithinEdits(left, right.slice(1), edits - 1) ||
    isWithinEdits(left.slice(1), right.slice(1), edits - 1) ||
    (left[0] === right[1] && left[1] === right[0] && isWithinEdits(left.slice(2), right.slice(2), edits - 1))
  );
}

/** Descriptions of string formats. */
const formats: Record<string, string> = {
  "date-time": "a date and time such as 2024-01-01T00:00:00Z (RFC 3339)",
  date: "a date such as 2024-01-31 (RFC 3339)",
  uri: "an absolute URI (RFC 3986)",
  uuid: "a UUID (RFC 9562)",
  int32: "a whole number between -2147483648 and 2147483647",
  int64: "a whole number",
};

function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const step of pointer.split("/").slice(1)) {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

function describeType(value: unknown): string {
  if (value === undefined) return "absent";
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "number") return Number.isInteger(value) ? "a number" : String(value);
  return withArticle(typeof value);
}

function withArticle(type: string): string {
  if (type === "null") return type;
  return `${/^[aio]/.test(type) ? "an" : "a"} ${type}`;
}

/**
 * Formats a scalar as JSON, truncated if it is long. For any other value, returns a description of its type.
 */
function quote(value: unknown): string {
  if (typeof value === "object") return describeType(value);
  if (typeof value === "string" && value.length > 60) return `${JSON.stringify(value.slice(0, 60))}…`;
  return JSON.stringify(value) ?? describeType(value);
}

function quoteAll(values: unknown[]): string {
  return values.map(quote).join(", ");
}

function joinWithOr(words: string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

function formatCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

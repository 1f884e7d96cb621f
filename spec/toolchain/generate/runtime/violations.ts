import { findMisspelled, listNames } from "./misspelled-names.ts";

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
      return `must ${patterns[params.pattern] ?? `match ${params.pattern}`}`;
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

/** Descriptions of string formats. */
const formats: Record<string, string> = {
  "date-time": "a date and time such as 2024-01-01T00:00:00Z (RFC 3339)",
  date: "a date such as 2024-01-31 (RFC 3339)",
  uri: "an absolute URI (RFC 3986)",
  uuid: "a UUID (RFC 9562)",
  int32: "a whole number between -2147483648 and 2147483647",
  int64: "a whole number",
};

/** Descriptions of the patterns in the contracts, by regular expression. */
const patterns: Record<string, string> = {
  "\\S": "not be blank",
  "^[A-Za-z0-9_-]+$": "consist of letters (A-Z, a-z), digits, _ and -",
  "^[A-Za-z0-9_.-]+$": "consist of letters (A-Z, a-z), digits, _, - and .",
  "^[A-Za-z0-9_-]{1,128}$": "consist of 1 to 128 letters (A-Z, a-z), digits, _ and -",
  "^[0-9a-f]{32}$": "consist of 32 hexadecimal digits (0-9, a-f)",
  "^[0-9]{0,15}$": "be the id of an event, a number of at most 15 digits",
  "^(0|[1-9][0-9]{0,14})-(0|[1-9][0-9]{0,14})$": "be the id of a frame, such as 12-0",
  "^((0|[1-9][0-9]{0,14})-(0|[1-9][0-9]{0,14}))?$": "be the id of a frame, such as 12-0",
  "^(/([^~/]|~[01])*)*$": "be a JSON Pointer such as /items/0 (RFC 6901)",
  "^[ -~]*$": "contain only printable ASCII characters",
  "^[^\\x00-\\x1F\\x7F-\\x9F]*$": "not contain control characters",
  "^([Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)": "start with http://, https:// or data:",
  "^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;.*)?$": "be a media type such as image/png (RFC 6838)",
  "^($|[^t]|t($|[^a]|a($|[^m]|m($|[^b]|b($|[^o]|o($|[^.]))))))": 'not start with "tambo."',
  "^\\s*[^/\\s][^/]*/\\s*\\S": 'be "provider/model-name", such as "openai/gpt-4.1"',
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

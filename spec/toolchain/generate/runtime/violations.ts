/** One mistake in a value. */
export interface Violation {
  /** Where it is (RFC 6901). A missing member is pointed at where it should be. */
  pointer: string;
  /** What is wrong there and what is allowed, to be read after the pointer: `must be one of "a", "b"`. */
  message: string;
  /** The JSON Schema keyword that is broken; `depth` for a value that is nested too deeply to be looked at. */
  keyword: string;
}

/** An error as Ajv reports it. */
export interface SchemaError {
  instancePath: string;
  keyword: string;
  // biome-ignore lint/suspicious/noExplicitAny: the parameters of a keyword are of its own shape.
  params: any;
}

/** A compiled schema: answers whether a value is valid, and leaves the errors of the last call on itself. */
export interface Validate {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

/** At most this many violations are reported for one value: a reader mends a few and asks again. */
export const maxViolations = 20;

/**
 * What is wrong with a value, at most `maxViolations` mistakes in the order of the schema; empty for a valid one.
 *
 * One violation a place: the first error that was found there. Never throws on input, however deep.
 */
export function violationsOf(validate: Validate, value: unknown): Violation[] {
  try {
    if (validate(value)) return [];
  } catch (error) {
    // The stack ends before a validator that follows a recursive schema does.
    if (!(error instanceof RangeError)) throw error;
    return [{ pointer: "", message: "is nested too deeply", keyword: "depth" }];
  }
  const found = new Map<string, Violation>();
  for (const error of validate.errors ?? []) {
    // These only say that a branch was not met; the errors of that branch, or of its tag, say why.
    if (error.keyword === "if" || error.keyword === "discriminator") continue;
    const pointer = pointerOf(error);
    if (found.has(pointer)) continue;
    found.set(pointer, { pointer, message: messageOf(error, value), keyword: error.keyword });
    if (found.size === maxViolations) break;
  }
  if (found.size === 0) return [{ pointer: "", message: "is not valid", keyword: "schema" }];
  return [...found.values()];
}

function pointerOf({ instancePath, keyword, params }: SchemaError): string {
  const member =
    keyword === "required" || keyword === "dependentRequired"
      ? params.missingProperty
      : keyword === "additionalProperties"
        ? params.additionalProperty
        : undefined;
  return member === undefined ? instancePath : `${instancePath}/${token(member)}`;
}

/** A name as one step of a JSON Pointer. */
export function token(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

function messageOf({ instancePath, keyword, params }: SchemaError, root: unknown): string {
  switch (keyword) {
    case "required":
      return "is required";
    case "dependentRequired":
      return `is required beside "${params.property}"`;
    case "additionalProperties":
      return "is not allowed";
    case "type":
      return `must be ${either([params.type].flat().map(withArticle))}, not ${kindOf(valueAt(root, instancePath))}`;
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
      return `must have at least ${count(params.limit, "item")}`;
    case "maxItems":
      return `must have at most ${count(params.limit, "item")}`;
    case "uniqueItems":
      return `must not repeat items: ${params.j} and ${params.i} are equal`;
    case "minProperties":
      return `must have at least ${count(params.limit, "member")}`;
    case "maxProperties":
      return `must have at most ${count(params.limit, "member")}`;
    case "propertyNames":
      return `must not have a member named "${params.propertyName}"`;
    default:
      return `breaks ${keyword}`;
  }
}

/** Formats in words. */
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

function kindOf(value: unknown): string {
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

/** A scalar as JSON, cut where it is long; the kind of anything else. */
function quote(value: unknown): string {
  if (typeof value === "object") return kindOf(value);
  if (typeof value === "string" && value.length > 60) return `${JSON.stringify(value.slice(0, 60))}…`;
  return JSON.stringify(value) ?? kindOf(value);
}

function quoteAll(values: unknown[]): string {
  return values.map(quote).join(", ");
}

function either(words: string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

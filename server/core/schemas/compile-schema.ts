/** Compiles untrusted schemas. */
import type { Options, ValidateFunction } from "ajv";
import type { JsonObject } from "../events.ts";
import { findDialect } from "./dialect.ts";
import { useLinearKeywords } from "./linear-keywords.ts";

// Formats are annotations (JSON Schema 2020-12 Validation, section 7.2.1). Validation against meta-schemas is
// disabled because it would cost more than compiling the schemas, which also detects errors in them.
const options: Options = {
  strict: false,
  validateFormats: false,
  logger: false,
  meta: false,
  validateSchema: false,
};

const anyText = { test: () => true };

/** Keywords for which skipping a `pattern` could make a value invalid or select the wrong subschema. */
const unsafeKeywords = /"(not|oneOf|if|maxContains|patternProperties)":/;

/**
 * Compiles a JSON Schema in draft 2020-12 or draft-07. A `pattern` that is
 * not a valid ECMAScript regular expression, such as one written for Python, is skipped if skipping it cannot
 * make a value invalid. Each schema has its own compiler, because compilers cache schemas by `$id`, and two
 * schemas may have the same `$id`.
 *
 * @param allErrors True to find all errors instead of only the first one.
 * @throws Error with the reason if the schema cannot be used.
 */
export function compileSchema(schema: JsonObject, allErrors: boolean): ValidateFunction {
  const dialect = findDialect(schema);
  if (dialect === undefined)
    throw new Error(`its $schema is not supported: ${JSON.stringify(schema.$schema)}`);
  let invalidPattern: string | undefined;
  const regExp = (pattern: string, flags: string) => {
    // The `u` flag is recommended, but not required (JSON Schema Core, section 6.4).
    const compiled = parsePattern(pattern, flags) ?? parsePattern(pattern, "");
    if (compiled === undefined) invalidPattern ??= pattern;
    return compiled ?? anyText;
  };
  // The optimizer takes time quadratic in the size of the schema.
  const code = { optimize: false, regExp: Object.assign(regExp, { code: "regExp" }) };
  const ajv = new dialect.Compiler({ ...options, allErrors, code });
  useLinearKeywords(ajv);
  const validate = ajv.compile(schema);
  if (invalidPattern !== undefined && unsafeKeywords.test(JSON.stringify(schema)))
    throw new Error(`it has a pattern that is not an ECMA-262 regular expression: ${invalidPattern}`);
  // The validator of an asynchronous schema would return a promise.
  if ("$async" in validate) throw new Error("it is asynchronous");
  return validate;
}

function parsePattern(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

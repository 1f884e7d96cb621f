/** Compiles schemas that others wrote. */
import { Ajv, type Options, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { JsonObject } from "../events.ts";
import { useLinearKeywords } from "./linear-keywords.ts";

// Formats are annotations (2020-12, Validation, 7.2.1). Meta-schemas would cost more than the schemas: a mistake in a
// schema shows when it is compiled.
const options: Options = {
  strict: false,
  validateFormats: false,
  logger: false,
  meta: false,
  validateSchema: false,
};

const anyText = { test: () => true };

/**
 * Keywords by which a text that is taken to match a pattern could make a value wrong, or subject to what is meant for
 * others.
 */
const unusableWithUnreadable = /"(not|oneOf|if|maxContains|patternProperties)":/;

const dialects = new Map([
  ["http://json-schema.org/draft-07/schema", Ajv],
  ["https://json-schema.org/draft/2020-12/schema", Ajv2020],
]);

/**
 * Compiles a schema of JSON Schema 2020-12, which is meant without `$schema`, or draft-07. A `pattern` that cannot be
 * read, for example one of Python's, is left out if that cannot make a value wrong. Each schema has a compiler of
 * its own: a compiler keeps schemas by their `$id`, and two schemas may claim the same one.
 *
 * @param allErrors Whether the function looks for all mistakes; else it stops at the first.
 * @throws Error that says why the schema cannot be used.
 */
export function compileSchema(schema: JsonObject, allErrors: boolean): ValidateFunction {
  const { $schema = "https://json-schema.org/draft/2020-12/schema" } = schema;
  const Compiler = typeof $schema === "string" ? dialects.get($schema.replace(/#$/, "")) : undefined;
  if (Compiler === undefined) throw new Error(`its $schema is ${JSON.stringify($schema)}`);
  let unreadable: string | undefined;
  const regExp = (pattern: string, flags: string) => {
    try {
      return new RegExp(pattern, flags);
    } catch {
      unreadable ??= pattern;
      return anyText;
    }
  };
  // The optimizer takes time quadratic in the schema.
  const code = { optimize: false, regExp: Object.assign(regExp, { code: "regExp" }) };
  const ajv = new Compiler({ ...options, allErrors, code });
  useLinearKeywords(ajv);
  const validate = ajv.compile(schema);
  if (unreadable !== undefined && unusableWithUnreadable.test(JSON.stringify(schema)))
    throw new Error(`it has a pattern that is no regular expression of ECMA-262: ${unreadable}`);
  // It would answer with a promise.
  if ("$async" in validate) throw new Error("it is asynchronous");
  return validate;
}

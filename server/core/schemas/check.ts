/** Checks a value against a schema, in this process or a child process. */
import type { ValidateFunction } from "ajv";
import type { Json, JsonObject } from "../events.ts";
import { compileSchema } from "./compile-schema.ts";
import { describeMistakes } from "./describe-mistakes.ts";

/** The result of a check. */
export type Verdict =
  | { kind: "fits" }
  | { kind: "mistakes"; mistakes: string[] }
  /** The schema cannot be used, for example because it is invalid. */
  | { kind: "unusable"; reason: string }
  /** The check exceeded the maximum recursion depth. */
  | { kind: "too-deep" };

/** A compiled schema. */
export interface CompiledSchema {
  /** Stops at the first error. */
  readonly fits: (value: Json) => Verdict;
  /** Finds all errors. Its cost is bounded only by the size of the schema times that of the value. */
  readonly findAll: (value: Json) => Verdict;
}

/** Creates the two functions of a schema. Each is compiled at its first call. */
export function compiledSchema(schema: JsonObject): CompiledSchema {
  const check = (allErrors: boolean) => {
    let validate: ValidateFunction | undefined;
    return (value: Json): Verdict => {
      try {
        validate ??= compileSchema(schema, allErrors);
      } catch (error) {
        return { kind: "unusable", reason: error instanceof Error ? error.message : String(error) };
      }
      return run(validate, value);
    };
  };
  return { fits: check(false), findAll: check(true) };
}

function run(validate: ValidateFunction, value: Json): Verdict {
  try {
    if (validate(value)) return { kind: "fits" };
    return { kind: "mistakes", mistakes: describeMistakes(validate.errors ?? []) };
  } catch (error) {
    // The recursion, through the schema's references or the value's levels, has overflowed the stack.
    if (!(error instanceof RangeError)) throw error;
    return isEndless(validate) ? { kind: "unusable", reason: error.message } : { kind: "too-deep" };
  } finally {
    validate.errors = null;
  }
}

/** Returns true if a schema refers to itself without descending into the value. */
function isEndless(validate: ValidateFunction): boolean {
  try {
    validate({});
    return false;
  } catch {
    return true;
  }
}

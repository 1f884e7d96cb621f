/** Schema checks that can run in this process or in a child process. */
import type { ValidateFunction } from "ajv";
import type { Json, JsonObject } from "../events.ts";
import { compileSchema } from "./compile-schema.ts";
import { describeIssues } from "./describe-issues.ts";

/** The result of a check. */
export type CheckResult =
  | { kind: "valid" }
  | { kind: "invalid"; issues: string[] }
  /** The schema cannot be used, for example because it is invalid. */
  | { kind: "unusable"; reason: string }
  /** The check exceeded the maximum recursion depth. */
  | { kind: "too-deep" };

/** A compiled schema. */
export interface CompiledSchema {
  /** Stops at the first error. */
  readonly findFirst: (value: Json) => CheckResult;
  /** Finds all errors. The cost is bounded only by the product of the sizes of the schema and the value. */
  readonly findAll: (value: Json) => CheckResult;
}

/** Creates the two check functions for a schema. Each is compiled when it is first called. */
export function createCompiledSchema(schema: JsonObject): CompiledSchema {
  const check = (allErrors: boolean) => {
    let validate: ValidateFunction | undefined;
    return (value: Json): CheckResult => {
      try {
        validate ??= compileSchema(schema, allErrors);
      } catch (error) {
        return { kind: "unusable", reason: error instanceof Error ? error.message : String(error) };
      }
      return runValidator(validate, value);
    };
  };
  return { findFirst: check(false), findAll: check(true) };
}

function runValidator(validate: ValidateFunction, value: Json): CheckResult {
  try {
    if (validate(value)) return { kind: "valid" };
    return { kind: "invalid", issues: describeIssues(validate.errors ?? []) };
  } catch (error) {
    // Recursion through the schema's references or the value's nesting has overflowed the stack.
    if (!(error instanceof RangeError)) throw error;
    return recursesEndlessly(validate) ? { kind: "unusable", reason: error.message } : { kind: "too-deep" };
  } finally {
    validate.errors = null;
  }
}

/** Returns true if a schema refers to itself without descending into the value. */
function recursesEndlessly(validate: ValidateFunction): boolean {
  try {
    validate({});
    return false;
  } catch {
    return true;
  }
}

/** Checks a value against a schema, wherever that happens. */
import type { ValidateFunction } from "ajv";
import type { Json, JsonObject } from "../events.ts";
import { compileSchema } from "./compile-schema.ts";
import { describeMistakes } from "./describe-mistakes.ts";

/** The result of a check. */
export type Verdict =
  | { kind: "fits" }
  | { kind: "mistakes"; mistakes: string[] }
  /** The schema cannot be used, for example because of a mistake in it. */
  | { kind: "unusable"; reason: string }
  /** The check needs more recursion than there is. */
  | { kind: "too-deep" };

/** A compiled schema; `undefined` with a reason if it cannot be used. */
export interface CompiledSchema {
  /** Stops at the first mistake. */
  readonly fits: (value: Json) => Verdict;
  /** Looks for all mistakes: what it takes is bounded only by schema times value. */
  readonly findAll: (value: Json) => Verdict;
}

/** Makes the two functions of a schema, each compiled at its first call. */
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
    // Its recursion, through the schema's references or the value's levels, has met the end of the stack.
    if (!(error instanceof RangeError)) throw error;
    return isEndless(validate) ? { kind: "unusable", reason: error.message } : { kind: "too-deep" };
  } finally {
    validate.errors = null;
  }
}

/** Whether a schema refers to itself without going into the value. */
function isEndless(validate: ValidateFunction): boolean {
  try {
    validate({});
    return false;
  } catch {
    return true;
  }
}

/** Checks values that a model generated against the JSON Schemas that it was given. Neither is trusted. */

import type { Json, JsonObject } from "../events.ts";
import { waitForTimeSlice } from "../limits/event-loop.ts";
import { computeSchemaCost, computeValueCost, maxInlineCost, maxInlineFindAll } from "./check-cost.ts";
import { type CheckPool, checkPool } from "./check-pool.ts";
import { JobAbortedError } from "./check-process.ts";
import { type CheckResult, type CompiledSchema, createCompiledSchema } from "./compiled-schema.ts";

/** Maximum length of the JSON of a schema, and of a value. */
const maxSchemaLength = 1024 * 1024;
const maxValueLength = 4 * 1024 * 1024;

/** The project for which a check is made. */
export interface CheckScope {
  projectId: string;
  /** Aborts the check. */
  signal: AbortSignal;
}

/** Cached data of a schema, kept as long as its object. */
interface CachedSchema {
  cost: number;
  /** Compiled in this process, for small schemas. */
  compiled?: CompiledSchema;
  /** Its JSON, for a child process. */
  json?: string;
  isUnusable: boolean;
}

/**
 * Checks values. Small schemas and values are checked in this process, each schema compiled once; all others
 * in a child process with limited time and memory.
 */
export class SchemaChecks {
  readonly #log: (line: string) => void;
  readonly #pool: CheckPool;
  readonly #schemas = new WeakMap<JsonObject, CachedSchema>();

  /** @param log Logs a line about a server tool whose schema cannot be used. */
  constructor(log: (line: string) => void, pool = checkPool) {
    this.#log = log;
    this.#pool = pool;
  }

  /**
   * Checks the arguments of a server tool against its schema, of 2020-12 (the default without `$schema`) or
   * draft-07.
   *
   * @returns The errors as `<JSON Pointer>: <error>`. None if the schema cannot be used, which is logged
   *   once.
   * @throws JobAbortedError if the check takes too much time or memory; the reason of the scope's signal.
   */
  async findToolIssues(name: string, schema: JsonObject, value: Json, scope: CheckScope): Promise<string[]> {
    return await this.#findIssues(schema, value, scope, (reason) => {
      const why = reason.replaceAll(/\s+/g, " ");
      this.#log(`tool ${name}: arguments are not checked, because its input schema cannot be used: ${why}`);
    });
  }

  /**
   * Checks a value against a schema of a request. If the schema cannot be used, the value is accepted: the
   * client that sent the schema gets the model's output.
   *
   * @returns As {@link findToolIssues}.
   * @throws As {@link findToolIssues}.
   */
  async findRequestIssues(schema: JsonObject, value: Json, scope: CheckScope): Promise<string[]> {
    return await this.#findIssues(schema, value, scope, () => {});
  }

  async #findIssues(
    schema: JsonObject,
    value: Json,
    scope: CheckScope,
    onUnusable: (reason: string) => void,
  ): Promise<string[]> {
    const cached = this.#schemas.get(schema) ?? { cost: computeSchemaCost(schema), isUnusable: false };
    this.#schemas.set(schema, cached);
    if (cached.isUnusable) return [];
    const work = cached.cost * computeValueCost(value, maxInlineCost / cached.cost);
    const inlineResult =
      work <= maxInlineCost ? await checkInProcess(cached, schema, value, work) : undefined;
    const result = inlineResult ?? (await this.#checkInWorker(cached, schema, value, scope));
    scope.signal.throwIfAborted();
    if (result.kind === "too-deep") throw new JobAbortedError("the value is nested too deeply");
    if (result.kind === "unusable" && !cached.isUnusable) {
      cached.isUnusable = true;
      onUnusable(result.reason);
    }
    return result.kind === "invalid" ? result.issues : [];
  }

  async #checkInWorker(
    cached: CachedSchema,
    schema: JsonObject,
    value: Json,
    { projectId, signal }: CheckScope,
  ): Promise<CheckResult> {
    const makeJob = () => {
      cached.json ??= stringifyWithin("schema", schema, maxSchemaLength);
      return {
        kind: "check" as const,
        schema: cached.json,
        value: stringifyWithin("value", value, maxValueLength),
      };
    };
    return await this.#pool.run(projectId, makeJob, signal);
  }
}

/** Steps of compiling a schema, for each unit of its cost. */
const compileSteps = 200;

/**
 * Checks a value in this process. Returns `undefined` if it is invalid and finding all errors could take
 * long.
 */
async function checkInProcess(
  cached: CachedSchema,
  schema: JsonObject,
  value: Json,
  work: number,
): Promise<CheckResult | undefined> {
  await waitForTimeSlice(cached.compiled === undefined ? work + compileSteps * cached.cost : work);
  cached.compiled ??= createCompiledSchema(schema);
  const result = cached.compiled.findFirst(value);
  if (result.kind !== "invalid") return result;
  return work <= maxInlineFindAll ? cached.compiled.findAll(value) : undefined;
}

/** @throws JobAbortedError for a value that is too large, or too deep for JSON. */
function stringifyWithin(what: string, value: Json, maxLength: number): string {
  let text: string;
  try {
    text = JSON.stringify(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new JobAbortedError(`the ${what} is nested too deeply`);
  }
  if (text.length <= maxLength) return text;
  throw new JobAbortedError(`the ${what} has more than ${maxLength} characters of JSON`);
}

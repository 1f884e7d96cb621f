/** Values that a model makes, checked against the JSON Schemas that it was given. Neither is trusted. */

import type { Json, JsonObject } from "../events.ts";
import { waitForRoom } from "../limits/event-loop.ts";
import { type CompiledSchema, compiledSchema, type Verdict } from "./check.ts";
import { type CheckPool, checkPool } from "./check-pool.ts";
import { JobAbortedError } from "./check-process.ts";
import { maxInlineMistakes, maxInlineWork, weighSchema, weighValue } from "./weight.ts";

/** Most characters of the JSON of a schema that is used, and of a value that is checked. */
const maxSchemaLength = 1024 * 1024;
const maxValueLength = 4 * 1024 * 1024;

/** What a check is made for. */
export interface CheckScope {
  projectId: string;
  /** Stops the check. */
  signal: AbortSignal;
}

/** What is known of a schema as long as its object lives. */
interface KnownSchema {
  weight: number;
  /** Compiled on this thread, for light schemas. */
  compiled?: CompiledSchema;
  /** Its JSON, for a worker. */
  text?: string;
  isUnusable: boolean;
}

/**
 * Checks values. Light schemas and values are checked at once, each schema compiled once; all others in a child process
 * with bounded time and memory.
 */
export class SchemaChecks {
  readonly #log: (line: string) => void;
  readonly #pool: CheckPool;
  readonly #schemas = new WeakMap<JsonObject, KnownSchema>();

  /** @param log Takes one line about a server tool whose schema cannot be used. */
  constructor(log: (line: string) => void, pool = checkPool) {
    this.#log = log;
    this.#pool = pool;
  }

  /**
   * Checks arguments of a server tool. Its schema may be of 2020-12, which is meant without `$schema`, or of draft-07.
   *
   * @returns The mistakes, each as `<JSON Pointer>: <mistake>`; none if the schema cannot be used, which is logged once.
   * @throws JobAbortedError when the check takes too much time or memory; the reason of the scope's signal.
   */
  async findToolMistakes(
    name: string,
    schema: JsonObject,
    value: Json,
    scope: CheckScope,
  ): Promise<string[]> {
    return await this.#findMistakes(schema, value, scope, (reason) => {
      const why = reason.replaceAll(/\s+/g, " ");
      this.#log(`tool ${name}: arguments are not checked, for its input schema cannot be used: ${why}`);
    });
  }

  /**
   * Checks a value against a schema that came with a request. If the schema cannot be used, the value passes: the client
   * that sent the schema gets what the model made.
   *
   * @returns As {@link findToolMistakes}.
   * @throws As {@link findToolMistakes}.
   */
  async findRequestMistakes(schema: JsonObject, value: Json, scope: CheckScope): Promise<string[]> {
    return await this.#findMistakes(schema, value, scope, () => {});
  }

  async #findMistakes(
    schema: JsonObject,
    value: Json,
    scope: CheckScope,
    onUnusable: (reason: string) => void,
  ): Promise<string[]> {
    const known = this.#schemas.get(schema) ?? { weight: weighSchema(schema), isUnusable: false };
    this.#schemas.set(schema, known);
    if (known.isUnusable) return [];
    const work = known.weight * weighValue(value, maxInlineWork / known.weight);
    const here = work <= maxInlineWork ? await checkHere(known, schema, value, work) : undefined;
    const verdict = here ?? (await this.#checkInWorker(known, schema, value, scope));
    scope.signal.throwIfAborted();
    if (verdict.kind === "too-deep") throw new JobAbortedError("the value is nested too deeply");
    if (verdict.kind === "unusable" && !known.isUnusable) {
      known.isUnusable = true;
      onUnusable(verdict.reason);
    }
    return verdict.kind === "mistakes" ? verdict.mistakes : [];
  }

  async #checkInWorker(
    known: KnownSchema,
    schema: JsonObject,
    value: Json,
    { projectId, signal }: CheckScope,
  ): Promise<Verdict> {
    const makeJob = () => {
      known.text ??= boundedJson("schema", schema, maxSchemaLength);
      return {
        kind: "check" as const,
        schema: known.text,
        value: boundedJson("value", value, maxValueLength),
      };
    };
    return await this.#pool.run(projectId, makeJob, signal);
  }
}

/** Steps of compiling a schema, for each unit of its weight. */
const compileSteps = 200;

/** Checks a value on this thread; `undefined` if there are mistakes and looking for all of them could take long. */
async function checkHere(
  known: KnownSchema,
  schema: JsonObject,
  value: Json,
  work: number,
): Promise<Verdict | undefined> {
  await waitForRoom(known.compiled === undefined ? work + compileSteps * known.weight : work);
  known.compiled ??= compiledSchema(schema);
  const verdict = known.compiled.fits(value);
  if (verdict.kind !== "mistakes") return verdict;
  return work <= maxInlineMistakes ? known.compiled.findAll(value) : undefined;
}

/** @throws JobAbortedError for a value that is too large, or too deep for JSON. */
function boundedJson(what: string, value: Json, maxLength: number): string {
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

/** Judges a check by what was observed. */

import { isDeepStrictEqual } from "node:util";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Check, Json, Level } from "./case.ts";
import type { CodeCheck } from "./contract.ts";
import type { Observations } from "./observation.ts";
import type { Requirement } from "./report.ts";
import { fill, Misfit, select } from "./select.ts";

/** How a check came out. */
export interface Verdict {
  pass: boolean;
  /** What is wrong, one sentence. */
  reason?: string;
  expected?: unknown;
  actual?: unknown;
}

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
const compiled = new Map<string, ValidateFunction>();

/**
 * Judges a check.
 *
 * @throws Error when the check itself is wrong: it names code that does not exist, or an expression that is none.
 */
export function judge(
  check: Check,
  observations: Observations,
  codeChecks: Readonly<Record<string, CodeCheck>>,
): Verdict {
  if (check.code !== undefined) {
    const code = codeChecks[check.code];
    if (code === undefined) throw new Error(`there is no code check "${check.code}"`);
    const parameters = filled(check.with ?? {}, observations);
    return parameters.problem === undefined
      ? code(observations, parameters.value as Record<string, Json>)
      : { pass: false, reason: parameters.problem };
  }
  const { select: expression = "@" } = check;
  let actual: Json;
  try {
    actual = select(observations, expression);
  } catch (error) {
    if (error instanceof Misfit) return { pass: false, reason: error.message };
    throw error;
  }
  if (actual === null) return { pass: false, reason: `nothing was observed at ${expression}` };
  if (check.schema !== undefined) return bySchema(check.schema, actual, observations);
  const expected = filled(check.equals ?? null, observations);
  if (expected.problem !== undefined) return { pass: false, reason: expected.problem, actual };
  if (isDeepStrictEqual(actual, expected.value)) return { pass: true };
  return { pass: false, reason: `${expression} is not what it must be`, expected: expected.value, actual };
}

function bySchema(raw: Json, actual: Json, observations: Observations): Verdict {
  const schema = filled(raw, observations);
  if (schema.problem !== undefined) return { pass: false, reason: schema.problem, actual };
  const key = JSON.stringify(schema.value);
  const validate = compiled.get(key) ?? ajv.compile(schema.value as object);
  // Schemas that hold observations are different every time: keeping them would only fill the memory.
  if (JSON.stringify(raw) === key) compiled.set(key, validate);
  if (validate(actual)) return { pass: true };
  const reason = (validate.errors ?? [])
    .slice(0, 3)
    .map(({ instancePath, message }) => `${instancePath === "" ? "the value" : instancePath} ${message}`)
    .join("; ");
  return { pass: false, reason, expected: schema.value, actual };
}

/** An expectation that holds something never observed is a check that does not hold. */
function filled(value: Json, observations: Observations): { value?: Json; problem?: string } {
  try {
    return { value: fill(value, observations) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

const order: readonly Level[] = ["MAY", "SHOULD", "MUST"];

/**
 * The level of a check: the highest of its requirements, or the lower one that it states itself.
 *
 * @throws Error for a requirement that the register does not have, and for a check that cites none.
 */
export function levelOf(
  check: { id: string; requirements: readonly string[]; level?: Level },
  requirements: ReadonlyMap<string, Requirement>,
): Level {
  const levels = check.requirements.map((id) => {
    const requirement = requirements.get(id);
    if (requirement === undefined)
      throw new Error(`the check ${check.id} cites ${id}, which the register does not have`);
    return order.indexOf(requirement.level);
  });
  if (levels.length === 0) throw new Error(`the check ${check.id} cites no requirement`);
  const highest = Math.max(...levels);
  const own = check.level === undefined ? highest : order.indexOf(check.level);
  return order[Math.min(highest, own)] as Level;
}

import { isDeepStrictEqual } from "node:util";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Check, Json, Level } from "./case.ts";
import type { CodeCheck } from "./contract.ts";
import { errorMessage } from "./error-message.ts";
import type { Observations } from "./observation.ts";
import type { Requirement } from "./report.ts";
import { describeMissing, fill, isPath, select, TypeMismatchError } from "./select.ts";

/** Verdict on a single check. */
export interface Verdict {
  pass: boolean;
  /** Reason for the failure, in one sentence. */
  reason?: string;
  expected?: unknown;
  actual?: unknown;
}

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
const compiled = new Map<string, ValidateFunction>();

/**
 * Judges a check.
 * @throws Error if the check itself is invalid, because it names an unknown check function or contains
 * invalid JMESPath.
 */
export function judge(
  check: Check,
  observations: Observations,
  codeChecks: Readonly<Record<string, CodeCheck>>,
): Verdict {
  try {
    return evaluate(check, observations, codeChecks);
  } catch (error) {
    if (!(error instanceof TypeMismatchError)) throw error;
    const where = describeSources(check.select ?? "", observations);
    return { pass: false, reason: `the observed values${where} have unexpected types, or are absent` };
  }
}

function evaluate(
  check: Check,
  observations: Observations,
  codeChecks: Readonly<Record<string, CodeCheck>>,
): Verdict {
  if (check.code !== undefined) {
    const code = codeChecks[check.code];
    if (code === undefined) throw new Error(`unknown check function "${check.code}"`);
    const parameters = tryFill(check.with ?? {}, observations);
    return parameters.problem === undefined
      ? code(observations, parameters.value as Record<string, Json>)
      : { pass: false, reason: parameters.problem };
  }
  const { select: expression = "@" } = check;
  const actual = select(observations, expression);
  if (actual === null) {
    const expected = tryFill(check.equals, observations);
    return {
      pass: false,
      reason: describeMissing(expression),
      ...(expected.value !== undefined && { expected: expected.value }),
    };
  }
  if (check.schema !== undefined) {
    const verdict = judgeSchema(check.schema, actual, observations);
    return verdict.reason === undefined
      ? verdict
      : { ...verdict, reason: `${verdict.reason}${describeSources(expression, observations)}` };
  }
  const expected = tryFill(check.equals ?? null, observations);
  if (expected.problem !== undefined) return { pass: false, reason: expected.problem, actual };
  if (isDeepStrictEqual(actual, expected.value)) return { pass: true };
  return {
    pass: false,
    reason: describeDifference(expression, expected.value, actual, observations),
    expected: expected.value,
    actual,
  };
}

/** Names the values that differ if the expression selects several fields, such as `[status, body.code]`. */
function describeDifference(
  expression: string,
  expected: Json | undefined,
  actual: Json,
  observations: Observations,
): string {
  if (isPath(expression)) return `${expression} has an unexpected value`;
  const list = /^(?:([\w.]+)\.)?\[([^[\]()'"`{}]+)\]$/.exec(expression);
  if (list === null || !Array.isArray(expected) || !Array.isArray(actual))
    return `the observed value${describeSources(expression, observations)} is unexpected`;
  const differences = (list[2] ?? "").split(",").flatMap((field, index) => {
    if (isDeepStrictEqual(expected[index], actual[index])) return [];
    const name = [list[1], field.trim()].filter(Boolean).join(".");
    return [`${name} is ${shortJson(actual[index])}, expected ${shortJson(expected[index])}`];
  });
  return differences.join("; ");
}

/** Returns ` in ` and the names of the steps that an expression uses, so that reports can show their requests. */
function describeSources(expression: string, observations: Observations): string {
  const isStep = (name: string) => {
    const seen = observations[name];
    const calls = (observations.model as Record<string, unknown> | undefined)?.[name];
    return calls !== undefined || (typeof seen === "object" && seen !== null && "kind" in seen);
  };
  const names = [...new Set(expression.match(/[A-Za-z_]\w*/g))].filter(isStep);
  return names.length === 0 ? "" : ` in ${names.join(", ")}`;
}

function shortJson(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? "absent";
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function judgeSchema(raw: Json, actual: Json, observations: Observations): Verdict {
  const schema = tryFill(raw, observations);
  if (schema.problem !== undefined) return { pass: false, reason: schema.problem, actual };
  const key = JSON.stringify(schema.value);
  const validate = compiled.get(key) ?? ajv.compile(schema.value as object);
  // A schema that contains observations differs in every run, so caching it would only waste memory.
  if (JSON.stringify(raw) === key) compiled.set(key, validate);
  if (validate(actual)) return { pass: true };
  const reason = (validate.errors ?? [])
    .slice(0, 3)
    .map(({ instancePath, message }) => `${instancePath === "" ? "the value" : instancePath} ${message}`)
    .join("; ");
  return { pass: false, reason, actual };
}

/** Replaces `${…}`. The check fails if a value was never observed. */
function tryFill(value: Json | undefined, observations: Observations): { value?: Json; problem?: string } {
  if (value === undefined) return {};
  try {
    return { value: fill(value, observations) };
  } catch (error) {
    return { problem: errorMessage(error) };
  }
}

const levelOrder: readonly Level[] = ["MAY", "SHOULD", "MUST"];

/**
 * Returns the level of a check: the highest level of its requirements, or its own level if that is lower.
 * @throws Error if a requirement is not in the register, or if the check cites no requirement.
 */
export function resolveLevel(
  check: { id: string; requirements: readonly string[]; level?: Level },
  requirements: ReadonlyMap<string, Requirement>,
): Level {
  const levels = check.requirements.map((id) => {
    const requirement = requirements.get(id);
    if (requirement === undefined)
      throw new Error(`the check ${check.id} cites ${id}, which is not in the register`);
    return levelOrder.indexOf(requirement.level);
  });
  if (levels.length === 0) throw new Error(`the check ${check.id} cites no requirement`);
  const highest = Math.max(...levels);
  const own = check.level === undefined ? highest : levelOrder.indexOf(check.level);
  return levelOrder[Math.min(highest, own)] as Level;
}

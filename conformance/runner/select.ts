/** Evaluates JMESPath on observations, for checks and for `${…}` in steps and expectations. */
import { compile, TreeInterpreter } from "@jmespath-community/jmespath";
import type { Json } from "./case.ts";
import { errorMessage } from "./error-message.ts";
import type { ObservedResponse } from "./observation.ts";

const placeholder = /\$\{([^}]*)\}/g;

/**
 * Thrown if the observed value has a type to which the expression does not apply. This is an error in the
 * implementation, not in the case.
 */
export class TypeMismatchError extends Error {}

/**
 * Evaluates a JMESPath expression (https://jmespath.site).
 * @returns The result, or `null` if nothing is found.
 * @throws {TypeMismatchError} if a function in the expression gets a value of the wrong type, for example
 * because a header is missing.
 * @throws {Error} for invalid JMESPath.
 */
export function select(root: unknown, expression: string): Json {
  let tree: ReturnType<typeof compile>;
  try {
    tree = compile(expression);
  } catch (error) {
    throw new Error(`${expression} is not JMESPath: ${errorMessage(error)}`);
  }
  try {
    return (TreeInterpreter.search(tree, root as never) ?? null) as Json;
  } catch (error) {
    throw new TypeMismatchError(
      `${expression} cannot be applied to the observed value: ${errorMessage(error)}`,
    );
  }
}

/**
 * Replaces `${JMESPath}` with observed values. If a string consists of a single placeholder, it is replaced
 * by the value itself.
 * @throws Error if an expression finds nothing.
 */
export function fill<T>(value: T, root: unknown): T {
  return deepMap(value as Json, (text) => fillText(text, root)) as T;
}

/** Returns a sentence that names the absent value, and the response that lacks it. */
function describeAbsent(root: unknown, expression: string): string {
  const [, name = "", field] = /^(\w+)\.(?:body\.|pages\[\d+\]\.)?([\w.[\]-]+)$/.exec(expression) ?? [];
  const seen = (root as Record<string, Partial<ObservedResponse> | undefined> | null)?.[name];
  if (field === undefined || typeof seen?.path !== "string") return describeMissing(expression);
  if (/^ids\b/.test(field)) return `the events of ${seen.method} ${seen.path} have no ids`;
  return `the response to ${seen.method} ${seen.path} has no ${field}`;
}

/** Describes a value that is absent. If the expression does more than name fields, describes its source instead. */
export function describeMissing(expression: string): string {
  if (isPath(expression)) return `${expression} is absent`;
  const [source] = /^\w+(?=\.)/.exec(expression) ?? [];
  return source === undefined
    ? "the expected values were not observed"
    : `${source} lacks a value that the case needs`;
}

/** Returns true for an expression that only names fields, such as `main.body.threads[0].id`. */
export function isPath(expression: string): boolean {
  return /^[\w.-]+(\[-?\d+\][\w.-]*)*$/.test(expression);
}

/** Returns the expressions in all `${…}` placeholders in a value. */
export function findExpressions(value: unknown): string[] {
  const found: string[] = [];
  deepMap(value as Json, (text) => {
    for (const [, expression = ""] of text.matchAll(placeholder)) found.push(expression);
    return text;
  });
  return found;
}

function fillText(text: string, root: unknown): Json {
  const whole = /^\$\{([^}]*)\}$/.exec(text);
  if (whole) return selectRequired(root, whole[1] ?? "");
  return text.replaceAll(placeholder, (_, expression: string) => {
    const value = selectRequired(root, expression);
    return typeof value === "string" ? value : JSON.stringify(value);
  });
}

function selectRequired(root: unknown, expression: string): Json {
  const value = select(root, expression);
  if (value === null) throw new Error(describeAbsent(root, expression));
  return value;
}

function deepMap(value: Json, map: (text: string) => Json): Json {
  if (typeof value === "string") return map(value);
  if (Array.isArray(value)) return value.map((item) => deepMap(item, map));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deepMap(item, map)]));
}

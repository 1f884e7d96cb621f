import type { Validate, Violation } from "./violations.ts";
import { token, violationsOf } from "./violations.ts";

/** The location of a parameter in a request. */
export type Location = "path" | "query" | "headers";

/** A declared parameter. */
export interface ParameterRule {
  name: string;
  type: "string" | "integer" | "number" | "boolean";
  /** The value to use if the parameter is absent. */
  default?: string | number | boolean;
}

/** An operation's parameters in one location. `validate` checks the object that contains their values. */
export interface ParameterGroup {
  rules: ParameterRule[];
  validate: Validate;
}

/**
 * Parameters as strings, after percent-decoding. A repeated parameter is a list. Header names are in lower
 * case.
 */
export type RawParameters = Partial<Record<Location, Record<string, string | string[] | undefined>>>;

/** Parameter values by declared name. */
export type ParameterValues = Record<Location, Record<string, string | number | boolean>>;

/**
 * Parses and validates the parameters of an operation. Converts strings to numbers and booleans, adds
 * defaults, and checks the schemas. Undeclared parameters are ignored. The pointer of a violation is
 * `/<name>`.
 */
export function parseGroups(
  groups: Partial<Record<Location, ParameterGroup>>,
  raw: RawParameters,
): { value: ParameterValues; violations: Violation[] } {
  const value: ParameterValues = { path: {}, query: {}, headers: {} };
  const violations: Violation[] = [];
  for (const [location, { rules, validate }] of Object.entries(groups) as [Location, ParameterGroup][]) {
    const before = violations.length;
    for (const rule of rules) {
      const text = raw[location]?.[location === "headers" ? rule.name.toLowerCase() : rule.name];
      const result = parseParameter(rule, text);
      if (typeof result === "object") violations.push({ pointer: `/${token(rule.name)}`, ...result });
      else if (result !== undefined) value[location][rule.name] = result;
    }
    const read = new Set(violations.slice(before).map(({ pointer }) => pointer));
    violations.push(...violationsOf(validate, value[location]).filter(({ pointer }) => !read.has(pointer)));
  }
  return { value, violations };
}

function parseParameter(
  rule: ParameterRule,
  text: string | string[] | undefined,
): string | number | boolean | undefined | { message: string; keyword: string } {
  if (text === undefined) return rule.default;
  if (typeof text !== "string") return { message: "must be given only once", keyword: "type" };
  const quoted = JSON.stringify(text.slice(0, 60));
  switch (rule.type) {
    case "string":
      return text;
    case "boolean":
      if (text === "true" || text === "false") return text === "true";
      return { message: `must be true or false, not ${quoted}`, keyword: "type" };
    case "integer":
      if (/^-?\d{1,15}$/.test(text)) return Number(text);
      return { message: `must be a whole number, not ${quoted}`, keyword: "type" };
    case "number":
      if (/^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return Number(text);
      return { message: `must be a number, not ${quoted}`, keyword: "type" };
  }
}

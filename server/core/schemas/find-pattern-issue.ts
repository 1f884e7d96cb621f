/** Finds regular expressions that cannot be used. They are parsed and never executed. */
import type { ValidationIssue } from "../errors.ts";
import { isObject } from "../json/object.ts";
import { appendToPointer } from "../json/pointer.ts";
import type { SchemaPart } from "./schema-parts.ts";

/**
 * Maximum length of a regular expression. V8 takes time quadratic in the number of groups with the same name
 * and of references to them.
 */
const maxLength = 2_000;

/**
 * Finds the first regular expression in `pattern` and `patternProperties` that is too long or invalid.
 *
 * @param parts The parts of a schema.
 * @param isUnicode True if all regular expressions have the `u` flag, as in draft 2020-12 (JSON Schema
 * Core, section 6.4).
 */
export function findPatternIssue(
  parts: readonly SchemaPart[],
  isUnicode: boolean,
): ValidationIssue | undefined {
  for (const { content, pointer, isSchema } of parts) {
    if (!isSchema) continue;
    const { pattern, patternProperties } = content;
    const found = [
      ...(typeof pattern === "string" ? [{ at: "/pattern", text: pattern }] : []),
      ...(isObject(patternProperties) ? Object.keys(patternProperties) : []).map((text) => ({
        at: appendToPointer("/patternProperties", text),
        text,
      })),
    ];
    for (const { at, text } of found) {
      const detail = findProblem(text, isUnicode);
      if (detail !== undefined) return { pointer: pointer + at, detail };
    }
  }
  return undefined;
}

function findProblem(pattern: string, isUnicode: boolean): string | undefined {
  if (pattern.length > maxLength) return `must be a regular expression of at most ${maxLength} characters`;
  if (isUnicodePattern(pattern) || (!isUnicode && parses(pattern, ""))) return undefined;
  return `must be a valid ECMAScript regular expression${isUnicode ? " with the `u` flag" : ""}`;
}

/** The valid property escapes that have been parsed. Their number is limited by Unicode. */
const properties = new Set<string>();

/**
 * Returns true if a regular expression is valid with the `u` flag. Each property escape, such as `\p{L}`, is
 * parsed once and then replaced with `\d`, which is allowed in the same places, because V8 expands every
 * property escape into hundreds of ranges.
 */
function isUnicodePattern(pattern: string): boolean {
  let isValid = true;
  const text = pattern.replaceAll(/\\(?:[pP]\{[^}]*\}|.)/gs, (sequence) => {
    if (sequence.length === 2 || !isValid) return sequence;
    isValid = properties.has(sequence) || parses(sequence, "u");
    if (isValid) properties.add(sequence);
    return "\\d";
  });
  return isValid && parses(text, "u");
}

function parses(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}

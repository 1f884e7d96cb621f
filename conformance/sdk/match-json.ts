import { token } from "../../generated/tambo/violations.ts";
import type { Json } from "../runner/case.ts";

/** A difference between two JSON values, and its location as a JSON Pointer (RFC 6901). */
export interface Mismatch {
  pointer: string;
  detail: string;
}

/**
 * Returns the parts of the expected value that are missing from the actual value. Objects may have additional
 * fields; lists must have the same length.
 *
 * A message's string content and a single text block are considered equal (T-024).
 */
export function findMismatches(expected: Json, actual: Json | undefined, pointer = ""): Mismatch[] {
  if (actual === undefined) return [{ pointer, detail: `is missing: expected ${shorten(expected)}` }];
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length)
      return [describeDifference(pointer, expected, actual)];
    return expected.flatMap((item, index) => findMismatches(item, actual[index], `${pointer}/${index}`));
  }
  if (typeof expected === "object" && expected !== null) {
    if (typeof actual !== "object" || actual === null || Array.isArray(actual))
      return [describeDifference(pointer, expected, actual)];
    return Object.entries(expected).flatMap(([name, value]) => {
      const sent = Object.hasOwn(actual, name) ? actual[name] : undefined;
      const same = name === "content" && sent !== undefined && isShorthand(value, sent);
      return same ? [] : findMismatches(value, sent, `${pointer}/${token(name)}`);
    });
  }
  return expected === actual ? [] : [describeDifference(pointer, expected, actual)];
}

function isShorthand(one: Json, other: Json): boolean {
  return onlyText(one) !== undefined && onlyText(one) === onlyText(other);
}

/** Returns the text if the content consists only of text. */
function onlyText(content: Json): string | undefined {
  if (typeof content === "string") return content;
  if (!Array.isArray(content) || content.length !== 1) return undefined;
  const [block] = content;
  if (typeof block !== "object" || block === null || Array.isArray(block) || block.type !== "text")
    return undefined;
  return typeof block.text === "string" ? block.text : undefined;
}

function describeDifference(pointer: string, expected: Json, actual: Json): Mismatch {
  return { pointer, detail: `is ${shorten(actual)}: expected ${shorten(expected)}` };
}

/** Returns the value as JSON, truncated to 120 characters. */
export function shorten(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

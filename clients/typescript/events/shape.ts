/** Judges values by the generated shapes of events. */
import type { ObjectShape, Shape } from "../../../generated/tambo/event-shapes.js";
import { pointerTo } from "../json-patch/json-pointer.ts";

/**
 * Tells the first thing that is wrong with a value: its JSON Pointer, and what must be there. Undefined when all is well.
 * Members that the shape does not mention are allowed: more may be added to the contract.
 */
export function violation(value: unknown, shape: Shape): string | undefined {
  if (typeof shape === "string") return wordViolation(value, shape);
  const list = isList(shape);
  const wrong = wordViolation(value, list ? "array" : "object");
  if (wrong !== undefined) return wrong;
  const container = value as Record<string, unknown>;
  // This is done for every event: nothing is made that only a violation needs.
  for (const name in shape) {
    const key = name.endsWith("?") ? name.slice(0, -1) : name;
    const member = (shape as ObjectShape)[name] as Shape;
    for (const each of list || name === "*" ? Object.keys(container) : [key]) {
      if (key !== name && container[each] === undefined) continue;
      const found = violation(container[each], member);
      if (found !== undefined) return pointerTo("", each) + found;
    }
  }
  return undefined;
}

/** Does not show the value, which may be long, or not be for whoever reads the error. */
function wordViolation(value: unknown, word: string): string | undefined {
  if (value === undefined) return " is required";
  const text = word.startsWith("=") ? word.slice(1) : undefined;
  const type = text === undefined ? word : "string";
  const actual = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  if (type !== "any" && type !== actual && !(type === "integer" && Number.isInteger(value)))
    return ` must be of JSON type ${type}, not ${actual}`;
  return text === undefined || text === value ? undefined : ` must be "${text}"`;
}

function isList(shape: readonly [Shape] | ObjectShape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

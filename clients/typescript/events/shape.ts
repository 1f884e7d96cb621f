/** Judges values by the generated shapes of events. */
import type { ObjectShape, Shape } from "../../../generated/tambo/event-shapes.js";
import { pointerTo } from "../json-patch/json-pointer.ts";

/**
 * Tells the first thing that is wrong with a value: its JSON Pointer, and what must be there. Undefined when all is well.
 * Members that the shape does not mention are allowed: more may be added to the contract.
 */
export function violation(value: unknown, shape: Shape, pointer = ""): string | undefined {
  if (typeof shape === "string") return wordViolation(value, shape, pointer);
  const list = isList(shape);
  const wrong = wordViolation(value, list ? "array" : "object", pointer);
  if (wrong !== undefined) return wrong;
  const container = value as Record<string, unknown>;
  for (const [name, member] of Object.entries(shape)) {
    const key = name.replace(/\?$/, "");
    for (const each of list || name === "*" ? Object.keys(container) : [key]) {
      if (key !== name && container[each] === undefined) continue;
      const found = violation(container[each], member, pointerTo(pointer, each));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Does not show the value, which may be long, or not be for whoever reads the error. */
function wordViolation(value: unknown, word: string, pointer: string): string | undefined {
  if (value === undefined) return `${pointer} is required`;
  const text = word.startsWith("=") ? word.slice(1) : undefined;
  const type = text === undefined ? word : "string";
  const actual = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  if (type !== "any" && type !== actual && !(type === "integer" && Number.isInteger(value)))
    return `${pointer} must be of JSON type ${type}, not ${actual}`;
  return text === undefined || text === value ? undefined : `${pointer} must be "${text}"`;
}

function isList(shape: readonly [Shape] | ObjectShape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

/** Judges values by the generated shapes of events. */
import type { ObjectShape, Shape } from "../../../generated/tambo/event-shapes.js";

/**
 * Tells the first thing that is wrong with a value: its JSON Pointer, and what must be there. Undefined when all is well.
 *
 * Members that the shape does not mention are allowed, and so are objects of a `type` that a union does not have: more
 * may be added to the contract. An unknown `op` of a JSON Patch is not, for what it does cannot be left out.
 */
export function violation(value: unknown, shape: Shape, pointer = ""): string | undefined {
  if (typeof shape === "string") return isOf(shape, value) ? undefined : mustBe(shape, value, pointer);
  if (!isList(shape)) return objectViolation(value, shape, pointer);
  if (isUnion(shape)) return unionViolation(value, shape, pointer);
  if (!Array.isArray(value)) return mustBe("array", value, pointer);
  for (const [index, item] of value.entries()) {
    const found = violation(item, shape[0], `${pointer}/${index}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function objectViolation(value: unknown, shape: ObjectShape, pointer: string): string | undefined {
  if (!isOf("object", value)) return mustBe("object", value, pointer);
  const object = value as Record<string, unknown>;
  for (const [name, member] of Object.entries(shape)) {
    const optional = name.endsWith("?");
    const keys = name === "*" ? Object.keys(object) : [optional ? name.slice(0, -1) : name];
    for (const key of keys) {
      if (optional && object[key] === undefined) continue;
      const found = violation(
        object[key],
        member,
        `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`,
      );
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function unionViolation(value: unknown, [member, ...shapes]: Union, pointer: string): string | undefined {
  const found = objectViolation(value, { [member]: "string" }, pointer);
  if (found !== undefined) return found;
  const label = (value as Record<string, string>)[member];
  const shape = shapes.find((each) => each[member] === `=${label}`);
  if (shape !== undefined) return objectViolation(value, shape, pointer);
  return member === "op" ? `${pointer}/op must be a known operation` : undefined;
}

/** Whether a value is what a word of a shape says. */
function isOf(word: string, value: unknown): boolean {
  if (word === "any") return value !== undefined;
  if (word === "integer") return Number.isInteger(value);
  return word.startsWith("=") ? value === word.slice(1) : word === jsonType(value);
}

/** Does not show the value, which may be long, or not be for whoever reads the error. */
function mustBe(word: string, value: unknown, pointer: string): string {
  if (value === undefined) return `${pointer} is required`;
  if (word.startsWith("=") && typeof value === "string") return `${pointer} must be "${word.slice(1)}"`;
  return `${pointer} must be of JSON type ${word.startsWith("=") ? "string" : word}, not ${jsonType(value)}`;
}

function jsonType(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

type Union = readonly [member: string, ...shapes: ObjectShape[]];

function isList(shape: Exclude<Shape, string>): shape is Exclude<Shape, string | ObjectShape> {
  return Array.isArray(shape);
}

function isUnion(shape: readonly [Shape] | Union): shape is Union {
  return shape.length > 1;
}

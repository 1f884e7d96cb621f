/** Computes the size of a schema's smallest value without building it: nested `minItems` multiply. */
import { choicesOf, numberAt, propertiesOf, requiredOf, type Schema, settled, typeOf } from "./schema.ts";
import { textUnits, unitsOf } from "./units.ts";

/** Number of allowed values that can be compared with a message for one unit. */
const choicesPerUnit = 4;

const sizes = new WeakMap<Schema, number>();

/**
 * Returns the units that the smallest value of a schema needs, including the work to build it: all properties
 * of an object and all allowed values. `Infinity` if the number is too large.
 *
 * @param of A schema that is small enough to be read.
 */
export function smallestSize(of: unknown): number {
  const schema = settled(of);
  const known = sizes.get(schema);
  if (known !== undefined) return known;
  const size = sizeOf(schema);
  sizes.set(schema, size);
  return size;
}

function sizeOf(schema: Schema): number {
  const choices = choicesOf(schema);
  if (choices) {
    const units = choices.map((choice) => unitsOf(choice));
    const compared = units.reduce((sum, one) => sum + one, 0) / choicesPerUnit;
    return Math.max(Math.ceil(compared), ...units);
  }
  switch (typeOf(schema)) {
    case "object":
      return objectSize(schema);
    case "array": {
      const least = leastItems(schema);
      return 1 + (least === 0 ? 0 : least * smallestSize(schema.items));
    }
    case "string":
      return 1 + textUnits(numberAt(schema, "minLength") ?? 0);
    default:
      return 1;
  }
}

/** Returns the minimum number of items of a list. */
export function leastItems(schema: Schema): number {
  return Math.max(0, Math.ceil(numberAt(schema, "minItems") ?? 0));
}

function objectSize(schema: Schema): number {
  const properties = propertiesOf(schema);
  const described = new Set(properties.map(([name]) => name));
  const required = new Set(requiredOf(schema));
  let size = 1;
  for (const [name, of] of properties) {
    size += 1 + textUnits(name.length) + (required.has(name) ? smallestSize(of) - 1 : 0);
  }
  if (schema.additionalProperties === false) return size;
  for (const name of required) {
    if (!described.has(name)) size += textUnits(name.length) + smallestSize(schema.additionalProperties);
  }
  return size;
}

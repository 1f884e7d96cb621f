/**
 * Computes the size of the smallest value that satisfies a schema. The value is not built, because nested
 * `minItems` multiply.
 */
import {
  getChoices,
  getItems,
  getNumber,
  getProperties,
  getRequired,
  getTuple,
  getType,
  resolveSchema,
  type Schema,
} from "./schema.ts";
import { countTextUnits, countUnits } from "./units.ts";

/** Number of allowed values that can be compared with a message per unit. */
const choicesPerUnit = 4;

const sizes = new WeakMap<Schema, number>();

/** Maximum nesting depth of a value. References can make a value deeper than its schema. */
const maxDepth = 40;

/**
 * Returns the number of units needed for the smallest value that satisfies a schema. This includes the work
 * to build it, which covers all object properties and all allowed values. Returns `Infinity` if the number is
 * too large.
 *
 * @param of A schema that is small enough to be read.
 * @param depth Nesting depth of the value.
 */
export function getSmallestSize(of: unknown, depth = 0): number {
  if (of === false || depth > maxDepth) return Number.POSITIVE_INFINITY;
  const schema = resolveSchema(of);
  const known = sizes.get(schema);
  if (known !== undefined) return known;
  // No value is finite if the schema requires a value of the same schema.
  sizes.set(schema, Number.POSITIVE_INFINITY);
  const size = computeSize(schema, depth + 1);
  sizes.set(schema, size);
  return size;
}

function computeSize(schema: Schema, depth: number): number {
  const choices = getChoices(schema);
  if (choices) {
    const units = choices.map((choice) => countUnits(choice));
    const compared = units.reduce((sum, one) => sum + one, 0) / choicesPerUnit;
    return Math.max(Math.ceil(compared), ...units);
  }
  switch (getType(schema)) {
    case "object":
      return computeObjectSize(schema, depth);
    case "array": {
      const tuple = getTuple(schema);
      const least = Math.max(0, getMinItems(schema) - tuple.length);
      const first = tuple.reduce<number>((sum, item) => sum + getSmallestSize(item, depth), 0);
      return 1 + first + (least === 0 ? 0 : least * getSmallestSize(getItems(schema), depth));
    }
    case "string":
      return 1 + countTextUnits(getNumber(schema, "minLength") ?? 0);
    default:
      return 1;
  }
}

/** Returns the minimum number of items of a list. */
export function getMinItems(schema: Schema): number {
  return Math.max(0, Math.ceil(getNumber(schema, "minItems") ?? 0));
}

function computeObjectSize(schema: Schema, depth: number): number {
  const properties = getProperties(schema);
  const described = new Set(properties.map(([name]) => name));
  const required = new Set(getRequired(schema));
  let size = 1;
  for (const [name, of] of properties) {
    size += 1 + countTextUnits(name.length) + (required.has(name) ? getSmallestSize(of, depth) - 1 : 0);
  }
  if (schema.additionalProperties === false) return size;
  for (const name of required) {
    if (!described.has(name))
      size += countTextUnits(name.length) + getSmallestSize(schema.additionalProperties, depth);
  }
  return size;
}

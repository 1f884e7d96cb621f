/**
 * Limits the work for each turn. One unit is one value, one property that is read, or 64 characters of text.
 */
/** Maximum units in one turn, for props, arguments, and everything read to build them. */
export const maxTurnUnits = 4_000;
/** Maximum nesting depth of a value. Request bodies have the same limit. */
const maxDepth = 64;
const unitCharacters = 64;

/** The units that are left in a turn. They are taken before anything is built. */
export class UnitBudget {
  #left: number;

  constructor(units: number = maxTurnUnits) {
    this.#left = units;
  }

  get left(): number {
    return this.#left;
  }

  /**
   * Takes units from the budget if enough are left.
   *
   * @returns True if the units were taken.
   */
  take(units: number): boolean {
    // The comparison also rejects NaN.
    if (!(units <= this.#left)) return false;
    this.#left -= Math.max(0, units);
    return true;
  }
}

/**
 * Returns the units that text costs in addition to the one unit for every value.
 *
 * @param length Length in UTF-16 code units.
 */
export function countTextUnits(length: number): number {
  return Math.floor(Math.max(0, length) / unitCharacters);
}

/**
 * Returns the cost of a JSON value and everything in it, in units.
 *
 * @param most Counting stops when this number is exceeded.
 * @returns `Infinity` for more than `most` units or more than 64 levels of nesting.
 */
export function countUnits(value: unknown, most: number = maxTurnUnits): number {
  let units = 0;
  const count = (one: unknown, depth: number): void => {
    units += 1 + (typeof one === "string" ? countTextUnits(one.length) : 0);
    if (typeof one !== "object" || one === null) return;
    if (depth >= maxDepth) units = Number.POSITIVE_INFINITY;
    if (Array.isArray(one)) {
      for (const item of one) {
        if (units > most) return;
        count(item, depth + 1);
      }
    } else {
      for (const name in one) {
        if (units > most) return;
        units += countTextUnits(name.length);
        count((one as Record<string, unknown>)[name], depth + 1);
      }
    }
  };
  count(value, 0);
  return units > most ? Number.POSITIVE_INFINITY : units;
}

/** Returns the first fields in an object without reading the rest. */
export function firstFields<Value>(object: { [name: string]: Value }, count: number): [string, Value][] {
  const fields: [string, Value][] = [];
  for (const name in object) {
    if (fields.length >= count) break;
    fields.push([name, object[name] as Value]);
  }
  return fields;
}

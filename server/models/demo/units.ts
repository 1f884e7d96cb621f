/** Limits the work of a turn. One unit is one value, one property that is read, or 64 characters of text. */
/** Maximum units of one turn: props, arguments, and everything read to build them. */
export const maxTurnUnits = 4_000;
/** Maximum nesting of a value; request bodies have the same limit. */
const maxDepth = 64;
const unitCharacters = 64;

/** The units that a turn has left. They are taken before anything is built. */
export class UnitBudget {
  #left: number;

  constructor(units: number = maxTurnUnits) {
    this.#left = units;
  }

  get left(): number {
    return this.#left;
  }

  /** Takes units if enough are left. @returns True if they were taken. */
  take(units: number): boolean {
    // Also false for NaN.
    if (!(units <= this.#left)) return false;
    this.#left -= Math.max(0, units);
    return true;
  }
}

/**
 * Returns the units of a text in addition to the one that every value has. @param length In UTF-16 code
 * units.
 */
export function countTextUnits(length: number): number {
  return Math.floor(Math.max(0, length) / unitCharacters);
}

/**
 * Returns the units of a JSON value and everything in it.
 *
 * @param most Counting stops beyond it.
 * @returns `Infinity` for more than `most` units, and for more than 64 levels of nesting.
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

/** Returns the first fields of an object without reading the rest. */
export function firstFields<Value>(object: { [name: string]: Value }, count: number): [string, Value][] {
  const fields: [string, Value][] = [];
  for (const name in object) {
    if (fields.length >= count) break;
    fields.push([name, object[name] as Value]);
  }
  return fields;
}

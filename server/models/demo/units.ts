/**
 * Bounds on the work of a turn. One unit is one value, one property that is looked at, or 64 characters of text.
 */
/** Most units of everything that is built in one turn: props, arguments, and what is looked at on the way. */
export const turnUnits = 4_000;
/** Deepest nesting of a value that is read; request bodies have the same limit. */
const deepest = 64;
const unitCharacters = 64;

/** What is left of a turn's units. Everything that is built is paid for before it is built. */
export class UnitBudget {
  #left: number;

  constructor(units: number = turnUnits) {
    this.#left = units;
  }

  get left(): number {
    return this.#left;
  }

  /** Takes units, or nothing if fewer are left. @returns Whether they were taken. */
  take(units: number): boolean {
    // Also false for NaN, which is no number of units.
    if (!(units <= this.#left)) return false;
    this.#left -= Math.max(0, units);
    return true;
  }
}

/** Returns the units of a text beyond the one that each value has. @param length In characters (UTF-16). */
export function textUnits(length: number): number {
  return Math.floor(Math.max(0, length) / unitCharacters);
}

/**
 * Returns the units of a JSON value with everything in it.
 *
 * @param most Counting ends beyond it.
 * @returns `Infinity` for more than `most` units, and for a value that is nested more than 64 levels deep.
 */
export function unitsOf(value: unknown, most: number = turnUnits): number {
  let units = 0;
  const count = (one: unknown, depth: number): void => {
    units += 1 + (typeof one === "string" ? textUnits(one.length) : 0);
    if (typeof one !== "object" || one === null) return;
    if (depth >= deepest) units = Number.POSITIVE_INFINITY;
    if (Array.isArray(one)) {
      for (const item of one) {
        if (units > most) return;
        count(item, depth + 1);
      }
    } else {
      for (const name in one) {
        if (units > most) return;
        units += textUnits(name.length);
        count((one as Record<string, unknown>)[name], depth + 1);
      }
    }
  };
  count(value, 0);
  return units > most ? Number.POSITIVE_INFINITY : units;
}

/** Returns the first members of an object, however many it has. */
export function firstMembers<Value>(object: { [name: string]: Value }, count: number): [string, Value][] {
  const members: [string, Value][] = [];
  for (const name in object) {
    if (members.length >= count) break;
    members.push([name, object[name] as Value]);
  }
  return members;
}

/** Types for building inputs, and default values. */
import type { Json, JsonObject } from "../../core/events.ts";
import type { Mentions } from "./mentions.ts";
import { conforms, type Schema } from "./schema.ts";
import { getSmallestSize } from "./smallest-size.ts";
import { countUnits, type UnitBudget } from "./units.ts";

export interface BuildOptions {
  mentions: Mentions;
  /** The rest of the turn's units. */
  budget: UnitBudget;
  /** Set to fill optional properties that the message does not mention. Components look better that way. */
  fillsOptional: boolean;
  /** Number of points of the chart whose numbers are being built. */
  points?: number | undefined;
  /** Known values, for example from a tool's result, by property name in lower case without separators. */
  known?: JsonObject;
}

/** A value. `found` is set if the message or the known values contain it. */
export interface BuiltValue {
  value: Json;
  isMentioned: boolean;
}

export interface ValueContext {
  name: string;
  /** Nesting below the root. */
  depth: number;
  /**
   * Index in the nearest enclosing list, from 0; absent outside lists. Mentioned values are not repeated
   * across a list's items.
   */
  index: number | undefined;
  /** Index in the list around that one; 0 if there is none. It varies the rows of numbers. */
  row: number;
  /** Set for a list with the names of a chart's points: mentioned names, or months. */
  axis?: "mentioned" | "months";
  /** Set if the value is omitted unless the message or the known values contain it. */
  isOptional?: boolean;
}

/** Builds a value whose smallest size has been taken from the budget. */
export type BuildValue = (of: unknown, options: BuildOptions, context: ValueContext) => BuiltValue;

/** From this depth on, lists have one item and optional properties are omitted. */
export const maxFullDepth = 3;

/** Maximum units of a default that is used. */
const maxDefaultUnits = 1_000;

/** Units of defaults that their schemas allow; `Infinity` for others. */
const defaults = new WeakMap<Schema, number>();

/** Returns the schema's default if the schema allows it and enough units are left. */
export function takeDefault(schema: Schema, { budget }: BuildOptions): BuiltValue | undefined {
  const value = schema.default as Json | undefined;
  if (value === undefined) return undefined;
  let units = defaults.get(schema);
  if (units === undefined) {
    units = countUnits(value, maxDefaultUnits);
    if (units <= maxDefaultUnits && !conforms(value, schema)) units = Number.POSITIVE_INFINITY;
    defaults.set(schema, units);
  }
  return budget.take(units - getSmallestSize(schema)) ? { value, isMentioned: false } : undefined;
}

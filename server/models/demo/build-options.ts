/** Types used when building inputs, and schema defaults. */
import type { Json, JsonObject } from "../../core/events.ts";
import type { Mentions } from "./mentions.ts";
import { conforms, type Schema } from "./schema.ts";
import { getSmallestSize } from "./smallest-size.ts";
import { countUnits, type UnitBudget } from "./units.ts";

export interface BuildOptions {
  mentions: Mentions;
  /** The units that are left in this turn. */
  budget: UnitBudget;
  /**
   * Set to `true` to fill optional properties that the message does not mention. Components look better that
   * way.
   */
  fillsOptional: boolean;
  /** Number of points in the chart that is being built. */
  points?: number | undefined;
  /**
   * Known values, for example from a tool result. The keys are property names in lower case without
   * separators.
   */
  known?: JsonObject;
}

/** A built value. `found` is true if the value comes from the message or the known values. */
export interface BuiltValue {
  value: Json;
  isMentioned: boolean;
}

export interface ValueContext {
  name: string;
  /** Nesting depth below the root. */
  depth: number;
  /**
   * Index in the nearest enclosing list, from 0; absent outside lists. Values from the message are not
   * repeated across list items.
   */
  index: number | undefined;
  /** Index in the next outer list, or 0 if there is none. It varies the numbers between rows. */
  row: number;
  /** Set for a list that contains the names of a chart's points: names from the message, or months. */
  axis?: "mentioned" | "months";
  /** True if the value is omitted unless it comes from the message or the known values. */
  isOptional?: boolean;
}

/** Builds a value. Its minimum size must already have been taken from the budget. */
export type BuildValue = (of: unknown, options: BuildOptions, context: ValueContext) => BuiltValue;

/** From this nesting depth on, lists have one item and optional properties are omitted. */
export const maxFullDepth = 3;
/** From this depth, which only recursive schemas usually reach, everything optional is omitted. */
export const maxOptionalDepth = 8;

/** Maximum size of a default in units. Larger defaults are not used. */
const maxDefaultUnits = 1_000;

/** Size in units of each default that its own schema allows; `Infinity` for every other default. */
const defaults = new WeakMap<Schema, number>();

/** Returns the schema's default if the schema allows it and enough units are left for it. */
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

/**
 * What inputs are built from, and the places of their values; defaults, which every kind of value may have.
 */
import type { Json, JsonObject } from "../../core/events.ts";
import type { Mentions } from "./mentions.ts";
import { conforms, type Schema } from "./schema.ts";
import { smallestSize } from "./smallest.ts";
import { type UnitBudget, unitsOf } from "./units.ts";

export interface Request {
  mentions: Mentions;
  /** What is left of the turn's units. */
  budget: UnitBudget;
  /** Whether to fill optional properties of which the message says nothing: a component looks better for it. */
  generous: boolean;
  /** How many points the chart has whose numbers are built. */
  points?: number | undefined;
  /** Values already known by property name, in lower case without separators, for example from a tool's result. */
  known?: JsonObject;
}

/** A value, and whether the message or the known values gave it. */
export interface Made {
  value: Json;
  found: boolean;
}

export interface Place {
  name: string;
  /** Nesting below the root. */
  depth: number;
  /**
   * Position in the nearest list around it, from 0; absent outside of lists. What a message names is not repeated
   * over the items of a list.
   */
  index: number | undefined;
  /** Position in the list around that one; 0 without. Rows of numbers differ by it. */
  row: number;
  /** A list with the names of a chart's points: those that the message gives, or months. */
  axis?: "mentioned" | "months";
  /** The value is left out unless the message or the known values give it. */
  droppable?: boolean;
}

/** Builds a value whose smallest size has been taken from the budget. */
export type Build = (of: unknown, request: Request, place: Place) => Made;

/** Below this depth lists have one item and optional properties are left out. */
export const shallow = 3;

/** Most units of a default that is used. */
const mostDefault = 1_000;

/** Units of the defaults that their schemas allow; `Infinity` for others. */
const defaults = new WeakMap<Schema, number>();

/** Returns the schema's own default, if the schema allows it and there are units left for it. */
export function defaultOf(schema: Schema, { budget }: Request): Made | undefined {
  const value = schema.default as Json | undefined;
  if (value === undefined) return undefined;
  let units = defaults.get(schema);
  if (units === undefined) {
    units = unitsOf(value, mostDefault);
    if (units <= mostDefault && !conforms(value, schema)) units = Number.POSITIVE_INFINITY;
    defaults.set(schema, units);
  }
  return budget.take(units - smallestSize(schema)) ? { value, found: false } : undefined;
}

import type { JsonObject } from "../events.ts";

/** Returns true if a JSON value is an object: neither `null` nor an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Sizes of JSON values. */
import type { Json } from "../../core/events.ts";
import { maxStateDepth } from "./state-limits.ts";

export interface Measure {
  /** Characters of the value's JSON; 0 for a value that is too deep, which no state takes. */
  size: number;
  /** Levels of objects and lists, as {@link depthOf} counts them. */
  depth: number;
}

export function measureJson(value: Json): Measure {
  const depth = depthOf(value);
  // JSON.stringify is recursive: a value that is deep enough would overflow the stack.
  return { size: depth > maxStateDepth ? 0 : JSON.stringify(value).length, depth };
}

/** Returns the levels of objects and lists in a value; one more than {@link maxStateDepth} for whatever is deeper. */
export function depthOf(value: Json, limit = maxStateDepth + 1): number {
  if (value === null || typeof value !== "object" || limit === 0) return 0;
  let deepest = 0;
  for (const member of Array.isArray(value) ? value : Object.values(value)) {
    const depth = depthOf(member, limit - 1);
    if (depth > deepest) deepest = depth;
    if (deepest === limit - 1) break;
  }
  return deepest + 1;
}

/** Returns the characters that a member's name and its colon take. */
export function sizeOfKey(name: string): number {
  return JSON.stringify(name).length + 1;
}

import type { Json } from "../events.ts";
import { isContainer, memberAt } from "./path.ts";

/** Returns whether two values are equal as RFC 6902 section 4.6 has it: members in any order, numbers by value. */
export function isEqualJson(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => {
    const [a, b] = [memberAt(one, key), memberAt(other, key)];
    return a !== undefined && b !== undefined && isEqualJson(a, b);
  });
}

/** Structural sharing between a value and the one that takes its place. */
import { isContainer, memberOf } from "../json/values.ts";
import { setMember } from "../json-patch/set-member.ts";

/** How deep equal parts are looked for; below that everything counts as new. */
const maxDepth = 1000;

/**
 * A value equal to `next`, in which all that is equal in `previous` at the same place is the very object from there.
 *
 * @param previous A JSON value, or undefined when there is none.
 * @param next Another one; left as it is.
 */
export function reuse<Value>(previous: unknown, next: Value): Value {
  return reused(previous, next, 0) as Value;
}

function reused(previous: unknown, next: unknown, depth: number): unknown {
  if (previous === next || depth === maxDepth || !isContainer(previous) || !isContainer(next)) return next;
  if (Array.isArray(previous) !== Array.isArray(next)) return next;
  let result = next;
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(previous).length;
  for (const key of keys) {
    const before = memberOf(previous, key);
    const after = next[key];
    const child = reused(before, after, depth + 1);
    if (child !== before) same = false;
    if (child === after) continue;
    if (result === next) result = Array.isArray(next) ? (next.slice() as never) : { ...next };
    setMember(result, key, child);
  }
  return same ? previous : result;
}

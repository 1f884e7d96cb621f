/** JSON values: members, equality (RFC 6902), JSON Pointer (RFC 6901) and structural sharing. */

/** An object or a list, by its steps; lists are told apart by `Array.isArray`. */
export type Container = Record<string, unknown>;

export function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null;
}

/** Returns whether a value is an object and not a list. */
export function isObject(value: unknown): value is Container {
  return isContainer(value) && !Array.isArray(value);
}

/** Returns the value if it is an object and not a list. */
export function asObject(value: unknown): Container | undefined {
  return isObject(value) ? value : undefined;
}

/** An object's own member of that name, not one that every object has. */
export function memberOf<Value>(container: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(container, name) ? container[name] : undefined;
}

/**
 * Sets a member of an object or an element of a list. Assignment would take a member named `__proto__` for the
 * object's prototype.
 */
export function setMember(container: object, key: string | number, value: unknown): void {
  // Stores of two kinds in two places: each stays fast.
  if (typeof key === "number") (container as unknown[])[key] = value;
  else if (key !== "__proto__") (container as Record<string, unknown>)[key] = value;
  else Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true });
}

/**
 * Whether two JSON values are equal, as RFC 6902 section 4.6 has it: members in any order, numbers by their value.
 * Goes down without recursion: how deep a value is, is up to whoever has sent it.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  const pairs: [unknown, unknown][] = [[one, other]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [a, b] = pair;
    if (a === b) continue;
    if (!isContainer(a) || !isContainer(b)) return false;
    if (Array.isArray(a) !== Array.isArray(b)) return false;
    const keys = Object.keys(a);
    if (keys.length !== Object.keys(b).length) return false;
    for (const key of keys) {
      if (!Object.hasOwn(b, key)) return false;
      pairs.push([a[key], b[key]]);
    }
  }
  return true;
}

/**
 * The steps of a pointer, unescaped. The first one is empty: the step to the document.
 *
 * @returns undefined for what is not a pointer.
 */
export function stepsOf(pointer: unknown): string[] | undefined {
  if (typeof pointer !== "string" || !/^(?:\/|$)/.test(pointer) || /~(?![01])/.test(pointer))
    return undefined;
  return pointer.split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The pointer to a member or element of what a pointer leads to. */
export function pointerTo(pointer: string, step: string | number): string {
  return `${pointer}/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Depth down to which `reuse` looks for equal parts; everything below counts as new. */
const maxReuseDepth = 1000;

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
  if (previous === next || depth === maxReuseDepth || !isContainer(previous) || !isContainer(next))
    return next;
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

/** JSON values: field access, equality (RFC 6902), JSON Pointers (RFC 6901) and structural sharing. */

/** An object or array, treated as a map from keys to values. */
export type Container = Record<string, unknown>;

export function isObjectOrArray(value: unknown): value is Container {
  return typeof value === "object" && value !== null;
}

/** Returns true if the value is an object and not an array. */
export function isObject(value: unknown): value is Container {
  return isObjectOrArray(value) && !Array.isArray(value);
}

/** Returns the value if it is an object and not an array, otherwise `undefined`. */
export function asObject(value: unknown): Container | undefined {
  return isObject(value) ? value : undefined;
}

/** Returns an object's own field, never an inherited one. */
export function getOwn<Value>(container: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(container, name) ? container[name] : undefined;
}

/**
 * Sets a field of an object or an element of an array. A plain assignment to `__proto__` would set the
 * object's prototype instead.
 */
export function setOwn(container: object, key: string | number, value: unknown): void {
  // Separate assignments for arrays and objects keep the engine's inline caches monomorphic.
  if (typeof key === "number") (container as unknown[])[key] = value;
  else if (key !== "__proto__") (container as Record<string, unknown>)[key] = value;
  else Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true });
}

/**
 * Returns true if two JSON values are equal (RFC 6902 section 4.6): fields are compared in any order, and
 * numbers by value. It does not recurse, because the sender determines how deeply a value is nested.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  const pairs: [unknown, unknown][] = [[one, other]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [a, b] = pair;
    if (a === b) continue;
    if (!isObjectOrArray(a) || !isObjectOrArray(b)) return false;
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
 * Returns the unescaped steps of a JSON Pointer, or `undefined` if the text is not a valid pointer. The first
 * step is empty and leads to the document.
 */
export function parsePointer(pointer: unknown): string[] | undefined {
  if (typeof pointer !== "string" || !/^(?:\/|$)/.test(pointer) || /~(?![01])/.test(pointer))
    return undefined;
  return pointer.split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Returns the JSON Pointer to a field or element of the value at `pointer`. */
export function appendPointer(pointer: string, step: string | number): string {
  return `${pointer}/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The maximum depth at which equal parts are shared. Everything deeper is treated as new. */
const maxReuseDepth = 1000;

/**
 * Returns a value equal to `next` that shares with `previous` every part that is equal at the same location.
 * `next` is not modified.
 */
export function shareEqualParts<Value>(previous: unknown, next: Value): Value {
  return shareParts(previous, next, 0) as Value;
}

function shareParts(previous: unknown, next: unknown, depth: number): unknown {
  if (previous === next || depth === maxReuseDepth || !isObjectOrArray(previous) || !isObjectOrArray(next))
    return next;
  if (Array.isArray(previous) !== Array.isArray(next)) return next;
  let result = next;
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(previous).length;
  for (const key of keys) {
    const before = getOwn(previous, key);
    const after = next[key];
    const child = shareParts(before, after, depth + 1);
    if (child !== before) same = false;
    if (child === after) continue;
    if (result === next) result = Array.isArray(next) ? (next.slice() as never) : { ...next };
    setOwn(result, key, child);
  }
  return same ? previous : result;
}

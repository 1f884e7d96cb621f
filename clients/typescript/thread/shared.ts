/** Structural sharing: what is equal stays the same object. */

/** `next`, with every part of it that is equal to the same part of `previous` taken from there. Both are JSON values. */
export function shared<T>(previous: unknown, next: T): T {
  if (previous === next || !isObject(previous) || !isObject(next)) return next;
  if (Array.isArray(previous) !== Array.isArray(next)) return next;
  const names = Object.keys(next);
  let equal = Object.keys(previous).length === names.length;
  const result: Record<string, unknown> = Array.isArray(next) ? ([] as never) : {};
  for (const name of names) {
    const own = Object.hasOwn(previous, name);
    const value = own ? shared(previous[name], next[name]) : next[name];
    if (!own || value !== previous[name]) equal = false;
    // Not by assignment, for which `__proto__` is no plain member.
    Object.defineProperty(result, name, { value, writable: true, enumerable: true, configurable: true });
  }
  return (equal ? previous : result) as T;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

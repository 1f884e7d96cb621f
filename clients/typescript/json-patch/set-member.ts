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

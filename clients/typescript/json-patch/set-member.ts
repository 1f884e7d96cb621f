/**
 * Sets a member of an object or an element of a list. Assignment would take a member named `__proto__` for the
 * object's prototype.
 */
export function setMember(container: object, key: string | number, value: unknown): void {
  if (key !== "__proto__") (container as Record<string | number, unknown>)[key] = value;
  else Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true });
}

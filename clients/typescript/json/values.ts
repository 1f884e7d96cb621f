/** An object or a list, by its steps; lists are told apart by `Array.isArray`. */
export type Container = Record<string, unknown>;

export function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null;
}

/** An object's own member of that name, not one that every object has. */
export function memberOf<Value>(container: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(container, name) ? container[name] : undefined;
}

/** The value, if it is an object and no list. */
export function asObject(value: unknown): Container | undefined {
  return isContainer(value) && !Array.isArray(value) ? value : undefined;
}

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A JSON object. */
export type JsonObject = { [key: string]: Json };

/** Returns true if a JSON value is an object, not `null` or an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Copies the named fields that are present. */
export function pick<T extends object, K extends keyof T>(value: T, ...names: K[]): Pick<T, K> {
  const picked: Partial<T> = {};
  for (const name of names) if (value[name] !== undefined) picked[name] = value[name];
  return picked as Pick<T, K>;
}

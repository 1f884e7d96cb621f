/** Alterations of JSON values. */
import type { Loose } from "./exchange.ts";

/** Returns a function that removes fields from an object. */
export function deleteFields(...names: readonly string[]) {
  return (holder: Loose): void => {
    for (const name of names) delete holder[name];
  };
}

/** Returns a function that sets fields on an object. */
export function setFields(fields: object) {
  return (holder: Loose): void => void Object.assign(holder, structuredClone(fields));
}

/** Returns true if a value is a JSON object. */
export function isObject(value: Loose): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the objects in a list, or an empty list if the value is not a list. */
export function listObjects(value: Loose): Loose[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Returns the nesting depth of a value. */
export function measureDepth(value: Loose): number {
  return typeof value === "object" && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(measureDepth))
    : 0;
}

/**
 * Alters a value at all matching paths.
 * @param instead Returns the new value; `undefined` removes the path.
 */
export function alterMatching(
  body: Loose,
  pointers: readonly string[],
  paths: RegExp,
  instead?: (value: Loose) => unknown,
): void {
  for (const pointer of pointers) {
    const [path = ""] = paths.exec(pointer) ?? [];
    if (path === "") continue;
    const steps = path.slice(1).split("/");
    const last = steps.at(-1) ?? "";
    const holder = steps.slice(0, -1).reduce((value: Loose, step: string) => value?.[step], body);
    if (typeof holder !== "object" || holder === null) continue;
    const altered = instead?.(holder[last]);
    if (altered === undefined) delete holder[last];
    else holder[last] = altered;
  }
}

/** What a JSON Pointer in a reference names: `undefined` where there is no such place. A reference is `#` and a pointer. */
export function targetOf(document: object, ref: string): unknown {
  return stepsOf(ref).reduce<unknown>(
    (at, step) =>
      typeof at === "object" && at !== null && Object.hasOwn(at, step)
        ? (at as Record<string, unknown>)[step]
        : undefined,
    document,
  );
}

/** The members that a reference goes through: `#/a~1b/c%20d` goes through `a/b`, then `c d`. */
export function stepsOf(ref: string): string[] {
  return ref
    .slice(2)
    .split("/")
    .map((step) => decoded(step).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A reference is part of an address, so what is not allowed there may be written as `%20`. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

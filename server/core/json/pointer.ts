/** JSON Pointers (RFC 6901). */

/** One step of a pointer (RFC 6901 section 3). */
export function pointerStep(name: string): string {
  return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The pointer of a member of the value with the given pointer. */
export function memberOf(pointer: string, name: string | number): string {
  return pointer + pointerStep(String(name));
}

/** The names on the way to a value. */
export function namesOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

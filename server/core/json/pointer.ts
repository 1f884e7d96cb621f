/** JSON Pointers (RFC 6901). */

/** Encodes a name as a reference token with its `/` (RFC 6901 section 3). */
export function toPointerToken(name: string): string {
  return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Returns the pointer of a field or item of the value at a pointer. */
export function appendToPointer(pointer: string, name: string | number): string {
  return pointer + toPointerToken(String(name));
}

/** Returns the decoded reference tokens of a pointer. */
export function parsePointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

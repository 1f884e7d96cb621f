/** JSON Pointers (RFC 6901). */

/** Encodes a name as a reference token, including the leading `/` (RFC 6901 section 3). */
export function toPointerToken(name: string): string {
  return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Appends a field name or array index to a pointer. */
export function appendToPointer(pointer: string, name: string | number): string {
  return pointer + toPointerToken(String(name));
}

/** Returns a pointer's reference tokens in decoded form. */
export function parsePointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

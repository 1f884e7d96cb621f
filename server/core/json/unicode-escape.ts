/** A character as JSON and JavaScript escape it: `\u2028`. @param character One UTF-16 unit. */
export function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

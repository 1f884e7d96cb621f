/** Going through a JSON text without parsing it. */

/** Codes of the characters that give a JSON text its structure. */
export const code = {
  quote: 0x22,
  comma: 0x2c,
  openList: 0x5b,
  backslash: 0x5c,
  closeList: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
} as const;

/** Returns the position of the quote that ends a string; the text's length if there is none. @param start Its first quote. */
export function endOfString(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let before = at - 1;
    while (json.charCodeAt(before) === code.backslash) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return json.length;
}

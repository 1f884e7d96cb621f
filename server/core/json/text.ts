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

/** Bytes that a value takes besides its text, on average of objects, members and items of lists. */
export const valueBytes = 64;

/** Returns the position of the quote that ends a string; the text's length if there is none. @param start Its first quote. */
export function endOfString(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let before = at - 1;
    while (json.charCodeAt(before) === code.backslash) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return json.length;
}

/** Counts how deeply a JSON text is nested, and about how many values it has, before anything is built from it. */
export function shapeOf(text: string): { depth: number; values: number } {
  let level = 0;
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === code.quote) {
      at = endOfString(text, at);
    } else if (char === code.openObject || char === code.openList) {
      level += 1;
      values += 1;
      if (level > depth) depth = level;
    } else if (char === code.closeObject || char === code.closeList) {
      level -= 1;
    } else if (char === code.comma) {
      values += 1;
    }
  }
  return { depth, values };
}

/** Returns the most that {@link weightOf} returns for a text of so many characters. */
export function mostWeightOf(characters: number): number {
  return characters + (characters + 1) * valueBytes;
}

/**
 * Returns about how many bytes of memory a JSON text takes together with the value that is parsed from it. The length of
 * the text alone tells little: a list of `{}` takes forty times its length.
 */
export function weightOf(json: string): number {
  return json.length + shapeOf(json).values * valueBytes;
}

/** A character as JSON and JavaScript escape it: `\u2028`. @param character One UTF-16 unit. */
export function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

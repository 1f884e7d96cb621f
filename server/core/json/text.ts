/** Functions that scan JSON text without parsing it. */
/** Character codes of JSON's structural characters. */
export const charCodes = {
  quote: 0x22,
  comma: 0x2c,
  openList: 0x5b,
  backslash: 0x5c,
  closeList: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
} as const;

/** Average memory in bytes for a value (object, field or array item), in addition to its text. */
export const valueBytes = 64;

/**
 * Returns the position of a string's closing quote, or the length of the text if the string is not closed.
 * @param start Position of the opening quote.
 */
export function findStringEnd(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let before = at - 1;
    while (json.charCodeAt(before) === charCodes.backslash) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return json.length;
}

/** Returns the nesting depth of JSON text and the approximate number of values in it, without parsing it. */
export function measureJsonText(text: string): { depth: number; values: number } {
  let level = 0;
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === charCodes.quote) {
      at = findStringEnd(text, at);
    } else if (char === charCodes.openObject || char === charCodes.openList) {
      level += 1;
      values += 1;
      if (level > depth) depth = level;
    } else if (char === charCodes.closeObject || char === charCodes.closeList) {
      level -= 1;
    } else if (char === charCodes.comma) {
      values += 1;
    }
  }
  return { depth, values };
}

/** Returns the largest value that {@link estimateMemory} can return for text of this length. */
export function maxMemoryOf(characters: number): number {
  return characters + (characters + 1) * valueBytes;
}

/**
 * Estimates the memory in bytes that JSON text takes together with its parsed value. The length alone is a
 * poor estimate, because an array of `{}` takes forty times its length.
 */
export function estimateMemory(json: string): number {
  return json.length + measureJsonText(json).values * valueBytes;
}

/**
 * Returns the JSON escape sequence for a character, such as `\u2028`.
 *
 * @param character A single UTF-16 code unit.
 */
export function escapeUnicode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

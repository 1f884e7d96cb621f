/** Scanning a JSON text without parsing it. */
/** Codes of JSON's structural characters. */
export const charCodes = {
  quote: 0x22,
  comma: 0x2c,
  openList: 0x5b,
  backslash: 0x5c,
  closeList: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
} as const;

/** Average bytes of memory of a value (object, field or array item) besides its text. */
export const valueBytes = 64;

/**
 * Returns the position of a string's closing quote, or the length of the text if it has none. @param start
 * Position of the opening quote.
 */
export function findStringEnd(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let before = at - 1;
    while (json.charCodeAt(before) === charCodes.backslash) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return json.length;
}

/**
 * Returns the nesting depth of a JSON text and the approximate number of its values, without building them.
 */
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

/** Returns the largest result of {@link estimateMemory} for a text of this length. */
export function maxMemoryOf(characters: number): number {
  return characters + (characters + 1) * valueBytes;
}

/**
 * Estimates the bytes of memory of a JSON text together with its parsed value. The length alone is a poor
 * estimate: a list of `{}` takes forty times its length.
 */
export function estimateMemory(json: string): number {
  return json.length + measureJsonText(json).values * valueBytes;
}

/** Returns a character as a JSON escape: `\u2028`. @param character One UTF-16 unit. */
export function escapeUnicode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

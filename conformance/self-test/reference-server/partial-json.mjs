/** Parses JSON objects of a model, which may be incomplete or invalid. */

/** Parses a JSON object; returns `undefined` if the text is anything else. */
export function parseObject(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Possible completions of an incomplete value, name or escape sequence. */
const completions = [
  "",
  '"',
  "null",
  "0",
  "e",
  "l",
  "ue",
  "ll",
  "se",
  '\\"',
  '0"',
  "rue",
  "ull",
  "lse",
  ":null",
  '00"',
]
  .concat("alse", '":null', '000"', '"":null', '0000"', '\\":null', '0":null')
  .concat('00":null', '000":null', '0000":null');

/** Returns a suffix that completes a text to a JSON object; `undefined` if there is none. */
export function findCompletion(text) {
  const closers = [];
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (inString && character === "\\") index++;
    else if (character === '"') inString = !inString;
    else if (!inString && character === "{") closers.unshift("}");
    else if (!inString && character === "[") closers.unshift("]");
    else if (!inString && /[}\]]/.test(character)) closers.shift();
  }
  const close = closers.join("");
  if (text.trim() === "") return "{}";
  return completions.map((rest) => rest + close).find((end) => parseObject(text + end));
}

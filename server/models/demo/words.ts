/** Splits text and identifiers into words. */
import { synonyms } from "./lexicon.ts";

/**
 * Returns the words in a string in lower case. `getStockPrices` and `get_stock_prices` are split into the
 * same words.
 */
export function splitWords(text: string): string[] {
  const spaced = text
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2");
  return spaced.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Returns the words normalized for comparison: in the singular, and with each synonym replaced by its group's
 * first word.
 */
export function normalizeWords(text: string): string[] {
  return splitWords(text).map((word) => {
    const one = toSingular(word);
    return synonyms.get(one) ?? one;
  });
}

function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  return word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** Returns an identifier in the form that people write: `StockChart` becomes `stock chart`. */
export function toHumanName(identifier: string): string {
  return splitWords(identifier).join(" ") || identifier;
}

/** Returns the text with its first letter capitalized. */
export function capitalise(text: string): string {
  const [first = "", ...rest] = text;
  return first.toUpperCase() + rest.join("");
}

/** Joins the items as in `a`, `a and b` or `a, b and c`. */
export function formatList(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** Returns at most `length` characters, and adds an ellipsis if the text was cut. */
export function shorten(text: string, length: number): string {
  // A character has at most two UTF-16 code units.
  const characters = [...text.slice(0, 2 * length + 2)];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join("")}…`;
}

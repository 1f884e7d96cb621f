/** Formats choices for a message. */

/** Lists names in quotes: `"a"`, `"a" or "b"`, `"a", "b" or "c"`. */
export function quoteChoices(names: readonly string[]): string {
  return joinChoices(names.map((name) => `"${name}"`));
}

/** Lists phrases: `a`, `a or b`, `a, b or c`. */
export function joinChoices(phrases: readonly string[]): string {
  const last = phrases.at(-1) ?? "";
  return phrases.length < 2 ? last : `${phrases.slice(0, -1).join(", ")} or ${last}`;
}

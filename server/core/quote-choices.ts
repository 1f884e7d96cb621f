/** Formats choices for a message. */

/** British English has no comma before "or". */
const disjunction = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Lists names in quotes: `"a"`, `"a" or "b"`, `"a", "b" or "c"`. */
export function quoteChoices(names: readonly string[]): string {
  return joinChoices(names.map((name) => `"${name}"`));
}

/** Lists phrases: `a`, `a or b`, `a, b or c`. */
export function joinChoices(phrases: readonly string[]): string {
  return disjunction.format(phrases);
}

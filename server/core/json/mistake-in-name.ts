/** Names that no database holds as they are. */

/**
 * What is wrong with a text that is a name: it would be stored as another, and be found by others. To the database all
 * halves of surrogate pairs are the same, and U+0000 is none of its characters.
 *
 * @returns The mistake, to be said after the name of the member; `undefined` for a text that is held as it is.
 */
export function mistakeInName(name: string): string | undefined {
  if (name.includes("\0")) return "has U+0000, which databases do not hold; leave it out";
  if (!name.isWellFormed()) return "has half of a surrogate pair, which is no text; leave it out";
  return undefined;
}

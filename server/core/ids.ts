/**
 * Ids of the server: a prefix that names the kind, then 26 characters that sort by time and cannot be guessed. Ids of
 * clients: those that databases hold as they are.
 */
import { randomBytes } from "node:crypto";

/** Kinds of ids and their prefixes. */
export type IdKind = "thr" | "run" | "msg" | "tc" | "comp" | "node";

// Crockford's base 32 in lower case: no two characters that look alike.
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

function encode(value: bigint, length: number): string {
  let text = "";
  for (let rest = value; text.length < length; rest >>= 5n) text = alphabet[Number(rest & 31n)] + text;
  return text;
}

/**
 * Makes a new id: 48 bits of time in milliseconds, then 80 random bits.
 *
 * @param kind Kind of the thing named.
 * @returns For example `thr_01jdk3v5w8xq2n4r6t8z0b1c2d`.
 */
export function newId(kind: IdKind): string {
  return `${kind}_${encode(BigInt(Date.now()), 10)}${encode(BigInt(`0x${randomBytes(10).toString("hex")}`), 16)}`;
}

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

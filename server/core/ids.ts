/**
 * Ids. The server's have a prefix for their kind, then 26 characters that sort by time and cannot be guessed.
 * Clients' are stored unchanged.
 */
import { randomBytes } from "node:crypto";

/** Prefixes of ids, one for each kind. */
export type IdKind = "thr" | "run" | "msg" | "tc" | "comp" | "node";

// Crockford's base 32 in lower case, without characters that look alike.
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

function encode(value: bigint, length: number): string {
  let text = "";
  for (let rest = value; text.length < length; rest >>= 5n) text = alphabet[Number(rest & 31n)] + text;
  return text;
}

/**
 * Creates an id: 48 bits of time in milliseconds, then 80 random bits.
 *
 * @returns For example `thr_01jdk3v5w8xq2n4r6t8z0b1c2d`.
 */
export function createId(kind: IdKind): string {
  return `${kind}_${encode(BigInt(Date.now()), 10)}${encode(BigInt(`0x${randomBytes(10).toString("hex")}`), 16)}`;
}

/**
 * Describes why a text cannot be an id. Databases do not store U+0000, and store all unpaired surrogates as
 * the same character, so that different ids would be equal.
 *
 * @returns A predicate to put after the field's name, or `undefined` for a valid id.
 */
export function describeInvalidId(name: string): string | undefined {
  if (name.includes("\0")) return "contains U+0000, which databases cannot store; remove it";
  if (!name.isWellFormed()) return "contains an unpaired surrogate; remove it";
  return undefined;
}

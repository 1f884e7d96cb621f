/**
 * Creates and validates IDs. An ID created by the server consists of a prefix for the kind of object,
 * followed by 26 characters that sort by time and cannot be guessed. IDs chosen by clients are stored
 * unchanged.
 */
import { randomBytes } from "node:crypto";

/** ID prefixes, one for each kind of object. */
export type IdKind = "thr" | "run" | "msg" | "tc" | "comp" | "node";

// Crockford's Base32 in lower case, which omits characters that look alike.
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

function encode(value: bigint, length: number): string {
  let text = "";
  for (let rest = value; text.length < length; rest >>= 5n) text = alphabet[Number(rest & 31n)] + text;
  return text;
}

/**
 * Creates an ID from the time in milliseconds (48 bits) and 80 random bits.
 *
 * @returns An ID such as `thr_01jdk3v5w8xq2n4r6t8z0b1c2d`.
 */
export function createId(kind: IdKind): string {
  return `${kind}_${encode(BigInt(Date.now()), 10)}${encode(BigInt(`0x${randomBytes(10).toString("hex")}`), 16)}`;
}

/**
 * Describes why a string is not a valid ID. Databases cannot store U+0000, and they store all unpaired
 * surrogates as the same character, so different IDs could become identical.
 *
 * @returns A phrase that completes a sentence starting with the field's name, or `undefined` for a valid ID.
 */
export function describeInvalidId(name: string): string | undefined {
  if (name.includes("\0")) return "contains U+0000, which databases cannot store; remove it";
  if (!name.isWellFormed()) return "contains an unpaired surrogate; remove it";
  return undefined;
}

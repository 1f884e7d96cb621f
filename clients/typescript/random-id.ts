/** Ids that nobody can guess. */

/** 32 hexadecimal digits by chance. Unlike `crypto.randomUUID` it is also there on pages that came over plain HTTP. */
export function randomId(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return words.reduce((id, word) => id + word.toString(16).padStart(8, "0"), "");
}

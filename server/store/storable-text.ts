/** Texts as both databases can hold them. */

/**
 * A text as it is stored, and as it is looked for. PostgreSQL holds no U+0000, and neither database half a surrogate
 * pair: each becomes U+FFFD. JSON texts have these characters escaped, so they stay as they are.
 */
export function storableText(text: string): string {
  return (text.includes("\0") ? text.replaceAll("\0", "\ufffd") : text).toWellFormed();
}

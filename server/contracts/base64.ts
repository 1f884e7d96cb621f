/**
 * Whether a text is base64 of at least one byte, with padding (RFC 4648 section 4).
 *
 * No repetition is looked for: of a text of megabytes that can take more stack than there is.
 */
export function isBase64(text: string): boolean {
  const isPadded = /^(?:[A-Za-z0-9+/]{2}|[A-Za-z0-9+/]=|==)$/.test(text.slice(-2));
  return text.length > 0 && text.length % 4 === 0 && isPadded && !/[^A-Za-z0-9+/]/.test(text.slice(0, -2));
}

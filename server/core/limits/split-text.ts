/**
 * Functions that split and truncate text. A model can send deltas of any size, but the size of an event is
 * limited.
 */
/** Maximum size of a delta as UTF-8, in bytes. */
export const maxDeltaBytes = 64 * 1024;

const encoder = new TextEncoder();

/** Splits text into deltas of at most {@link maxDeltaBytes} bytes as UTF-8. Surrogate pairs are not split. */
export function splitDelta(text: string): readonly string[] {
  // A UTF-16 code unit takes at most three bytes. Almost every delta is far smaller than the limit.
  if (text.length * 3 <= maxDeltaBytes) return [text];
  const parts: string[] = [];
  const buffer = new Uint8Array(maxDeltaBytes);
  for (let start = 0; start < text.length; ) {
    const { read } = encoder.encodeInto(text.slice(start, start + maxDeltaBytes), buffer);
    parts.push(text.slice(start, start + read));
    start += read;
  }
  return parts;
}

/**
 * Returns the start of some text, up to a maximum number of UTF-16 code units. The result never ends with an unpaired
 * surrogate.
 */
export function truncateText(text: string, maxCharacters: number): string {
  return text.length <= maxCharacters ? text : text.slice(0, maxCharacters).replace(/[\ud800-\udbff]$/, "");
}

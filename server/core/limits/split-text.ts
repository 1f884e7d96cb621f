/** Splits and truncates texts. A model's delta may have any size; an event of a run may not. */
/** Maximum bytes of one delta in UTF-8. */
export const maxDeltaBytes = 64 * 1024;

const encoder = new TextEncoder();

/**
 * Splits a text into deltas of at most {@link maxDeltaBytes} bytes of UTF-8. Surrogate pairs are not split.
 */
export function splitDelta(text: string): readonly string[] {
  // A UTF-16 unit has at most three bytes. Almost every delta is far smaller than the limit.
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
 * Returns the start of a text: at most so many characters (UTF-16 units), without an unpaired surrogate at
 * its end.
 */
export function truncateText(text: string, maxCharacters: number): string {
  return text.length <= maxCharacters ? text : text.slice(0, maxCharacters).replace(/[\ud800-\udbff]$/, "");
}

/** Texts in pieces of bounded size: a delta of a model may have any size, an event of a run may not. */
/** Most bytes of one delta in UTF-8. */
export const maxDeltaBytes = 64 * 1024;

const encoder = new TextEncoder();

/**
 * A text in pieces of at most {@link maxDeltaBytes} bytes of UTF-8, which together are the text. No piece ends between
 * the halves of a surrogate pair.
 */
export function piecesOf(text: string): readonly string[] {
  // A unit of UTF-16 is three bytes at most: almost every delta is far smaller.
  if (text.length * 3 <= maxDeltaBytes) return [text];
  const pieces: string[] = [];
  const room = new Uint8Array(maxDeltaBytes);
  for (let start = 0; start < text.length; ) {
    const { read } = encoder.encodeInto(text.slice(start, start + maxDeltaBytes), room);
    pieces.push(text.slice(start, start + read));
    start += read;
  }
  return pieces;
}

/** The beginning of a text: at most so many characters (UTF-16 units), and no half of a surrogate pair at its end. */
export function cutText(text: string, maxCharacters: number): string {
  return text.length <= maxCharacters ? text : text.slice(0, maxCharacters).replace(/[\ud800-\udbff]$/, "");
}

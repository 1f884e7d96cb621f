/**
 * A text as it is, or the beginning of one that is too long, with a mark behind it. Characters are code points, so
 * that none is cut in two.
 *
 * @param max Most characters of a text that stays as it is.
 * @param keep Characters that stay of a longer one.
 */
export function shorten(text: string, max: number, mark: string, keep = max): string {
  return endOf(text, max) === text.length ? text : text.slice(0, endOf(text, keep)) + mark;
}

/** Where the first so many characters of a text end. */
function endOf(text: string, characters: number): number {
  let end = 0;
  for (let count = 0; count < characters && end < text.length; count += 1) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return end;
}

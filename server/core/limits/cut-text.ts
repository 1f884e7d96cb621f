/** The beginning of a text: at most so many characters (UTF-16 units), and no half of a surrogate pair at its end. */
export function cutText(text: string, maxCharacters: number): string {
  return text.length <= maxCharacters ? text : text.slice(0, maxCharacters).replace(/[\ud800-\udbff]$/, "");
}

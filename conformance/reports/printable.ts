/** Text of the implementation in a report: nothing in it may act on a terminal, an XML parser or a reader's eyes. */

/** Controls, direction marks, line separators, halves of surrogate pairs and noncharacters. */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * @returns The text in one line, with what cannot be seen written as JSON writes it: `\n`, `\u001b`. The result is
 * well-formed Unicode and has only characters that XML 1.0 allows.
 */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => {
    if (character === "\n") return "\\n";
    if (character === "\r") return "\\r";
    if (character === "\t") return "\\t";
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/** @returns The text itself, or its first `length` characters and how many were left out. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const kept = text
    .slice(0, length)
    .toWellFormed()
    .replace(/\ufffd$/, "");
  return `${kept}… (${text.length - kept.length} more characters)`;
}
